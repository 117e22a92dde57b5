import { expect, it } from "vitest";
import { vocabularies } from "./import-company-data-contract.ts";
import { readTableText } from "./import-text.ts";
import { periodReader } from "./periods/import-periods.ts";

const periodOf = periodReader(vocabularies.map(({ periods }) => periods));

it("drops no row without a word: what stands below too many empty rows makes a table too large", () => {
  const table = ";2025-12-31\nrevenue;1\n";
  expect(readTableText(`${table}${"\n".repeat(600)}ebit;1`, periodOf)).toEqual({
    kind: "refused",
    code: "tableTooLarge",
  });
  expect(readTableText(`${table}${";\n".repeat(600)} ;`, periodOf)).toMatchObject({ kind: "table" });
});

it("reads tabs, commas and quoted cells", () => {
  expect(readTableText('a\t"b\tc"\r\n1\t""""', periodOf)).toEqual({
    kind: "table",
    rows: [
      ["a", "b\tc"],
      ["1", '"'],
    ],
  });
  expect(readTableText("\ufeffa,b\n1,2\n\n", periodOf)).toEqual({
    kind: "table",
    rows: [
      ["a", "b"],
      ["1", "2"],
    ],
  });
});
