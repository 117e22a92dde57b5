import type { FilerTaxonomy } from "./filer-taxonomy.ts";
import { type EuropeanIdentity, toFundamentals } from "./index.ts";
import type { FiledReport } from "./report-facts.ts";

export const lei = "EXAMPLE0000000000001";
export const company: EuropeanIdentity = {
  lei,
  name: "Ejemplo",
  exchange: "Madrid",
  country: "ES",
  sector: "industrials",
  industry: null,
};
export const year = (of: number) => `${of}-01-01T00:00:00/${of + 1}-01-01T00:00:00`;
export const end = (of: number) => `${of + 1}-01-01T00:00:00`;

/** A fact of a report: its concept, value and period, and what else its dimensions say. */
export type Entry = readonly [
  concept: string,
  value: string | null,
  period: string,
  more?: Readonly<Record<string, unknown>>,
];

/** A report with these facts, as a filer sends it. */
export function reported(entries: readonly Entry[], changes: Partial<FiledReport> = {}, namespaces = {}): FiledReport {
  const facts = entries.map(([concept, value, period, { decimals = -3, ...more } = {}], at) => {
    const name = concept.includes(":") ? concept : `ifrs-full:${concept}`;
    const dimensions = { concept: name, entity: `scheme:${lei}`, period, unit: "iso4217:EUR", ...more };
    return [`f-${at}`, { value, decimals, dimensions }] as const;
  });
  const documentInfo = { documentType: "https://xbrl.org/2021/xbrl-json", namespaces };
  return {
    lei,
    filing: "a",
    filedAt: "2026-03-01",
    ...changes,
    report: { documentInfo, facts: Object.fromEntries(facts) },
  };
}

/** What every company tells of a year. */
export const base = (of: number): readonly Entry[] => [
  ["ProfitLoss", "90", year(of)],
  ["Assets", "1000", end(of)],
];

/** What is read of a company from these reports. */
export function read(
  reports: readonly FiledReport[],
  taxonomy?: FilerTaxonomy,
  identity: Partial<EuropeanIdentity> = {},
) {
  return toFundamentals("EXMP.MC", { ...company, ...identity }, reports, taxonomy ? { taxonomy } : {});
}
export const lastOf = (...asked: Parameters<typeof read>) => read(...asked)?.statements.at(-1);
