import type { HttpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { companyTickersSchema } from "./company-tickers.schema.ts";
import { providerId } from "./to-fundamentals.ts";

const listKeptForMilliseconds = 24 * 3_600_000;
/** The SEC answers 403 to callers who come too often. */
export const refusals = { 403: "rateLimited" } as const;

type TickerListOptions = {
  client: HttpClient;
  address: string;
  headers: Readonly<Record<string, string>>;
  now: () => number;
};

/** The SEC's list of tickers, read once a day for all callers: no single one's impatience ends it. */
export function tickerList({ client, address, headers, now }: TickerListOptions) {
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
