import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** A source file with another text in its place. */
export type Change = { path: string; text: string };

/** Tests to be run with a change, and the seconds of processor time after which they count as endless. */
export type Question = { paths: readonly string[]; change: Change | null; patience: number | null };
export type Answer = { passed: boolean; seconds: number };

/** How tests end with a change: some notice it, they never end or their process dies, or none notices it. */
export type Ending = "failed" | "endless" | "passed";

export type PlantedTests = {
  /** How tests end with a source changed, or as all sources stand. */
  end: (paths: readonly string[], change: Change | null) => Promise<Ending>;
  close: () => Promise<void>;
};

/**
 * Tests are endless after ten seconds of processor time, or after four times what they take without a change, where that is
 * longer. Processor time, because a busy machine takes minutes over some tests: slowness would count as notice.
 */
const leastPatience = 10;
const timesPatience = 4;

/**
 * Tests to be run again and again, with a change of one source at a time that touches no file. They run in a process of their
 * own, which a change may keep busy for ever, or fill until it dies; the next change gets a new one.
 */
export function plantedTests(root: string): PlantedTests {
  const unchanged = new Map<string, number>();
  let tests: ChildProcess | null = null;

  async function answerTo(question: Question): Promise<Answer | null> {
    tests ??= fork(new URL("./planted-tests-process.ts", import.meta.url), [root], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const asked = tests;
    const settled = new AbortController();
    const { signal } = settled;
    const answered = once(asked, "message", { signal }).then(([answer]): Answer => answer);
    const died = once(asked, "exit", { signal }).then(() => null);
    asked.send(question);
    const answer = await Promise.race([answered, died]);
    settled.abort();
    await Promise.allSettled([answered, died]);
    if (answer === null) tests = null;
    return answer;
  }

  async function patienceWith(paths: readonly string[]): Promise<number> {
    const key = paths.join();
    const answer = unchanged.has(key) ? null : await answerTo({ paths, change: null, patience: null });
    if (answer?.passed) unchanged.set(key, answer.seconds);
    const seconds = unchanged.get(key);
    if (seconds === undefined) throw new Error(`${key}: fails without a change`);
    return Math.max(leastPatience, timesPatience * seconds);
  }

  return {
    end: async (paths, change) => {
      const patience = change === null ? null : await patienceWith(paths);
      const answer = await answerTo({ paths, change, patience });
      if (answer === null) return "endless";
      return answer.passed ? "passed" : "failed";
    },
    close: async () => {
      if (!tests) return;
      const ended = once(tests, "exit");
      tests.disconnect();
      await ended;
    },
  };
}
