import { expect, it } from "vitest";
import { readWorkbook } from "../../features/imports/reading/workbook/read-workbook.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import { importTemplate } from "./import-template.ts";

const rows = [["", "2024-12-31", "2025-12-31"], ["Ventas & «otros»"], ["=1+1"], ["@SUM(A1)"], ['<c r="A1">']];

it("is read back as it was written, each cell a text and none a formula", async () => {
  const bytes = Buffer.from(await importTemplate(rows));
  expect(readWorkbook(bytes)).toEqual({ sheet: "Valora", rows });
  expect(zipParts(bytes).part("xl/worksheets/sheet1.xml")?.toString()).not.toMatch(/<f[ >]/);
});

it("keeps the row of years and the column of figures in view", async () => {
  const { part } = zipParts(Buffer.from(await importTemplate(rows)));
  expect(part("xl/worksheets/sheet1.xml")?.toString()).toMatch(
    /<pane (?=[^>]*xSplit="1")(?=[^>]*ySplit="1")(?=[^>]*state="frozen")/,
  );
});

it("leaves out characters that no workbook can hold", async () => {
  const bytes = Buffer.from(await importTemplate([["", "a\u0000b\u0008"], ["x"]]));
  expect(readWorkbook(bytes).rows[0]).toEqual(["", "ab"]);
});
