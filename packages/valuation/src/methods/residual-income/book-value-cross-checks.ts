import type { Company } from "../../company/normalise-company.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { derive, type Quantity, type Step } from "../../trace/trace.ts";
import { justifiedBookMultiple, returnOnTangible } from "../../trace/traced-formulas/cross-checks.ts";
import { perShare } from "../../trace/traced-formulas/figures.ts";
import { priceAtMultiple } from "../../trace/traced-formulas/per-share.ts";
import { tangibleEquityOf } from "../comparable-multiples/comparable-multiples.ts";

/**
 * The value of a bank or insurer by the return on its tangible book: the multiple of it that the return justifies, and the
 * value at that multiple. On the reported book where the tangible one is unknown or not above zero.
 *
 *   (ROTE − g∞) / (Ke − g∞) × tangible book,   ROTE = ROE × book / tangible book
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 21
 */
export function justifiedByReturn(
  company: Company,
  inputs: { shares: Quantity; bookValue: Quantity; returnOnEquity: Quantity },
  settings: Settings,
): Step[] {
  if (!company.isFinancial) return [];
  const { shares, bookValue } = inputs;
  const { costOfEquity, terminalGrowth: growth } = company.ratesAt(settings);
  const tangible = tangibleEquityOf(company)?.quantity ?? null;
  const book =
    tangible && tangible.value > 0
      ? derive("tangibleBookValuePerShare", perShare, { amount: tangible, shares })
      : bookValue;
  const returnOnEquity =
    book === bookValue
      ? inputs.returnOnEquity
      : derive("returnOnTangibleEquity", returnOnTangible, {
          returnOnEquity: inputs.returnOnEquity,
          bookValue,
          tangibleBookValue: book,
        });
  const multiple = derive("justifiedPriceToBook", justifiedBookMultiple, { returnOnEquity, growth, costOfEquity });
  const value = derive("impliedByJustifiedPriceToBook", priceAtMultiple, { amount: book, multiple });
  return value.value > 0 ? [multiple, value] : [];
}
