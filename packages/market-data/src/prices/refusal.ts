import type { Fundamentals, Money } from "@valora/valuation";
import { priceJumpFindings } from "../integrity/price-jump.ts";
import { isNewerQuote, type RefreshedPrice } from "./prices-file.ts";

type Refusal = { fault: "notNewer" | "jump"; params: Readonly<Record<string, string | number>> };

/** What is known beside a close: of a file nothing. */
type Beside = { areSplitsKnown: boolean; marketCap: Money | null };
const nothing: Beside = { areSplitsKnown: false, marketCap: null };

/** Why a close does not replace the price of a company: what is there is as new, or so far from it that nothing explains it. Null: it does. */
export function refusalBeside(
  company: Fundamentals,
  price: RefreshedPrice,
  { areSplitsKnown, marketCap }: Beside = nothing,
): Refusal | null {
  const { ticker, quote, currency } = company;
  if (!isNewerQuote({ quote, currency }, price)) {
    return { fault: "notNewer", params: { date: quote?.asOf ?? price.asOf } };
  }
  const { value, asOf, currency: unit, file } = price;
  const asked = { ticker, value, asOf, currency: unit, quotedIn: unit, source: file };
  const market = { ...asked, marketCap, sharesOutstanding: null };
  const jumps = priceJumpFindings(market, quote, { areSplitsKnown, company });
  if (quote === null || jumps.every(({ severity }) => severity !== "refusal")) return null;
  return {
    fault: "jump",
    params: { ticker, from: quote.value, fromDate: quote.asOf, to: value, currency: unit },
  };
}
