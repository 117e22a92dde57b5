import type { Worker } from "node:cluster";
import { restartPauses } from "./restart-pause.ts";
import type { SupervisorLog } from "./supervisor-log.ts";
import { type WorkerPool, workerPool } from "./worker-pool.ts";

/** One place among the workers, and the worker that has it. */
type Place = {
  worker: Worker | null;
  startedAt: number;
  pauses: ReturnType<typeof restartPauses>;
  timer: NodeJS.Timeout | undefined;
};

type Supervision = {
  log: SupervisorLog;
  /** Hears where the workers answer, when the first of them does. */
  onAddress(address: string): void;
  /** The last worker has ended after a stop, or none can start. */
  onEnded(code: number): void;
  /** The exit code of a worker whose settings cannot be used. */
  misconfigured: number;
};

/** The workers of a machine: so many places, each with a worker that is started again when it ends. */
export function workerPlaces(wanted: number, { log, onAddress, onEnded, misconfigured }: Supervision) {
  const places: Place[] = Array.from({ length: wanted }, emptyPlace);
  let isStopping = false;
  let worstCode = 0;

  const pool = workerPool({
    log,
    onReady(_, address) {
      const isFirst = pool.all().filter(pool.isReady).length === 1;
      if (isFirst) onAddress(address);
      pool.tellCount(wanted);
      if (!isStopping) for (const place of places) if (place.timer === undefined) fill(place);
    },
    onEnded(worker, { code, signal, wasReady }) {
      const isLast = pool.all().length === 0;
      if (isStopping) {
        worstCode = Math.max(worstCode, code ?? 1);
        return isLast ? onEnded(worstCode) : undefined;
      }
      pool.tellCount(wanted);
      const place = places.find((each) => each.worker === worker);
      if (place === undefined) return;
      place.worker = null;
      // What stops the first worker stops each of them; it has said why.
      if (code === misconfigured && !wasReady && isLast) return onEnded(misconfigured);
      const wait = place.pauses.after(performance.now() - place.startedAt);
      log.error({ worker: worker.id, code, signal, againInMilliseconds: wait }, "worker ended");
      place.timer = setTimeout(() => {
        place.timer = undefined;
        fill(place);
      }, wait);
    },
  });

  function fill(place: Place): void {
    if (place.worker === null) settle(place, pool.fork());
  }

  return {
    look: pool.look,

    /** The first one says whether the settings can be used and brings the tables up to date; the others follow it. */
    start(): void {
      for (const place of places.slice(0, 1)) fill(place);
    },

    replaceAll: again(async () => {
      log.info({ workers: wanted }, "replacing the workers");
      for (const place of places) if (!isStopping && !(await replaced(place, { pool, log }))) return;
    }),

    /** Passes a signal on; the second one ends the workers at once, by their own rule. */
    stop(signal: NodeJS.Signals): void {
      isStopping = true;
      for (const { timer } of places) clearTimeout(timer);
      if (pool.all().length === 0) onEnded(0);
      else pool.signal(signal);
    },
  };
}

const emptyPlace = (): Place => ({ worker: null, startedAt: 0, pauses: restartPauses(), timer: undefined });

function settle(place: Place, worker: Worker): void {
  place.worker = worker;
  place.startedAt = performance.now();
}

/**
 * Puts a new worker in the place of one that answers, as soon as the new one does; false: it has ended before it did, and the other
 * stays.
 */
async function replaced(place: Place, { pool, log }: { pool: WorkerPool; log: SupervisorLog }): Promise<boolean> {
  const former = place.worker;
  if (former === null || !pool.isReady(former)) return true;
  const worker = pool.fork();
  const hasStarted = await pool.hasStarted(worker);
  if (!hasStarted) {
    log.error({ worker: worker.id }, "a new worker did not start: the others stay");
    return false;
  }
  clearTimeout(place.timer);
  place.timer = undefined;
  settle(place, worker);
  await pool.dismissed(former);
  log.info({ worker: worker.id, former: former.id }, "worker replaced");
  return true;
}

/** Does the work, and once more where it is asked for while it is under way. */
function again(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  return async () => {
    if (running !== null) {
      isWantedAgain = true;
      return;
    }
    do {
      isWantedAgain = false;
      running = work();
      await running;
    } while (isWantedAgain);
    running = null;
  };
}
