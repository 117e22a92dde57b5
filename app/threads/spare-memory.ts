import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

const MEGABYTE = 2 ** 20;
/** Growth that is worth a collection of some 70 ms when no answer waits for it, and growth that is worth it at any time. */
const WORTH_WHEN_QUIET_IN_MEGABYTES = 16;
const WORTH_ALWAYS_IN_MEGABYTES = 64;
const LOOK_EVERY_IN_MILLISECONDS = 1_000;
/** The part of its time for which a quiet thread is busy at most. */
const QUIET = 0.1;

type Collect = (options: { type: "major"; flavor: "regular" | "last-resort" }) => unknown;
type Parts = {
  /** Collects garbage; `--expose-gc` offers it. */
  collect?: Collect | undefined;
  memoryInBytes?(): number;
  /** The part of the time since the last question for which the thread was busy. */
  busy?(): number;
};

/**
 * Collects the garbage of this thread when it is quiet. V8 lets garbage lie until the heap has grown by a part of what lives, and a
 * server that rests makes nothing that would let it grow. Without `--expose-gc` nothing is done.
 */
export function spareMemory({ collect = globalThis.gc, memoryInBytes = inUse, busy = busyInBetween() }: Parts = {}) {
  if (collect === undefined) return { afterWork: () => {}, stop: () => {} };
  let left = 0;
  const collectBeyond = (megabytes: number, flavor: "regular" | "last-resort") => {
    if (memoryInBytes() - left < megabytes * MEGABYTE) return;
    collect({ type: "major", flavor });
    left = memoryInBytes();
  };
  const looking = setInterval(() => {
    // The last resort gives the pages that are empty then back to the system; the regular way has them ready for the next objects.
    if (busy() < QUIET) collectBeyond(WORTH_WHEN_QUIET_IN_MEGABYTES, "last-resort");
  }, LOOK_EVERY_IN_MILLISECONDS).unref();
  return {
    /** Between two pieces of work: bounds the growth of a thread that has no quiet. */
    afterWork: () => collectBeyond(WORTH_ALWAYS_IN_MEGABYTES, "regular"),
    stop: () => clearInterval(looking),
  };
}

/** Objects, and the buffers that they hold. */
function inUse(): number {
  const { used_heap_size: objects, external_memory: buffers } = getHeapStatistics();
  return objects + buffers;
}

function busyInBetween(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
