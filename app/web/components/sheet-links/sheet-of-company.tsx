import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { useCarriedLanguage } from "../../session/address.ts";

type SheetOfCompanyProps = {
  /** What else the address asks, by name. */
  asked?: readonly (readonly [string, string])[];
  /** The symbol that was refused, and why. */
  ticker?: string;
  problem?: string;
  /** The choice of a document, where none is asked for yet. */
  children?: ReactNode;
};

/** Asks for the company of a link by its symbol: a plain GET form, which leads to the page that makes the link. */
export function SheetOfCompany({ asked = [], ticker, problem, children }: SheetOfCompanyProps) {
  const t = useTranslations("sheetLinks");
  const carried = useCarriedLanguage();
  return (
    <Form method="get" action="/sheet-links/new" reloadDocument className="mt-5 grid gap-5">
      {carried && <input type="hidden" name="lang" value={carried} />}
      {asked.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <TextField
        label={t("ticker")}
        name="ticker"
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t("tickerHint")}
        defaultValue={ticker}
        error={problem}
      />
      <div>
        <Button type="submit">{t("next")}</Button>
      </div>
    </Form>
  );
}
