import { BundledDirectory } from "../../src/listings/directory.schema.ts";
import { type InstrumentKind, instrumentKinds } from "../../src/listings/instrument.ts";
import { plainName } from "../../src/symbols/related-names.ts";
import { canonicalTicker } from "../../src/symbols/ticker.ts";
import type { Checked } from "./checked.ts";
import { isOrdinaryBesideReceipt, kindOfListing } from "./classify-listing.ts";
import { europeanExchanges } from "./european-company.ts";
import { issuerOf, listedName } from "./names.ts";
import type { Source } from "./read-source.ts";
import type { SecTicker } from "./source.schema.ts";

type Draft = {
  ticker: string;
  name: string;
  exchange: string | null;
  currency: string;
  kind: InstrumentKind;
  commonShare: string | null;
  marketValue: number;
  /** The issuer's number at the SEC; 0 when unknown. */
  cik: number;
  /** The issuer's business by a list: in finance, or none, as a company that has no business yet; null of another list. */
  mayBeShell: boolean;
};
type Drafts = Map<string, Draft>;

/** All listed symbols that the lists know, each once: what has data first decides, then the more particular list. */
export function directoryOf(source: Source, companies: readonly Checked[]): BundledDirectory {
  const drafts: Drafts = new Map();
  const add = (draft: Draft) => {
    if (!drafts.has(draft.ticker)) drafts.set(draft.ticker, draft);
  };
  for (const { company, marketValue } of companies) {
    const { ticker, name, exchange } = company;
    // Of the price: statements may be in another.
    const currency = company.quote?.currency ?? company.currency;
    const cik = Number(company.cik ?? 0);
    add({
      ticker,
      name,
      exchange,
      currency,
      kind: "commonShare",
      commonShare: null,
      marketValue,
      cik,
      mayBeShell: false,
    });
  }
  for (const { symbol = "", name = "" } of source.funds)
    add(americanDraft(symbol, name, symbol.length === 5 ? "fund" : "etf"));
  for (const draft of americanDrafts(source.americanTickers)) add(draft);
  const european = [...headlineDrafts(source), ...memberDrafts(source), ...europeanDrafts(source)];
  for (const draft of [...european, ...secDrafts(source.secTickers, drafts)]) add(draft);
  putHomeFirst(drafts, source.europeanListings);
  linkHomes(drafts, source.homes);
  numberIssuers(drafts, source.secTickers);
  const own = new Set(companies.map(({ company }) => company.ticker));
  markShellsByUnits(drafts, own);
  applyReviewed(drafts, source.reviewedListings);

  for (const [alias, tickers] of Object.entries(source.aliases)) {
    for (const ticker of tickers) {
      if (!drafts.has(ticker)) throw new Error(`reviewed/aliases.json: ${ticker} for ${alias} is on no list`);
    }
  }
  return columnsOf([...drafts.values()].sort(byMarketValue), source.aliases, indicesOf(source, drafts));
}

const byMarketValue = (a: Draft, b: Draft) => b.marketValue - a.marketValue || (a.ticker < b.ticker ? -1 : 1);

/** The members of each index with the day of the list; each of them is a listing. */
function indicesOf({ indexMembers }: Source, drafts: Drafts): NonNullable<BundledDirectory["indices"]> {
  for (const { index, ticker } of indexMembers)
    if (!drafts.has(ticker)) throw new Error(`reviewed/index-members.csv: ${ticker} of the ${index} is on no list`);
  return [...Map.groupBy(indexMembers, ({ index }) => index)].map(([name, members]) => ({
    name,
    asOf: members[0]?.asOf ?? "",
    tickers: members.map(({ ticker }) => ticker),
  }));
}

function columnsOf(
  drafts: readonly Draft[],
  aliases: BundledDirectory["aliases"],
  indices: NonNullable<BundledDirectory["indices"]>,
): BundledDirectory {
  const exchanges = ["", ...new Set(drafts.flatMap(({ exchange }) => exchange ?? []))];
  const currencies = [...new Set(drafts.map(({ currency }) => currency))];
  return BundledDirectory.parse({
    version: 4,
    exchanges,
    kinds: instrumentKinds,
    currencies,
    tickers: drafts.map(({ ticker }) => ticker),
    names: drafts.map(({ name }) => name),
    exchangeOf: drafts.map(({ exchange }) => exchanges.indexOf(exchange ?? "")),
    kindOf: drafts.map(({ kind }) => instrumentKinds.indexOf(kind)),
    currencyOf: drafts.map(({ currency }) => currencies.indexOf(currency)),
    commonShares: drafts.map(({ commonShare }) => commonShare ?? ""),
    ciks: drafts.map(({ cik }) => cik),
    aliases,
    indices,
  });
}

