import type { AnnualStatement, FigureOrigin, Fundamentals, IsoDate, Ratio } from "@valora/valuation";
import { onQuotedBasis } from "../../integrity/quoted-basis.ts";
import type { CompanyKind } from "../company-kind.ts";
import { fiscalYearOf } from "../days.ts";
import { statementFigures } from "../read-figures.ts";
import { type AnnualFigures, annualFigures } from "./annual-figures.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { descriptor } from "./descriptor.ts";
import { type FactBook, factBook } from "./fact-book.ts";
import type { Filer } from "./filer.ts";
import { kindOfFiler } from "./filer-kind.ts";
import { interimOf } from "./interim-figures.ts";
import { otherFilings } from "./other-filings.ts";
import { shareCount } from "./share-count.ts";
import { latestShareFiling, shareSplits } from "./share-splits.ts";
import { spunOffParts } from "./spun-off-parts.ts";

export const providerId = descriptor.id;

export type SecIdentity = Pick<Filer, "exchange" | "country" | "sector" | "industry"> & {
  name?: string;
  sic?: string | null;
};

export type SecFundamentalsOptions = {
  ticker: string;
  identity: SecIdentity;
  /** The kind of the company where it is known better than by its classification. */
  known?: CompanyKind | null;
  /** Only what was filed by this day is known: the company as it could be seen then. */
  asOf?: IsoDate;
  /** Shares of the statements in one quoted share or receipt; null when unknown. Needed for foreign filers (20-F). */
  sharesPerQuoted?: Ratio | null;
  /** Which periods are wanted: a file of all companies holds years only. */
  periods?: "annual" | "all";
};

/** How far the latest count may stray from the last statement's diluted shares before the basis is in doubt. */
const largestDrift = 0.2;

/**
 * Company facts → our fundamentals: every fiscal year of the annual reports, each figure as last restated, on the share
 * basis of the latest filing; and the latest quarters. Null when there is no year, or no sector or country is known to value it by.
 *
 * A foreign filer (20-F) is often quoted as receipts for several shares: unless the ratio is told, its share basis is
 * unsettled.
 */
export function toFundamentals(companyFacts: CompanyFacts, options: SecFundamentalsOptions): Fundamentals | null {
  const { ticker, identity, known, asOf, periods = "all" } = options;
  const book = factBook(companyFacts, asOf);
  if (!book || !identity.sector || !identity.country) return null;
  const splits = shareSplits(book);
  const statements = annualFigures(book, splits).map((year) => ({
    ...toStatement(year, "companyFactsWithAccession"),
    filings: otherFilings(year),
    versions: year.versions(),
  }));
  const latest = statements.at(-1);
  const kind = kindOfFiler({ ...identity, known }, statements);
  if (!latest || !kind) return null;

  const interim = periods === "annual" ? null : interimOf(book, splits);
  const separations = spunOffParts(book, latest);
  const sharesOutstanding = shareCount(book, splits);
  const isForeign = statements.findLast(({ form }) => form !== null)?.form?.startsWith("20-F") ?? false;
  const sharesPerQuoted = options.sharesPerQuoted ?? (isForeign ? null : 1);
  const fundamentals: Fundamentals = {
    ticker,
    name: identity.name ?? companyFacts.entityName,
    exchange: identity.exchange ?? "",
    country: identity.country,
    currency: book.currency,
    sector: kind.sector,
    industry: kind.industry,
    provider: providerId,
    statements,
    ...(interim && { interim }),
    sharesOutstanding,
    shareBasis: sharesPerQuoted !== null && isNear(sharesOutstanding?.value, latest) ? "settled" : "unsettled",
    ...basisOf(book),
    ...(separations.length > 0 && { separations }),
    quote: null,
    beta: null,
    monthlyCloses: null,
  };
  return onQuotedBasis(fundamentals, sharesPerQuoted ?? 1);
}

function basisOf(book: FactBook): Pick<Fundamentals, "shareBasisAsOf"> {
  const shareBasisAsOf = latestShareFiling(book);
  return shareBasisAsOf === null ? {} : { shareBasisAsOf };
}

function isNear(count: number | undefined, { figures }: AnnualStatement): boolean {
  const { dilutedShares } = figures;
  if (count === undefined || dilutedShares === null || dilutedShares <= 0) return true;
  return Math.abs(count / dilutedShares - 1) <= largestDrift;
}

export function toStatement(year: AnnualFigures, filedAs: FigureOrigin): AnnualStatement {
  const { fiscalYearEnd, filedAt, form, accession, figures } = year;
  return {
    fiscalYear: fiscalYearOf(fiscalYearEnd),
    fiscalYearEnd,
    filedAt,
    form,
    accession,
    ...statementFigures(figures, filedAs),
  };
}
