import { BundledDirectory } from "../../src/listings/directory.schema.ts";
import { instrumentKinds } from "../../src/listings/instrument.ts";
import type { BaseData } from "./base-data.ts";
import type { FilerListing } from "./read-filer.ts";

/** A listing with the number of its issuer at the SEC. */
export type ListingOfFiler = FilerListing & { cik: number };

/** The directory that was there, with the filers' listings in it: companies by market value first, then the others. */
export function directoryOf(
  base: BaseData,
  listings: readonly ListingOfFiler[],
  byValue: readonly string[],
): BundledDirectory {
  const { directory } = base;
  const before = directory.tickers.map((ticker, row) => ({
    ticker,
    name: directory.names[row] ?? "",
    exchange: directory.exchanges[directory.exchangeOf[row] ?? -1] ?? "",
    currency: directory.currencies[directory.currencyOf[row] ?? -1] ?? "",
    kind: directory.kinds[directory.kindOf[row] ?? -1] ?? "commonShare",
    commonShare: directory.commonShares[row] ?? "",
    cik: directory.ciks?.[row] ?? 0,
  }));
  const lines = new Map(before.map((line) => [line.ticker, line]));
  for (const { ticker, name, exchange, kind, commonShare, cik } of listings) {
    const known = lines.get(ticker);
    if (known) {
      known.cik ||= cik;
      continue;
    }
    lines.set(ticker, {
      ticker,
      name,
      exchange: exchange ?? "",
      currency: "USD",
      kind,
      commonShare: commonShare ?? "",
      cik,
    });
  }
  const order = [...new Set([...byValue, ...lines.keys()])];
  const sorted = order.flatMap((ticker) => lines.get(ticker) ?? []);
  const exchanges = ["", ...new Set(sorted.map(({ exchange }) => exchange).filter((exchange) => exchange !== ""))];
  const currencies = ["", ...new Set(sorted.map(({ currency }) => currency).filter((currency) => currency !== ""))];
  return BundledDirectory.parse({
    version: 5,
    exchanges,
    kinds: instrumentKinds,
    currencies,
    tickers: sorted.map(({ ticker }) => ticker),
    names: sorted.map(({ name }) => name),
    exchangeOf: sorted.map(({ exchange }) => exchanges.indexOf(exchange)),
    kindOf: sorted.map(({ kind }) => instrumentKinds.indexOf(kind)),
    currencyOf: sorted.map(({ currency }) => currencies.indexOf(currency)),
    commonShares: sorted.map(({ commonShare }) => commonShare),
    ciks: sorted.map(({ cik }) => cik),
    aliases: directory.aliases,
    ...(directory.indices && { indices: directory.indices }),
    ...(directory.former && { former: directory.former }),
  });
}
