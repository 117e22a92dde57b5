import type { SegmentFigure, SegmentKind } from "../inputs/fundamentals.ts";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { CompanyFile } from "../report/report.ts";
import { sumOfPartsOf } from "./sum-of-parts.ts";

/** Invented companies with parts, for tests. */

export const request = { scenario: "neutral", overrides: {} } as const;

export function partsFile(
  told: readonly [string, SegmentKind, "revenue" | "ebit", number][],
  changes: Partial<CompanyFile> = {},
) {
  const plain = sampleFile();
  const end = plain.fundamentals.statements.at(-1)?.fiscalYearEnd ?? "";
  const segments = told.map(
    ([member, kind, name, value]): SegmentFigure => ({
      ...{ axis: "business", member, label: member, language: "en", kind, name, value, fiscalYearEnd: end },
      ...{ accession: "a", filedAt: "2026-02-01", origin: "annualReportXbrl" },
    }),
  );
  // Ten, eleven … fourteen times their operating income of 10, without debt or cash; twice to six times their sales.
  const peers = [100, 110, 120, 130, 140].map((value, index) =>
    samplePeer(`P${index}`, value, { ebit: 10, revenue: 50, debt: 0, cash: 0 }),
  );
  return { ...plain, peers, ...changes, fundamentals: { ...plain.fundamentals, segments } };
}

export function toldOf(file: CompanyFile) {
  const told = sumOfPartsOf(file, request);
  if (told.kind !== "sumOfParts") throw new Error(told.reason);
  return told;
}

/** EBIT 150, debt 200, cash 100, 100 shares; quartiles of EV/EBIT 11, 12, 13. */
export const file = partsFile([
  ["Roads", "part", "ebit", 120],
  ["Airports", "part", "ebit", 40],
  ["Roads", "part", "revenue", 700],
  ["Airports", "part", "revenue", 250],
]);

/** The same with other figures in every year. */
export const withFigures = (changed: Partial<Record<FigureName, number | null>>): CompanyFile => {
  const statements = file.fundamentals.statements.map((each) => ({
    ...each,
    figures: { ...each.figures, ...changed },
  }));
  return { ...file, fundamentals: { ...file.fundamentals, statements } };
};
