import {
  canonicalTicker,
  type Identifiers,
  identifierIn,
  identifiersOf,
  type Listing,
  spelledWithExchange,
} from "@valora/market-data";
import { Failure } from "../../../failure.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import { readInteger, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";
import {
  type CompaniesAnswer,
  type CompaniesQuery,
  companiesLimit,
  companiesParameters,
  type FormerName,
  longestCompaniesQuery,
  usualCompaniesLimit,
} from "../contracts/companies.ts";

/**
 * Companies by symbol, name, ISIN or LEI, best first; a listed one without data is found too, and says so. Of a company that is
 * not listed any more, first the one that went on with its business.
 */
export function searchCompanies({ marketData }: Context, { text, limit }: CompaniesQuery): readonly FoundListing[] {
  const found = marketData.search(text, { limit });
  const former = marketData.formerListing(text);
  const heir = former?.into == null ? null : marketData.listingOf(former.into);
  if (former === null || heir === null) return found;
  const { name, end, year, intoName } = former;
  return [
    { ...heir, former: { name, end, year, intoName: intoName ?? heir.name } },
    ...found.filter(({ ticker }) => ticker !== heir.ticker),
  ].slice(0, limit);
}

/** A listing, and the company that was asked for, where this one went on with its business. */
type FoundListing = Listing & { former?: FormerName };

/** The search results, with the identifier when the text was one. */
export function companiesAnswer({ text }: CompaniesQuery, found: readonly FoundListing[]): CompaniesAnswer {
  return { companies: found.map(companyLine), identifier: identifierIn(text) };
}

const unknown: { [Name in keyof Identifiers]: null } = { isin: null, lei: null };

function companyLine(listing: FoundListing) {
  const { ticker, name, exchange, currency, kind, commonShare, hasData, hasHeadlines, former } = listing;
  const told = { ...(hasHeadlines && { hasHeadlines }), ...(former && { former }) };
  return {
    ticker,
    name,
    exchange,
    currency,
    kind,
    commonShare,
    hasData,
    ...told,
    ...(identifiersOf(ticker) ?? unknown),
  };
}

/**
 * The symbol that is meant by what was typed: that of the one share an ISIN stands for, of a symbol spelled with its
 * exchange (BME:SAN), or of the one company of a name ("apple"). A symbol with statements comes before a name, and one in
 * capitals too. What is spelled as no name, and what stands for several, or for none, stays as it was typed: the next page lets people choose.
 */
export function tickerMeant({ marketData }: Pick<Context, "marketData">, typed: string): string {
  const spelled = spelledWithExchange(typed) ?? renamedTo(marketData, typed);
  if (spelled !== null) return spelled;
  const identifier = identifierIn(typed);
  if (identifier !== null) return shareBehind(marketData, typed) ?? identifier.value;
  const ticker = canonicalTicker(typed);
  const listing = ticker === null ? null : marketData.listingOf(ticker);
  if (ticker !== null && listing?.hasData) return ticker;
  const home = ticker === null ? null : homeOf(marketData, ticker);
  if (home !== null && home !== ticker) return home;
  const named = marketData.companyNamed(typed);
  const isSymbol = listing !== null && (named?.hasData !== true || typed.trim() === ticker);
  if (isSymbol) return ticker ?? typed;
  return named?.ticker ?? spelledOtherwise(marketData, { typed, ticker }) ?? ticker ?? typed;
}

/** The symbol that a company has now, of an earlier name or symbol of it: META of Facebook and FB. */
function renamedTo(marketData: Context["marketData"], typed: string): string | null {
  const former = marketData.formerListing(typed);
  return former?.end === "renamed" ? former.into : null;
}

/** The share that is on the list in another spelling than the one that was typed; null where none is. */
function spelledOtherwise(
  marketData: Context["marketData"],
  { typed, ticker }: { typed: string; ticker: string | null },
): string | null {
  return classMeant(marketData, typed) ?? (ticker === null ? null : abroad(marketData, ticker));
}

const separators = /[ ./-]/g;
/** A symbol with the letter of a class, and at most one separator between them. */
const classSpelling = /^ *[a-z0-9]+[ ./-]?[a-z] *$/i;

/** The share whose symbol with a class was typed in another spelling ("brk b", BRKB); null where none was. */
function classMeant(marketData: Context["marketData"], typed: string): string | null {
  if (!classSpelling.test(typed)) return null;
  const letters = (text: string) => text.toUpperCase().replace(separators, "");
  const found = marketData.search(typed, { limit: 1 })[0]?.ticker ?? "";
  return found.includes(".") && letters(found) === letters(typed) ? found : null;
}

/** The share that bears a symbol on another exchange, of a symbol that is on no list by itself: RMS.PA of RMS. */
function abroad(marketData: Context["marketData"], ticker: string): string | null {
  const bearing = marketData
    .search(ticker, { limit: mostLines })
    .filter((listing) => listing.kind === "commonShare" && bearsAbroad(listing.ticker, ticker));
  const [first, ...others] = bearing;
  if (first === undefined || others.some(({ hasData, hasHeadlines }) => hasData || hasHeadlines)) return null;
  const isOfOne = others.every(({ ticker: other }) =>
    marketData.siblingsOf(first.ticker).some((sibling) => sibling.ticker === other),
  );
  return first.hasData || first.hasHeadlines || isOfOne ? first.ticker : null;
}

/** A class has one letter (BRK.B), an exchange two. */
const bearsAbroad = (listed: string, symbol: string): boolean =>
  listed.startsWith(`${symbol}.`) && listed.length === symbol.length + 3;

const mostLines = 4;

/** The one share that an ISIN or LEI stands for, in its home listing; null where they are several or none. */
function shareBehind(marketData: Context["marketData"], identifier: string): string | null {
  const found = marketData.search(identifier, { limit: mostLines });
  const [only, ...others] = new Set(found.map(({ ticker }) => homeOf(marketData, ticker)));
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * The home listing of an ordinary share that is quoted elsewhere in the same money, where the home has statements: MT.AS of
 * MTS.MC. A receipt may stand for several shares, and a line in another currency has a price of its own: they stay.
 */
function homeOf(marketData: Context["marketData"], ticker: string): string {
  const line = marketData.listingOf(ticker);
  if (!line?.commonShare || line.hasData || line.kind !== "commonShare") return ticker;
  const home = marketData.listingOf(line.commonShare);
  return home?.hasData && home.currency === line.currency ? home.ticker : ticker;
}

/** The question in an address. */
export function readCompaniesQuery(entries: Iterable<readonly [string, string]>): CompaniesQuery {
  const given = readParameters(entries, { known: companiesParameters, required: ["query"] });
  const text = (given.get("query") ?? "").trim();
  if (text.length > longestCompaniesQuery) {
    throw new Failure("outOfRange", { param: "query", minimum: 0, maximum: longestCompaniesQuery });
  }
  readLanguage(given);
  const limit = given.get("limit");
  return { text, limit: limit === undefined ? usualCompaniesLimit : readInteger("limit", limit, companiesLimit) };
}
