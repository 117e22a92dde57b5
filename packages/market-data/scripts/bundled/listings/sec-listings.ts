import type { InstrumentKind } from "../../../src/listings/instrument.ts";
import { canonicalTicker } from "../../../src/symbols/ticker.ts";
import type { SecTicker } from "../source.schema.ts";
import { isOrdinaryBesideReceipt, kindOfListing } from "./classify-listing.ts";
import { americanDraft, type Draft, type Drafts } from "./listing-draft.ts";

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
export function secDrafts(rows: readonly SecTicker[], known: Drafts): Draft[] {
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
