import { stripTypeScriptTypes } from "node:module";
import { expect, it } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { switchedText } from "./switched-text.ts";

const source = [
  "const limit: number = 2;",
  "export const twice = (a: number) => a * limit;",
  "export function sum(list: readonly number[]): number {",
  "  let total = 0;",
  "  list.forEach((each) => {",
  "    total += each;",
  "  });",
  "  return total;",
  "}",
].join("\n");

const mutants = mutantsOf(source).map((mutant, index) => ({ ...mutant, id: index + 1 }));
const idOf = (before: string) => mutants.find((mutant) => mutant.before === before)?.id ?? 0;
const { text, outside } = switchedText(source, mutants);

/** What the functions give with a mutant awake. */
async function awake(id: number) {
  const plain = stripTypeScriptTypes(text).replaceAll("globalThis.isPlanted", `((id) => id === ${id})`);
  const { sum, twice } = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
  return [twice(3), sum([4, 5])];
}

it("holds every mutant of a function's body asleep, until its number is asked for", async () => {
  expect(await awake(0)).toEqual([6, 9]);
  expect(await awake(idOf("*"))).toEqual([1.5, 9]);
  expect(await awake(idOf("0"))).toEqual([6, 10]);
  expect(await awake(idOf("+="))).toEqual([6, -9]);
  expect(await awake(idOf("return total;"))).toEqual([6, null]);
});

it("names the mutants that are computed when a source is loaded", () => {
  expect(outside).toEqual([idOf("2")]);
});
