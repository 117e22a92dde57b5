import { expect, it } from "vitest";
import { bring } from "./import-company-data-contract.ts";

const sheetOf = (rows: readonly (readonly (string | number)[])[], sheet = "1") =>
  ({ kind: "sheet", sheet, rows }) as const;

it("says the sheet of a cell, reads its numbers as numbers, and skips titles above the years", async () => {
  const rows = [["Cuentas"], ["", "2025-12-31"], ["Ingresos", 1210.5], ["Mi partida", 7], ["Capex", "=B3*2"]];
  const { answer } = await bring(sheetOf(rows, "Hoja 1"));
  expect(answer).toMatchObject({
    kind: "refused",
    issues: [
      { cell: "Hoja 1!A4", code: "headingUnknown" },
      { cell: "Hoja 1!B5", code: "formulaUnsolved" },
    ],
  });
  expect(answer.kind === "refused" && answer.text).toContain("Ingresos\t1210,5");
});

it.each(["comma", "point"])("keeps every digit of a number that is typed as one, format %s", async (numberFormat) => {
  const figures = [1234.5, 0.1 + 0.2, 0.000034615236800163984, -1.5e-25, 123456789012345.67];
  const rows = [
    ["", "2021-12-31", "2022-12-31", "2023-12-31", "2024-12-31", "2025-12-31"],
    ["netIncome", ...figures],
  ];
  const { kept } = await bring(sheetOf(rows), { numberFormat, unit: "units", price: "" });
  expect(kept[0]?.statements.map((statement) => statement.figures.netIncome)).toEqual(figures);
});

it("says where a typed number cannot be a figure, in the declared format", async () => {
  const rows = [
    ["", "2025-12-31", 2024.5],
    ["revenue", -7.25, ""],
    ["netIncome", 2e16, ""],
  ];
  const { answer } = await bring(sheetOf(rows), {}, true);
  expect(answer).toMatchObject({
    kind: "refused",
    issues: [
      { cell: "1!C1", code: "columnNotYear", text: "2024,5" },
      { cell: "1!B2", code: "signUnlikely", text: "-7,25" },
      { cell: "1!B3", code: "numberUnreadable", text: "20000000000000000" },
    ],
  });
});
