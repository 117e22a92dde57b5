import type { Listening } from "./listening-connection.ts";
import type { Lead, Leadership } from "./notices.ts";

/** The locks of an installation, among all that other programs may take in the same database. */
const LOCKS = 0x56_41_4c_4f;
const take = "select pg_try_advisory_lock($1, hashtext($2)) as taken";
const giveBack = "select pg_advisory_unlock($1, hashtext($2))";

type Parts = {
  /** The connection that holds the locks; null while there is none. */
  connection(): Listening | null;
  /** Whether statements reach the same session each time; false behind a pooler that lends sessions. */
  isOwnSession(): boolean;
};

/** Leads as locks of a session: the server gives them to another process as soon as the connection is over. */
export function advisoryLocks({ connection, isOwnSession }: Parts): Leadership {
  // A session may take a lock of its own once more: within the process this says who leads.
  const leads = new WeakMap<Listening, Set<string>>();

  async function locked({ ask, lost }: Listening, job: string): Promise<boolean> {
    try {
      const [row] = await ask(take, [LOCKS, job]);
      return row?.taken === true && !lost.signal.aborted;
    } catch {
      // What became of the lock is unknown: it goes with its connection.
      lost.abort();
      return false;
    }
  }

  function lead(held: Listening, { job, own }: { job: string; own: Set<string> }): Lead {
    const { ask, lost } = held;
    return {
      lost: lost.signal,
      async giveBack() {
        if (lost.signal.aborted) return;
        await ask(giveBack, [LOCKS, job]).catch(() => lost.abort());
        own.delete(job);
      },
    };
  }

  return {
    async take(job) {
      const held = connection();
      if (held === null) return null;
      const own = leads.get(held) ?? new Set<string>();
      leads.set(held, own);
      if (own.has(job)) return null;
      own.add(job);
      // A lent session could pass the lock to another process: without locks, what is worked on is claimed row by row.
      if (!isOwnSession() || (await locked(held, job))) return lead(held, { job, own });
      own.delete(job);
      return null;
    },
  };
}
