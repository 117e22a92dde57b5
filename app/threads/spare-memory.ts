import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

const MEGABYTE = 2 ** 20;
/** Growth that is worth a collection when no answer waits for it, and growth that is worth it at any time. */
const WORTH_WHEN_QUIET_IN_MEGABYTES = 16;
const WORTH_ALWAYS_IN_MEGABYTES = 64;
const LOOK_EVERY_IN_MILLISECONDS = 1_000;
/** A quiet thread is busy for this part of its time at most, and gets this many orders in it. */
const QUIET = { busy: 0.1, orders: 1 };

type Collect = (options: { type: "major"; flavor: "regular" | "last-resort" }) => unknown;
type Parts = {
  /** Collects garbage; `--expose-gc` offers it. */
  collect?: Collect | undefined;
  memoryInBytes?(): number;
  /** The part of the time since the last question for which the thread was busy. */
  busy?(): number;
  /** How many orders or requests have come since the start; the thread may be idle between many short ones. */
  received?(): number;
};

/**
 * Collects the garbage of this thread when it is quiet, which holds it for 100 to 200 ms. V8 lets garbage lie until the heap has grown by a
 * part of what lives, and a server that rests makes nothing that would let it grow. Without `--expose-gc` nothing is done.
 */
export function spareMemory({
  collect = globalThis.gc,
  memoryInBytes = inUse,
  busy = busyInBetween(),
  received = () => 0,
}: Parts = {}) {
  if (collect === undefined) return { afterWork: () => {}, stop: () => {} };
  let left = 0;
  let receivedBefore = received();
  const collectBeyond = (megabytes: number, flavor: "regular" | "last-resort") => {
    if (memoryInBytes() - left < megabytes * MEGABYTE) return;
    collect({ type: "major", flavor });
    left = memoryInBytes();
  };
  const looking = setInterval(() => {
    const orders = received() - receivedBefore;
    receivedBefore += orders;
    const isQuiet = busy() < QUIET.busy && orders <= QUIET.orders;
    // The last resort gives the pages that are empty then back to the system; the regular way has them ready for the next objects.
    if (isQuiet) collectBeyond(WORTH_WHEN_QUIET_IN_MEGABYTES, "last-resort");
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
