import { LRUCache } from "lru-cache";
import { seenKeys } from "./seen-keys.ts";
import { bytesOf, type Lasting, type StoredAnswer } from "./stored-answer.ts";

const MINUTE_IN_MILLISECONDS = 60_000;
/**
 * After how long an answer is made anew, and how long it is sent beyond that while a new one is made or none can be made. An edition
 * names its day, so that it ends within one.
 */
const spans: Readonly<Record<Lasting, { fresh: number; stale: number }>> = {
  wholeEdition: { fresh: 25 * 60 * MINUTE_IN_MILLISECONDS, stale: 0 },
  edition: { fresh: 60 * MINUTE_IN_MILLISECONDS, stale: 10 * MINUTE_IN_MILLISECONDS },
  minute: { fresh: MINUTE_IN_MILLISECONDS, stale: 10 * MINUTE_IN_MILLISECONDS },
  minuteAtMost: { fresh: MINUTE_IN_MILLISECONDS, stale: 0 },
};
/** One answer takes no more than this part of the store. */
const LARGEST_PART = 1 / 8;
const MOST_SEEN = 20_000;

type Kept = { answer: StoredAnswer; freshUntil: number; staleUntil: number };

/** The result of a lookup: a fresh answer, or one that has to be made anew. */
export type Found = { answer: StoredAnswer; isFresh: boolean };

/** How the making of an answer ended: one that many may have, a failure of ours, or one for its reader alone. */
export type Outcome =
  | { kind: "answer"; answer: StoredAnswer }
  | { kind: "failure"; failure: SharedFailure }
  | { kind: "own" };

/** A server error, as the reader received it whose request caused it. */
export type SharedFailure = {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  code: string | undefined;
  /** The encodings that its reader accepts. */
  accept: string;
};

type StoreParts = {
  /** The bound of all answers together. */
  bytes: number;
  /** Names all that answers are made from; when it changes, none of them holds. */
  edition(): string;
  /** Milliseconds, of a clock that only goes forward. */
  now?(): number;
};

function keptFrom(at: number, answer: StoredAnswer): Kept {
  const { fresh, stale } = spans[answer.lasts];
  return { answer, freshUntil: at + fresh, staleUntil: at + fresh + stale };
}

/** Answers that are the same for every anonymous reader, within one edition and a bound of memory. */
export function responseStore({ bytes, edition, now = () => performance.now() }: StoreParts) {
  const kept = new LRUCache<string, Kept>({
    maxSize: bytes,
    maxEntrySize: Math.floor(bytes * LARGEST_PART),
    sizeCalculation: ({ answer }, key) => bytesOf(key, answer),
  });
  const making = new Map<string, Promise<Outcome>>();
  const seen = seenKeys(MOST_SEEN);
  let current = edition();

  /** The edition of this moment. What belongs to another one is forgotten. */
  const present = (): string => {
    const latest = edition();
    if (latest === current) return current;
    current = latest;
    kept.clear();
    making.clear();
    return current;
  };

  return {
    /** The answer to a question; null where none may be sent. */
    find(key: string): Found | null {
      present();
      const found = kept.get(key);
      if (found === undefined) return null;
      const at = now();
      if (at < found.freshUntil) return { answer: found.answer, isFresh: true };
      if (at < found.staleUntil) return { answer: found.answer, isFresh: false };
      kept.delete(key);
      return null;
    },

    /** Whether the answer to a question will be kept: a plain one at once, another one when it is asked again. */
    isAdmitted: (key: string, isPlain: boolean): boolean => isPlain || kept.has(key) || seen.again(key),

    /** The making of an answer that is under way; undefined where none is. */
    underWay(key: string): Promise<Outcome> | undefined {
      present();
      return making.get(key);
    },

    /** Makes an answer, once for all who ask meanwhile, and keeps it unless the edition has changed on the way. */
    make(key: string, { isKept, work }: { isKept: boolean; work: () => Promise<Outcome> }): Promise<Outcome> {
      const begunIn = present();
      const made = work().then((outcome) => {
        if (outcome.kind === "answer" && isKept && present() === begunIn)
          kept.set(key, keptFrom(now(), outcome.answer));
        return outcome;
      });
      const flight = made.finally(() => {
        if (making.get(key) === flight) making.delete(key);
      });
      making.set(key, flight);
      return flight;
    },

    /** Takes an answer with one more encoding in place of the one that is kept; its age stays. */
    replace(key: string, before: StoredAnswer, answer: StoredAnswer): void {
      const found = kept.peek(key);
      if (found?.answer === before) kept.set(key, { ...found, answer });
    },

    get bytes(): number {
      return kept.calculatedSize;
    },
    get size(): number {
      return kept.size;
    },
  };
}
export type ResponseStore = ReturnType<typeof responseStore>;
