import type { Fundamentals } from "@valora/valuation";
import type { FindingCode } from "../integrity/finding.ts";
import type { OtherIssuer } from "../integrity/misattributed-accounts.ts";
import type { ProviderChoice } from "../market-data.ts";
import {
  type FilingSteps,
  type FilingVersion,
  type PriceHistory,
  type Provider,
  ProviderFailure,
  type Ticker,
} from "../provider.ts";
import { filingVersionOf, isFilingVersion } from "./filing-version.ts";
import { isMarketPrice, type MarketPrice, marketPriceOf } from "./market-price.ts";
import { isPriceHistory, validatedHistory } from "./price-series.ts";
import { type ProviderHealth, providerHealth } from "./provider-health.ts";
import { type Answered, responseCache, storedAnswer } from "./response-cache.ts";
import type { SharedState } from "./shared-state.ts";
import type { ShortDeadline } from "./short-deadline.ts";
import { untilAborted } from "./with-timeout.ts";

export type ProviderClientOptions = {
  providers: readonly Provider[];
  now: () => number;
  deadlineInMilliseconds: number;
  onUnreadable: (failure: ProviderFailure) => void;
  /** Reports each call to a network provider: reached or unreachable. */
  onReach?: (id: string, isReached: boolean, reason?: string) => void;
  state: SharedState;
  isAtHand?: (ticker: Ticker) => boolean;
  /** The real issuer of a company's accounts when they are known to belong to another one. */
  trueIssuerOf?: (company: Fundamentals) => OtherIssuer | null;
};

const hour = 3_600_000;
export type Covers = "statements" | "price" | "history";
/** Bundled data can replace these. Daily prices have no replacement, so their provider gets the full time. */
const bundledCovers: ReadonlySet<Covers> = new Set(["statements", "price"]);

/** Statements stay valid until the next filing: hourly checks where they are cheap, every six hours elsewhere. */
function freshForInMilliseconds(provider: Provider, covers: Covers): number {
  if (covers === "price") return hour / 4;
  if (covers === "history") return hour;
  return provider.filedSince ? hour : 6 * hour;
}

/** Part of every cache key: bump it when the cached shape changes, so that old entries are not read. */
const cacheVersion = 2;

/** Identifies one cached answer: provider, kind, company. */
export type AnswerKey = { id: string; covers: Covers; ticker: Ticker };
const keyOf = ({ id, covers, ticker }: AnswerKey) => `${cacheVersion} ${id} ${covers} ${ticker}`;

/** Reports of several megabytes each, one after the other. */
const obtainedWithinMilliseconds = 120_000;

export type ObtainLimits = { onStep?: FilingSteps | undefined; signal?: AbortSignal | undefined };

export type CallLimits = {
  /** Aborts when the caller gives up. */
  caller?: AbortSignal | undefined;
  shortDeadline: ShortDeadline;
};

type Question<Value> = {
  shortDeadline: ShortDeadline;
  covers: Covers;
  ticker: Ticker;
  work: (signal: AbortSignal, before: Value | null) => Promise<Value>;
  isReadable: (value: unknown) => value is Value;
};

type Request = { ticker: Ticker; now: () => number; shortDeadline: ShortDeadline };

const statementsQuestion = (provider: Provider, { ticker, now, shortDeadline }: Request): Question<FilingVersion> => ({
  covers: "statements",
  ticker,
  shortDeadline,
  work: (signal, before) => filingVersionOf(provider, { ticker, now: now(), before, signal }),
  isReadable: isFilingVersion,
});

const priceQuestion = (provider: Provider, { ticker, now, shortDeadline }: Request): Question<MarketPrice> => ({
  covers: "price",
  ticker,
  shortDeadline,
  work: (signal) => marketPriceOf(provider, { ticker, now: now(), signal }),
  isReadable: isMarketPrice,
});

