import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { FromWorker, type ToWorker } from "./messages.ts";
import type { SupervisorLog } from "./supervisor-log.ts";

type Events = {
  log: SupervisorLog;
  /** A worker answers requests from now on, at an address. */
  onReady(worker: Worker, address: string): void;
  onEnded(worker: Worker, end: { code: number | null; signal: string | null; wasReady: boolean }): void;
};

/** Questions whether it is alive that a worker may leave unanswered. */
const MOST_UNANSWERED = 6;

/** The worker processes that there are, and what is known of each. */
export function workerPool({ log, onReady, onEnded }: Events) {
  const ready = new Set<Worker>();
  const unanswered = new Map<Worker, number>();
  const tell = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  const all = () => [...unanswered.keys()];

  return {
    all,
    isReady: (worker: Worker) => ready.has(worker),

    fork(): Worker {
      const worker = cluster.fork();
      unanswered.set(worker, 0);
      worker.on("message", (sent) => {
        const { data } = FromWorker.safeParse(sent);
        unanswered.set(worker, 0);
        if (data === undefined || !("address" in data)) return;
        ready.add(worker);
        onReady(worker, data.address);
      });
      worker.once("exit", (code, signal) => {
        unanswered.delete(worker);
        onEnded(worker, { code, signal, wasReady: ready.delete(worker) });
      });
      return worker;
    },

    /** Whether a worker has come to answer; false: it has ended before. */
    async hasStarted(worker: Worker): Promise<boolean> {
      while (!ready.has(worker) && !worker.isDead()) {
        await Promise.race([once(worker, "message"), once(worker, "exit")]);
      }
      return ready.has(worker);
    },

    /** Lets a worker finish what it has begun, and waits for its end. */
    async dismissed(worker: Worker): Promise<void> {
      if (worker.isDead()) return;
      const over = once(worker, "exit");
      tell(worker, { kind: "leave" });
      await over;
    },

    /** Tells every worker how many of those wanted answer. */
    tellCount(wanted: number): void {
      const count = { wanted, ready: Math.min(wanted, ready.size) };
      for (const worker of ready) tell(worker, { kind: "count", count });
    },

    /** Asks each worker whether it is alive, and ends one that has not answered for long. */
    look(): void {
      for (const [worker, count] of unanswered) {
        unanswered.set(worker, count + 1);
        if (count < MOST_UNANSWERED) tell(worker, { kind: "alive" });
        else {
          log.error({ worker: worker.id }, "worker does not answer");
          worker.process.kill("SIGKILL");
        }
      }
    },

    signal(signal: NodeJS.Signals): void {
      for (const worker of all()) worker.process.kill(signal);
    },
  };
}
export type WorkerPool = ReturnType<typeof workerPool>;
