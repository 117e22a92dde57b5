import { setTimeout as pause } from "node:timers/promises";
import { isStorageFailure } from "../failure.ts";

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

type Kind = { waiting: unknown[]; write(rows: readonly unknown[]): Promise<void> };

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
export function writeQueue({ ready, onDropped, mostWaiting = 5_000, mostAtOnce = 200 }: Options) {
  const kinds = new Map<string, Kind>();
  const drops = dropCounter(onDropped);
  let waiting = 0;
  let draining: Promise<void> | null = null;
  let isEnding = false;

  /** Writes a batch of a kind; false when the database is out of reach and it has to wait. */
  async function advance(name: string, kind: Kind): Promise<boolean> {
    const batch = kind.waiting.slice(0, mostAtOnce);
    const isWritten = await written(batch, kind.write, (error) => drops.add(name, 1, error));
    if (!isWritten) return false;
    kind.waiting.splice(0, batch.length);
    waiting -= batch.length;
    return true;
  }

  async function drain(): Promise<void> {
    await ready;
    await pause(GATHER_IN_MILLISECONDS);
    let retry = FIRST_RETRY_IN_MILLISECONDS;
    while (waiting > 0) {
      const [name, kind] = [...kinds].reduce((one, other) => (longer(one[1], other[1]) ? one : other));
      const isWell = await advance(name, kind);
      if (!isWell && isEnding) return;
      if (!isWell) await pause(retry, undefined, { ref: false });
      retry = isWell ? FIRST_RETRY_IN_MILLISECONDS : Math.min(2 * retry, LONGEST_RETRY_IN_MILLISECONDS);
    }
  }

  const begin = () => {
    draining ??= drain()
      .catch((error: unknown) => giveUp(error))
      .finally(() => {
        draining = null;
        if (waiting > 0 && !isEnding) begin();
      });
  };

  function giveUp(reason: unknown): void {
    for (const [name, kind] of kinds) drops.add(name, kind.waiting.splice(0).length, reason);
    waiting = 0;
  }

  return {
    /** Adds one row of a kind to the queue; returns at once. */
    of<Row>(name: string, write: (rows: readonly Row[]) => Promise<void>): (row: Row) => void {
      const rows: Row[] = [];
      // Only rows of this kind are put into it.
      kinds.set(name, { waiting: rows, write: write as Kind["write"] });
      return (row) => {
        if (waiting >= mostWaiting || isEnding) {
          drops.add(name, 1, new Error(`more than ${mostWaiting} writes were waiting`));
          return;
        }
        rows.push(row);
        waiting += 1;
        begin();
      };
    },
    /** Writes what waits, for some seconds at most; the rest is dropped. */
    async ended(): Promise<void> {
      isEnding = true;
      const late = new AbortController();
      await Promise.race([draining, pause(FAREWELL_IN_MILLISECONDS, undefined, late).catch(() => {})]);
      late.abort();
      giveUp(new Error("the process ended"));
      drops.tell();
    },
  };
}

const longer = (one: Kind, other: Kind) => one.waiting.length >= other.waiting.length;

/** Writes a batch; false when the database is out of reach. One bad row is given up and does not take the others along. */
async function written(
  batch: readonly unknown[],
  write: Kind["write"],
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
  for (const row of batch) {
    if (!(await written([row], write, onBad))) return false;
  }
  return true;
}

/** Counts what is dropped, and tells it in one piece when a while has passed since the first. */
function dropCounter(onDropped: (dropped: Dropped) => void) {
  const counts = new Map<string, number>();
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
      counts.set(name, (counts.get(name) ?? 0) + count);
      last = reason;
      timer ??= setTimeout(tell, REPORT_IN_MILLISECONDS).unref();
    },
    tell,
  };
}
