import type { Freshness } from "./freshness.ts";
import { olderThanTaken } from "./freshness.ts";
import type { Covers } from "../live/provider-client.ts";
import type { Answered } from "../live/response-cache.ts";
import type { Source } from "../live/provider.ts";
import { within } from "../live/with-timeout.ts";
import type { Skip } from "../market-data.ts";
import { ProviderFailure } from "../provider.ts";
import { skipOf } from "./skip.ts";

/** What a source answered; null where none of those that were asked had an answer. */
export type Asked<Value> = { id: string; answer: Answered<Value> } | null;
type Question<Value> = (source: Source) => Promise<Answered<Value>>;

export type TurnsOptions = {
  now: () => number;
  deadlineInMilliseconds: number;
  /** A reader waited for a source as long as there was time. */
  late: (source: Source) => void;
};

/** The last source's own deadline is over first, so that what it says of itself is known. */
const graceInMilliseconds = 50;

export const isLive = ({ requestsPerMinute }: Source): boolean => requestsPerMinute !== null;

/** One question to several sources, one after the other within one deadline; why a source is passed over is noted in `skipped`. */
export function turns({ now, deadlineInMilliseconds, late }: TurnsOptions) {
  async function* answersOf<Value>(
    candidates: readonly Source[],
    skipped: Skip[],
    covers: Covers,
    question: Question<Value>,
  ): AsyncGenerator<NonNullable<Asked<Value>>> {
    const patienceWith = patience(candidates, deadlineInMilliseconds, late);
    for (const source of candidates) {
      try {
        const answer = await patienceWith(source, () => question(source));
        if (answer.failure) skipped.push(skipOf(answer.failure, covers, now()));
        yield { id: source.id, answer };
      } catch (thrown) {
        if (!(thrown instanceof ProviderFailure)) throw thrown;
        skipped.push(skipOf(thrown, covers, now()));
      }
    }
  }

  return {
    /** The first source that answers. */
    async first<Value>(
      candidates: readonly Source[],
      skipped: Skip[],
      covers: Covers,
      question: Question<Value>,
    ): Promise<Asked<Value>> {
      for await (const answered of answersOf(candidates, skipped, covers, question)) return answered;
      return null;
    },

    /** Sources are asked until one is of now; of those that answered the newest counts, the earlier of two equal ones. */
    async freshest<Value>(
      candidates: readonly Source[],
      skipped: Skip[],
      { covers, dayOf, isOfNow }: Freshness<Value>,
      question: Question<Value>,
    ): Promise<Asked<Value>> {
      let best: Asked<Value> = null;
      for await (const answered of answersOf(candidates, skipped, covers, question)) {
        const [newer, older]: [Answer<Value>, Asked<Value>] = inOrder(best, answered, dayOf);
        if (older && isToldOf(candidates, older.id))
          skipped.push(olderThanTaken(older.id, covers, dayOf(older.answer.value)));
        best = newer;
        if (isOfNow(dayOf(newer.answer.value))) break;
      }
      return best;
    },
  };
}

/** A gap in the data on this machine is expected. */
const isToldOf = (candidates: readonly Source[], id: string): boolean =>
  candidates.some((source) => source.id === id && isLive(source));

type Answer<Value> = NonNullable<Asked<Value>>;

/** The newer of two answers, then the other; the earlier one where they are of one day. */
function inOrder<Value>(
  before: Asked<Value>,
  next: Answer<Value>,
  dayOf: (value: Value) => string,
): [Answer<Value>, Asked<Value>] {
  if (before === null) return [next, null];
  return dayOf(next.answer.value) > dayOf(before.answer.value) ? [next, before] : [before, next];
}

/** Of several sources each is waited for half of what is left of the time, the last one for all of it. */
function patience(candidates: readonly Source[], deadlineInMilliseconds: number, late: (source: Source) => void) {
  const last = candidates.findLast(isLive);
  const endsAt = performance.now() + deadlineInMilliseconds + graceInMilliseconds;
  return <Value>(source: Source, question: () => Promise<Value>): Promise<Value> => {
    if (!isLive(source)) return question();
    const left = endsAt - performance.now();
    return within(source === last ? left : left / 2, source.id, (given) => {
      given.addEventListener("abort", () => late(source), { once: true });
      return question();
    });
  };
}
