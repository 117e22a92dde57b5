import type { Classification } from "../inputs/company-type.ts";
import type { CompanyFile } from "../report/report.ts";
import { capitalOf, earnedOf, turnoverOf } from "./assumed-capital.ts";
import { earningsOf, marginsOf, roeOf, taxOf } from "./assumed-earnings.ts";
import { growthOf } from "./assumed-growth.ts";
import { assumedBuyback, dividendOf } from "./assumed-payout.ts";
import { ratesOf, usualCostOf } from "./assumed-rates.ts";
import { debtOf, onBook, rowsOf, yearsFrom } from "./facts.ts";
import { researchOf } from "./research-asset.ts";

/** Everything that the four methods assume of a company in the neutral scenario, by the definitions and from raw figures. */
export type Assumed = NonNullable<ReturnType<typeof assumedOf>>;

export function assumedOf(file: CompanyFile, classification: Classification, elapsed?: number) {
  const { fundamentals, reference } = file;
  const { type } = classification;
  const rows = rowsOf(fundamentals);
  const [latest] = rows;
  const counted = fundamentals.sharesOutstanding?.value ?? 0;
  const shares = counted > 0 ? counted : latest?.get("dilutedShares");
  const price = fundamentals.quote?.value;
  if (!latest || !shares || price === undefined) return null;
  const s = elapsed ?? Math.max(0, yearsFrom(latest.end, fundamentals.quote?.asOf ?? ""));
  const isFinancial = onBook.includes(type);
  const owed = debtOf(rows, price * shares, usualCostOf(reference, isFinancial || type === "holding"));
  const debt = owed?.amount ?? null;
  const rates = ratesOf(file, type, { owed, marketValue: price * shares, rows });
  const usual = isFinancial ? null : { costOfDebt: rates.costOfDebt, tax: reference.marginalTaxRate.value };
  const research = researchOf(rows, fundamentals.industry, classification);
  const roe = roeOf(rows, isFinancial || type === "holding");
  const margins = marginsOf(rows, type, usual, research);
  const tax = taxOf(rows, reference.marginalTaxRate.value, fundamentals.industry);
  const earnings = earningsOf(rows, type, roe);
  const capital = owed?.isLatest ? capitalOf(rows, latest, debt, research) : null;
  return {
    type,
    latest,
    shares,
    s,
    debt,
    ...rates,
    growth: growthOf(file, rows, type),
    roe,
    earned: earnedOf(latest, { roe, capital, margin: margins?.lasting ?? null, tax: tax.lasting, type, ke: rates.ke }),
    margins,
    tax,
    earnings: earnings === null ? null : earnings / shares,
    turnover: turnoverOf(file, rows, { debt, isLatest: owed?.isLatest ?? false }, research),
    dividend: dividendOf(rows, shares),
    buyback: type === "reit" ? 0 : assumedBuyback(rows, fundamentals),
  };
}
