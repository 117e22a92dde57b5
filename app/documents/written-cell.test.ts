import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cell, tableOf } from "./written-cell.ts";

/** Cells of a file as a spreadsheet cuts them that takes this character to part them; quotation marks count at a cell's start. */
function cellsBy(separator: string, file: string): string[] {
  const cell = new RegExp(`"((?:[^"]|"")*)("?)([^${separator}\\n\\r]*)|([^${separator}\\n\\r]*)`, "y");
  const cells: string[] = [];
  for (let at = 0; at <= file.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at;
    const [, quoted, , rest = "", plain = ""] = cell.exec(file) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
  }
  return cells;
}

const isFormula = (cell: string): boolean => /^[\s"\p{C}]*[=+\-@＝＋－＠]/u.test(cell);
const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(cell);

const separators = [",", ";", "\t", "|"];
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  // Texts of nothing but what could do harm.
  fc
    .array(
      fc.constantFrom(
        ..."=+-@＝＋－＠;,\t\n\r\"' \u00a0\u200b\u0000\u2028",
        "1+1",
        "cmd|' /C calc'!A0",
        "HYPERLINK(1)",
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join("")),
);

describe("a table of comma-separated values", () => {
  it("has no cell that begins a formula, whatever parts its cells", () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const file = tableOf(rows);
        for (const separator of separators.slice(0, 3)) {
          expect(cellsBy(separator, file).filter(isFormula), `parted by ${JSON.stringify(separator)}`).toEqual([]);
        }
        // Where the file is not understood at all, a line is one text.
        expect(file.split(/[\n\r;,\t]/).filter(isFormula)).toEqual([]);
      }),
      { numRuns: 3_000, seed: 15 },
    );
  });

  it("keeps numbers numbers, and texts the texts they were but for marks", () => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (row) => {
        const file = tableOf([row]);
        const found = cellsBy(",", file.slice(0, -2));
        expect(found).toHaveLength(row.length);
        for (const [index, given] of row.entries()) {
          if (typeof given === "number") {
            expect(isNumber(found[index] ?? ""), found[index]).toBe(true);
            expect(Number(found[index])).toBe(given === 0 ? 0 : given);
          } else expect(found[index]?.replaceAll("'", "")).toBe((given ?? "").toString().replaceAll("'", ""));
        }
      }),
      { numRuns: 3_000, seed: 15 },
    );
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["Acme;=1+1", "Acme;'=1+1"],
    ["Acme\t@SUM(A1)", "Acme\t'@SUM(A1)"],
    ["Acme, -2+3", `"Acme,' -2+3"`],
    ["＝1+1", "'＝1+1"],
    ["a;＋1", "a;'＋1"],
    ['x;"=1', `"x;'""=1"`],
    ["\u00a0=1", "'\u00a0=1"],
    ["A=B, C-D; e@f.example", '"A=B, C-D; e@f.example"'],
    ["\tAcme", "'\tAcme"],
    ["Acme\n\t=1;\u2028-2", `"Acme\n'\t'=1;'\u2028'-2"`],
    [',;"+1', `",;'""+1"`],
  ])("writes %j as %j", (given, written) => {
    expect(tableOf([[given]])).toBe(`${written}\r\n`);
  });

  it("writes a long text of line ends in a moment", () => {
    const began = performance.now();
    expect(tableOf([[`a${"\n".repeat(200_000)}b`]])).toHaveLength(200_006);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
