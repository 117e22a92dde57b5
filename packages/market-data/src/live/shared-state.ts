/** An answer of a source as plain data, and when it was given, in milliseconds. */
export type Kept = { value: unknown; keptAt: number };
/** How many requests a source takes within any stretch of time that is as long as the window. */
export type Pace = { requests: number; windowInMilliseconds: number };

/** The process that fetches an answer for all, and until when the others wait for it: a process may end in the middle. */
export type Claim = { holder: string; until: number; now: number };

/** What all processes of one installation know together: answers, who is fetching one, and how often each source has been asked. */
export interface SharedState {
  /** The answer there is: one given after `since` wherever it is at hand, else the newest of all processes. */
  read(key: string, since?: number): Promise<Kept | null>;
  write(key: string, kept: Kept): Promise<void>;
  /** True for the one who is to fetch the answer; false while another is at it. */
  claim(key: string, claim: Claim): Promise<boolean>;
  release(key: string, holder: string): Promise<void>;
  /** Takes one request, if there is room for it. 0 when taken, else the milliseconds until there may be one. */
  take(source: string, pace: Pace, now: number): Promise<number>;
  /** No process asks the source before `until`. */
  pause(source: string, until: number): Promise<void>;
}

const secondInMilliseconds = 1_000;
const minuteInMilliseconds = 60_000;
const requestsThatCountBySecond = 600;

/** Sources that allow hundreds a minute mean tens a second: a burst of a whole minute would be refused. */
export const paceOf = (requestsPerMinute: number): Pace =>
  requestsPerMinute >= requestsThatCountBySecond
    ? { requests: Math.floor(requestsPerMinute / 60), windowInMilliseconds: secondInMilliseconds }
    : { requests: requestsPerMinute, windowInMilliseconds: minuteInMilliseconds };

const mostKept = 500;

/** The same for one process alone: without a database, and while it does not answer. Keeps the latest 500 answers. */
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
    async take(source, pace, now) {
      const paused = pausedUntil.get(source) ?? 0;
      if (paused > now) return paused - now;
      const counting = (used.get(source) ?? []).filter((moment) => moment > now - pace.windowInMilliseconds);
      const leaving = counting.at(-pace.requests);
      if (leaving !== undefined) return leaving + pace.windowInMilliseconds - now;
      used.set(source, [...counting, now]);
      return 0;
    },
    async pause(source, until) {
      pausedUntil.set(source, Math.max(until, pausedUntil.get(source) ?? 0));
    },
  };
}

const patienceInMilliseconds = 300;
/** A limit is worth a wait: a process that goes on alone may be one too many. */
const patienceForLimitsInMilliseconds = 3_000;
/** Where an answer is at hand, a newer one of another process is waited for no longer than that. */
const patienceForNewerInMilliseconds = 15;

/** Memory first for answers; the shared state for everything that others must know, as long as it answers in time. */
export function layeredState(shared: SharedState, own: SharedState = memoryState()): SharedState {
  return {
    async read(key, since = Number.NEGATIVE_INFINITY) {
      const ours = await own.read(key);
      if (ours && ours.keptAt >= since) return ours;
      const patience = ours ? patienceForNewerInMilliseconds : patienceInMilliseconds;
      const theirs = await inTime(shared.read(key), () => null, patience);
      if (!theirs || (ours && ours.keptAt >= theirs.keptAt)) return ours;
      await own.write(key, theirs);
      return theirs;
    },
    async write(key, kept) {
      await own.write(key, kept);
      await inTime(shared.write(key, kept), () => undefined);
    },
    claim: (key, claim) => inTime(shared.claim(key, claim), () => true, patienceForLimitsInMilliseconds),
    release: (key, holder) => inTime(shared.release(key, holder), () => undefined),
    async take(source, pace, now) {
      const wait = await own.take(source, pace, now);
      return wait > 0 ? wait : inTime(shared.take(source, pace, now), () => 0, patienceForLimitsInMilliseconds);
    },
    async pause(source, until) {
      await own.pause(source, until);
      await inTime(shared.pause(source, until), () => undefined);
    },
  };
}

/** A database that is opening, busy or gone delays no answer: this process then goes by what it knows itself. */
async function inTime<Value>(
  answer: Promise<Value>,
  otherwise: () => Value,
  patience = patienceInMilliseconds,
): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  // a process that was busy itself first reads what has arrived meanwhile
  const timer = setTimeout(() => setImmediate(() => resolve(otherwise())), patience);
  return Promise.race([answer.catch(otherwise), late]).finally(() => clearTimeout(timer));
}
