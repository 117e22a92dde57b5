import { setTimeout } from "node:timers/promises";
import { createVitest } from "vitest/node";

/** A source file with another text in its place. */
export type Change = { path: string; text: string };

export type PlantedTests = {
  /** Whether tests pass with a source changed, or as all sources stand. A change with which they never end does not. */
  pass: (paths: readonly string[], change: Change | null) => Promise<boolean>;
  close: () => Promise<void>;
};

/** A change that never ends is found after a minute, or after four times what its tests take without one, where that is longer. */
const leastPatience = 60_000;
const timesPatience = 4;

/** Tests to be run again and again, with a change of one source at a time that touches no file. */
export async function plantedTests(root: string): Promise<PlantedTests> {
  let active: Change | null = null;
  const unchanged = new Map<string, number>();
  let vitest = await opened();

  function opened() {
    const plugin = {
      name: "planted",
      enforce: "pre" as const,
      load: (id: string) => (active?.path === id ? active.text : null),
    };
    return createVitest(
      "test",
      {
        root,
        watch: false,
        fsModuleCache: false,
        reporters: [{}],
        pool: "threads",
        isolate: false,
        fileParallelism: false,
        maxWorkers: 1,
        teardownTimeout: 1_000,
      },
      { plugins: [plugin] },
    ).then(async (each) => {
      await each.standalone();
      return each;
    });
  }

  async function run(paths: readonly string[], change: Change | null, patience: number): Promise<boolean> {
    const before = active;
    active = change;
    for (const each of [before, change]) if (each) vitest.invalidateFile(each.path);
    const specifications = paths.flatMap((path) => vitest.getModuleSpecifications(path));
    const tested = vitest.runTestSpecifications(specifications).catch(() => null);
    const limit = Number.isFinite(patience) ? [setTimeout(patience, null, { ref: false })] : [];
    const ended = await Promise.race([tested, ...limit]);
    if (!ended) {
      await Promise.race([vitest.close(), setTimeout(leastPatience)]);
      vitest = await opened();
      return false;
    }
    // The list keeps what earlier runs have found in other files.
    const own = ended.testModules.filter(({ moduleId }) => paths.includes(moduleId));
    return ended.unhandledErrors.length === 0 && own.length > 0 && own.every((module) => module.ok());
  }

  /** A busy machine takes minutes over some tests: without this, slowness would count as notice. */
  async function patienceWith(paths: readonly string[]): Promise<number> {
    const key = paths.join();
    const started = performance.now();
    if (!unchanged.has(key) && !(await run(paths, null, Number.POSITIVE_INFINITY))) {
      throw new Error(`${key}: fails without a change`);
    }
    const took = unchanged.get(key) ?? performance.now() - started;
    unchanged.set(key, took);
    return Math.max(leastPatience, timesPatience * took);
  }

  return {
    pass: async (paths, change) =>
      change === null ? run(paths, null, Number.POSITIVE_INFINITY) : run(paths, change, await patienceWith(paths)),
    close: () => vitest.close(),
  };
}
