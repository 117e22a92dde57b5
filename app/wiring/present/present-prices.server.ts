import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import { newestPricesFile } from "@valora/market-data";
import { type RepeatedTask, runEvery } from "../../jobs/run-every.ts";
import { type Log, warning } from "../log.server.ts";

/** What a process makes of one set of prices, and all that must not mix two of them. */
type Edition = {
  /** Resolves when it is worth showing. */
  isReady: Promise<void>;
  stop(): Promise<void>;
};

type Parts<Made extends Edition> = {
  /** Where newer prices appear; null: this process keeps the ones it began with. */
  folder: string | null;
  first: string | null;
  make(pricesFile: string | null): Made;
  log: Log;
  everyInMilliseconds?: number;
};

const LOOK_IN_MILLISECONDS = 3_000;
/** Who has asked meanwhile has been answered with the former prices; longer than this they are not kept. */
const READY_WITHIN_IN_MILLISECONDS = 10 * 60_000;

/**
 * The prices of the moment. When the folder has another newest file, everything that rests on prices is made of it beside the
 * present one; once that is ready it takes the place of the former as a whole. An answer keeps the edition with which it began.
 */
export function presentPrices<Made extends Edition>({
  folder,
  first,
  make,
  log,
  everyInMilliseconds = LOOK_IN_MILLISECONDS,
}: Parts<Made>) {
  const listeners: ((made: Made, pricesFile: string | null) => void)[] = [];
  let present = { pricesFile: first, made: make(first) };
  /** A file that cannot be read is told once. */
  let refused: string | null | undefined;

  async function look(signal: AbortSignal): Promise<void> {
    const pricesFile = folder === null ? first : newestPricesFile(folder);
    if (pricesFile === present.pricesFile || pricesFile === refused) return;
    refused = pricesFile;
    const made = make(pricesFile);
    refused = undefined;
    const late = setTimeout(READY_WITHIN_IN_MILLISECONDS, undefined, { signal, ref: false });
    await Promise.race([made.isReady, late]).catch(() => {});
    if (signal.aborted) return made.stop();
    const former = present;
    present = { pricesFile, made };
    for (const listener of listeners) listener(made, pricesFile);
    log.info({ prices: pricesFile && basename(pricesFile) }, "prices taken");
    await former.made.stop();
  }

  /** Makes everything anew of the same prices, at once: what else it is made of has changed. */
  function again(): void {
    const former = present;
    present = { pricesFile: former.pricesFile, made: make(former.pricesFile) };
    for (const listener of listeners) listener(present.made, present.pricesFile);
    former.made.stop().catch(warn);
  }

  const warn = warning(log, "newer prices not taken");
  const looking: RepeatedTask = runEvery({
    every: everyInMilliseconds,
    firstAfter: everyInMilliseconds,
    run: look,
    warn,
  });
  return {
    now: () => present.made,
    /** Hears each new edition in the moment in which it counts. */
    onNewer(listener: (made: Made, pricesFile: string | null) => void): void {
      listeners.push(listener);
    },
    look: looking.again,
    again,
    async stop() {
      await looking.stop();
      await present.made.stop();
    },
  };
}
