/** How rows of a kind become one while they wait, and how often they are written. */
export type Gathering<Given, Row> = {
  /** The key of rows that become one. */
  keyOf(given: Given): string;
  /** The row of a key with one more; `known` is the one that waits. */
  rowOf(given: Given, known: Row | undefined): Row;
  /** The shortest time between two writes. */
  everyInMilliseconds: number;
  mostAtOnce: number;
};

/** Rows of one kind on their way to a table. */
export type GatheredRows<Given> = {
  /** False: there is no room for one more. */
  add(given: Given, isRoom: boolean): boolean;
  length(): number;
  /** How long they still gather. */
  waitInMilliseconds(): number;
  /** The rows of the next write: those of the last one as they were, unless it has arrived. */
  sent(): readonly unknown[];
  arrived(): void;
  /** Forgets all; how many there were. */
  clear(): number;
  write(rows: readonly unknown[]): Promise<void>;
};

/** Rows that are written as they come, at most so many at once. */
export const separate = (mostAtOnce: number): Gathering<unknown, unknown> => {
  let told = 0;
  return {
    keyOf() {
      told += 1;
      return String(told);
    },
    rowOf: (given) => given,
    everyInMilliseconds: 0,
    mostAtOnce,
  };
};

export function gatheredRows<Row, Given>(
  write: (rows: readonly Row[]) => Promise<void>,
  { keyOf, rowOf, everyInMilliseconds, mostAtOnce }: Gathering<Given, Row>,
): GatheredRows<Given> {
  const waiting = new Map<string, Row>();
  /** A write that may or may not have arrived. */
  let sent: readonly Row[] = [];
  let sentAt = Number.NEGATIVE_INFINITY;
  return {
    add(given, isRoom) {
      const key = keyOf(given);
      const known = waiting.get(key);
      if (known === undefined && !isRoom) return false;
      waiting.set(key, rowOf(given, known));
      return true;
    },
    length: () => waiting.size + sent.length,
    waitInMilliseconds() {
      const isDue = sent.length > 0 || waiting.size >= mostAtOnce;
      return isDue ? 0 : Math.max(0, sentAt + everyInMilliseconds - performance.now());
    },
    sent() {
      if (sent.length > 0) return sent;
      const batch = [...waiting].slice(0, mostAtOnce);
      for (const [key] of batch) waiting.delete(key);
      sent = batch.map(([, row]) => row);
      sentAt = performance.now();
      return sent;
    },
    arrived() {
      sent = [];
    },
    clear() {
      const count = waiting.size + sent.length;
      waiting.clear();
      sent = [];
      return count;
    },
    // Only rows that were put into this kind come out of it.
    write: write as GatheredRows<Given>["write"],
  };
}
