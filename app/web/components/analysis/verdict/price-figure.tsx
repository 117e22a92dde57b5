import type { CurrencyCode, PerShare } from "@valora/valuation";
import type { ReactNode } from "react";
import { useFormats } from "../../../analysis/formats.ts";

type PriceFigureProps = { value: PerShare; currency: CurrencyCode; isFresh?: boolean };

/** A large price with its currency in small, on the side where the language writes it. */
export function PriceFigure({ value, currency, isFresh = false }: PriceFigureProps) {
  const formats = useFormats();
  const figure = <span className={isFresh ? "recomputed is-fresh" : "recomputed"}>{formats.amount(value)}</span>;
  return <WithCurrency figure={figure} currency={currency} />;
}

/** What is written of an amount, or of a range of amounts, with its currency in small, on the side where the language writes it. */
export function WithCurrency({ figure, currency }: { figure: ReactNode; currency: CurrencyCode }) {
  const formats = useFormats();
  const unit = <small>{formats.currency(currency)}</small>;
  if (formats.language === "en")
    return (
      <>
        {unit}
        {figure}
      </>
    );
  return (
    <>
      {figure} {unit}
    </>
  );
}
