import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fundamentals, IsoDate } from "@valora/valuation";
import * as z from "zod";
import type { Ticker } from "../provider.ts";
import { sentenceOf } from "../sources/index.ts";

export const RefreshedPrice = z.strictObject({
  value: z.number().positive(),
  currency: z.string().length(3),
  asOf: z.iso.date(),
  /** The file that a person gave, or the provider that was asked, by its name; and the day on which it was. */
  file: z.string().min(1),
  readOn: z.iso.date(),
});
export type RefreshedPrice = z.infer<typeof RefreshedPrice>;

/** Closes that are read over those of the included data, by symbol. */
const RefreshedPrices = z.strictObject({ version: z.literal(1), prices: z.record(z.string(), RefreshedPrice) });
export type PricesBySymbol = Readonly<Record<Ticker, RefreshedPrice>>;

const fileName = /^prices-\d{8}T\d{9}Z\.json$/;
/** The newest, and those to go back to. */
const KEPT = 5;

/** The files of a folder, oldest first; none where there is no folder. A file never changes once it has its name. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => fileName.test(name))
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** The path of the newest prices of a folder; null where there are none. */
export function newestPricesFile(folder: string): string | null {
  const name = filesIn(folder).at(-1);
  return name === undefined ? null : join(folder, name);
}

/** The prices of a file; none without a file. Throws when the file is not as it was written. */
export function pricesIn(path: string | null): PricesBySymbol {
  if (path === null) return {};
  try {
    return RefreshedPrices.parse(JSON.parse(readFileSync(path, "utf8"))).prices;
  } catch (cause) {
    throw new Error(`The prices of ${path} cannot be read. Delete this file to use the ones before it.`, { cause });
  }
}

/** Writes prices as the newest of a folder, whole or not at all, and deletes the oldest files. Returns the path. */
export function writePrices(folder: string, prices: PricesBySymbol, now: Date): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `prices-${now.toISOString().replace(/[-:.]/g, "")}.json`);
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify({ version: 1, prices } satisfies z.input<typeof RefreshedPrices>)}\n`);
  renameSync(unfinished, path);
  for (const old of filesIn(folder).slice(0, -KEPT)) rmSync(join(folder, old), { force: true });
  return path;
}

/** What becomes of a close beside the quote of a company: it is taken when its day is later and its currency the same. */
export function outcomeBeside({ quote, currency }: Pick<Fundamentals, "quote" | "currency">, price: RefreshedPrice) {
  if (price.currency !== (quote?.currency ?? currency)) return "otherCurrency";
  if (quote === null || price.asOf > quote.asOf) return "taken";
  return price.asOf === quote.asOf ? "asNew" : "older";
}

/** Whether a close replaces the quote of a company. */
export const isNewerQuote = (company: Pick<Fundamentals, "quote" | "currency">, price: RefreshedPrice): boolean =>
  outcomeBeside(company, price) === "taken";

/** The company with a refreshed close for its quote, where that is newer; otherwise the same object. */
export function withRefreshedPrice(company: Fundamentals, price: RefreshedPrice | undefined): Fundamentals {
  if (price === undefined || !isNewerQuote(company, price)) return company;
  const { value, currency, asOf, file, readOn } = price;
  const source = sentenceOf("refreshedPrice", { file, date: readOn });
  return { ...company, quote: { value, currency, asOf, source } };
}

/** The companies of the data set and its day; without any refreshed price the companies are not asked for. */
type Included = { tickers: () => readonly Ticker[]; asOf: IsoDate };

/** The day of most prices, once most companies have one that is later than the data set's. */
export function dayOfPrices(prices: PricesBySymbol, { tickers, asOf }: Included): IsoDate {
  if (Object.keys(prices).length === 0) return asOf;
  const all = tickers();
  const later = all.flatMap((ticker) => {
    const day = Object.hasOwn(prices, ticker) ? prices[ticker]?.asOf : undefined;
    return day !== undefined && day > asOf ? [day] : [];
  });
  if (later.length * 2 <= all.length) return asOf;
  const days = [...Map.groupBy(later, (day) => day)].map(([day, { length }]) => ({ day, length }));
  return days.sort((a, b) => b.length - a.length || (a.day < b.day ? 1 : -1))[0]?.day ?? asOf;
}
