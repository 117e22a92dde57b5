import type { AccountsBase } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { accountsText } from "../../../messages/accounts-text.ts";
import { useFormats } from "../../formats.ts";

/** Which accounts the values start from, and why not from later ones. */
export function AccountsLine({ accounts }: { accounts: AccountsBase }) {
  const t = useTranslations();
  const formats = useFormats();
  // Each text has its own arguments, and its phrase gives exactly those; the type of the key is too wide to say so.
  const say = t as unknown as (key: string, values: object) => string;
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
