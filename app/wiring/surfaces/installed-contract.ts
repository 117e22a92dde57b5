import { servedProduct } from "../../api/served-product.ts";
import type { Config } from "../../config/config.server.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { productOf } from "../composition.server.ts";
import { marketDataOnce } from "../market-data.server.ts";
import { unkeptScreen } from "../screener.server.ts";
import { testContext } from "../test-context.server.ts";
import { testDependencies } from "../test-dependencies-contract.ts";

/** What one surface tells of a company: whom its price is from, the signal, and every judgement by the price. */
export type Told = {
  /** The id or the name of the source of the price; undefined where the surface tells none. */
  priceSource?: string | undefined;
  /** `none` where it gives no signal; undefined where the surface has no place for one. */
  signal?: string | undefined;
  /** Every status, position, difference of a list or mail that rests on the price. */
  judgements: readonly (string | number)[];
};

/** A company, and the source that a reader chooses. */
export type Asked = { ticker: string /** "" or "&source=finnhub". */; source: string };

type Installation = Pick<Config, "dataBundle" | "pricesFile" | "providers">;

/** An installation as its settings make it, with lists of a few companies; the clock is that of the process. */
export async function installed(config: Installation, listed: readonly string[]) {
  const marketData = await marketDataOnce(config);
  const context: Context = {
    ...testContext(),
    now: () => new Date(),
    // `asOf` and `dataFingerprint` stay as they are read: the data of an installation do not change.
    marketData: { ...marketData, bundledTickers: () => listed },
  };
  const screen = unkeptScreen(context);
  await screen.refresh(new AbortController().signal);
  const product = productOf(context, null, { ...testDependencies, screen });
  return { context, product, app: servedProduct(product) };
}

export type Installed = Awaited<ReturnType<typeof installed>>;

/** What a program reads. */
export const json = async (answer: Promise<Response> | Response) => JSON.parse(await (await answer).text());

/** The rows of a table of comma-separated values, by column; what stands in quotation marks has no comma of the table. */
export function tableIn(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .trim()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
    );
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}
