import type { Fundamentals, IsoDate, Ratio } from "@valora/valuation";
import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type FilingsProvider, type MarketDataProvider, ProviderFailure, type Ticker } from "../../provider.ts";
import type { CompanyKind } from "../company-kind.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { type CompanyFacts, companyFactsSchema } from "./company-facts.schema.ts";
import { descriptor } from "./descriptor.ts";
import { type Filer, filerOf, symbolAtSec } from "./filer.ts";
import { filingVersionOf } from "./filing-version.ts";
import { sharesPerQuotedClass } from "./share-classes.ts";
import { submissionsSchema } from "./submissions.schema.ts";
import { refusals, tickerList } from "./ticker-list.ts";
import { providerId, toFundamentals } from "./to-fundamentals.ts";

export { interimStatements } from "./interim-figures.ts";
export { type Filer, toFundamentals };

export type SecEdgarOptions = {
  /** The SEC asks every caller to say who they are: "Name contact@example.org". Without it, it refuses for ten minutes. */
  userAgent: string;
  /** Shares of the statements in one quoted receipt of a foreign filer (5 for TSM); null when unknown, which is safe. */
  sharesPerReceipt?: (ticker: Ticker) => Ratio | null;
  /** The kind of a company that is known; null for others, which their industrial classification tells. */
  kindOf?: (ticker: Ticker) => CompanyKind | null;
  /** Where company facts and submissions are. */
  dataAddress?: string;
  /** Where the list of tickers is. */
  filesAddress?: string;
  http?: HttpOptions;
  /** A clock in milliseconds, for the age of the list of tickers and of the latest filing. */
  now?: () => number;
};

export type SecEdgar = MarketDataProvider &
  FilingsProvider & {
    cikOf(ticker: Ticker): Promise<string>;
    filer(ticker: Ticker, signal: AbortSignal): Promise<Filer>;
    companyFacts(ticker: Ticker, signal: AbortSignal): Promise<CompanyFacts>;
    /** The company as it could be seen on a day: only what had been filed by then. */
    fundamentalsAsOf(ticker: Ticker, asOf: IsoDate, signal: AbortSignal): Promise<Fundamentals>;
  };

/** Official filings of every company listed in the United States, without a key. */
export function secEdgar(options: SecEdgarOptions): SecEdgar {
  const { userAgent, sharesPerReceipt = () => null, kindOf = () => null } = options;
  const { dataAddress = "https://data.sec.gov", filesAddress = "https://www.sec.gov" } = options;
  const client = httpClient(providerId, options.http);
  const headers = { "User-Agent": userAgent, Accept: "application/json" };
  const ask = (address: string, signal: AbortSignal) =>
    client.json({ url: new URL(address), headers, signal, statusKinds: refusals });
  const { now = Date.now } = options;
  const sharesOf = (ticker: Ticker) => sharesPerQuotedClass(ticker) ?? sharesPerReceipt(ticker);
  const ciks = tickerList({ client, address: filesAddress, headers, now });

  async function cikOf(ticker: Ticker): Promise<string> {
    const cik = (await ciks()).get(symbolAtSec(ticker));
    if (!cik) throw new ProviderFailure(providerId, "unknownTicker");
    return cik;
  }

  async function filerBy(cik: string, ticker: Ticker, signal: AbortSignal): Promise<Filer> {
    const body = await ask(`${dataAddress}/submissions/CIK${cik}.json`, signal);
    const filer = filerOf(parsed(providerId, submissionsSchema, body), ticker);
    if (filer.cik !== cik) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    return filer;
  }

  /** A filer without statements (a fund, a person) has no company facts. */
  async function companyFactsBy(cik: string, signal: AbortSignal): Promise<CompanyFacts> {
    const url = new URL(`${dataAddress}/api/xbrl/companyfacts/CIK${cik}.json`);
    const statusKinds = { ...refusals, 404: "noData" } as const;
    const facts = parsed(providerId, companyFactsSchema, await client.json({ url, headers, signal, statusKinds }));
    if (Number(facts.cik) !== Number(cik))
      throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    return facts;
  }

  async function fundamentalsAt(ticker: Ticker, asOf: IsoDate | undefined, signal: AbortSignal): Promise<Fundamentals> {
    const cik = await cikOf(ticker);
    const [filer, facts] = await Promise.all([filerBy(cik, ticker, signal), companyFactsBy(cik, signal)]);
    return mapped(facts, { ticker, identity: filer, known: kindOf(ticker), asOf, sharesPerQuoted: sharesOf(ticker) });
  }

  /** The list of filings is a twentieth of the facts: a caller with a known version requests it alone first. */
  async function filedSince(known: string | null, ticker: Ticker, signal: AbortSignal) {
    const cik = await cikOf(ticker);
    const early = known === null ? companyFactsBy(cik, signal) : null;
    // it is waited for below, unless the filer fails first
    early?.catch(() => {});
    const filer = await filerBy(cik, ticker, signal);
    if (known !== null && filer.latestReport?.accession === known) return null;
    const facts = await (early ?? companyFactsBy(cik, signal));
    const today = new Date(now()).toISOString().slice(0, 10);
    const fundamentals = mapped(facts, {
      ...{ ticker, identity: filer, known: kindOf(ticker) },
      sharesPerQuoted: sharesOf(ticker),
    });
    return { edition: filingVersionOf(facts, filer.latestReport, today), fundamentals };
  }

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,
    fundamentals: (ticker, signal) => fundamentalsAt(ticker, undefined, signal),
    filedSince,
    fundamentalsAsOf: fundamentalsAt,
    cikOf,
    filer: async (ticker, signal) => filerBy(await cikOf(ticker), ticker, signal),
    companyFacts: async (ticker, signal) => companyFactsBy(await cikOf(ticker), signal),
  };
}

/** Facts are checked when they are read: what does not fit then is the vendor's change, not ours. */
function mapped(facts: CompanyFacts, options: Parameters<typeof toFundamentals>[1]): Fundamentals {
  let fundamentals: Fundamentals | null;
  try {
    fundamentals = toFundamentals(facts, options);
  } catch (cause) {
    throw new ProviderFailure(providerId, "unreadable", { cause, detail: "wrongShape" });
  }
  if (!fundamentals) throw new ProviderFailure(providerId, "noData");
  return fundamentals;
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, address, http, now, known }) =>
  secEdgar({
    userAgent: credential,
    kindOf: (ticker) => known.companyOf(ticker),
    http,
    now,
    ...(address === undefined ? {} : { dataAddress: address, filesAddress: address }),
  });
