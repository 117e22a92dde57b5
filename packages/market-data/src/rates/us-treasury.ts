import type { Dated, IsoDate } from "@valora/valuation";
import * as z from "zod";
import { type HttpOptions, httpClient } from "../http/http-client.ts";
import { parsed } from "../http/parsed.ts";
import { ProviderFailure } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import { csvRows } from "./csv-rows.ts";

export type UsTreasuryOptions = { address?: string; http?: HttpOptions; now?: () => number };

export type UsTreasury = {
  readonly id: "us-treasury";
  readonly requestsPerMinute: number;
  /** Ten-year par yield of the latest day, or of a day or the last working day before it, as an annual decimal. */
  riskFreeRate(signal: AbortSignal, day?: IsoDate): Promise<Dated>;
};

const id = "us-treasury";
const place = "/resource-center/data-chart-center/interest-rates/daily-treasury-rates.csv";

/** Longer than any closing of the market. */
const daysBack = 10;

const rowSchema = z.looseObject({
  Date: z.string().regex(/^\d\d\/\d\d\/\d{4}$/),
  "10 Yr": z.string().regex(/^-?\d+(\.\d+)?$/),
});

/** Yields of United States government bonds from the Treasury, without a key: one file for each year. */
export function usTreasury({
  address = "https://home.treasury.gov",
  http,
  now = Date.now,
}: UsTreasuryOptions = {}): UsTreasury {
  const client = httpClient(id, http);

  /** The latest of a year's days, up to one of them. */
  async function latestOf(year: number, until: IsoDate | undefined, signal: AbortSignal): Promise<Dated | null> {
    const url = new URL(`${address}${place}/${year}/all`);
    const query = { type: "daily_treasury_yield_curve", field_tdr_date_value: String(year), _format: "csv" };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const days = csvRows(id, await client.text({ url, signal, statusKinds: { 404: "noData" } })).map((row) => {
      const { Date: date, "10 Yr": yieldInPercent } = parsed(id, rowSchema, row);
      const [month, day, fullYear] = date.split("/");
      return { value: Number(yieldInPercent) / 100, asOf: `${fullYear}-${month}-${day}`, source: id };
    });
    const told = until === undefined ? days : days.filter(({ asOf }) => asOf <= until);
    return told.toSorted((one, other) => other.asOf.localeCompare(one.asOf))[0] ?? null;
  }

  return {
    id,
    requestsPerMinute: 30,

    async riskFreeRate(signal, day) {
      const year = day === undefined ? new Date(now()).getUTCFullYear() : Number(day.slice(0, 4));
      // the file of a new year is empty until its first working day
      const latest = (await latestOf(year, day, signal)) ?? (await latestOf(year - 1, day, signal));
      if (!latest || (day !== undefined && latest.asOf < daysAfter(day, -daysBack)))
        throw new ProviderFailure(id, "noData");
      return latest;
    },
  };
}
