import type { CompanyType } from "../inputs/company-type.ts";
import type { CompanyFile } from "../report/report.ts";
import { cashOf, clamp, filedDebt, type Row, statedNetDebt } from "./facts.ts";
import type { ResearchAsset } from "./research-asset.ts";

export function capitalOf(
  rows: readonly Row[],
  row: Row,
  debt: number | null,
  research: ResearchAsset | null,
): number | null {
  const isLatest = row === rows[0];
  const cash = isLatest ? cashOf(rows, row) : row.get("cashAndEquivalents") === null ? null : cashOf(rows, row);
  const [equity, net] = [row.get("totalEquity"), statedNetDebt(row)];
  if (equity !== null && net !== null) return equity + net + (research?.at(row) ?? 0);
  if (equity === null || cash === null || debt === null) return null;
  return equity + debt - cash + (research?.at(row) ?? 0);
}

/** Revenue on capital of the latest year that has all its parts; the industry's where none has. */
export function turnoverOf(
  { reference }: CompanyFile,
  rows: readonly Row[],
  latest: { debt: number | null; isLatest: boolean },
  research: ResearchAsset | null,
): number | null {
  for (const row of rows) {
    const known = latest.isLatest ? latest.debt : null;
    const capital = capitalOf(rows, row, row === rows[0] ? known : filedDebt(row), research);
    const revenue = row.get("revenue");
    if (capital === null || revenue === null || revenue <= 0) continue;
    return capital <= 0 ? 5 : clamp(revenue / capital, 0.05, 5);
  }
  return reference.industry?.salesToCapital ?? reference.market.salesToCapital ?? null;
}

export function earnedOf(
  { get }: Row,
  known: {
    roe: number | null;
    capital: number | null;
    margin: number | null;
    tax: number;
    type: CompanyType;
    ke: number;
  },
): number {
  const [equity, revenue] = [get("totalEquity"), get("revenue")];
  if (known.type === "reit") return known.ke;
  if (known.roe !== null && equity !== null && equity > 0) return Math.min(known.roe, 0.6);
  if (known.capital === null || equity === null || known.margin === null || revenue === null) return known.ke;
  return known.capital <= 0 ? 0.6 : Math.min(0.6, (revenue * known.margin * (1 - known.tax)) / known.capital);
}
