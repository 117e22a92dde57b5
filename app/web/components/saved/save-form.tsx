import { useTranslations } from "use-intl";
import { longestSavedName } from "../../../features/saved/contracts/saved.ts";
import { Button } from "../../design/button.tsx";
import { NameField, SelectField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";

type SaveFormProps = {
  /** The parameters of the screener's address. */
  screen: string;
  /** Formulas that can be saved in its place. */
  ratios: readonly string[];
  /** What was typed before, where it was refused. */
  typed?: { name: string; ratio: string; isWatched: boolean };
  error?: string | undefined;
};

/** Saves a screen, or one of its formulas, under a name. */
export function SaveForm({ screen, ratios, typed, error }: SaveFormProps) {
  const t = useTranslations("saved");
  const address = useLocalAddress();
  return (
    <form method="post" action={address("/saved")} className="mt-3 grid max-w-[460px] justify-items-start gap-4">
      <input type="hidden" name="form" value="add" />
      <input type="hidden" name="screen" value={screen} />
      {ratios.length > 0 && (
        <SelectField name="ratio" label={t("what")} defaultValue={typed?.ratio}>
          <option value="">{t("thisScreen")}</option>
          {ratios.map((expression) => (
            <option key={expression}>{expression}</option>
          ))}
        </SelectField>
      )}
      <div className="w-full">
        <NameField
          label={t("name")}
          hint={t("hint")}
          defaultValue={typed?.name}
          maxLength={longestSavedName}
          error={error}
        />
      </div>
      <label className="screener-check">
        <input type="checkbox" name="isWatched" value="yes" defaultChecked={typed?.isWatched} />
        {t("watchThis")}
      </label>
      <Button type="submit">{t("save")}</Button>
    </form>
  );
}
