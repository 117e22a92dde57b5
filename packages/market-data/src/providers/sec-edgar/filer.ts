import type { CountryCode, IsoDate, Sector } from "@valora/valuation";
import { countryOfPlace } from "./edgar-places.ts";
import { sectorOfSic } from "./sic-sectors.ts";
import type { Submissions } from "./submissions.schema.ts";

/** Who files, from its submissions. Null is unknown. */
export type Filer = {
  cik: string;
  name: string;
  symbols: readonly string[];
  exchange: string | null;
  country: CountryCode | null;
  sector: Sector | null;
  /** Description of its industrial classification, as the SEC writes it. */
  industry: string | null;
  /** "09-26". */
  fiscalYearEnd: string | null;
  /** Date and form of the latest annual report that is listed. */
  latestAnnualReport: { form: string; filedAt: IsoDate; accession: string } | null;
};

/** EDGAR writes class shares with a hyphen (BRK-B); we write a dot. */
export const symbolAsFiled = (ticker: string): string => ticker.replaceAll(".", "-");

const annualReport = /^(10-K|20-F|40-F)(\/A)?$/;

export function filerOf(submissions: Submissions, ticker: string): Filer {
  const { cik, name, tickers, exchanges, sic, sicDescription, fiscalYearEnd, addresses, filings } = submissions;
  const listing = Math.max(tickers.indexOf(symbolAsFiled(ticker)), 0);
  const { form, filingDate, accessionNumber } = filings.recent;
  const latest = form.findIndex((each) => annualReport.test(each));
  const [filedAt, accession, latestForm] = [filingDate[latest], accessionNumber[latest], form[latest]];
  return {
    cik: String(cik).padStart(10, "0"),
    name,
    symbols: tickers,
    exchange: exchanges[listing] ?? null,
    country: countryOfPlace(addresses?.business?.stateOrCountry),
    sector: sectorOfSic(sic),
    industry: sicDescription || null,
    fiscalYearEnd: fiscalYearEnd ? `${fiscalYearEnd.slice(0, 2)}-${fiscalYearEnd.slice(2)}` : null,
    latestAnnualReport: filedAt && accession && latestForm ? { form: latestForm, filedAt, accession } : null,
  };
}