function americanDraft(ticker: string, name: string, kind: InstrumentKind, marketValue = 0): Draft {
  return {
    ticker,
    name,
    exchange: null,
    currency: "USD",
    kind,
    commonShare: null,
    marketValue,
    cik: 0,
    mayBeShell: true,
  };
}

/** `BAC^K` is the list's spelling of BAC.PR.K, `BRK/B` of BRK.B. */
function symbolOf(listed: string): string {
  const spelled = listed.includes("^") ? listed.replace("^", "-P") : listed;
  const ticker = canonicalTicker(spelled);
  if (!ticker) throw new Error(`the list has the symbol ${listed}, which is none`);
  return ticker;
}

/** The American list: its common shares, and what else their issuers have listed. */
function americanDrafts(rows: Source["americanTickers"]): Draft[] {
  const drafts = rows.map(({ symbol = "", name = "", marketCap = "", industry = "" }) => {
    const kind = kindOfListing(symbol, name);
    const shown = kind === "commonShare" || kind === "spac" ? listedName(name) : name.replace(/\s+/g, " ").trim();
    const mayBeShell = ["Finance", "Uncategorized", ""].includes(industry);
    const value = Number(marketCap) || 0;
    const isShell = mayBeShell && value === 0 && kind === "commonShare" && numberedShell.test(shown);
    const draft = { ...americanDraft(symbolOf(symbol), shown, isShell ? "spac" : kind, value), mayBeShell };
    return { draft, symbol, issuer: issuerOf(name) };
  });
  const known = new Set(drafts.map(({ draft }) => draft.ticker));
  for (const group of Map.groupBy(drafts, ({ issuer }) => issuer).values()) {
    markShells(group);
    linkCommonShares(group, known);
  }
  return drafts.map(({ draft }) => draft);
}

/** Sponsors float one shell after another, and number them: Cantor Equity Partners VII, SilverBox Corp V. */
const numberedShell =
  /\b(?:Capital|Equity|Investments?|Growth|Partners|Holdings|Corp|Corporation|Company)\b.*\b[IVX]+\b(?: Inc\.?| Co\.?| Ltd\.?)?$/;

type Listed = { draft: Draft; symbol: string };

/** An issuer in finance with units on the list is a company that was floated to buy another one. */
function markShells(group: readonly Listed[]): void {
  if (!group.some(({ draft }) => draft.kind === "unit")) return;
  for (const { draft } of group) if (draft.mayBeShell && draft.kind === "commonShare") draft.kind = "spac";
}

/** These stand for themselves: no ordinary share is offered in their place. */
const isNoOneElses: ReadonlySet<InstrumentKind> = new Set(["commonShare", "depositaryReceipt", "fund", "spac"]);

function linkCommonShares(group: readonly Listed[], known: ReadonlySet<string>): void {
  const sibling = group.find(({ draft }) => draft.kind === "commonShare")?.draft.ticker ?? null;
  for (const { draft, symbol } of group) {
    if (isNoOneElses.has(draft.kind)) continue;
    const [stem = ""] = symbol.split("^");
    draft.commonShare = symbol.includes("^") && known.has(stem) ? stem : sibling;
  }
}

const europeanKinds: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["fund", /\bFund\b|SICAV|SICAF|\bETF\b/],
  ["preferredShare", /\bCLASE B\b|\bRisp(?:armio)?\b|\bPriv(?:ilegiat\w+)?\b/i],
];
const europeanKind = (name: string): InstrumentKind =>
  europeanKinds.find(([, pattern]) => pattern.test(name))?.[0] ?? "commonShare";

function europeanDraft(ticker: string, name: string, exchange: string): Draft {
  const kind = europeanKind(name);
  return {
    ticker,
    name,
    exchange,
    currency: "EUR",
    kind,
    commonShare: null,
    marketValue: 0,
    cik: 0,
    mayBeShell: false,
  };
}

/** Companies of which a few figures are known. */
function headlineDrafts({ europeanAccounts }: Source): Draft[] {
  return europeanAccounts.companies
    .filter(({ tier }) => tier === "headlines")
    .map(({ ticker, name, exchange, price, sharesOutstanding }) => ({
      ...europeanDraft(ticker, name, europeanExchanges[exchange]),
      kind: "commonShare",
      marketValue: price.value * (sharesOutstanding?.value ?? 0),
    }));
}

const exchangeOfSuffix: Readonly<Record<string, string>> = {
  ...europeanExchanges,
  BR: "Brussels",
};
/** Above lines of other exchanges, of which no value is known: a member of an index is at home. */
const atHome = 1;

