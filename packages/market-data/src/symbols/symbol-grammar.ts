import type { Listing } from "../listings/instrument.ts";
import type { Ticker } from "../provider.ts";

const preferred = /^([A-Z0-9]{1,12})\.PR(?:\.[A-Z])?$/;
const warrant = /^([A-Z0-9]{1,12})\.W[ST]?$/;
const unit = /^([A-Z0-9]{1,12})\.UN?$/;
const right = /^([A-Z0-9]{1,12})\.RT?$/;
const cryptocurrency = /^[A-Z0-9]{2,10}-(USD|EUR|GBP|JPY|CHF|CAD|AUD|BTC|ETH|USDT|USDC)$/;
const currencyPair = /^(?:[A-Z]{3})?([A-Z]{3})=X$/;
const future = /^[A-Z0-9]{1,12}=F$/;

/**
 * The kind of a symbol by its spelling alone, for the kinds that no list of shares holds: pairs, futures, indices, and the
 * preferred shares, warrants, units and rights of a share that `isListed` knows. Null when the spelling does not say.
 */
export function kindBySpelling(ticker: Ticker, isListed: (ticker: Ticker) => boolean): Listing | null {
  const pair = cryptocurrency.exec(ticker);
  if (pair) return listing(ticker, "cryptocurrency", isoCurrency(pair[1]), null);
  const exchangeRate = currencyPair.exec(ticker);
  if (exchangeRate) return listing(ticker, "currencyPair", isoCurrency(exchangeRate[1]), null);
  if (future.test(ticker)) return listing(ticker, "future", null, null);
  if (ticker.startsWith("^")) return listing(ticker, "index", null, null);

  const derived = [
    ["preferredShare", preferred],
    ["warrant", warrant],
    ["unit", unit],
    ["right", right],
  ] as const;
  for (const [kind, spelling] of derived) {
    const stem = spelling.exec(ticker)?.[1];
    if (stem !== undefined && isListed(stem)) return listing(ticker, kind, "USD", stem);
  }
  return null;
}

function listing(
  ticker: Ticker,
  kind: Listing["kind"],
  currency: Listing["currency"],
  commonShare: Ticker | null,
): Listing {
  return { ticker, name: ticker, exchange: null, currency, kind, commonShare, hasData: false };
}

/** A quote currency of a pair when it is a state's money; null for a coin. */
const isoCurrency = (code: string | undefined) =>
  code !== undefined && code.length === 3 && !["BTC", "ETH"].includes(code) ? code : null;
