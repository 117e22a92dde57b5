import type { IsoDate } from "@valora/valuation";
import { daysAfter } from "../days.ts";
import { coversYear } from "../sec-edgar/fact-book.ts";
import { type FiledReport, reportFacts } from "./report-facts.ts";

const yearInDays = 365;
/** The repository numbers the filings of a period: ".-0" is the first. */
const firstVersion = /-0$/;

/**
 * Reports from the first that was public to the latest. The repository says when a report entered it, which for old ones is
 * years after: the first report of a period was public before the next one's, a corrected one when it was filed.
 */
export function inOrderOfFiling(reports: readonly FiledReport[]): readonly FiledReport[] {
  const dated = reports.map((report) => ({ report, day: publicSince(report) }));
  return dated.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ report }) => report);
}

function publicSince(report: FiledReport): IsoDate {
  const { filing, filedAt } = report;
  const periodEnd = report.periodEnd ?? latestYearEnd(report);
  if (periodEnd === null || !firstVersion.test(filing)) return filedAt;
  const nextReport = daysAfter(periodEnd, yearInDays);
  return filedAt < nextReport ? filedAt : nextReport;
}

function latestYearEnd(report: FiledReport): IsoDate | null {
  const ends = reportFacts(report).flatMap((fact) => (coversYear(fact) ? [fact.end] : []));
  return ends.toSorted().at(-1) ?? null;
}
