import type { CurrencyCode } from "@valora/valuation";
import { priceRatioNames } from "@valora/valuation/statements";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { usePriceSourceName, useSourceName } from "../analysis/evidence/source-name.ts";
import { useRatioWriter } from "./ratio-table.tsx";
import type { Ratios } from "./ratios.ts";
import { TracedFigure, useAbsence } from "./traced-figure.tsx";

type PriceTableProps = {
  price: Ratios["price"];
  /** Whom the accounts are from. */
  provider: string;
  /** Of the accounts: the one that a derivation is written in. */
  currency: CurrencyCode;
};

/** The market price, and its multiples of the latest fiscal year. */
export function PriceTable({ price, provider, currency }: PriceTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  const priceSource = usePriceSourceName();
  const sourceName = useSourceName();
  const writer = useRatioWriter();
  const absence = useAbsence();
  const names = ["marketValue", ...priceRatioNames] as const;
  const writeOf = (name: (typeof names)[number]) =>
    name === "marketValue" ? formats.millions : writer(name === "dividendYield" ? "rate" : "ratio");
  return (
    <section className="sec" aria-labelledby="price-title">
      <div className="sec-head">
        <h2 className="t-h2" id="price-title">
          {t("fundamentals.ratios.price")}
        </h2>
      </div>
      {price.asOf === null || price.source === null ? null : (
        <p className="t-small mb-3 max-w-[72ch] text-ink-2">
          {t("fundamentals.ratios.priceSay", {
            date: formats.date(price.asOf),
            source: priceSource(price.source),
            accounts: provider === "bundled" ? t("analysis.includedData") : sourceName(provider),
          })}
        </p>
      )}
      <table className="table years-table price-table">
        <tbody>
          {names.map((name) => {
            const cell = price[name];
            return (
              <tr key={name}>
                <th scope="row">
                  {t(`quantities.${name}`)}
                  <small className="constant">{t(`fundamentals.ratios.definitions.${name}`)}</small>
                  {name === "marketValue" && price.currency !== null ? (
                    <small>{t("peers.millions", { currency: formats.currency(price.currency) })}</small>
                  ) : null}
                </th>
                <td className="figure">
                  {name === "marketValue" && price.marketValue.value !== null && price.currency !== currency ? (
                    <span data-trace="ratios/price/marketValue/value">{formats.millions(price.marketValue.value)}</span>
                  ) : cell.value === null ? (
                    <small className="nothing constant">{absence(cell)}</small>
                  ) : (
                    <TracedFigure cell={cell} write={writeOf(name)} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
