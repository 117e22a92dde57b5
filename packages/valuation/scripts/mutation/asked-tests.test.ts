import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { askedTests } from "./asked-tests.ts";

// Beside this file, so that what the tests import is found.
const folder = mkdtempSync(join(import.meta.dirname, "planted-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it("says which mutants tests notice, with which they never end, and which they never come by", async () => {
  const source = written("price.ts", "");
  const test = written(
    "price.check.ts",
    [
      'import { describe, expect, it } from "vitest";',
      'import { price } from "./price.ts";',
      'describe("price", () => {',
      "  const known = price(2);",
      '  it("is known", () => expect(known).toBe(2));',
      '  it.each([[1, 1], [3, 3]])("of %s", (asked, given) => expect(price(asked)).toBe(given));',
      "});",
    ].join("\n"),
  );
  const switches = [
    "if (globalThis.isPlanted(1)) return of + 1;",
    "if (globalThis.isPlanted(2)) return of - 0;",
    "if (globalThis.isPlanted(3)) for (;;) {}",
    "if (of < 0 && globalThis.isPlanted(4)) return 7;",
    "if (globalThis.isPlanted(5) && of === 3) return 7;",
  ];
  const text = `export function price(of: number): number { ${switches.join("\n")}\nreturn of; }`;
  const { end, close } = askedTests(new Map([[source, text]]), 1);
  expect(await end(test, 1)).toBe("failed");
  expect(await end(test, 2)).toBe("passed");
  expect(await end(test, 3)).toBe("endless");
  expect(await end(test, 4)).toBe("passed");
  expect(await end(test, 5)).toBe("failed");
  await close();
});

it("does not count as notice what an earlier mutant has left behind", async () => {
  const source = written("last.ts", "");
  const test = written(
    "last.check.ts",
    [
      'import { expect, it } from "vitest";',
      'import { isFirst } from "./last.ts";',
      'it("is first", () => expect(isFirst()).toBe(true));',
    ].join("\n"),
  );
  const text = `let spoilt = false;
    export function isFirst(): boolean { if (globalThis.isPlanted(1)) spoilt = true; globalThis.isPlanted(2); return !spoilt; }`;
  const { end, close } = askedTests(new Map([[source, text]]));
  expect(await end(test, 1)).toBe("failed");
  expect(await end(test, 2)).toBe("passed");
  await close();
});

it("refuses tests that fail with nothing planted", async () => {
  const test = written("wrong.check.ts", 'import { expect, it } from "vitest";\nit("fails", () => expect(1).toBe(2));');
  const { end, close } = askedTests(new Map());
  await expect(end(test, 1)).rejects.toThrow("fails with nothing planted");
  await close();
});

it("says which mutants are come by while sources are loaded, whose work is done before any is awake", async () => {
  const source = written("listed.ts", "");
  const test = written(
    "listed.check.ts",
    [
      'import { expect, it } from "vitest";',
      'import { list, sum } from "./listed.ts";',
      'it("is a list", () => expect([list, sum([1, 2])]).toEqual([[2, 3], 3]));',
    ].join("\n"),
  );
  const text = `const more = (one: number) => { globalThis.isPlanted(1); return one + 1; };
    export const list = [1, 2].map(more);
    export const sum = (of: number[]) => { globalThis.isPlanted(2); return of.reduce((all, one) => all + one, 0); };`;
  const { end, isReachedWhileLoading, close } = askedTests(new Map([[source, text]]));
  expect(await end(test, 2)).toBe("passed");
  expect([1, 2].map(isReachedWhileLoading)).toEqual([true, false]);
  await close();
});

it("says which mutants tests come by no more, because a module keeps what was computed before they were awake", async () => {
  const source = written("kept.ts", "");
  const test = written(
    "kept.check.ts",
    [
      'import { expect, it } from "vitest";',
      'import { day, next } from "./kept.ts";',
      'it("is known", () => expect([day(1), next(1)]).toEqual([1, 2]));',
    ].join("\n"),
  );
  const text = `const known = new Map<number, number>();
    export function day(of: number) { const found = known.get(of) ?? made(of); known.set(of, found); return found; }
    const made = (of: number) => (globalThis.isPlanted(1) ? of + 1 : of);
    export const next = (of: number) => { globalThis.isPlanted(2); return of + 1; };`;
  const { end, isRemembered, close } = askedTests(new Map([[source, text]]));
  expect([await end(test, 1), await end(test, 2)]).toEqual(["passed", "passed"]);
  expect([1, 2].map(isRemembered)).toEqual([true, false]);
  await close();
});
