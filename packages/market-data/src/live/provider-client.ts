import type { Fundamentals } from "@valora/valuation";
import type { OtherIssuer } from "../integrity/accounts-of-others.ts";
import type { DataSource } from "../market-data.ts";
import { type PriceHistory, ProviderFailure, type Ticker } from "../provider.ts";
import { type Edition, editionOf, isEdition } from "./filing-version.ts";
import { type Answered, keptAnswers } from "./response-cache.ts";
import { isMarketPrice, type MarketPrice, marketPriceOf } from "./market-price.ts";
import { isPriceHistory, wholeHistory } from "./price-series.ts";
import type { SharedState } from "./shared-state.ts";
import type { Source } from "./provider.ts";
import { type Watch, watch } from "./provider-health.ts";
import { givenUp, type Hurry } from "./with-timeout.ts";

export type AskerOptions = {
  providers: readonly Source[];
  now: () => number;
  deadlineInMilliseconds: number;
  onUnreadable: (failure: ProviderFailure) => void;
  /** Told of each time that a source over the network has answered with data, or could not be reached. */
  onReach?: (id: string, isReached: boolean) => void;
  state: SharedState;
  isAtHand?: (ticker: Ticker) => boolean;
  /** Whose accounts those of a company are, where they are known to be another issuer's. */
  trueIssuerOf?: (company: Fundamentals) => OtherIssuer | null;
};

const hour = 3_600_000;
export type Covers = "statements" | "price" | "history";
/** Of daily prices there is nothing else to give: their source is waited for. */
const isOnThisMachine: ReadonlySet<Covers> = new Set(["statements", "price"]);

/** Statements count until there is a new filing: who can tell so for little is asked every hour, the others four times a day. */
function freshForInMilliseconds(source: Source, covers: Covers): number {
  if (covers === "price") return hour / 4;
  if (covers === "history") return hour;
  return source.filedSince ? hour : 6 * hour;
}

/** Written into every key: answers kept by a version that understood them otherwise are not read. */
const formOfAnswers = 2;

/** What a source told of a company. */
export type Told = { id: string; covers: Covers; ticker: Ticker };
const keyOf = ({ id, covers, ticker }: Told) => `${formOfAnswers} ${id} ${covers} ${ticker}`;

export type Reader = {
  /** Ends when the reader gives up. */
  caller?: AbortSignal | undefined;
  hurry: Hurry;
};

type Question<Value> = {
  hurry: Hurry;
  covers: Covers;
  ticker: Ticker;
  work: (signal: AbortSignal, before: Value | null) => Promise<Value>;
  isReadable: (value: unknown) => value is Value;
};

type Wanted = { ticker: Ticker; now: () => number; hurry: Hurry };

const priceQuestion = (source: Source, { ticker, now, hurry }: Wanted): Question<MarketPrice> => ({
  covers: "price",
  ticker,
  hurry,
  work: (signal) => marketPriceOf(source, { ticker, now: now(), signal }),
  isReadable: isMarketPrice,
});

/** Daily prices hang together with nothing else: they are examined on their own. */
const historyQuestion = (source: Source, { ticker, now, hurry }: Wanted): Question<PriceHistory> => ({
  covers: "history",
  ticker,
  hurry,
  work: (signal) => wholeHistory(source, { ticker, now: now(), signal }),
  isReadable: isPriceHistory,
});

type Refusing = Pick<AskerOptions, "trueIssuerOf" | "onUnreadable"> & { keep: ReturnType<typeof keptAnswers> };

/** The accounts of another company are as good as none: they are taken back, and the next source is asked. */
const refusing =
  ({ trueIssuerOf, onUnreadable, keep }: Refusing) =>
  async ({ id, requestsPerMinute }: Source, company: Fundamentals): Promise<void> => {
    const other = requestsPerMinute === null ? null : (trueIssuerOf?.(company) ?? null);
    if (other === null) return;
    const failure = new ProviderFailure(id, "unreadable", { detail: "accountsOfAnother", accountsOf: other.name });
    onUnreadable(failure);
    await keep.withdraw(keyOf({ id, covers: "statements", ticker: company.ticker }), failure);
    throw failure;
  };

