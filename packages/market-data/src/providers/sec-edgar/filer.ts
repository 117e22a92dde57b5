import type { CountryCode, IsoDate, Sector } from "@valora/valuation";
import { countryOfPlace } from "./edgar-places.ts";
import { industryOfSic } from "./sic-industries.ts";
import { sectorOfSic } from "./sic-sectors.ts";
import type { Submissions } from "./submissions.schema.ts";

/** The filer, from its submissions. Null is unknown. */
export type Filer = {
  cik: string;
  name: string;
  symbols: readonly string[];
  exchange: string | null;
  country: CountryCode | null;
  sector: Sector | null;
  /** Code of its industrial classification. */
  sic: string | null;
  /** Sub-industry that most filers of the code are of. */
  industry: string | null;
  /** "09-26". */
  fiscalYearEnd: string | null;
  /** Date and form of the latest annual report that is listed. */
  latestAnnualReport: FiledReport | null;
  /** The latest filing that may hold figures: also quarterly reports, and what foreign filers and restatements are sent in. */
  latestReport: FiledReport | null;
};
export type FiledReport = { form: string; filedAt: IsoDate; accession: string };

/** EDGAR writes class shares with a hyphen (BRK-B); we write a dot. */
export const symbolAtSec = (ticker: string): string => ticker.replaceAll(".", "-");

const annualReport = /^(10-K|20-F|40-F)(\/A)?$/;

const report = /^(10-K|10-KT|10-Q|10-QT|20-F|40-F|6-K|8-K)(\/A)?$/;

export function filerOf(submissions: Submissions, ticker: string): Filer {
  const { cik, name, tickers, exchanges, sic, fiscalYearEnd, addresses, filings } = submissions;
  const listing = Math.max(tickers.indexOf(symbolAtSec(ticker)), 0);
  return {
    cik: String(cik).padStart(10, "0"),
    name,
    symbols: tickers,
    exchange: exchanges[listing] ?? null,
    country: countryOfPlace(addresses?.business?.stateOrCountry),
    sector: sectorOfSic(sic),
    sic: sic || null,
    industry: industryOfSic(sic),
    fiscalYearEnd: fiscalYearEnd ? `${fiscalYearEnd.slice(0, 2)}-${fiscalYearEnd.slice(2)}` : null,
    latestAnnualReport: latestOf(filings.recent, (form) => annualReport.test(form)),
    latestReport: latestOf(filings.recent, (form, holdsData) => report.test(form) && holdsData),
  };
}

/** The list is in order, the newest first. */
function latestOf(
  { form: forms, filingDate, accessionNumber, isXBRL }: Submissions["filings"]["recent"],
  isWanted: (form: string, holdsData: boolean) => boolean,
): FiledReport | null {
  const latest = forms.findIndex((each, index) => isWanted(each, isXBRL?.[index] !== 0));
  const [filedAt, accession, form] = [filingDate[latest], accessionNumber[latest], forms[latest]];
  return filedAt && accession && form ? { form, filedAt, accession } : null;
}
