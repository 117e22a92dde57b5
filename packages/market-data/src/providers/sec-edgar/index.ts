import type { Fundamentals, IsoDate, Ratio } from "@valora/valuation";
import { type HttpClient, type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type MarketDataProvider, ProviderFailure, type Ticker } from "../../provider.ts";
import { type CompanyFacts, companyFactsSchema } from "./company-facts.schema.ts";
import { companyTickersSchema } from "./company-tickers.schema.ts";
import { type Filer, filerOf, symbolAsFiled } from "./filer.ts";
import { sharesPerQuotedClass } from "./share-classes.ts";
import { submissionsSchema } from "./submissions.schema.ts";
import { providerId, toFundamentals } from "./to-fundamentals.ts";

export { type InterimStatement, quarterlyStatements, trailingTwelveMonths } from "./interim-figures.ts";
export { type Filer, toFundamentals };

export type SecEdgarOptions = {
  /** The SEC asks every caller to say who they are: "Name contact@example.org". Without it, it refuses for ten minutes. */
  userAgent: string;
  /** Shares of the statements in one quoted receipt of a foreign filer (5 for TSM); null when unknown, which is safe. */
  sharesPerReceipt?: (ticker: Ticker) => Ratio | null;
  /** Where company facts and submissions are. */
  dataAddress?: string;
  /** Where the list of tickers is. */
  filesAddress?: string;
  http?: HttpOptions;
  /** A clock in milliseconds, for the age of the list of tickers. */
  now?: () => number;
};

export type SecEdgar = MarketDataProvider & {
  cikOf(ticker: Ticker): Promise<string>;
  filer(ticker: Ticker, signal: AbortSignal): Promise<Filer>;
  companyFacts(ticker: Ticker, signal: AbortSignal): Promise<CompanyFacts>;
  /** The company as it could be seen on a day: only what had been filed by then. */
  fundamentalsAsOf(ticker: Ticker, asOf: IsoDate, signal: AbortSignal): Promise<Fundamentals>;
};

const requestsPerMinute = 600;
const listKeptForMilliseconds = 24 * 3_600_000;
const refusals = { 403: "rateLimited" } as const;

/** Official filings of every company listed in the United States, without a key. */
export function secEdgar(options: SecEdgarOptions): SecEdgar {
  const { userAgent, sharesPerReceipt = () => null } = options;
  const { dataAddress = "https://data.sec.gov", filesAddress = "https://www.sec.gov" } = options;
  const client = httpClient(providerId, options.http);
  const headers = { "User-Agent": userAgent, Accept: "application/json" };
  const ask = (address: string, signal: AbortSignal) =>
    client.json({ url: new URL(address), headers, signal, statusKinds: refusals });
  const ciks = tickerList({ client, address: filesAddress, headers, now: options.now ?? Date.now });

  async function cikOf(ticker: Ticker): Promise<string> {
    const cik = (await ciks()).get(symbolAsFiled(ticker));
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
    const sharesPerQuoted = sharesPerQuotedClass(ticker) ?? sharesPerReceipt(ticker);
    const fundamentals = readable(() => toFundamentals(facts, { ticker, identity: filer, asOf, sharesPerQuoted }));
    if (!fundamentals) throw new ProviderFailure(providerId, "noData");
    return fundamentals;
  }

  return {
    id: providerId,
    supplies: ["fundamentals"],
    requestsPerMinute,
    fundamentals: (ticker, signal) => fundamentalsAt(ticker, undefined, signal),
    fundamentalsAsOf: fundamentalsAt,
    cikOf,
    filer: async (ticker, signal) => filerBy(await cikOf(ticker), ticker, signal),
    companyFacts: async (ticker, signal) => companyFactsBy(await cikOf(ticker), signal),
  };
}

/** Facts are checked when they are read: what does not fit then is the vendor's change, not ours. */
function readable<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (cause) {
    throw new ProviderFailure(providerId, "unreadable", { cause, detail: "wrongShape" });
  }
}

type TickerListOptions = {
  client: HttpClient;
  address: string;
  headers: Readonly<Record<string, string>>;
  now: () => number;
};

/** The SEC's list of tickers, read once a day for all callers: no single one's impatience ends it. */
function tickerList({ client, address, headers, now }: TickerListOptions) {
  let list: Promise<ReadonlyMap<string, string>> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<ReadonlyMap<string, string>> {
    const { signal } = new AbortController();
    const url = new URL(`${address}/files/company_tickers.json`);
    const body = await client.json({ url, headers, signal, statusKinds: refusals });
    const rows = Object.values(parsed(providerId, companyTickersSchema, body));
    return new Map(rows.map(({ ticker, cik_str }) => [ticker, String(cik_str).padStart(10, "0")]));
  }

  return (): Promise<ReadonlyMap<string, string>> => {
    if (list && now() - readAt < listKeptForMilliseconds) return list;
    readAt = now();
    const reading = read();
    list = reading;
    reading.catch(() => {
      if (list === reading) list = null;
    });
    return reading;
  };
}