/** One question to one source: through its breaker, within the deadline, shared by all who ask it, and kept. */
export function asker({ providers, now, state, isAtHand, trueIssuerOf, ...options }: AskerOptions) {
  const keep = keptAnswers({ state, now });
  const refused = refusing({ ...options, trueIssuerOf, keep });
  const watchOf = (source: Source) => watch(source, { now, state, ...options });
  const watches = new Map<string, Watch>(providers.map((source) => [source.id, watchOf(source)]));

  async function ask<Value>(source: Source, question: Question<Value>): Promise<Answered<Value>> {
    const { id, requestsPerMinute } = source;
    const { covers, ticker, work, isReadable, hurry } = question;
    const watched = watches.get(id);
    if (!watched) throw new RangeError(`no such data source: ${id}`);
    if (requestsPerMinute === null) {
      const refused = watched.refusal();
      if (refused) throw refused;
      return { value: await watched.during((signal) => work(signal, null)), staleSince: null, failure: null };
    }
    const isDoubtful = watched.isDoubtful();
    const isHurried = isDoubtful && isOnThisMachine.has(covers) && isAtHand?.(ticker) === true;
    return keep.answerTo({
      key: keyOf({ id, covers, ticker }),
      freshForInMilliseconds: freshForInMilliseconds(source, covers),
      ask: work,
      during: watched.during,
      refusal: watched.refusal,
      isDoubtful,
      isReadable,
      // the question goes on without us: the next caller finds the answer, or the breaker open
      awaited: (answer) => (isHurried ? hurry(id, answer) : answer),
    });
  }

  return {
    async statements(source: Source, ticker: Ticker, { caller, hurry }: Reader): Promise<Answered<Fundamentals>> {
      const work = (signal: AbortSignal, before: Edition | null) =>
        editionOf(source, { ticker, now: now(), before, signal });
      const asked = ask(source, { covers: "statements", ticker, work, hurry, isReadable: isEdition });
      const { value, ...answered } = await givenUp(caller, asked);
      await refused(source, value.fundamentals);
      return { ...answered, value: value.fundamentals };
    },
    price: (source: Source, ticker: Ticker, { caller, hurry }: Reader): Promise<Answered<MarketPrice>> =>
      givenUp(caller, ask(source, priceQuestion(source, { ticker, now, hurry }))),
    async history(source: Source, ticker: Ticker, { caller, hurry }: Reader): Promise<Answered<PriceHistory>> {
      const answered = await givenUp(caller, ask(source, historyQuestion(source, { ticker, now, hurry })));
      keep.confirm(keyOf({ id: source.id, covers: "history", ticker }));
      return answered;
    },
    /** A reader waited for a source as long as there was time; the next ones do not. */
    late: ({ id }: Source): void => watches.get(id)?.late(),
    /** What was told of a company fits together. */
    confirm: (told: readonly Told[]): void => {
      for (const each of told) keep.confirm(keyOf(each));
    },
    /**
     * What was told of a company does not fit together: what is new of it is taken back, else all of it. False when it was
     * all from this machine, which nothing takes back.
     */
    async withdraw(told: readonly Told[]): Promise<boolean> {
      const live = told.filter(
        ({ id }) => (providers.find((each) => each.id === id)?.requestsPerMinute ?? null) !== null,
      );
      const fresh = live.filter((each) => keep.isNew(keyOf(each)));
      const isWithdrawnByAnother = fresh.length === 0 && live.some((each) => keep.isMissed(keyOf(each)));
      if (isWithdrawnByAnother) return true;
      for (const each of fresh.length > 0 ? fresh : live) {
        const failure = new ProviderFailure(each.id, "unreadable", { detail: "suspect" });
        options.onUnreadable(failure);
        await keep.withdraw(keyOf(each), failure);
      }
      return live.length > 0;
    },
    choiceOf: (id: string) => choiceOf(id, watches.get(id)?.refusal() ?? null),
  };
}

function choiceOf(id: string, refused: ProviderFailure | null): DataSource {
  if (!refused) return { id, available: true, reason: null };
  return { id, available: false, reason: refused.kind === "rateLimited" ? "limited" : "paused" };
}
