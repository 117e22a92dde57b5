import type { CurrencyCode, Dated, IsoDate } from "@valora/valuation";
import * as z from "zod";
import { type HttpOptions, httpClient } from "../http/http-client.ts";
import { parsed } from "../http/parsed.ts";
import type { ExchangeRate } from "../integrity/currency.ts";
import { ProviderFailure } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import { csvRows } from "./csv-rows.ts";

export type EcbOptions = { address?: string; http?: HttpOptions };

export type Ecb = {
  readonly id: "ecb";
  readonly requestsPerMinute: number;
  /** The reference rate of a day, or of the last working day before it. Rates between two other currencies go through the euro. */
  exchangeRate(
    pair: { from: CurrencyCode; to: CurrencyCode; day: IsoDate },
    signal: AbortSignal,
  ): Promise<ExchangeRate>;
  /** Ten-year spot rate of euro area government bonds rated AAA, as an annual decimal: the latest, or of a day or the last working day before it. */
  riskFreeRate(signal: AbortSignal, day?: IsoDate): Promise<Dated>;
};

const id = "ecb";
/** Longer than any closing of the euro's markets. */
const daysBack = 10;
/** The first day of the euro's reference rates. */
const firstDay = "1999-01-04";
/** The first day of the curve of states rated AAA. */
const firstDayOfCurve = "2004-09-06";

const curve = "YC/B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y";

const observationSchema = z.looseObject({
  TIME_PERIOD: z.iso.date(),
  OBS_VALUE: z.string().regex(/^-?\d+(\.\d+)?$/),
});

/** Exchange and interest rates of the European Central Bank, without a key. */
export function ecb({ address = "https://data-api.ecb.europa.eu", http }: EcbOptions = {}): Ecb {
  const client = httpClient(id, http);

  /** The latest observation of a series; unknown series answer 404. */
  async function latest(series: string, query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const url = new URL(`${address}/service/data/${series}`);
    const parameters = { format: "csvdata", detail: "dataonly", lastNObservations: "1", ...query };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const headers = { Accept: "text/csv" };
    const text = await client.text({ url, headers, signal, statusKinds: { 404: "noData" } });
    const row = csvRows(id, text).at(-1);
    if (!row) throw new ProviderFailure(id, "noData");
    const { TIME_PERIOD: asOf, OBS_VALUE: value } = parsed(id, observationSchema, row);
    return { asOf, value: Number(value) };
  }

  /** The observation of a day, or of the last working day before it. */
  async function onDay(series: string, { day, since }: { day: IsoDate; since: IsoDate }, signal: AbortSignal) {
    if (day < since) throw new ProviderFailure(id, "noData");
    const period = { startPeriod: daysAfter(day, -daysBack), endPeriod: day };
    const observed = await latest(series, period, signal);
    if (observed.asOf >= period.startPeriod && observed.asOf <= day) return observed;
    throw new ProviderFailure(id, "unreadable", { detail: "wrongValue" });
  }

  /** Units of a currency for one euro. */
  async function perEuro(currency: CurrencyCode, day: IsoDate, signal: AbortSignal) {
    if (currency === "EUR") return { asOf: day, value: 1 };
    const rate = await onDay(`EXR/D.${currency}.EUR.SP00.A`, { day, since: firstDay }, signal);
    if (!(rate.value > 0)) throw new ProviderFailure(id, "unreadable", { detail: "wrongValue" });
    return rate;
  }

  return {
    id,
    requestsPerMinute: 60,

    async exchangeRate({ from, to, day }, signal) {
      const [one, other] = await Promise.all([perEuro(from, day, signal), perEuro(to, day, signal)]);
      const asOf = one.asOf < other.asOf ? one.asOf : other.asOf;
      return { from, to, value: other.value / one.value, asOf, source: id };
    },

    async riskFreeRate(signal, day) {
      const { asOf, value } = await (day === undefined
        ? latest(curve, {}, signal)
        : onDay(curve, { day, since: firstDayOfCurve }, signal));
      return { value: value / 100, asOf, source: id };
    },
  };
}
