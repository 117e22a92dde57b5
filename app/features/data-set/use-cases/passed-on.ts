import type { Credit } from "@valora/market-data";
import { sentenceOf } from "@valora/market-data/sources";
import type { AnnualStatement, FigureName, FigureOrigin } from "@valora/valuation";

/**
 * The origins whose figures may be passed on: filings in the public domain, and single facts that issuers published. An aggregator's
 * and a vendor's copy stand under their terms, an import and a reader's own figure are that person's.
 */
const passedOn: ReadonlySet<FigureOrigin> = new Set([
  "companyFacts",
  "companyFactsWithAccession",
  "companyFactsExtract",
  "companyFactsFlowsExtract",
  "companyFactsBulk",
  "annualReportSecondary",
  "annualReportXbrl",
  "annualReportXbrlWider",
  "annualReportXbrlCalculation",
  "annualReportXbrlLabel",
  "issuerNotice",
] satisfies FigureOrigin[]);

/**
 * Whether a figure of a statement may be passed on. One that was derived may where all others of its statement may: it can be made
 * of any of them. What is not known to be free stays here.
 */
export function mayBePassedOn({ origins }: Pick<AnnualStatement, "origins">): (name: FigureName) => boolean {
  const isFree = Object.values(origins).every((origin) => origin === "derived" || passedOn.has(origin));
  return (name) => {
    const origin = origins[name];
    return origin === "derived" ? isFree : origin !== undefined && passedOn.has(origin);
  };
}

/** The publications behind a company's figures, of the origins that are passed on. */
export function publicationsOf(credits: Readonly<Partial<Record<FigureOrigin, string>>> = {}): string | null {
  const named = Object.entries(credits).filter(([origin]) => [...passedOn].some((free) => free === origin));
  return named.length === 0 ? null : named.map(([origin, text]) => `${origin}: ${text}`).join(" | ");
}

/** The one source of prices that licenses them; others are the exchanges', a vendor's or a file's of the installation. */
export const licensedPrice = sentenceOf("closingPrice", {});

/** American ISINs hold the CUSIP, whose owner licenses it; the others are of public registers. */
export const isFreeIsin = (isin: string): boolean => !/^(?:US|CA)/.test(isin);

/** Sources of what is in no table of the export. */
const ofOtherData = ["daily-bars", "damodaran", "damodaran-ratings", "us-treasury", "cbo", "ecb", "price-file"];

/** The credits of the exported tables; one that is not known stays among them. */
export const creditsOfTables = (credits: readonly Credit[]): readonly Credit[] =>
  credits.filter(({ id }) => !ofOtherData.includes(id));
