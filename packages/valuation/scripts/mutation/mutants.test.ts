import { describe, expect, it } from "vitest";
import { mutantsOf } from "./mutants.ts";

const changes = (source: string) => mutantsOf(source).map(({ before, after }) => `${before} → ${after}`);

describe("mutants of a source", () => {
  it("change operators, numbers and answers, one at a time", () => {
    const source = "function f(a: number) {\n  return a > 2 ? a + 1.5 : a;\n}\n";
    expect(changes(source)).toEqual(
      expect.arrayContaining([
        "> → <=",
        "> → >=",
        "2 → 3",
        "+ → -",
        "1.5 → 2.5",
        "return a > 2 ? a + 1.5 : a; → return null as never;",
      ]),
    );
    expect(mutantsOf(source).every(({ line, text }) => line === 2 && text !== source)).toBe(true);
  });

  it("leave types of several lines and what is passed on alone", () => {
    const source = [
      "export type Interim = Omit<Year, 'end'> & {",
      "  end: string;",
      "  months: 3 | 12;",
      "};",
      'export * from "./columns.ts";',
      "export type Overrides = { years?: 1 | 2 } & {",
      "  force?: 5;",
      "} & Partial<Record<Lever, 6>>;",
      "export const range = { most: 4 } as const;",
      "const walk = (direction: 1 | -1) => direction;",
    ].join("\n");
    expect(changes(source)).toEqual(["4 → 5"]);
  });

  it("leave comments, texts, types and arrows alone", () => {
    const source = ["// 1 + 1", 'const a = "2 + 2";', "type Sign = 1 | -1;", "const f = (x: Map<A, B>) => x;"].join(
      "\n",
    );
    expect(changes(source)).toEqual([]);
  });
});
