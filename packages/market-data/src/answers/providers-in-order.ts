import type { Covers } from "../live/provider-client.ts";
import type { Answered } from "../live/response-cache.ts";
import { withTimeout } from "../live/with-timeout.ts";
import type { Chosen, Skip } from "../market-data.ts";
import type { Provider } from "../provider.ts";
import { ProviderFailure } from "../provider.ts";
import { chosenAmong } from "./chosen.ts";
import type { Freshness } from "./freshness.ts";
import { olderThanTaken } from "./freshness.ts";
import { skipOf } from "./skip.ts";

/** The answer of a provider; null when none of them answered. */
export type ProviderAnswer<Value> = { id: string; answer: Answered<Value> } | null;
/** The newest answer, and what became of every candidate; nothing was taken without an answer. */
export type Freshest<Value> = { best: ProviderAnswer<Value>; chosen: Chosen };
type Question<Value> = (provider: Provider) => Promise<Answered<Value>>;

export type InOrderOptions = {
  now: () => number;
  deadlineInMilliseconds: number;
  /** Called when a provider used up its time. */
  late: (provider: Provider) => void;
};

/** The last provider's own timeout must end first, so that its failure is known. */
const graceInMilliseconds = 50;

export const isLive = ({ requestsPerMinute }: Provider): boolean => requestsPerMinute !== null;

/** Asks several providers one after the other within one deadline, and notes in `skipped` why it skipped one. */
export function providersInOrder({ now, deadlineInMilliseconds, late }: InOrderOptions) {
  async function* answersOf<Value>(
    candidates: readonly Provider[],
    skipped: Skip[],
    covers: Covers,
    question: Question<Value>,
  ): AsyncGenerator<NonNullable<ProviderAnswer<Value>>> {
    const askWithin = timeSharing(candidates, deadlineInMilliseconds, late);
    for (const provider of candidates) {
      try {
        const answer = await askWithin(provider, () => question(provider));
        if (answer.failure) skipped.push(skipOf(answer.failure, covers, now()));
        yield { id: provider.id, answer };
      } catch (thrown) {
        if (!(thrown instanceof ProviderFailure)) throw thrown;
        skipped.push(skipOf(thrown, covers, now()));
      }
    }
  }

  return {
    /** The first answer. */
    async first<Value>(
      candidates: readonly Provider[],
      skipped: Skip[],
      covers: Covers,
      question: Question<Value>,
    ): Promise<ProviderAnswer<Value>> {
      for await (const answered of answersOf(candidates, skipped, covers, question)) return answered;
      return null;
    },

    /** Asks until an answer is current, and returns the newest; of two equally new ones the earlier provider wins. */
    async freshest<Value>(
      candidates: readonly Provider[],
      skipped: Skip[],
      { covers, dayOf, isOfNow }: Freshness<Value>,
      question: Question<Value>,
    ): Promise<Freshest<Value>> {
      let best: ProviderAnswer<Value> = null;
      const days = new Map<string, string>();
      const passed: Skip[] = [];
      for await (const answered of answersOf(candidates, passed, covers, question)) {
        days.set(answered.id, dayOf(answered.answer.value));
        const [newer, older]: [Answer<Value>, ProviderAnswer<Value>] = newestFirst(best, answered, dayOf);
        if (older && isReported(candidates, older.id))
          passed.push(olderThanTaken(older.id, covers, dayOf(older.answer.value)));
        best = newer;
        if (isOfNow(dayOf(newer.answer.value))) break;
      }
      skipped.push(...passed);
      return { best, chosen: chosenAmong(candidates, { taken: best?.id ?? null, days, passed }) };
    },
  };
}

/** Only live providers are reported: gaps in the bundled data are expected. */
const isReported = (candidates: readonly Provider[], id: string): boolean =>
  candidates.some((provider) => provider.id === id && isLive(provider));

type Answer<Value> = NonNullable<ProviderAnswer<Value>>;

/** The newer answer first; on the same day the earlier provider first. */
function newestFirst<Value>(
  before: ProviderAnswer<Value>,
  next: Answer<Value>,
  dayOf: (value: Value) => string,
): [Answer<Value>, ProviderAnswer<Value>] {
  if (before === null) return [next, null];
  return dayOf(next.answer.value) > dayOf(before.answer.value) ? [next, before] : [before, next];
}

/** Each provider gets half of the remaining time, the last live one all of it. */
function timeSharing(
  candidates: readonly Provider[],
  deadlineInMilliseconds: number,
  late: (provider: Provider) => void,
) {
  const last = candidates.findLast(isLive);
  const endsAt = performance.now() + deadlineInMilliseconds + graceInMilliseconds;
  return <Value>(provider: Provider, question: () => Promise<Value>): Promise<Value> => {
    if (!isLive(provider)) return question();
    const left = endsAt - performance.now();
    return withTimeout(provider === last ? left : left / 2, provider.id, (signal) => {
      signal.addEventListener("abort", () => late(provider), { once: true });
      return question();
    });
  };
}
