import type { Fundamentals } from "@valora/valuation";
import type { ExchangeRate } from "../integrity/currency.ts";
import type { Finding } from "../integrity/finding.ts";
import { type CurrencyPair, inOneCurrency, ratePairOf } from "../integrity/one-currency.ts";
import { reconcile } from "../integrity/reconcile.ts";
import type { InstrumentKind } from "../listings/instrument.ts";
import type { CompanyAnswer } from "../market-data.ts";
import type { MarketQuote, Split, Ticker } from "../provider.ts";
import { daysBetween } from "../providers/days.ts";
import { isValuationCurrency } from "../reference/currencies.ts";

/** The raw answer of the registry: statements, and the price where another provider gave it. */
export type GatheredAnswer = Omit<CompanyAnswer, "findings" | "riskFreeRate"> & {
  /** The latest price and the splits of a price provider; absent when only statements were requested. */
  market?: { quote: MarketQuote; splits: readonly Split[] | null };
};

/** The examined answer, in one currency and on one share basis. */
export type NormalisedAnswer = Omit<CompanyAnswer, "riskFreeRate">;

/** A dated exchange rate; null when none is available. Never throws. */
export type ExchangeRateProvider = (pair: CurrencyPair, signal?: AbortSignal) => Promise<ExchangeRate | null>;

export type NormaliseOptions = {
  /** The bundled company for comparison and for its reviewed facts; null when it is not bundled. */
  bundledCompany: (ticker: Ticker) => Fundamentals | null;
  /** Price moves of this company alone since its last accounts. */
  priceMoves: (company: Fundamentals) => readonly Finding[];
  kindOf: (ticker: Ticker) => InstrumentKind | null;
  exchangeRate: ExchangeRateProvider;
  /** A clock in milliseconds. */
  now: () => number;
};

/**
 * Examines every live answer and puts statements and price on one basis before a valuation uses them. Bundled companies were
 * examined when their files were built, and pass unchanged, but for a price in another currency: no exchange rate is bundled, and
 * the live one is asked for, unless the reader chose the bundled data.
 */
export function normaliser({ bundledCompany, priceMoves, kindOf, exchangeRate, now }: NormaliseOptions) {
  return async ({ market, ...answer }: GatheredAnswer, signal?: AbortSignal): Promise<NormalisedAnswer> => {
    const { fundamentals: company, provider } = answer;
    const quote = market?.quote ?? null;
    const pair = ratePairOf({ currency: company.currency, quote: quote ?? company.quote }, isValuationCurrency);
    if (provider === "bundled" && !market) {
      const isAsked = pair !== null && answer.decision.accounts.reason !== "chosen";
      const rate = isAsked ? await exchangeRate(pair, signal) : null;
      const one = inOneCurrency(company, rate, isValuationCurrency);
      return { ...answer, fundamentals: one.company, findings: [...one.findings, ...priceMoves(company)] };
    }
    const reconciled = reconcile({
      company: provider === "bundled" ? onDayOfItsPrice(company) : company,
      quote,
      splits: market?.splits ?? null,
      kind: kindOf(company.ticker),
      rate: pair && (await exchangeRate(pair, signal)),
      isValuationCurrency,
      other: bundledCompany(company.ticker),
      today: new Date(now()).toISOString().slice(0, 10),
    });
    const fundamentals = withReviewedFacts(reconciled.fundamentals, bundledCompany(company.ticker));
    return { ...answer, fundamentals, findings: [...reconciled.findings, ...priceMoves(fundamentals)] };
  };
}

/** The included data were examined with their price: they count shares as on its day, until a provider tells of a later split. */
function onDayOfItsPrice(company: Fundamentals): Fundamentals {
  const { quote, shareBasis, shareBasisAsOf } = company;
  if (quote === null || shareBasis === "unsettled" || shareBasisAsOf !== undefined) return company;
  return { ...company, shareBasisAsOf: quote.asOf };
}

/** A report of a quarter tells on its last day of a part that left within it, or within the quarters before. */
const longestReport = 366;

/**
 * Finance arms and separations are reviewed by hand: copies them from the bundled company to every answer. What a provider has
 * found itself stays, unless it is one of those.
 */
export function withReviewedFacts(company: Fundamentals, bundled: Fundamentals | null): Fundamentals {
  const { financeArm, separations: reviewed = [] } = bundled ?? {};
  const found = (company.separations ?? []).filter(
    ({ asOf }) => !reviewed.some((known) => known.asOf <= asOf && daysBetween(known.asOf, asOf) <= longestReport),
  );
  const separations = [...reviewed, ...found];
  return { ...company, ...(financeArm && { financeArm }), ...(separations.length > 0 && { separations }) };
}
