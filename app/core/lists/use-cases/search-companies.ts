import {
  areRelatedNames,
  canonicalTicker,
  type Identifiers,
  identifierIn,
  identifiersOf,
  type Listing,
  perhapsWithExchange,
  spelledWithExchange,
  symbolsAbroad,
  withExchangeWords,
  withoutShareWords,
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
  const found = listingsFound(marketData, { text, limit });
  const former = marketData.formerListing(text);
  const heir = former?.into == null ? null : marketData.listingOf(former.into);
  if (former === null || heir === null) return found;
  const { name, end, year, intoName } = former;
  return [
    { ...heir, former: { name, end, year, intoName: intoName ?? heir.name } },
    ...found.filter(({ ticker }) => ticker !== heir.ticker),
  ].slice(0, limit);
}

/** What the text finds; what finds nothing may say an exchange beside the company. */
function listingsFound(marketData: Context["marketData"], { text, limit }: CompaniesQuery): readonly Listing[] {
  const found = marketData.search(text, { limit });
  if (found.length > 0) return found;
  const meant = marketData.listingOf(saidExchangeMeant(marketData, text) ?? "");
  return meant === null ? [] : [meant];
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
  const ticker = canonicalTicker(withoutShareWords(typed));
  const listing = ticker === null ? null : marketData.listingOf(ticker);
  if (ticker !== null && listing?.hasData) return ticker;
  const home = ticker === null ? null : homeOf(marketData, ticker);
  if (home !== null && home !== ticker) return home;
  const named = companyNamed(marketData, typed);
  const isSymbol = listing !== null && (named?.hasData !== true || typed.trim() === ticker);
  if (isSymbol) return ticker ?? typed;
  return (
    symbolAbroad(marketData, { typed, ticker, named }) ??
    named?.ticker ??
    exchangeMeant(marketData, typed) ??
    classMeant(marketData, typed) ??
    ticker ??
    onlyCompany(marketData, typed) ??
    bracketMeant(marketData, typed) ??
    saidExchangeMeant(marketData, typed) ??
    typed
  );
}

/** The listed share of a symbol with its exchange in a spelling that could be another symbol (TEF.MAD, "BME TEF"), one of which more is known first. */
function exchangeMeant(marketData: Context["marketData"], typed: string): string | null {
  const listed = perhapsWithExchange(typed).flatMap((ticker) => marketData.listingOf(ticker) ?? []);
  return (listed.find(isKnown) ?? listed[0])?.ticker ?? null;
}

/**
 * The share on the exchange whose town stands after it: ENI.MI of "eni milano", TTE.PA of "Totalenergies paris". Null where the company
 * has no line there: another exchange was asked for.
 */
function saidExchangeMeant(marketData: Context["marketData"], typed: string): string | null {
  const said = withExchangeWords(typed);
  if (said === null) return null;
  const symbol = canonicalTicker(`${said.rest}${said.suffix}`);
  const meant = tickerMeant({ marketData }, said.rest);
  const lines = [symbol ?? "", meant, ...marketData.siblingsOf(meant).map(({ ticker }) => ticker)];
  const there = lines.find((ticker) => ticker.endsWith(said.suffix) && marketData.listingOf(ticker) !== null);
  return there === undefined ? null : homeOf(marketData, there);
}

const withBracket = /^([^()]+?) ?\(([A-Z0-9.:/ -]+)\)$/i;

/** The share of a name with its symbol in brackets, or of a symbol with its exchange there: "Telefónica (TEF)", "TEF (BME)". */
function bracketMeant(marketData: Context["marketData"], typed: string): string | null {
  const [, outside = "", inside = ""] = withBracket.exec(typed.trim()) ?? [];
  if (outside === "") return null;
  const spelled = spelledWithExchange(`${inside}:${outside}`);
  const meant = [spelled ?? tickerMeant({ marketData }, inside), tickerMeant({ marketData }, outside)];
  const listed = meant.flatMap((ticker) => marketData.listingOf(ticker) ?? []);
  return (listed.find(isKnown) ?? listed[0])?.ticker ?? null;
}

