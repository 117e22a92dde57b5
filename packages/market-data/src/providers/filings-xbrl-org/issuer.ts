import type { Fundamentals } from "@valora/valuation";
import { searchable } from "../../listings/typed-name.ts";
import { type NamedIssuer, ProviderFailure, type Ticker } from "../../provider.ts";
import { countryOfExchange } from "../../symbols/exchange-country.ts";
import { type Identifier, identifierIn } from "../../symbols/identifier.ts";
import { identifiersOf } from "../../symbols/identifiers.ts";
import { plainName } from "../../symbols/related-names.ts";
import type { Known } from "../descriptor.ts";
import { descriptor } from "./descriptor.ts";
import type { EuropeanIdentity } from "./european-identity.ts";
import type { filingsIndex } from "./filings-index.ts";
import type { Gleif } from "./gleif.ts";

type Registers = { known: Known; index: ReturnType<typeof filingsIndex>; register: Gleif };

const american = new Set(["Nasdaq", "NYSE", "CBOE"]);

/**
 * The issuer of a symbol, ISIN or LEI: what a reader has chosen, what our lists say, the register of legal entities for an ISIN,
 * and last the one filer of the index whose name is the same. A name that several filers bear is never guessed at.
 */
export function issuerFinder({ known, index, register }: Registers) {
  async function leiOf(ticker: Ticker, signal: AbortSignal): Promise<Issuer | null> {
    const typed = identifierIn(ticker);
    if (typed && !typed.isValid) return null;
    const listed = identifiersOf(ticker);
    const name = nameIn(known, ticker);
    const lei = known.issuerOf(ticker)?.lei ?? listed?.lei ?? typedAs(typed, "lei");
    if (lei !== null) return named(lei, name, signal);
    const isin = listed?.isin ?? typedAs(typed, "isin");
    const issuers = isin === null ? [] : await register.issuersOf(isin, signal);
    if (issuers.length > 1) throw severalIssuers(issuers);
    return issuers[0] ?? (name === null ? null : issuerNamed(index, name, signal));
  }

  async function named(lei: string, name: string | null, signal: AbortSignal): Promise<Issuer> {
    if (name !== null) return { lei, name };
    return (await register.entityOf(lei, signal)) ?? { lei, name: lei };
  }

  return async (ticker: Ticker, signal: AbortSignal): Promise<EuropeanIdentity> => {
    if (isAmerican(known, ticker)) throw new ProviderFailure(descriptor.id, "unknownTicker");
    const issuer = await leiOf(ticker, signal);
    if (issuer === null) throw new ProviderFailure(descriptor.id, "unknownTicker", { detail: "noIssuer" });
    return identityOf(known, ticker, issuer);
  };
}

type Issuer = NamedIssuer & { country?: string | null };

const typedAs = (typed: Identifier | null, kind: Identifier["kind"]): string | null =>
  typed?.kind === kind ? typed.value : null;

const nameIn = ({ companyOf, listingOf }: Known, ticker: Ticker): string | null =>
  companyOf(ticker)?.name ?? listingOf(ticker)?.name ?? null;

/** The one filer of a name; filers whose names only begin alike are asked about. */
async function issuerNamed(index: Registers["index"], name: string, signal: AbortSignal): Promise<Issuer | null> {
  const plain = filerName(name);
  // The longest word is the rarest: "renovables" of "corporacion acciona energias renovables".
  const word = longestWord(plain);
  if (word === null) return null;
  const found = await index.issuersNamed(word, signal);
  const same = found.filter((each) => filerName(each.name) === plain);
  const [only] = same;
  if (same.length === 1 && only) return only;
  const candidates = same.length > 1 ? same : found.filter((each) => beginAlike(filerName(each.name), plain));
  if (candidates.length === 0) return null;
  throw severalIssuers(candidates);
}

/** Shares of the United States are no filers of Europe, unless our lists or a reader say so. */
function isAmerican({ issuerOf, listingOf }: Known, ticker: Ticker): boolean {
  if (identifierIn(ticker) || issuerOf(ticker)?.lei || identifiersOf(ticker)?.lei) return false;
  const listing = listingOf(ticker);
  return listing !== null && listing.kind !== "depositaryReceipt" && american.has(listing.exchange ?? "");
}

function identityOf({ companyOf, listingOf, issuerOf }: Known, ticker: Ticker, issuer: Issuer): EuropeanIdentity {
  const company = companyOf(ticker);
  const listing = listingOf(ticker);
  return {
    lei: issuer.lei,
    name: company?.name ?? listing?.name ?? issuer.name,
    exchange: company?.exchange ?? listing?.exchange ?? "",
    country: company?.country ?? issuer.country ?? countryByCodes(ticker),
    sector: issuerOf(ticker)?.sector ?? company?.sector ?? null,
    industry: company?.industry ?? null,
    sharesOutstanding: company?.sharesOutstanding ?? null,
  };
}

/** The country of an ISIN or of the exchange; null when neither tells. The filing's own country comes next. */
function countryByCodes(ticker: Ticker): Fundamentals["country"] | null {
  const isin = typedAs(identifierIn(ticker), "isin") ?? identifiersOf(ticker)?.isin;
  return isin ? isin.slice(0, 2) : countryOfExchange(ticker);
}

/** The forms of companies in full, as registers write them, and those that lists leave out. */
const fullForms =
  /\b(?:sociedad anonima(?: unipersonal)?|societa per azioni|societa cooperativa|societe anonyme|aktiengesellschaft|naamloze vennootschap|societas europaea|sociedade aberta|public limited company|s a u|sau|sgps|kgaa|oyj|abp|asa|ab|a s)\b/g;

/** A name without the form of the company, however it is written. */
const filerName = (name: string): string => plainName(searchable(name).replace(fullForms, " "));

const shortestWord = 3;

function longestWord(name: string): string | null {
  const words = name.split(" ").filter((word) => word.length >= shortestWord);
  return words.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Whether one name begins with the other: "acciona" and "acciona energias renovables". */
const beginAlike = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);

const severalIssuers = (issuers: readonly NamedIssuer[]) =>
  new ProviderFailure(descriptor.id, "unknownTicker", {
    detail: "severalIssuers",
    issuers: issuers.map(({ lei, name }) => ({ lei, name })),
  });
