import { useTranslations } from "use-intl";
import { type Entries, searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { useRootData } from "../../root-data.ts";
import { LocalLink } from "../site/local-link.tsx";
import { SaveForm } from "./save-form.tsx";

type SaveScreenProps = { entries: Entries; ratios: readonly { expression: string }[] };

/** Saves the list of the page, or a formula of it, in the account. */
export function SaveScreen({ entries, ratios }: SaveScreenProps) {
  const t = useTranslations("saved");
  const isSignedIn = (useRootData()?.personName ?? null) !== null;
  const search = searchText(entries.filter(([name]) => name !== "page" && name !== "lang"));
  if (!isSignedIn)
    return (
      <p className="mt-4">
        <LocalLink className="link" to={`/auth?return=${encodeURIComponent(`/screener${search}`)}`} rel="nofollow">
          {t("signIn")}
        </LocalLink>
      </p>
    );
  return (
    <details className="disclosure mt-4">
      <summary>{t("saveThis")}</summary>
      <SaveForm screen={search.replace("?", "")} ratios={ratios.map(({ expression }) => expression)} />
    </details>
  );
}