/**
 * The one company with statements to which all belong that is found by what can be no symbol: by the beginnings of its words
 * ("volkswagen pref"), or by a name that only its preferred shares bear ("pacific gas").
 */
function onlyCompany(marketData: Context["marketData"], typed: string): string | null {
  if (!severalWords.test(typed.trim())) return null;
  const found = marketData.search(typed, { limit: mostFound });
  const [only, ...others] = new Set(found.map(({ ticker, commonShare }) => commonShare ?? ticker));
  const listing = only === undefined || others.length > 0 ? null : marketData.listingOf(only);
  return listing?.hasData === true ? listing.ticker : null;
}

const severalWords = /^[\p{L}\p{N}&]{3,}(?: [\p{L}\p{N}&]{2,})+$/u;
const mostFound = 20;

function companyNamed(marketData: Context["marketData"], typed: string): Listing | null {
  const named = marketData.companyNamed(typed);
  return named !== null && isOtherThanSpelled(marketData, typed, named) ? null : named;
}

/**
 * Whether the letters of a text are the symbol of a company with statements, and not that of the company with such a name: "KO!" and
 * "KÖ" are no symbols, and do not mean KO Gold.
 */
function isOtherThanSpelled(marketData: Context["marketData"], typed: string, named: Listing): boolean {
  const letters = typed.normalize("NFD").replace(/\p{M}/gu, "");
  const spellings = [
    letters.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ""),
    letters.replace(/[^\p{L}\p{N}&]/gu, ""),
  ];
  return spellings.some((spelling) => {
    const listing = marketData.listingOf(canonicalTicker(spelling) ?? "");
    if (listing?.hasData !== true || listing.ticker === named.ticker) return false;
    return marketData.siblingsOf(listing.ticker).every(({ ticker }) => ticker !== named.ticker);
  });
}

type Typed = { typed: string; ticker: string | null; named: Listing | null };

/**
 * The share that bears a symbol on another exchange, of a symbol that is on no list by itself: LR.PA of LR. It comes before a company
 * without statements that only has the letters in its name (Uni-Fuels of UNI), in capitals or where it is known itself. Of several
 * companies' the symbol stays as it was typed. Null where no share bears it.
 */
function symbolAbroad(marketData: Context["marketData"], { typed, ticker, named }: Typed): string | null {
  if (ticker === null || named?.hasData) return null;
  const [first, ...others] = sharesAbroad(marketData, ticker);
  if (first === undefined) return null;
  const isSaid = typed.trim() === ticker || isKnown(first);
  const siblings = new Set(marketData.siblingsOf(first.ticker).map((sibling) => sibling.ticker));
  const isSibling = ({ ticker: other, name }: Listing) => siblings.has(other) || areRelatedNames(name, first.name);
  // AXA is that line in Milan alone; its company is quoted at home with another symbol.
  const isLineOfNamed = named !== null && rankOf(first) < rankOf(named) && isSibling(named);
  if (named !== null && (!isSaid || isLineOfNamed)) return null;
  const isOne = !others.some(isKnown) && (isKnown(first) || others.every(isSibling));
  return isOne ? first.ticker : ticker;
}

const isKnown = ({ hasData, hasHeadlines }: Listing): boolean => hasData || hasHeadlines === true;

/** How much is known of a share: its figures, its numbers, or its name alone. */
const rankOf = (share: Listing): number => (isKnown(share) ? 2 : identifiersOf(share.ticker) === null ? 0 : 1);

/** Shares with a symbol on other exchanges, those of which most is known first; a line elsewhere of one of them is none of its own. */
function sharesAbroad(marketData: Context["marketData"], symbol: string): readonly Listing[] {
  const bearing = symbolsAbroad(symbol)
    .flatMap((ticker) => marketData.listingOf(ticker) ?? [])
    .filter(({ kind }) => kind === "commonShare");
  return bearing
    .filter(({ commonShare }) => !bearing.some(({ ticker }) => ticker === commonShare))
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** The symbol that a company has now, of an earlier name or symbol of it: META of Facebook and FB. */
function renamedTo(marketData: Context["marketData"], typed: string): string | null {
  const former = marketData.formerListing(typed);
  return former?.end === "renamed" ? former.into : null;
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
