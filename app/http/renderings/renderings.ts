import type { Config } from "../../config/config.server.ts";
import { noPrices } from "../../config/prices-file.server.ts";
import { ThreadPool } from "../../threads/thread-pool.ts";
import { canRenderApart } from "../../wiring/composition.server.ts";
import type { ServerLog } from "../request-log.ts";
import type { PublicRequest } from "../response-store/public-request.ts";
import { requestForMany } from "../response-store/request-for-many.ts";
import type { Rendering, RenderingOrder } from "./rendering.ts";

/** The headers of a reader's request that go to a thread: those that shape a failure, and those in the key. */
const sentAlong = ["accept", "cookie", "dnt", "sec-gpc"] as const;

/** So many answers that have to be made within so long are worth a thread; a single reader is not. */
const WORTH_A_THREAD = 3;
const WITHIN_IN_MILLISECONDS = 2_000;

/** One is under way, and the next is at hand when it is done. */
const MOST_OF_ONE = 2;
/** Beyond these, some two seconds of work, answers are made where they are sent. */
const MOST_WAITING = 64;
/** With so many orders of each thread, a tenth of a second of work, the thread that sends the answers makes one of them at a time. */
const HELPED_FROM = 4;

/** The included data, the code of all pages, and a page in the making. */
const MEMORY_IN_MEGABYTES = 320;
const YOUNG_IN_MEGABYTES = 24;
const MINUTE_IN_MILLISECONDS = 60_000;

type Parts = {
  pool: Pick<ThreadPool<RenderingOrder, Rendering>, "ask" | "grow" | "load" | "close">;
  log: Pick<ServerLog, "warn">;
  now?(): number;
};

const nothing: Rendering = { answer: null, failure: null };

/** Makes answers in threads, so that readers of stored ones never wait for a rendering. */
export function renderingsIn({ pool, log, now = () => performance.now() }: Parts) {
  const asked: number[] = [];

  /** Whether so much has to be made that threads are worth their memory. */
  const isWorthThreads = (): boolean => {
    const at = now();
    asked.push(at);
    while ((asked[0] ?? at) < at - WITHIN_IN_MILLISECONDS || asked.length > WORTH_A_THREAD) asked.shift();
    return asked.length >= WORTH_A_THREAD;
  };

  /** What a thread answers; null where none can take the order, or it failed. */
  const answered = async (question: PublicRequest, headers: Headers): Promise<Rendering["answer"]> => {
    const { url, headers: passed } = requestForMany(question, headers);
    const along = sentAlong.flatMap((name) => {
      const value = passed.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    });
    try {
      const { answer, failure } = (await pool.ask({ address: url, headers: along })) ?? nothing;
      if (failure === "unexpected") log.warn({ path: new URL(url).pathname }, "answer not made in a thread");
      return answer;
    } catch {
      // The pool has logged the reason.
      return null;
    }
  };

  return {
    /** The answer to a question for many; null where no thread could make it, or where it is made sooner by who asks. */
    async make(
      question: PublicRequest,
      headers: Headers,
      { isFreeHere }: { isFreeHere(): boolean },
    ): Promise<Rendering["answer"]> {
      const isWorth = isWorthThreads();
      const { ready, orders } = pool.load;
      if (isWorth && orders >= ready) pool.grow();
      if (orders >= HELPED_FROM * ready && isFreeHere()) return null;
      return answered(question, headers);
    },
    /** The answer to a question that no reader has asked yet: by a browser, as all that is known of who will. */
    makeAhead: (question: PublicRequest) => answered(question, new Headers({ accept: "text/html" })),
    /** Whether a thread takes orders; where there is none, one is started. */
    isReady(): boolean {
      const { ready } = pool.load;
      if (ready === 0) pool.grow();
      return ready > 0;
    },
    /** Whether anything is made, or waits. */
    isBusy: () => pool.load.orders > 0,
    close: () => pool.close(),
  };
}
export type Renderings = ReturnType<typeof renderingsIn>;

type RenderingConfig = Pick<Config, "renderWorkers" | "providers" | "pricesFile" | "hasPlanLimits">;

/** The rendering threads of an installation; null where there are none. `file` is what such a thread runs. */
export function openRenderings(
  config: RenderingConfig,
  { file, log }: { file: string; log: Pick<ServerLog, "warn"> },
): Renderings | null {
  if (config.renderWorkers === 0 || !canRenderApart(config)) return null;
  const pool = new ThreadPool<RenderingOrder, Rendering>({
    file,
    name: "rendering",
    // Newer prices may have been written since this process began: all its answers are made of the same ones.
    settings: { PRICES_FILE: config.pricesFile ?? noPrices, PLAN_LIMITS: config.hasPlanLimits ? "on" : "off" },
    memoryInMegabytes: MEMORY_IN_MEGABYTES,
    youngInMegabytes: YOUNG_IN_MEGABYTES,
    most: config.renderWorkers,
    first: "get ready",
    startInMilliseconds: MINUTE_IN_MILLISECONDS,
    longestInMilliseconds: 10_000,
    mostOfOne: MOST_OF_ONE,
    mostWaiting: MOST_WAITING,
    idleInMilliseconds: 5 * MINUTE_IN_MILLISECONDS,
    restInMilliseconds: MINUTE_IN_MILLISECONDS,
    onFailure: (error) =>
      log.warn({ cause: error instanceof Error ? error.message : String(error) }, "rendering thread ended"),
  });
  return renderingsIn({ pool, log });
}
