import { cpuUsage } from "node:process";
import { Worker } from "node:worker_threads";

/** Texts in the place of sources, by path. */
export type Texts = ReadonlyMap<string, string>;

/** The tests of a file to be run with a mutant of the texts awake; 0 for none. */
export type Question = { path: string; planted: number };
export type Answer = {
  /** What the first test that fails says; null where all pass. */
  failure: string | null;
  /** The mutants that the tests came by: asked with none awake alone. */
  reached: readonly number[];
  /** Those of them that were come by before the first test began: what they change may have been computed once for all questions. */
  whileLoading: readonly number[];
  /** Whether the tests came by the one that is awake. */
  isAwake: boolean;
  heapMegabytes: number;
};

/** How tests end: some notice what is planted, they never end or their thread dies, or none notices it. */
export type Ending = "failed" | "endless" | "passed";

/**
 * Tests are endless after ten seconds of processor time, or after four times what they take with nothing planted, where that is
 * longer. Processor time, because a busy machine takes minutes over some tests: slowness would count as notice.
 */
const usualPatience = 10;
const timesPatience = 4;
/** What repeated tests have left behind is given back with their thread. */
const mostHeapMegabytes = 1_500;

const processorSeconds = () => {
  const { user, system } = cpuUsage();
  return (user + system) / 1_000_000;
};

type Run = { answer: Answer | null; seconds: number };

/**
 * Tests that are asked again and again in one thread, in which all modules but their own are loaded once and stay warm. A thread
 * that a mutant keeps busy for ever, or fills, is ended, and the next question gets a new one.
 */
export function askedTests(texts: Texts, leastPatience = usualPatience) {
  const unchanged = new Map<string, { seconds: number; reached: ReadonlySet<number> }>();
  const whileLoading = new Set<number>();
  const remembered = new Set<number>();
  let thread: Worker | null = null;
  let settle: (answer: Answer | null) => void = () => {};

  function newThread(): Worker {
    const made = new Worker(new URL("./asked-tests-thread.ts", import.meta.url), {
      workerData: texts,
      resourceLimits: { maxOldGenerationSizeMb: 3_000 },
    });
    const settled = (answer: Answer | null) => thread === made && settle(answer);
    made
      .on("message", settled)
      .on("error", () => settled(null))
      .on("exit", () => settled(null));
    return made;
  }

  async function run(question: Question, patience: number): Promise<Run> {
    thread ??= newThread();
    const started = processorSeconds();
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    settle = resolve;
    const watch = setInterval(() => {
      if (processorSeconds() - started > patience) resolve(null);
    }, 200);
    thread.postMessage(question);
    const answer = await promise;
    clearInterval(watch);
    if (answer === null || answer.heapMegabytes > mostHeapMegabytes) await close();
    return { answer, seconds: processorSeconds() - started };
  }

  async function close() {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  /** What tests take and come by with nothing planted; the thread is warm from the second question on. */
  async function unchangedRun(path: string) {
    const known = unchanged.get(path);
    if (known) return known;
    const { answer, seconds } = await run({ path, planted: 0 }, Number.POSITIVE_INFINITY);
    if (answer?.failure !== null) throw new Error(`${path}: fails with nothing planted: ${answer?.failure}`);
    for (const id of answer.whileLoading) whileLoading.add(id);
    const found = { seconds, reached: new Set(answer.reached) };
    unchanged.set(path, found);
    return found;
  }

  /**
   * A mutant that has failed a test may have left numbers behind that fail the next one: what fails is asked with nothing
   * planted, and where that fails too, asked again in a new thread.
   */
  async function noticed(path: string, planted: number, patience: number): Promise<Ending> {
    const { answer } = await run({ path, planted }, patience);
    if (answer === null) return "endless";
    if (answer.failure === null) {
      if (!answer.isAwake) remembered.add(planted);
      return "passed";
    }
    const { answer: after } = await run({ path, planted: 0 }, patience);
    if (after?.failure === null) return "failed";
    await close();
    return (await run({ path, planted }, patience)).answer?.failure === null ? "passed" : "failed";
  }

  return {
    /** How the tests of a file end; those that come by no mutant of that number are not run. */
    end: async (path: string, planted: number): Promise<Ending> => {
      const { seconds, reached } = await unchangedRun(path);
      if (!reached.has(planted)) return "passed";
      return noticed(path, planted, Math.max(leastPatience, timesPatience * seconds));
    },
    /** Whether loading the sources, in the tests that have run, executed the mutant. */
    isReachedWhileLoading: (planted: number): boolean => whileLoading.has(planted),
    /** Whether tests that came by the mutant asleep never did while it was awake: a module keeps what was computed before. */
    isRemembered: (planted: number): boolean => remembered.has(planted),
    /** Refuses tests that fail with nothing planted; each is asked once. */
    endWithout: async (path: string): Promise<void> => {
      await unchangedRun(path);
    },
    /** How they end with the texts as they are, of which a change may be part. */
    endOfTexts: async (path: string): Promise<Ending> => {
      const { answer } = await run({ path, planted: 0 }, 60);
      if (answer === null) return "endless";
      return answer.failure === null ? "passed" : "failed";
    },
    close,
  };
}
