import { setTimeout as pause } from "node:timers/promises";
import { isStorageFailure } from "../../failure.ts";
import { type GatheredRows, type Gathering, gatheredRows, separate } from "./gathered-rows.ts";

/** How many writes of each kind were given up, and why the last of them was. */
export type Dropped = { writes: Readonly<Record<string, number>>; reason: string };

type Options = {
  /** Nothing is written before. */
  ready: Promise<void>;
  /** Hears once of all that was dropped in a time of trouble. */
  onDropped(dropped: Dropped): void;
  mostWaiting?: number;
  mostAtOnce?: number;
};

const GATHER_IN_MILLISECONDS = 20;
const FIRST_RETRY_IN_MILLISECONDS = 250;
const LONGEST_RETRY_IN_MILLISECONDS = 5_000;
const REPORT_IN_MILLISECONDS = 10_000;
const FAREWELL_IN_MILLISECONDS = 5_000;

/**
 * Writes that no one waits for, of all kinds: one at a time, so that they leave the connections to those who wait, and many
 * rows in each. While the database is out of reach they wait, up to a limit; what comes beyond it is dropped and counted.
 * A row may be written again when its acknowledgement was lost, so writing it twice must be the same as once.
 */
export function writeQueue({ ready, onDropped, mostWaiting = 50_000, mostAtOnce = 200 }: Options) {
  // Each kind is told only rows of its own.
  const kinds = new Map<string, GatheredRows<never>>();
  const drops = dropCounter(onDropped);
  const ending = new AbortController();
  let draining: Promise<void> | null = null;
  const waiting = () => [...kinds.values()].reduce((sum, kind) => sum + kind.length(), 0);

  const rest = restUntil(ending.signal);

  /** Writes a batch of a kind; false when the database is out of reach and it has to wait. */
  async function advance(name: string, kind: GatheredRows<never>): Promise<boolean> {
    const isWell = await written(kind.sent(), kind.write, (error) => drops.add(name, 1, error));
    if (isWell) kind.arrived();
    return isWell;
  }

  async function drain(): Promise<void> {
    await ready;
    await rest(GATHER_IN_MILLISECONDS);
    const retries = retryPauses();
    for (let next = nextOf(kinds); next !== null; next = nextOf(kinds)) {
      const isEnding = ending.signal.aborted;
      const wait = isEnding ? 0 : next[1].waitInMilliseconds();
      if (wait > 0) await rest(wait);
      else if (await advance(...next)) retries.reset();
      else if (isEnding) return;
      else await rest(retries.next(), false);
    }
  }

  const begin = () => {
    draining ??= drain()
      .catch((error: unknown) => giveUp(error))
      .finally(() => {
        draining = null;
        if (waiting() > 0 && !ending.signal.aborted) begin();
      });
  };

  function giveUp(reason: unknown): void {
    for (const [name, kind] of kinds) drops.add(name, kind.clear(), reason);
  }

  return {
    /** Adds one row of a kind to the queue; returns at once. `gathering` tells which rows become one. */
    of<Row, Given = Row>(
      name: string,
      write: (rows: readonly Row[]) => Promise<void>,
      gathering?: Gathering<Given, Row>,
    ): (given: Given) => void {
      // Without gathering, what is given is the row.
      const kind = gatheredRows(write, gathering ?? (separate(mostAtOnce) as Gathering<Given, Row>));
      kinds.set(name, kind);
      return (given) => {
        if (!ending.signal.aborted && kind.add(given, waiting() < mostWaiting)) begin();
        else drops.add(name, 1, new Error(`more than ${mostWaiting} writes were waiting`));
      };
    },
    /** How many rows wait, and how many writes of each kind were given up since the start. */
    ...{ waiting, dropped: drops.total },
    /** Writes what waits, for some seconds at most; the rest is dropped. */
    async ended(): Promise<void> {
      ending.abort();
      const late = new AbortController();
      await Promise.race([draining, pause(FAREWELL_IN_MILLISECONDS, undefined, late).catch(() => {})]);
      late.abort();
      giveUp(new Error("the process ended"));
      drops.tell();
    },
  };
}

/** Waits, unless the end has come. */
const restUntil =
  (signal: AbortSignal) =>
  (milliseconds: number, isAwaited = true): Promise<void> =>
    pause(milliseconds, undefined, { signal, ref: isAwaited }).catch(() => {});

/** Longer and longer pauses, while what is tried fails. */
function retryPauses() {
  let pauseInMilliseconds = FIRST_RETRY_IN_MILLISECONDS;
  return {
    next() {
      const now = pauseInMilliseconds;
      pauseInMilliseconds = Math.min(2 * now, LONGEST_RETRY_IN_MILLISECONDS);
      return now;
    },
    reset() {
      pauseInMilliseconds = FIRST_RETRY_IN_MILLISECONDS;
    },
  };
}

/** The kind to be written next: its time has come, or comes first, and of several it has most rows. Null: nothing waits. */
function nextOf(kinds: ReadonlyMap<string, GatheredRows<never>>): [string, GatheredRows<never>] | null {
  const some = [...kinds].filter(([, kind]) => kind.length() > 0);
  const [next = null] = some.sort(
    ([, one], [, other]) => one.waitInMilliseconds() - other.waitInMilliseconds() || other.length() - one.length(),
  );
  return next;
}

/** Writes a batch; false when the database is out of reach. One bad row is given up and does not take the others along. */
async function written(
  batch: readonly unknown[],
  write: GatheredRows<never>["write"],
  onBad: (error: unknown) => void,
): Promise<boolean> {
  const failure = await write(batch).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (failure === null) return true;
  if (isStorageFailure(failure.error)) return false;
  if (batch.length === 1) {
    onBad(failure.error);
    return true;
  }
  const middle = Math.ceil(batch.length / 2);
  for (const half of [batch.slice(0, middle), batch.slice(middle)]) {
    if (!(await written(half, write, onBad))) return false;
  }
  return true;
}

/** Counts what is dropped, and tells it in one piece when a while has passed since the first. */
function dropCounter(onDropped: (dropped: Dropped) => void) {
  const counts = new Map<string, number>();
  const total = new Map<string, number>();
  let last: unknown = null;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const writes = Object.fromEntries(counts);
    counts.clear();
    onDropped({ writes, reason: last instanceof Error ? last.message : String(last) });
  };
  return {
    add(name: string, count: number, reason: unknown): void {
      if (count === 0) return;
      for (const sums of [counts, total]) sums.set(name, (sums.get(name) ?? 0) + count);
      last = reason;
      timer ??= setTimeout(tell, REPORT_IN_MILLISECONDS).unref();
    },
    tell,
    total: (): ReadonlyMap<string, number> => total,
  };
}