/** Daily prices are validated alone: nothing else depends on them. */
const historyQuestion = (provider: Provider, { ticker, now, shortDeadline }: Request): Question<PriceHistory> => ({
  covers: "history",
  ticker,
  shortDeadline,
  work: (signal) => validatedHistory(provider, { ticker, now: now(), signal }),
  isReadable: isPriceHistory,
});

type RefusalParts = Pick<ProviderClientOptions, "trueIssuerOf" | "onUnreadable"> & {
  cache: ReturnType<typeof responseCache>;
};

/** Rejects accounts of another company: withdraws them from the cache, so that the next provider is called. */
const rejectingForeignAccounts =
  ({ trueIssuerOf, onUnreadable, cache }: RefusalParts) =>
  async ({ id, requestsPerMinute }: Provider, company: Fundamentals): Promise<void> => {
    const other = requestsPerMinute === null ? null : (trueIssuerOf?.(company) ?? null);
    if (other === null) return;
    const failure = new ProviderFailure(id, "unreadable", { detail: "accountsOfAnother", accountsOf: other.name });
    onUnreadable(failure);
    await cache.withdraw(keyOf({ id, covers: "statements", ticker: company.ticker }), failure);
    throw failure;
  };

/** Calls one provider through circuit breaker, timeout, single flight and cache. */
export function providerClient({ providers, now, state, isAtHand, trueIssuerOf, ...options }: ProviderClientOptions) {
  const cache = responseCache({ state, now });
  const rejectForeignAccounts = rejectingForeignAccounts({ ...options, trueIssuerOf, cache });
  const healthById = new Map<string, ProviderHealth>(
    providers.map((provider) => [provider.id, providerHealth(provider, { now, state, ...options })]),
  );

  async function ask<Value>(provider: Provider, question: Question<Value>): Promise<Answered<Value>> {
    const { id, requestsPerMinute } = provider;
    const { covers, ticker, work, isReadable, shortDeadline } = question;
    const health = healthById.get(id);
    if (!health) throw new RangeError(`no such data provider: ${id}`);
    if (requestsPerMinute === null) {
      throwRefusal(health);
      return { value: await health.call((signal) => work(signal, null)), staleSince: null, failure: null };
    }
    const isDoubtful = health.isDoubtful();
    const hasShortDeadline = isDoubtful && bundledCovers.has(covers) && isAtHand?.(ticker) === true;
    return cache.answerTo({
      key: keyOf({ id, covers, ticker }),
      freshForInMilliseconds: freshForInMilliseconds(provider, covers),
      ask: work,
      call: health.call,
      refusal: health.refusal,
      isDoubtful,
      isReadable,
      // The call continues in the background: the next caller finds the answer, or the breaker open.
      awaited: (answer) => (hasShortDeadline ? shortDeadline(id, answer) : answer),
    });
  }

  return {
    async statements(provider: Provider, ticker: Ticker, { caller, shortDeadline }: CallLimits) {
      const asked = ask(provider, statementsQuestion(provider, { ticker, now, shortDeadline }));
      const { value, ...answered } = await untilAborted(caller, asked);
      await rejectForeignAccounts(provider, value.fundamentals);
      return { ...answered, value: value.fundamentals };
    },
    price: (provider: Provider, ticker: Ticker, { caller, shortDeadline }: CallLimits) =>
      untilAborted(caller, ask(provider, priceQuestion(provider, { ticker, now, shortDeadline }))),
    async history(provider: Provider, ticker: Ticker, { caller, shortDeadline }: CallLimits) {
      const asked = ask(provider, historyQuestion(provider, { ticker, now, shortDeadline }));
      const answered = await untilAborted(caller, asked);
      cache.confirm(keyOf({ id: provider.id, covers: "history", ticker }));
      return answered;
    },
    held: storedOf(state),
    obtain: obtaining({ healthById, cache, rejectForeignAccounts, now }),
    /** The provider used up the whole deadline: the next callers wait only briefly. */
    late: ({ id }: Provider): void => healthById.get(id)?.late(),
    /** The answers about a company are consistent. */
    confirm: (keys: readonly AnswerKey[]): void => {
      for (const each of keys) cache.confirm(keyOf(each));
    },
    withdraw: withdrawing({ providers, cache, onUnreadable: options.onUnreadable }),
    availabilityOf: (id: string) => availabilityOf(id, healthById.get(id)?.refusal() ?? null),
  };
}

