import type * as z from "zod";
import type { ReviewedEuropeanCompanies, ReviewedEuropeanCompany, SourceStatement } from "./source.schema.ts";

type Row = Readonly<Record<string, string>>;

const identity = ["ticker", "fiscalYear", "end", "letters"];

/** The reviewed European companies with their statements, and the order of the figures. */
export function reviewedAccountsOf(
  { companies }: z.infer<typeof ReviewedEuropeanCompanies>,
  rows: readonly Row[],
): { fields: readonly string[]; companies: readonly ReviewedEuropeanCompany[] } {
  const fields = Object.keys(rows[0] ?? {}).filter((name) => !identity.includes(name));
  const byTicker = Map.groupBy(rows, ({ ticker = "" }) => ticker);
  const known = new Set(companies.map(({ ticker }) => ticker));
  for (const ticker of byTicker.keys())
    if (!known.has(ticker)) throw new Error(`reviewed/accounts/statements.csv: ${ticker} is no company beside it`);
  return {
    fields,
    companies: companies.map((company) => {
      const own = byTicker.get(company.ticker);
      if (!own) throw new Error(`reviewed/accounts/companies.json: ${company.ticker} has no statement`);
      return { ...company, statements: own.map((row) => statementOf(row, fields)) };
    }),
  };
}

function statementOf(row: Row, fields: readonly string[]): SourceStatement {
  const { ticker = "", fiscalYear = "", end = "", letters = "" } = row;
  const number = (name: string) => {
    const written = row[name] ?? "";
    if (written === "") return null;
    const value = Number(written);
    if (!Number.isFinite(value)) throw new Error(`${ticker} ${end}: ${name} is no number: ${written}`);
    return value;
  };
  if (!/^\d{4}-\d\d-\d\d$/.test(end)) throw new Error(`${ticker}: ${end} is no day`);
  return {
    fiscalYear: Number(fiscalYear),
    end,
    shareFactor: 1,
    sources: letters,
    values: fields.map(number),
  };
}
