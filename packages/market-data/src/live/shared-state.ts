/** An answer of a source as plain data, and when it was given, in milliseconds. */
export type Kept = { value: unknown; keptAt: number };
/** How many requests a source takes within a window of time. */
export type Pace = { requests: number; windowInMilliseconds: number };

/** What all processes of one installation know together: answers, and how often each source has been asked. */
export interface SharedState {
  read(key: string): Promise<Kept | null>;
  write(key: string, kept: Kept): Promise<void>;
  /** Takes one request of the present window. 0 when taken, else the milliseconds until there may be one. */
  take(source: string, pace: Pace, now: number): Promise<number>;
  /** Nobody asks the source before `until`. */
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

const windowStart = (now: number, { windowInMilliseconds }: Pace): number =>
  Math.floor(now / windowInMilliseconds) * windowInMilliseconds;

const mostKept = 500;

/** The same for one process alone: without a database, and while it does not answer. Keeps the latest 500 answers. */
export function memoryState(): SharedState {
  const answers = new Map<string, Kept>();
  const used = new Map<string, { start: number; requests: number }>();
  const pausedUntil = new Map<string, number>();
  return {
    read: async (key) => answers.get(key) ?? null,
    async write(key, kept) {
      answers.delete(key);
      answers.set(key, kept);
      const oldest = answers.keys().next().value;
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    },
    async take(source, pace, now) {
      const paused = pausedUntil.get(source) ?? 0;
      if (paused > now) return paused - now;
      const start = windowStart(now, pace);
      const window = used.get(source);
      const requests = window?.start === start ? window.requests : 0;
      if (requests >= pace.requests) return start + pace.windowInMilliseconds - now;
      used.set(source, { start, requests: requests + 1 });
      return 0;
    },
    async pause(source, until) {
      pausedUntil.set(source, Math.max(until, pausedUntil.get(source) ?? 0));
    },
  };
}

const patienceInMilliseconds = 300;

/** Memory first for answers; the shared state for everything that others must know, as long as it answers in time. */
export function layeredState(shared: SharedState, own: SharedState = memoryState()): SharedState {
  return {
    read: (key) => own.read(key).then((kept) => kept ?? inTime(shared.read(key), () => null)),
    async write(key, kept) {
      await own.write(key, kept);
      await inTime(shared.write(key, kept), () => undefined);
    },
    async take(source, pace, now) {
      const wait = await own.take(source, pace, now);
      return wait > 0 ? wait : inTime(shared.take(source, pace, now), () => 0);
    },
    async pause(source, until) {
      await own.pause(source, until);
      await inTime(shared.pause(source, until), () => undefined);
    },
  };
}

/** A database that is opening, busy or gone delays nobody: this process then goes by what it knows itself. */
async function inTime<Value>(answer: Promise<Value>, otherwise: () => Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise()), patienceInMilliseconds);
  return Promise.race([answer.catch(otherwise), late]).finally(() => clearTimeout(timer));
}
