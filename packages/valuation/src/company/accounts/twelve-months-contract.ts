import { type SampleChanges, sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import type { FigureName, InterimStatement, PeriodPart } from "../../inputs/statement.ts";
import type { CompanyFile } from "../../report/report.ts";
import { valueCompany } from "../../value-company.ts";

export const lastYear = "2025-12-31";
export const neutral = { scenario: "neutral", overrides: {} } as const;

export type Figures = Partial<Record<FigureName, number | null>>;

export const part = (sign: 1 | -1, periodEnd: string, months: number, figures: PeriodPart["figures"]): PeriodPart => ({
  sign,
  periodEnd,
  months,
  figures,
  accession: `filing-${periodEnd}`,
  filedAt: periodEnd,
  origin: "companyFactsWithAccession",
  derived: [],
});

/** Twelve months to the end of June 2026, with the figures of the last year but for those that are told. */
export function trailingOf({ fundamentals }: CompanyFile, figures: Figures, parts: readonly PeriodPart[] = []) {
  const year = fundamentals.statements.at(-1)?.figures ?? {};
  const { fiscalYear: _, fiscalYearEnd: __, ...statement } = sampleStatement(2026, { ...year, ...figures });
  const period = { periodEnd: "2026-06-30", months: 12, form: "10-Q", accession: "quarter", parts } as const;
  return { ...statement, ...period } satisfies InterimStatement;
}

/** The sample with the six months after its last year: half a year of twice the sales in them. */
export function withMonths(
  figures: Figures = {},
  changes: SampleChanges = {},
  parts?: readonly PeriodPart[],
): CompanyFile {
  const file = sampleFile(changes);
  const interim = { quarters: [], trailing: [trailingOf(file, figures, parts)] };
  return { ...file, fundamentals: { ...file.fundamentals, interim } };
}

export const estimateOf = (file: CompanyFile, method: string, overrides = {}) => {
  const found = valueCompany(file, { ...neutral, overrides }).methods.find((each) => each.method === method);
  if (found?.outcome.kind !== "estimate") throw new Error(`${method} has no value`);
  return found.outcome;
};
