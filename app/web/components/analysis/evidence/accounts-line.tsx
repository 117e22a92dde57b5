import type { AccountsBase } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { accountsText } from "../../../../messages/accounts-text.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useFormats } from "../../../analysis/formats.ts";

/** Which accounts the values start from, and why not from later ones. */
export function AccountsLine({ accounts }: { accounts: AccountsBase }) {
  const t = useTranslations();
  const formats = useFormats();
  const say = textByKey(t);
  const text = accountsText(accounts, {
    say: (key, values) => say(`analysis.accounts.${key}`, values),
    figure: (name) => t(`figures.${name}`),
    formats,
  });
  if (text === null) return null;
  return (
    <p className="company-meta" data-part="accounts">
      {text.base}
      {text.reason === null ? "" : `. ${text.reason}`}
    </p>
  );
}
