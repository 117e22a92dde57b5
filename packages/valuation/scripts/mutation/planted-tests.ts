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

  /** The first of the tests that notices a change which is awake when its number is asked for. */
  const warmNotice = ({ id }: Planted, tests: Iterable<string>) => firstOf(tests, (test) => warm.end(test, id));

  /** The same in a thread of its own, in which the source is loaded with the change. */
  async function coldNotice({ path, text }: Planted, tests: Iterable<string>): Promise<Notice | null> {
    const cold = askedTests(new Map([[path, text]]));
    try {
      return await firstOf(tests, async (test) => {
        await warm.endWithout(test);
        return cold.endOfTexts(test);
      });
    } finally {
      await cold.close();
    }
  }

  return {
    /**
     * The first of these files of tests that notices a change; null where none does. Functions that are called while their source is
     * loaded have done with their work before a change is awake, and so have those whose answers a module keeps: such a one is loaded with its
     * source too.
     */
    firstNotice: async (change: Planted, tests: Iterable<string>): Promise<Notice | null> => {
      const all = [...tests];
      if (outside.has(change.id)) return coldNotice(change, all);
      const notice = await warmNotice(change, all);
      const isCold = warm.isReachedWhileLoading(change.id) || warm.isRemembered(change.id);
      return notice === null && isCold ? coldNotice(change, all) : notice;
    },
    close: warm.close,
  };
}

async function firstOf(tests: Iterable<string>, end: (test: string) => Promise<Ending>): Promise<Notice | null> {
  for (const test of tests) {
    const ending = await end(test);
    if (ending !== "passed") return { test, ending };
  }
  return null;
}
