import cluster from "node:cluster";
import { type FromWorker, ToWorker, type WorkerCount } from "./messages.ts";

/**
 * The side of a worker. Null in a process that serves alone. When the process that supervises has gone, the worker ends as
 * for any closed channel, after what it has begun.
 */
export function asWorker() {
  const { worker } = cluster;
  if (worker === undefined) return null;
  // Else the cluster ends the process at once when its channel closes, in the middle of answers.
  worker.exitedAfterDisconnect = true;
  let count: WorkerCount = { wanted: 1, ready: 1 };
  let leave = () => {};
  process.on("message", (sent) => {
    const { data } = ToWorker.safeParse(sent);
    if (data?.kind === "count") count = data.count;
    if (data?.kind === "leave") leave();
    if (data?.kind === "alive") process.send?.({ isAlive: true } satisfies FromWorker);
  });
  return {
    id: worker.id,
    count: () => count,
    /** Hears that another worker has taken the place of this one. */
    onLeave(listener: () => void): void {
      leave = listener;
    },
  };
}
