import type { Fundamentals } from "@valora/valuation";
import type { InstrumentKind } from "../listings/instrument.ts";
import { type CurrencyPair, type ExchangeRate, type Finding, ratePairOf, reconcile } from "../integrity/index.ts";
import type { CompanyAnswer } from "../market-data.ts";
import type { MarketQuote, Split, Ticker } from "../provider.ts";
import { isValuedIn } from "../reference/reference.ts";

/** What the registry gathered: statements, and the price where another source gave it. */
export type Gathered = Omit<CompanyAnswer, "findings" | "riskFreeRate"> & {
  /** The latest price and the splits of a source of prices; absent when only statements were asked. */
  market?: { quote: MarketQuote; splits: readonly Split[] | null };
};

/** What was gathered, examined and on one basis. */
export type Settled = Omit<CompanyAnswer, "riskFreeRate">;

/** A dated rate of exchange; null when no source gives one. It does not throw. */
export type ExchangeRateSource = (pair: CurrencyPair, signal?: AbortSignal) => Promise<ExchangeRate | null>;

export type SettleOptions = {
  /** The same company as bundled, to compare figures with, and for what was reviewed of it; null when it is not. */
  bundledCompany: (ticker: Ticker) => Fundamentals | null;
  /** What its price did alone since its accounts ended. */
  priceMoves: (company: Fundamentals) => readonly Finding[];
  kindOf: (ticker: Ticker) => InstrumentKind | null;
  exchangeRate: ExchangeRateSource;
  /** A clock in milliseconds. */
  now: () => number;
};

/**
 * Every live answer goes through here before anybody computes with it. The bundled companies were examined when their
 * files were built, and stay as they are.
 */
export function settler({ bundledCompany, priceMoves, kindOf, exchangeRate, now }: SettleOptions) {
  return async ({ market, ...answer }: Gathered, signal?: AbortSignal): Promise<Settled> => {
    const { fundamentals: company, provider } = answer;
    if (provider === "bundled" && !market) return { ...answer, findings: priceMoves(company) };
    const quote = market?.quote ?? null;
    const pair = ratePairOf({ currency: company.currency, quote: quote ?? company.quote }, isValuedIn);
    const reconciled = reconcile({
      company,
      quote,
      splits: market?.splits ?? null,
      kind: kindOf(company.ticker),
      rate: pair && (await exchangeRate(pair, signal)),
      isValuedIn,
      other: bundledCompany(company.ticker),
      today: new Date(now()).toISOString().slice(0, 10),
    });
    const fundamentals = withReviewed(reconciled.fundamentals, bundledCompany(company.ticker));
    return { ...answer, fundamentals, findings: [...reconciled.findings, ...priceMoves(fundamentals)] };
  };
}

/** No live source tells who of a company lends, or what left it: what was reviewed of the bundled one holds for every answer. */
function withReviewed(company: Fundamentals, bundled: Fundamentals | null): Fundamentals {
  const { financeArm, separations } = bundled ?? {};
  return { ...company, ...(financeArm && { financeArm }), ...(separations && { separations }) };
}
