/** A cached answer as plain data, and its time in milliseconds. */
export type Kept = { value: unknown; keptAt: number };
/** How many requests a provider allows in any window of this length. */
export type Pace = { requests: number; windowInMilliseconds: number };

/** The process that fetches an answer, and until when the others wait for it: the process may crash. */
export type Claim = { holder: string; until: number; now: number };

/** State shared by all processes of an installation: cached answers, claims to fetch one, request counts per provider. */
export interface SharedState {
  /** Reads an answer newer than `since` from the nearest layer, else the newest of all processes. */
  read(key: string, since?: number): Promise<Kept | null>;
  write(key: string, kept: Kept): Promise<void>;
  /** True for the process that must fetch the answer; false while another one holds the claim. */
  claim(key: string, claim: Claim): Promise<boolean>;
  release(key: string, holder: string): Promise<void>;
  /** Takes one request from the quota. Returns 0 when taken, else the milliseconds until one may be free. */
  take(provider: string, pace: Pace, now: number): Promise<number>;
  /** No process calls the provider before `until`. */
  pause(provider: string, until: number): Promise<void>;
}

const secondInMilliseconds = 1_000;
const minuteInMilliseconds = 60_000;
const requestsThatCountBySecond = 600;

/** Providers that allow hundreds a minute mean tens a second: they refuse a burst of a whole minute. */
export const paceOf = (requestsPerMinute: number): Pace =>
  requestsPerMinute >= requestsThatCountBySecond
    ? { requests: Math.floor(requestsPerMinute / 60), windowInMilliseconds: secondInMilliseconds }
    : { requests: requestsPerMinute, windowInMilliseconds: minuteInMilliseconds };

const mostKept = 500;

/** Shared state of a single process, without a database or while it does not answer. Keeps the latest 500 answers. */
export function memoryState(): SharedState {
  const answers = new Map<string, Kept>();
  const used = new Map<string, readonly number[]>();
  const pausedUntil = new Map<string, number>();
  const claims = new Map<string, Pick<Claim, "holder" | "until">>();
  return {
    read: async (key) => answers.get(key) ?? null,
    async write(key, kept) {
      answers.delete(key);
      answers.set(key, kept);
      const oldest = answers.keys().next().value;
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    },
    async claim(key, { holder, until, now }) {
      const other = claims.get(key);
      if (other && other.holder !== holder && other.until > now) return false;
      claims.set(key, { holder, until });
      return true;
    },
    async release(key, holder) {
      if (claims.get(key)?.holder === holder) claims.delete(key);
    },
    async take(provider, pace, now) {
      const paused = pausedUntil.get(provider) ?? 0;
      if (paused > now) return paused - now;
      const counting = (used.get(provider) ?? []).filter((moment) => moment > now - pace.windowInMilliseconds);
      const leaving = counting.at(-pace.requests);
      if (leaving !== undefined) return leaving + pace.windowInMilliseconds - now;
      used.set(provider, [...counting, now]);
      return 0;
    },
    async pause(provider, until) {
      pausedUntil.set(provider, Math.max(until, pausedUntil.get(provider) ?? 0));
    },
  };
}

const patienceInMilliseconds = 300;
/** Limits are worth a longer wait: a process that continues alone may exceed them. */
const patienceForLimitsInMilliseconds = 3_000;
/** With an answer in memory, how long to wait for a newer one of another process. */
const patienceForNewerInMilliseconds = 15;

/** A process that is told when another one writes an answer: the one in its memory is then compared before it is used. */
type ToldState = SharedState & {
  /** Another process has written an answer at a moment; null: any of them may have been written. */
  told(written: { key: string; keptAt: number } | null): void;
};

/** Answers from memory first; everything else from the shared state, as long as it answers in time. */
export function layeredSharedState(shared: SharedState, own: SharedState = memoryState()): ToldState {
  const ownIsLatest = comparedAnswers();
  return {
    told: ownIsLatest.told,
    async read(key, since = Number.NEGATIVE_INFINITY) {
      const ours = await own.read(key);
      const isLatest = ours !== null && ownIsLatest.at(key, ours.keptAt);
      if (isLatest && ours.keptAt >= since) return ours;
      const patience = isLatest ? patienceForNewerInMilliseconds : patienceInMilliseconds;
      const theirs = await inTime(shared.read(key), () => null, patience);
      // An answer that was withdrawn is replaced by an older one: what another process has written counts, whatever its age.
      if (!theirs || (isLatest && ours.keptAt >= theirs.keptAt)) return ours;
      ownIsLatest.compared(key);
      await own.write(key, theirs);
      return theirs;
    },
    async write(key, kept) {
      await own.write(key, kept);
      ownIsLatest.compared(key);
      await inTime(shared.write(key, kept), () => undefined);
    },
    claim: (key, claim) => inTime(shared.claim(key, claim), () => true, patienceForLimitsInMilliseconds),
    release: (key, holder) => inTime(shared.release(key, holder), () => undefined),
    async take(provider, pace, now) {
      const wait = await own.take(provider, pace, now);
      return wait > 0 ? wait : inTime(shared.take(provider, pace, now), () => 0, patienceForLimitsInMilliseconds);
    },
    async pause(provider, until) {
      await own.pause(provider, until);
      await inTime(shared.pause(provider, until), () => undefined);
    },
  };
}

/** Which answers in memory another process may have written anew since they were compared with the shared ones. */
function comparedAnswers() {
  const newer = new Map<string, number>();
  /** Since notices were lost; those compared meanwhile. Null: none were. */
  let compared: Set<string> | null = null;
  return {
    told(written: { key: string; keptAt: number } | null): void {
      if (written === null) {
        compared = new Set();
        newer.clear();
        return;
      }
      newer.delete(written.key);
      newer.set(written.key, written.keptAt);
      const oldest = newer.keys().next().value;
      if (newer.size > mostKept && oldest !== undefined) newer.delete(oldest);
    },
    at(key: string, keptAt: number): boolean {
      const other = newer.get(key);
      return (other === undefined || other === keptAt) && (compared === null || compared.has(key));
    },
    compared(key: string): void {
      newer.delete(key);
      compared?.add(key);
    },
  };
}

/** A database that is opening, busy or gone delays no answer: this process then uses its own state. */
async function inTime<Value>(
  answer: Promise<Value>,
  otherwise: () => Value,
  patience = patienceInMilliseconds,
): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  // A process that was busy itself first reads what has arrived meanwhile.
  const timer = setTimeout(() => setImmediate(() => resolve(otherwise())), patience);
  return Promise.race([answer.catch(otherwise), late]).finally(() => clearTimeout(timer));
}
