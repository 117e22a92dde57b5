import type { CurrencyCode, PerShare } from "@valora/valuation";
import { useFormats } from "../../../analysis/formats.ts";

type PriceFigureProps = { value: PerShare; currency: CurrencyCode; isFresh?: boolean };

/** A large price with its currency in small, on the side where the language writes it. */
export function PriceFigure({ value, currency, isFresh = false }: PriceFigureProps) {
  const formats = useFormats();
  const amount = formats.amount(value);
  const unit = <small>{formats.currency(currency)}</small>;
  const figure = <span className={isFresh ? "recomputed is-fresh" : "recomputed"}>{amount}</span>;
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