/** Members of the great indices on exchanges of which there is no list. */
function memberDrafts({ europeanListings }: Source): Draft[] {
  return europeanListings.map(({ ticker, name }) => {
    const exchange = exchangeOfSuffix[ticker.slice(ticker.lastIndexOf(".") + 1)];
    if (exchange === undefined) throw new Error(`reviewed/european-listings.csv: ${ticker} has no exchange`);
    return { ...europeanDraft(ticker, name, exchange), kind: "commonShare", marketValue: atHome };
  });
}

/** A share stands above the foreign lines of its issuer, of whose market value the registry's order tells more. */
function putHomeFirst(drafts: Drafts, members: Source["europeanListings"]): void {
  const byName = Map.groupBy(drafts.values(), ({ name }) => plainName(name));
  for (const { ticker } of members) {
    const draft = drafts.get(ticker);
    if (!draft) continue;
    const lines = byName.get(plainName(draft.name)) ?? [];
    draft.marketValue = Math.max(draft.marketValue, ...lines.map(({ marketValue }) => marketValue + atHome));
  }
}

/** Madrid and Milan. The Milan list also holds a thousand certificates long expired: they have no country, and are left out. */
function europeanDrafts({ madridTickers, milanTickers }: Source): Draft[] {
  const draft = (row: Record<string, string>, exchange: string): Draft =>
    europeanDraft(symbolOf(row.symbol ?? ""), row.name ?? "", exchange);
  return [
    ...madridTickers.map((row) => draft(row, "Madrid")),
    ...milanTickers.filter(({ country }) => country !== "").map((row) => draft(row, "Milan")),
  ];
}

const secKinds: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["preferredShare", /\.PR(?:\.[A-Z])?$/],
  ["warrant", /[.-]W(?:[ST][A-Z]?)?$/],
  ["unit", /\.UN?$/],
  ["right", /[.-]R(?:[TIW])?$/],
];
/** The suffix of a symbol after the share's own. */
const suffixKinds: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["warrant", /^W{1,2}S?$/],
  ["unit", /^U$/],
  ["right", /^R{1,2}$/],
  ["preferredShare", /^(?:[LMNOP]|[A-Z]P)$/],
  ["otherSecurity", /^[GHIJSTVZ]$/],
];
/** Five letters of a further symbol of an issuer that do not begin with its first: the last ones say what it is. */
const furtherKinds: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["warrant", /^[A-Z]{4}W$/],
  ["unit", /^[A-Z]{4}U$/],
  ["right", /^[A-Z]{4}R$/],
  ["preferredShare", /^[A-Z]{4}P$/],
  ["otherSecurity", /^[A-Z]{4}[GHIJLMNOSTVZ]$/],
];
/** More over-the-counter lines than an ordinary share can have abroad are series of preferred shares. */
const mostForeignLines = 2;
const foreignLine = /^[A-Z]{4}F$/;
/** Banks list notes beside their share under symbols of their own: FNGU of the Bank of Montreal. */
const bank = /\bBANK\b|BANC|JPMORGAN|GOLDMAN SACHS|MORGAN STANLEY|CITIGROUP|BARCLAYS|\bUBS\b|CREDIT SUISSE/i;

/** The registry's list, which is in order of market value: it adds foreign issuers and what trades over the counter. */
function secDrafts(rows: readonly SecTicker[], known: Drafts): Draft[] {
  const tickersByCik = Map.groupBy(rows, ({ cik_str }) => cik_str);
  let marketValue = Number.POSITIVE_INFINITY;
  return rows.flatMap(({ cik_str, ticker: listed, title }) => {
    const ticker = canonicalTicker(listed);
    if (!ticker) return [];
    marketValue = Math.min(marketValue, known.get(ticker)?.marketValue || marketValue);
    const siblings = (tickersByCik.get(cik_str) ?? [])
      .flatMap((row) => canonicalTicker(row.ticker) ?? [])
      .filter((other) => other !== ticker);
    const first = canonicalTicker(tickersByCik.get(cik_str)?.[0]?.ticker ?? "") ?? ticker;
    const { kind, commonShare } = secSecurity(ticker, title, siblings, first);
    const value = Number.isFinite(marketValue) ? marketValue : 0;
    return [{ ...americanDraft(ticker, title.replace(/\s+/g, " ").trim(), kind, value), commonShare }];
  });
}

/**
 * Classifies a security by its spelling, the issuer's other symbols and the title, in this order: titles name the issuer.
 * The issuer's symbols come in the registry's order, its share first.
 */
