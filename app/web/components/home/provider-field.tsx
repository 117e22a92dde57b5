import { useTranslations } from "use-intl";
import { SelectField } from "../../design/field.tsx";
import { useProviderName } from "../site/provider-name.ts";

/** A provider that could answer; `reason` says why it cannot now. */
export type OfferedProvider = { id: string; available: boolean; reason: "paused" | "limited" | null };

/** Where the figures may come from; the ones that cannot answer stay in sight, with the reason. */
export function ProviderField({ providers }: { providers: readonly OfferedProvider[] }) {
  const t = useTranslations("search.source");
  const nameOf = useProviderName();
  return (
    <SelectField name="source" label={t("label")} defaultValue="automatic">
      {providers.map(({ id, available, reason }) => (
        <option key={id} value={id} disabled={!available}>
          {reason === null ? nameOf(id) : t(reason, { source: nameOf(id) })}
        </option>
      ))}
    </SelectField>
  );
}
