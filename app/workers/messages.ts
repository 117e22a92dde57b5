import * as z from "zod";

/** How many workers there are to be, and how many of them answer. */
export const WorkerCount = z.object({ wanted: z.number(), ready: z.number() });
export type WorkerCount = z.infer<typeof WorkerCount>;

/** A message to a worker. */
export const ToWorker = z.discriminatedUnion("kind", [
  /** Another worker has taken its place: finish what has begun, and end. */
  z.object({ kind: z.literal("leave") }),
  z.object({ kind: z.literal("count"), count: WorkerCount }),
  /** To be answered at once: a worker that does not is stuck. */
  z.object({ kind: z.literal("alive") }),
]);
export type ToWorker = z.infer<typeof ToWorker>;

/** A message from a worker: the address where it answers requests, or that it is alive. */
export const FromWorker = z.union([z.object({ address: z.string() }), z.object({ isAlive: z.literal(true) })]);
export type FromWorker = z.infer<typeof FromWorker>;
