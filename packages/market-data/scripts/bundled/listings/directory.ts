import { BundledDirectory } from "../../../src/listings/directory.schema.ts";
import { instrumentKinds } from "../../../src/listings/instrument.ts";
import { areRelatedNames } from "../../../src/symbols/related-names.ts";
import { canonicalTicker } from "../../../src/symbols/ticker.ts";
import type { Checked } from "../checked.ts";
import type { Source } from "../read-source.ts";
import type { SecTicker } from "../source.schema.ts";
import { americanDrafts } from "./american-listings.ts";
import { europeanDrafts, headlineDrafts, memberDrafts, putHomeFirst } from "./european-listings.ts";
import { americanDraft, type Draft, type Drafts, isNoOneElses } from "./listing-draft.ts";
import { secDrafts } from "./sec-listings.ts";

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
  for (const draft of americanDrafts(source)) add(draft);
  const european = [...headlineDrafts(source), ...memberDrafts(source), ...europeanDrafts(source)];
  for (const draft of [...european, ...secDrafts(source.secTickers, drafts)]) add(draft);
  putHomeFirst(drafts, source.europeanListings);
  linkHomes(drafts, source.homes);
  numberIssuers(drafts, source.secTickers);
  const own = new Set(companies.map(({ company }) => company.ticker));
  markShellsByUnits(drafts, own);
  applyReviewed(drafts, source.reviewedListings);
  takeOffFormer(drafts, source.former, own);

  for (const [alias, tickers] of Object.entries(source.aliases)) {
    for (const ticker of tickers) {
      if (!drafts.has(ticker)) throw new Error(`reviewed/aliases.json: ${ticker} for ${alias} is on no list`);
    }
  }
  return columnsOf([...drafts.values()].sort(byMarketValue), {
    aliases: source.aliases,
    indices: indicesOf(source, drafts),
    former: source.former,
  });
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
  names: Pick<BundledDirectory, "aliases" | "indices" | "former">,
): BundledDirectory {
  const exchanges = ["", ...new Set(drafts.flatMap(({ exchange }) => exchange ?? []))];
  const currencies = [...new Set(drafts.map(({ currency }) => currency))];
  return BundledDirectory.parse({
    version: 5,
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
    ...names,
  });
}

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

/** A list may still hold a share that is not quoted any more. Its symbol may be another company's by now, which stays. */
function takeOffFormer(drafts: Drafts, former: Source["former"], own: ReadonlySet<string>): void {
  for (const { name, symbols, into } of former) {
    if (into !== null && !drafts.has(into))
      throw new Error(`reviewed/former-listings.json: ${into} of ${name} is on no list`);
    for (const symbol of symbols) {
      const draft = drafts.get(symbol);
      if (draft === undefined || !areRelatedNames(draft.name, name)) continue;
      if (own.has(symbol)) throw new Error(`reviewed/former-listings.json: ${symbol} has statements`);
      drafts.delete(symbol);
    }
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
