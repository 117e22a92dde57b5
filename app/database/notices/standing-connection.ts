import { setTimeout as pause } from "node:timers/promises";
import { reasonOf } from "../../failure.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { type Listening, listeningConnection } from "./listening-connection.ts";
import { type Leadership, type Notices, noticeListeners } from "./notices.ts";

const FIRST_RETRY_IN_MILLISECONDS = 250;
const LONGEST_RETRY_IN_MILLISECONDS = 5_000;
/** Failures in a row that are told: a server that is away altogether is told by those who read from it. */
const TOLD_AFTER_FAILURES = 6;
const unechoed = "notices (LISTEN) do not come through: is a pooler in transaction mode in between?";

/** Hears that notices do not come through, and that they do again. */
export type Silence = { begun(reason: string): void; over(): void };

/**
 * One connection of a process that stays open, beside those that statements borrow: on it the process hears what others change, and
 * holds the locks of the jobs it leads. Opened when it is first asked for anything. When it is lost the leads are lost with it; it is
 * opened again, and all listeners are told that they may have missed something.
 */
export function standingConnection(url: string, silence: Silence) {
  const listeners = noticeListeners();
  const closing = new AbortController();
  let connection: Listening | null = null;
  /** Whether notices come through; null: not known yet. */
  let isHeard: boolean | null = null;
  let keeping: Promise<void> | null = null;

  const events = {
    opened(opened: Listening) {
      connection = opened;
    },
    tried(isEchoed: boolean) {
      if (!isEchoed) silence.begun(unechoed);
      // What was told before the connection listened has to be read.
      else if (isHeard !== true) {
        silence.over();
        listeners.missed();
      }
      isHeard = isEchoed;
    },
    notice: listeners.heard,
    closing: closing.signal,
  };
  async function once(): Promise<unknown> {
    try {
      return await listeningConnection(url, events);
    } catch (error) {
      return error;
    } finally {
      connection = null;
      isHeard = null;
    }
  }
  const open = () => {
    keeping ??= keptOpen(once, { closing: closing.signal, onTrouble: silence.begun });
  };

  const notices: Notices = {
    hear(topic, listener) {
      open();
      return listeners.hear(topic, listener);
    },
    areComplete: () => isHeard === true,
  };
  const locks = advisoryLocks({
    connection: () => (isHeard === null ? null : connection),
    isOwnSession: () => isHeard === true,
  });
  const leadership: Leadership = {
    take(job) {
      open();
      return locks.take(job);
    },
  };
  return {
    notices,
    leadership,
    async close(): Promise<void> {
      closing.abort();
      await keeping;
    },
  };
}

type Keeping = { closing: AbortSignal; onTrouble(reason: string): void };

/** Begins again whenever it is over, after pauses that grow while it fails. */
async function keptOpen(once: () => Promise<unknown>, { closing, onTrouble }: Keeping): Promise<void> {
  let wait = FIRST_RETRY_IN_MILLISECONDS;
  let failures = 0;
  while (!closing.aborted) {
    const begun = performance.now();
    const failure = await once();
    const hasLasted = performance.now() - begun > LONGEST_RETRY_IN_MILLISECONDS;
    failures = hasLasted ? 0 : failures + 1;
    wait = hasLasted ? FIRST_RETRY_IN_MILLISECONDS : Math.min(2 * wait, LONGEST_RETRY_IN_MILLISECONDS);
    if (failures === TOLD_AFTER_FAILURES && !closing.aborted) onTrouble(reasonOf(failure));
    await pause(wait, undefined, { signal: closing }).catch(() => {});
  }
}
