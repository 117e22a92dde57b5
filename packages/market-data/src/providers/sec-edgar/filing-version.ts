import type { IsoDate } from "@valora/valuation";
import { daysBetween } from "../days.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { holdsFiling } from "./fact-book.ts";
import type { FiledReport } from "./filer.ts";

/** Facts follow a filing within minutes; after that long, one of which there are none has none. */
const daysUntilSettled = 2;

/**
 * The version of a filer's facts: the accession number of its latest report, once the facts are known to be of a time after
 * it. Null while they may still be without it, and when the list of filings names no report.
 */
export function filingVersionOf(facts: CompanyFacts, latest: FiledReport | null, today: IsoDate): string | null {
  if (!latest) return null;
  const isSettled = daysBetween(latest.filedAt, today) > daysUntilSettled;
  return isSettled || holdsFiling(facts, latest.accession) ? latest.accession : null;
}
