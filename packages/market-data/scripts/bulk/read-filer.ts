import type { Fundamentals } from "@valora/valuation";
import type { InstrumentKind } from "../../src/listings/instrument.ts";
import { companyFactsSchema } from "../../src/providers/sec-edgar/company-facts.schema.ts";
import { type Filer, filerOf } from "../../src/providers/sec-edgar/filer.ts";
import { sharesPerQuotedClass } from "../../src/providers/sec-edgar/share-classes.ts";
import { submissionsSchema } from "../../src/providers/sec-edgar/submissions.schema.ts";
import { toFundamentals } from "../../src/providers/sec-edgar/to-fundamentals.ts";
import { canonicalTicker } from "../../src/symbols/ticker.ts";
import { secSecurity } from "../bundled/listings/sec-listings.ts";

/** Why a filer is not among the companies. */
export type SkipReason =
  | "withoutSubmissions"
  | "withoutSymbol"
  | "notAShare"
  | "withoutSector"
  | "withoutCountry"
  | "withoutAnnualReport"
  | "unreadable";

/** One listed line of a filer. */
export type FilerListing = {
  ticker: string;
  name: string;
  exchange: string | null;
  kind: InstrumentKind;
  commonShare: string | null;
};
export type ReadFiler = {
  companies: readonly Fundamentals[];
  listings: readonly FilerListing[];
  skip: SkipReason | null;
};

export type FilerBytes = {
  cik: string;
  submissions: () => Promise<Buffer>;
  companyFacts: () => Promise<Buffer>;
};

const nothing = (skip: SkipReason): ReadFiler => ({ companies: [], listings: [], skip });

/**
 * One filer through the live provider's own mapping. The company facts of a filer without a symbol are never inflated:
 * no request can name them. The first symbol is the common share, as the SEC lists them; a further class of it (BRK.A beside BRK.B) is
 * a company too, everything else a line of the directory.
 */
export async function readFiler({ cik, ...bytes }: FilerBytes, known: KnownSymbols): Promise<ReadFiler> {
  const submissions = submissionsSchema.safeParse(jsonOf(await bytes.submissions()));
  if (!submissions.success) return nothing("unreadable");
  const filer = filerOf(submissions.data, "");
  if (filer.cik !== cik) return nothing("unreadable");
  const listings = listingsOf(submissions.data.tickers, known, (ticker) => filerOf(submissions.data, ticker));
  if (listings.length === 0) return nothing("withoutSymbol");
  const shares = listings.filter(isValued);
  if (shares.length === 0) return { companies: [], listings, skip: "notAShare" };
  if (!filer.sector) return { companies: [], listings, skip: "withoutSector" };
  if (!filer.country) return { companies: [], listings, skip: "withoutCountry" };

  const facts = companyFactsSchema.safeParse(jsonOf(await bytes.companyFacts()));
  if (!facts.success || Number(facts.data.cik) !== Number(cik)) return { companies: [], listings, skip: "unreadable" };
  try {
    const companies = shares.flatMap(({ ticker, exchange }) => {
      const identity = { ...filer, exchange };
      const sharesPerQuoted = sharesPerQuotedClass(ticker);
      const company = toFundamentals(facts.data, { ticker, identity, sharesPerQuoted, periods: "annual" });
      return company ? [{ ...company, cik }] : [];
    });
    return { companies, listings, skip: companies.length === 0 ? "withoutAnnualReport" : null };
  } catch {
    // facts are checked when they are read: these are not as the SEC describes them
    return { companies: [], listings, skip: "unreadable" };
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

/** The existing data on a symbol. */
export type KnownSymbols = {
  kindOf(ticker: string): InstrumentKind | null;
  /** The company that a symbol is known to be a share of. */
  cikOf(ticker: string): string | null;
};

/**
 * The symbols of a filer, the first of which is its share. A further one is a share where it is a class of the first or
 * known as one; one of which nothing can be told (the SEC lists notes and funds of a bank beside it) is left out.
 */
function listingsOf(filed: readonly string[], known: KnownSymbols, filerAs: (ticker: string) => Filer): FilerListing[] {
  const symbols = [...new Set(filed.map((symbol) => canonicalTicker(symbol)))].filter((symbol) => symbol !== null);
  const [first = ""] = symbols;
  return symbols.flatMap((ticker): FilerListing[] => {
    const { cik, name, exchange } = filerAs(ticker);
    const siblings = symbols.filter((other) => other !== ticker);
    const guess = secSecurity(ticker, name, siblings);
    const kind = known.kindOf(ticker) ?? guess.kind;
    if (ticker === first || known.cikOf(ticker) === cik) return [{ ticker, name, exchange, kind, commonShare: null }];
    if (kind !== "commonShare") {
      return [{ ticker, name, exchange, kind, commonShare: guess.commonShare ?? first }];
    }
    return isClassOf(ticker, first) ? [{ ticker, name, exchange, kind, commonShare: null }] : [];
  });
}

/** BRK.A beside BRK.B, or LEN.B beside LEN. */
function isClassOf(ticker: string, first: string): boolean {
  const [stem, letter] = ticker.split(".");
  return letter !== undefined && /^[A-Z]$/.test(letter) && stem === first.split(".")[0];
}

const isValued = ({ kind }: FilerListing) => kind === "commonShare" || kind === "depositaryReceipt";
