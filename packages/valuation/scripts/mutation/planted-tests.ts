import { readFileSync } from "node:fs";
import { askedTests, type Ending } from "./asked-tests.ts";
import { type Change, switchedText } from "./switched-text.ts";

/** A change of the source at a path, with a number of its own from 1 on. */
export type Planted = Change & { id: number; path: string };

/** The file of tests that notices a change, and how it ends. */
type Notice = { test: string; ending: Exclude<Ending, "passed"> };

/** Tests to be asked about these changes. */
export function plantedTests(changes: readonly Planted[]) {
  const switched = new Map(
    [...Map.groupBy(changes, ({ path }) => path)].map(([path, some]) => [
      path,
      switchedText(readFileSync(path, "utf8"), some),
    ]),
  );
  const outside = new Set([...switched.values()].flatMap((source) => source.outside));
  const warm = askedTests(new Map([...switched].map(([path, { text }]) => [path, text])));

  /** Asked warm, or in a thread of its own where the change is computed when its source is loaded. */
  function endsWith({ id, path, text }: Planted) {
    if (!outside.has(id)) return { end: (test: string) => warm.end(test, id), close: async () => {} };
    const cold = askedTests(new Map([[path, text]]));
    const end = async (test: string) => {
      await warm.endWithout(test);
      return cold.endOfTexts(test);
    };
    return { end, close: cold.close };
  }

  return {
    /** The first of these files of tests that notices a change; null where none does. */
    firstNotice: async (change: Planted, tests: Iterable<string>): Promise<Notice | null> => {
      const { end, close } = endsWith(change);
      try {
        for (const test of tests) {
          const ending = await end(test);
          if (ending !== "passed") return { test, ending };
        }
        return null;
      } finally {
        await close();
      }
    },
    close: warm.close,
  };
}