export function secSecurity(
  ticker: string,
  title: string,
  siblings: readonly string[],
  first: string = ticker,
): Pick<Draft, "kind" | "commonShare"> {
  const stem = siblings.find((other) => ticker.startsWith(other)) ?? null;
  const bySpelling = secKinds.find(([, pattern]) => pattern.test(ticker))?.[0];
  if (bySpelling) return { kind: bySpelling, commonShare: stem };
  const isClass = /\.[A-Z]$/.test(ticker);
  const bySuffix =
    stem !== null && !isClass
      ? suffixKinds.find(([, pattern]) => pattern.test(ticker.slice(stem.length)))?.[0]
      : undefined;
  if (bySuffix) return { kind: bySuffix, commonShare: stem };
  const further = ticker === first || stem !== null || isClass ? null : furtherKind(ticker, title, siblings);
  if (further) return { kind: further, commonShare: first };
  if (isOrdinaryBesideReceipt(ticker, title)) return { kind: "commonShare", commonShare: null };
  if (/\/ADR|American Depositary/i.test(title) || /^[A-Z]{4}Y$/.test(ticker))
    return { kind: "depositaryReceipt", commonShare: null };
  const kind = kindOfListing(ticker, title);
  const isOfIssuer = kind === "preferredShare" || kind === "unit" || kind === "right" || kind === "note";
  return { kind: isOfIssuer ? "commonShare" : kind, commonShare: null };
}

function furtherKind(ticker: string, title: string, siblings: readonly string[]): InstrumentKind | null {
  const byLetters = furtherKinds.find(([, pattern]) => pattern.test(ticker))?.[0];
  if (byLetters) return byLetters;
  const isShell = kindOfListing(ticker, title) === "spac";
  if (foreignLine.test(ticker) && !isOfReceipt(ticker, title, siblings)) {
    if (/WF$/.test(ticker)) return "warrant";
    if (/UF$/.test(ticker) && siblings.includes(ticker.replace(/UF$/, "WF"))) return "unit";
    const isOneOfMany = siblings.filter((other) => foreignLine.test(other)).length >= mostForeignLines;
    if (isOneOfMany && !isShell) return "otherSecurity";
  }
  return bank.test(title) && /^[A-Z]{3,4}$/.test(ticker) && siblings.length >= mostForeignLines ? "note" : null;
}

/** The ordinary share abroad of which a receipt is traded too: FSNUF of FSNUY. */
const isOfReceipt = (ticker: string, title: string, siblings: readonly string[]): boolean =>
  /\/ADR/i.test(title) || siblings.includes(ticker.replace(/F$/, "Y"));

/** An issuer whose units bear its share's own symbol, and of which no list knows a business, was floated to buy one. */
function markShellsByUnits(drafts: Drafts, own: ReadonlySet<string>): void {
  for (const draft of drafts.values()) {
    if (draft.kind !== "commonShare" || !draft.mayBeShell || own.has(draft.ticker)) continue;
    const units = [`${draft.ticker}U`, `${draft.ticker}.U`, `${draft.ticker}.UN`].flatMap(
      (each) => drafts.get(each) ?? [],
    );
    if (units.some(({ kind, cik }) => kind === "unit" && (cik === 0 || draft.cik === 0 || cik === draft.cik)))
      draft.kind = "spac";
  }
}

/** Facts looked up by people where the lists do not say them. */
function applyReviewed(drafts: Drafts, reviewed: Source["reviewedListings"]): void {
  for (const { symbol, kind } of reviewed) {
    const draft = drafts.get(symbol);
    if (!draft) throw new Error(`reviewed/listings.csv: ${symbol} is on no list`);
    draft.kind = kind;
    if (isNoOneElses.has(kind)) draft.commonShare = null;
  }
}

/** A foreign line of a company whose home share has data says which one that is. */
function linkHomes(drafts: Drafts, homes: Source["homes"]): void {
  for (const [ticker, { home, isReceipt }] of Object.entries(homes)) {
    const draft = drafts.get(ticker);
    if (!draft || !drafts.has(home)) throw new Error(`reviewed/home-listings.json: ${ticker} or ${home} is on no list`);
    draft.commonShare = home;
    draft.kind = isReceipt ? "depositaryReceipt" : "commonShare";
  }
}

/** The owner of a symbol by the registry's list, where the companies with statements have not said it. */
function numberIssuers(drafts: Drafts, rows: readonly SecTicker[]): void {
  for (const { cik_str, ticker: listed } of rows) {
    const draft = drafts.get(canonicalTicker(listed) ?? "");
    if (draft && draft.cik === 0 && draft.currency === "USD") draft.cik = cik_str;
  }
}
