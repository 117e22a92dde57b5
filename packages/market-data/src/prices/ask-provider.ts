import { setTimeout } from "node:timers/promises";
import type { Fundamentals, IsoDate, Money } from "@valora/valuation";
import { marketCapFindings } from "../integrity/market-cap.ts";
import { splitBetween } from "../integrity/price-jump.ts";
import { type MarketQuote, type Provider, ProviderFailure, type Split, type Ticker } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import type { AskedCompany, NotTaken } from "./asked-companies.ts";
import { type PricesBySymbol, type RefreshedPrice, withRefreshedPrice } from "./prices-file.ts";
import { refusalBeside } from "./refusal.ts";

export type PriceQuestion = {
  provider: Provider;
  /** How readers know the provider. */
  name: string;
  tickers: readonly Ticker[];
  companyOf(ticker: Ticker): Fundamentals | null;
  before: PricesBySymbol;
  /** What an interrupted run has learned already. */
  known: ReadonlyMap<Ticker, AskedCompany>;
  /** Keeps each answer in the moment in which it comes. */
  keep(asked: AskedCompany): void;
  /** Symbols whose price may jump, as a person has said. */
  confirmed: ReadonlySet<Ticker>;
  /** How many requests a minute are left to the run; readers ask the same provider. */
  perMinute: number;
  now(): number;
  signal: AbortSignal;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Why a run ended before it had asked about all. `limited`: until that moment nothing more may be asked. */
export type Stopped = { reason: "limited" | "unreachable" | "keyRefused" | "aborted"; until: string | null };
export type PriceRun = { asked: readonly AskedCompany[]; stopped: Stopped | null };

/** The prices of a file with those that a run has brought, where these are newer; null when none is. */
export function withAsked(prices: PricesBySymbol, asked: readonly AskedCompany[]): PricesBySymbol | null {
  const newer = asked.flatMap((each) => {
    if (!("price" in each)) return [];
    const there = Object.hasOwn(prices, each.ticker) ? prices[each.ticker] : undefined;
    return there === undefined || there.asOf < each.price.asOf ? [[each.ticker, each.price] as const] : [];
  });
  return newer.length === 0 ? null : { ...prices, ...Object.fromEntries(newer) };
}

/** A limit that is over so soon is waited for. */
const LONGEST_WAIT_IN_MILLISECONDS = 150_000;
const MOST_FAILURES_IN_A_ROW = 4;
const AFTER_FAILURE_IN_MILLISECONDS = 5_000;
const DEADLINE_IN_MILLISECONDS = 30_000;
/** Longer than any closing of an exchange. */
const DAYS_OF_CLOSES = 14;

const sleep = async (milliseconds: number, signal: AbortSignal) => {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
};

/**
 * Asks a provider for the latest close of each company, one after the other at its pace. A provider of past prices is asked for
 * those, whose splits tell whether a close stands on other shares than the accounts. What cannot be taken is told with its reason; a
 * run that has to stop has kept all that it was told.
 */
export async function askProvider(question: PriceQuestion): Promise<PriceRun> {
  const { tickers, known, keep, perMinute, signal, pause = sleep } = question;
  const answers = new Map(known);
  for (const ticker of tickers) {
    if (answers.has(ticker)) continue;
    const asked = await persistently(question, ticker);
    if ("reason" in asked) return { asked: [...answers.values()], stopped: asked };
    answers.set(ticker, asked);
    keep(asked);
    await pause(60_000 / perMinute, signal);
  }
  return { asked: [...answers.values()], stopped: null };
}

/** One company, again after a short limit or a failed connection. */
async function persistently(question: PriceQuestion, ticker: Ticker): Promise<AskedCompany | Stopped> {
  const { signal, now, pause = sleep } = question;
  for (let failures = 1; !signal.aborted; failures += 1) {
    const answer = await askedAbout(question, ticker).catch(failureOf);
    if (!(answer instanceof ProviderFailure)) return answer;
    const next = afterFailure(answer, { ticker, failures, now: now() });
    if (typeof next !== "number") return next;
    await pause(next, signal);
  }
  return { reason: "aborted", until: null };
}

type Failed = { ticker: Ticker; failures: number; now: number };

/** How long to wait before the same is asked again; or that it is not, and why. */
function afterFailure(failure: ProviderFailure, { ticker, failures, now }: Failed): number | AskedCompany | Stopped {
  const { kind, detail, retryAfterInMilliseconds } = failure;
  if (detail === "keyRefused") return { reason: "keyRefused", until: null };
  if (kind !== "rateLimited" && kind !== "unreachable") return { ticker, fault: kind, params: {} };
  const isLimited = kind === "rateLimited";
  const rest = isLimited ? (retryAfterInMilliseconds ?? 60_000) : AFTER_FAILURE_IN_MILLISECONDS * failures;
  if (failures <= MOST_FAILURES_IN_A_ROW && rest <= LONGEST_WAIT_IN_MILLISECONDS) return rest;
  if (!isLimited) return { reason: "unreachable", until: null };
  return { reason: "limited", until: new Date(now + rest).toISOString() };
}

/** Any other error than a failure of the provider is ours. */
function failureOf(thrown: unknown): ProviderFailure {
  if (thrown instanceof ProviderFailure) return thrown;
  throw thrown;
}

/** A close as a provider gives it; `splits` null where it tells none, `marketCap` where it does not come with the price. */
type Close = {
  value: number;
  currency: string;
  asOf: IsoDate;
  splits: readonly Split[] | null;
  marketCap: Money | null;
};

async function askedAbout(question: PriceQuestion, ticker: Ticker): Promise<AskedCompany> {
  const { before, companyOf, confirmed, now, name } = question;
  const company = companyOf(ticker);
  const today = new Date(now()).toISOString().slice(0, 10);
  if (company === null) return { ticker, fault: "noData", params: {} };
  const held = withRefreshedPrice(company, Object.hasOwn(before, ticker) ? before[ticker] : undefined);
  const close = await closeOf(question, { ticker, held, today });
  if (close === null) return { ticker, fault: "noData", params: {} };
  const { value, currency, asOf, splits, marketCap } = close;
  const price: RefreshedPrice = { value, currency, asOf, file: name, readOn: today };
  const expected = held.quote?.currency ?? held.currency;
  const refused = (fault: NotTaken["fault"], params: NotTaken["params"]): NotTaken => ({ ticker, fault, params });
  if (asOf > today) return refused("future", { date: asOf });
  if (currency !== expected) return refused("currency", { currency, expected });
  const split = splits?.[0];
  if (split) return refused("split", { factor: split.factor, date: split.date });
  const beside = refusalBeside(held, price, {
    areSplitsKnown: splits !== null,
    marketCap: agreedCap(marketCap, { value, held }),
  });
  const isTaken = beside === null || (beside.fault === "jump" && confirmed.has(ticker));
  return isTaken ? { ticker, price } : refused(beside.fault, beside.params);
}

/** A latest price, with the split since the one that is there, where the count that comes with it tells of one. */
function closeIn(latest: MarketQuote, held: Fundamentals): Close {
  const { value, currency, asOf } = latest;
  const before = held.quote?.currency === currency && value > 0 ? held.quote : null;
  const factor = before && splitBetween(latest, before, held);
  return {
    value,
    currency,
    asOf,
    splits: factor === null ? null : [{ factor, date: asOf }],
    marketCap: latest.marketCap,
  };
}

/** The market value where price and count make it up; null where they do not, or one of them is unknown. */
function agreedCap(marketCap: Money | null, { value, held }: { value: number; held: Fundamentals }): Money | null {
  const shares = held.sharesOutstanding?.value ?? null;
  if (marketCap === null || shares === null) return null;
  const isRefused = marketCapFindings({ price: value, shares, marketCap }).some(
    ({ severity }) => severity === "refusal",
  );
  return isRefused ? null : marketCap;
}

type Asked = { ticker: Ticker; held: Fundamentals; today: IsoDate };

/** The latest close and the splits since the price that is there; of a provider without past prices its latest price. */
async function closeOf({ provider, signal }: PriceQuestion, { ticker, held, today }: Asked): Promise<Close | null> {
  const { id, history, quote } = provider;
  const since = held.quote?.asOf ?? null;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_IN_MILLISECONDS)]);
  const asked = async <Answer>(ask: (within: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(deadline);
    } catch (cause) {
      if (cause instanceof ProviderFailure) throw cause;
      throw new ProviderFailure(id, deadline.aborted ? "unreachable" : "unreadable", { cause });
    }
  };
  if (!history) {
    if (!quote) throw new ProviderFailure(id, "noData");
    return closeIn(await asked((within) => quote(ticker, within)), held);
  }
  const earliest = daysAfter(today, -DAYS_OF_CLOSES);
  const from = since !== null && since < earliest ? since : earliest;
  const { bars, splits, currency, adjustedFor } = await asked((within) => history(ticker, { from, to: today }, within));
  const last = bars.at(-1);
  // A close from which later dividends are taken is not the price that was paid; of the last day nothing is taken yet.
  if (!last || (adjustedFor === "splitsAndDividends" && last.date < earliest)) return null;
  const later = splits?.filter(({ date }) => since !== null && date > since && date <= last.date) ?? null;
  return { value: last.close, currency, asOf: last.date, splits: later, marketCap: null };
}
