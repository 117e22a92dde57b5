import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chai, expect } from "vitest";

// The parts of vitest that tests of the engine use, for tests that run thousands of times in one thread: its `expect`, and the rest in short.

type Work = (...given: never[]) => unknown;
type Test = { name: string; work: () => unknown };
/** Set-ups run once, before the first test of theirs. */
type Suite = { setUps: Work[]; isSetUp: boolean; outer: Suite | null };

let tests: (Test & { suite: Suite })[] = [];
let suite: Suite = { setUps: [], isSetUp: true, outer: null };
let file = "";

/** The tests that a file declares when it is loaded. */
export async function collected(path: string, load: () => Promise<unknown>): Promise<typeof tests> {
  file = path;
  tests = [];
  suite = { setUps: [], isSetUp: false, outer: null };
  await load();
  return tests;
}

/** What the first of the tests that fails says; null where all pass, or are left out for want of larger collections. */
export async function failureOf(some: typeof tests): Promise<string | null> {
  for (const { name, work, suite: own } of some) {
    try {
      await setUp(own);
      await work();
    } catch (error) {
      return `${name}: ${String(error)}`;
    }
  }
  return null;
}

async function setUp(some: Suite): Promise<void> {
  if (some.outer) await setUp(some.outer);
  if (some.isSetUp) return;
  some.isSetUp = true;
  for (const work of some.setUps) await work();
}

const workIn = (given: readonly unknown[]): Work => {
  const work = given.find((each) => typeof each === "function");
  // A test or a suite always brings the function that it is.
  return work as Work;
};

/** The function of a test for one row of its table, whose parts are handed over one by one. */
const forRow = (work: Work, row: unknown) => () => work(...((Array.isArray(row) ? row : [row]) as never[]));

function add(name: string, work: () => unknown): void {
  tests.push({ name, work, suite });
}

function within(work: () => unknown): void {
  const outer = suite;
  suite = { setUps: [], isSetUp: false, outer };
  work();
  suite = outer;
}

type Declared = (name: string, ...given: unknown[]) => void;
type Declaring = Declared & {
  each: (rows: readonly unknown[]) => Declared;
  skipIf: (isSkipped: boolean) => Declared;
};

function declaring(declare: (name: string, work: () => unknown) => void): Declaring {
  const one: Declared = (name, ...given) => declare(name, workIn(given) as () => unknown);
  return Object.assign(one, {
    each: (rows: readonly unknown[]): Declared => {
      return (name, ...given) => {
        for (const row of rows) declare(name, forRow(workIn(given), row));
      };
    },
    skipIf: (isSkipped: boolean): Declared => (isSkipped ? () => {} : one),
  });
}

export { expect };
export const it = declaring(add);
export const describe = declaring((_, work) => within(work));
export const beforeAll = (work: Work): void => {
  suite.setUps.push(work);
};

/** What `expect` asks of its runner for its messages. */
Reflect.set(globalThis, "__vitest_worker__", { filepath: "" });

/** Accepted answers are compared alone, never written. */
chai.use(({ Assertion, expect: plain }, { addMethod }) => {
  addMethod(Assertion.prototype, "toMatchFileSnapshot", function (this: Chai.AssertionStatic, path: string) {
    const received: unknown = chai.util.flag(this, "object");
    plain(received === readFileSync(join(dirname(file), path), "utf8"), `differs from ${path}`).to.equal(true);
  });
});