type WithdrawalParts = Pick<ProviderClientOptions, "providers" | "onUnreadable"> & {
  cache: ReturnType<typeof responseCache>;
};

/**
 * The answers about a company contradict each other: withdraws the new ones, or all when none is new. False when all of
 * them are bundled, which cannot be withdrawn.
 */
const withdrawing =
  ({ providers, cache, onUnreadable }: WithdrawalParts) =>
  async (keys: readonly AnswerKey[], contradictions: readonly FindingCode[]): Promise<boolean> => {
    const live = keys.filter(
      ({ id }) => (providers.find((each) => each.id === id)?.requestsPerMinute ?? null) !== null,
    );
    const fresh = live.filter((each) => cache.isNew(keyOf(each)));
    const isWithdrawnByAnother = fresh.length === 0 && live.some((each) => cache.isMissed(keyOf(each)));
    if (isWithdrawnByAnother) return true;
    for (const each of fresh.length > 0 ? fresh : live) {
      const failure = new ProviderFailure(each.id, "unreadable", { detail: "suspect", contradictions });
      onUnreadable(failure);
      await cache.withdraw(keyOf(each), failure);
    }
    return live.length > 0;
  };

/** Reads the stored answers of a provider about a company, however old; the provider is not asked. */
const storedOf =
  (state: SharedState) =>
  async ({ id }: Provider, ticker: Ticker) => {
    const [statements, price] = await Promise.all([
      storedAnswer(state, { key: keyOf({ id, covers: "statements", ticker }), isReadable: isFilingVersion }),
      storedAnswer(state, { key: keyOf({ id, covers: "price", ticker }), isReadable: isMarketPrice }),
    ]);
    return { statements, price };
  };

function throwRefusal(health: ProviderHealth): void {
  const refusal = health.refusal();
  if (refusal) throw refusal;
}

type ObtainParts = {
  healthById: ReadonlyMap<string, ProviderHealth>;
  cache: ReturnType<typeof responseCache>;
  rejectForeignAccounts: (provider: Provider, company: Fundamentals) => Promise<void>;
  now: () => number;
};

/**
 * Fetches a company's statements now, with more time than a page has, and stores them as the current answer for all. Throws
 * `ProviderFailure`, also while the provider must not be called.
 */
const obtaining =
  ({ healthById, cache, rejectForeignAccounts, now }: ObtainParts) =>
  async (provider: Provider, ticker: Ticker, { onStep, signal: caller }: ObtainLimits): Promise<Fundamentals> => {
    const health = healthById.get(provider.id);
    if (!health) throw new RangeError(`no such data provider: ${provider.id}`);
    throwRefusal(health);
    const asked = { ticker, now: now(), before: null, onStep };
    const value = await health.call(
      (signal) => filingVersionOf(provider, { ...asked, signal: caller ? AbortSignal.any([signal, caller]) : signal }),
      obtainedWithinMilliseconds,
    );
    await cache.keep(keyOf({ id: provider.id, covers: "statements", ticker }), value);
    await rejectForeignAccounts(provider, value.fundamentals);
    return value.fundamentals;
  };

function availabilityOf(id: string, refusal: ProviderFailure | null): Omit<ProviderChoice, "givesPrices"> {
  if (!refusal) return { id, available: true, reason: null };
  return { id, available: false, reason: refusal.kind === "rateLimited" ? "limited" : "paused" };
}
