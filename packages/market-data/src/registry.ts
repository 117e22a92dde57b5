import type { Fundamentals } from "@valora/valuation";
import type { DataSource, Skip } from "./market-data.ts";
import { CompanyUnavailable } from "./market-data.ts";
import { type MarketDataProvider, ProviderFailure, type ProviderFailureKind, type Ticker } from "./provider.ts";
import type { Gathered } from "./settle.ts";

export type RegistryOptions = {
  /** In the order in which they are asked. */
  providers: readonly MarketDataProvider[];
  /** A clock in milliseconds, for the breaker. */
  now: () => number;
  /** How long one provider may take. */
  deadlineInMilliseconds: number;
  /** Told of answers that we could not read: our bug, or a vendor's change. */
  onUnreadable: (failure: ProviderFailure) => void;
};

export type Registry = {
  fundamentalsOf(ticker: Ticker, options?: { source?: string; signal?: AbortSignal }): Promise<Gathered>;
  sources(): readonly DataSource[];
};

/** After this many times unreachable in a row, a provider is left alone for a while. */
const failuresToOpen = 3;
const pauseInMilliseconds = 30_000;
export const automatic = "automatic";

/** Asks the providers in order until one answers, and remembers why the others did not. */
export function registry({ providers, now, deadlineInMilliseconds, onUnreadable }: RegistryOptions): Registry {
  const breakers = new Map(providers.map(({ id }) => [id, breaker(now)]));
  const isPaused = (id: string) => breakers.get(id)?.isOpen() ?? false;

  /** The company, or why this provider does not give it. */
  async function ask(
    provider: MarketDataProvider,
    ticker: Ticker,
    caller: AbortSignal | undefined,
  ): Promise<Fundamentals | ProviderFailureKind> {
    const { id } = provider;
    if (isPaused(id)) return "unreachable";
    try {
      const fundamentals = await within(deadlineInMilliseconds, provider, ticker, caller);
      breakers.get(id)?.succeeded();
      return fundamentals;
    } catch (thrown) {
      caller?.throwIfAborted();
      const failure = toFailure(id, thrown);
      if (failure.kind === "unreachable") breakers.get(id)?.failed();
      else breakers.get(id)?.succeeded();
      if (failure.kind === "unreadable") onUnreadable(failure);
      return failure.kind;
    }
  }

  return {
    async fundamentalsOf(ticker, { source = automatic, signal } = {}) {
      if (source !== automatic && !breakers.has(source)) throw new RangeError(`no such data source: ${source}`);
      const skipped: Skip[] = [];
      for (const provider of providers.filter(({ supplies }) => supplies.includes("fundamentals"))) {
        const isChosen = source === automatic || source === provider.id;
        const answer = isChosen ? await ask(provider, ticker, signal) : "notChosen";
        if (typeof answer === "object") return { fundamentals: answer, provider: provider.id, skipped };
        skipped.push({ provider: provider.id, kind: answer });
      }
      throw new CompanyUnavailable(ticker, verdictOf(skipped), skipped);
    },

    sources: () => [
      { id: automatic, available: true, reason: null },
      ...providers.map(({ id }) => ({
        id,
        available: !isPaused(id),
        reason: isPaused(id) ? ("paused" as const) : null,
      })),
    ],
  };
}

/** Who could not be asked may have known: only when all have said so is a company unknown, or without data. */
function verdictOf(skipped: readonly Skip[]): CompanyUnavailable["kind"] {
  const asked = skipped.filter(({ kind }) => kind !== "notChosen");
  if (asked.every(({ kind }) => kind === "unknownTicker")) return "unknownTicker";
  return asked.every(({ kind }) => kind === "unknownTicker" || kind === "noData") ? "noData" : "unreachable";
}

/** The provider's answer, or an abort when the deadline passes or the caller gives up, even if the provider does not listen. */
async function within(
  milliseconds: number,
  provider: MarketDataProvider,
  ticker: Ticker,
  caller: AbortSignal | undefined,
): Promise<Fundamentals> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(new ProviderFailure(provider.id, "unreachable")), milliseconds);
  const signal = caller ? AbortSignal.any([caller, given.signal]) : given.signal;
  let forget = () => {};
  try {
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      forget = () => signal.removeEventListener("abort", onAbort);
    });
    return await Promise.race([provider.fundamentals(ticker, signal), aborted]);
  } finally {
    clearTimeout(timer);
    forget();
  }
}

/** What a provider throws against its contract counts as unreadable: it is a bug of ours, and the next one is asked. */
function toFailure(id: string, thrown: unknown): ProviderFailure {
  return thrown instanceof ProviderFailure ? thrown : new ProviderFailure(id, "unreadable", { cause: thrown });
}

function breaker(now: () => number) {
  let failures = 0;
  let openedAt = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() - openedAt < pauseInMilliseconds,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= failuresToOpen) {
        openedAt = now();
        failures = 0;
      }
    },
  };
}
