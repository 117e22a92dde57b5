import { describe, expect, it } from "vitest";
import { bring } from "./import-company-data-contract.ts";

type Rows = (string | number)[][];

const table: Rows = [
  ["", "2024-12-31", "2025-12-31"],
  ["Ingresos", 1_100, 1_210],
  ["EBIT", 165, "?"],
  ["Beneficio neto", 110, 121],
];
const turned = (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? ""));
const behind = (rows: Rows, before: Rows): Rows =>
  rows.map((row, at) => [...(before[at % before.length] ?? []), ...row]);

const sheetOf = (rows: Rows, ...others: { sheet: string; rows: Rows }[]) =>
  ({ kind: "sheet", sheet: "1", rows, others }) as const;
const textOf = (rows: Rows) => rows.map((row) => row.join(";")).join("\n");
const plain = (rows: Rows) => rows.map((row) => row.map((cell) => (cell === "?" ? 180 : cell)));

describe("columns in front of the names", () => {
  it.each([
    ["an empty one", behind(table, [[""]]), "D3"],
    ["two empty ones", behind(table, [["", ""]]), "E3"],
    ["numbers of the rows", behind(table, [["#"], [1], [2], [3]]), "D3"],
    [
      "codes of accounts",
      behind(table, [
        ["", ""],
        ["40100", "A"],
        ["49100", "B"],
        ["49500", "C"],
      ]),
      "E3",
    ],
    ["titles of parts", [["Cuenta de resultados"], ...behind(table, [[""]])], "D4"],
    ["an empty one, years in rows", behind(turned, [[""]]), "D3"],
  ])("are passed over, and cells keep their names: %s", async (_, rows, cell) => {
    const doubt = { kind: "refused", issues: [{ code: "numberUnreadable", text: "?" }] };
    expect((await bring(textOf(rows))).answer).toMatchObject({ ...doubt, issues: [{ ...doubt.issues[0], cell }] });
    const place = `1!${cell}`;
    expect((await bring(sheetOf(rows))).answer).toMatchObject({
      ...doubt,
      issues: [{ ...doubt.issues[0], cell: place }],
    });
    const { kept } = await bring(sheetOf(plain(rows)));
    expect(kept[0]?.statements.map(({ figures }) => [figures.revenue, figures.ebit, figures.netIncome])).toEqual([
      [1_100_000, 165_000, 110_000],
      [1_210_000, 180_000, 121_000],
    ]);
  });

  it("may differ between the sheets of a workbook", async () => {
    const balance: Rows = [
      ["", "", "2025-12-31"],
      ["", "Activo total", 1_100],
    ];
    const { kept } = await bring(sheetOf(plain(behind(table, [[""]])), { sheet: "2", rows: balance }));
    expect(kept[0]?.statements.at(-1)).toMatchObject({
      figures: { revenue: 1_210_000, totalAssets: 1_100_000 },
      filings: { revenue: { accession: "1!D2" }, totalAssets: { accession: "2!C2" } },
    });
  });

  it("stay where they hold a period", async () => {
    const rows: Rows = [
      ["", "2025-12-31", "Comentario"],
      ["Cifra propia", 5, "EBIT"],
    ];
    expect((await bring(sheetOf(rows))).answer).toMatchObject({
      issues: [{ cell: "1!C1", code: "columnNotYear" }, {}],
    });
  });
});

it.each([
  ["names that are not known", ";2025-12-31\nLo que entra;1.000\nLo que sale;900", 2],
  ["names and years alone", ";2024-12-31;2025-12-31\nIngresos;;\nEBIT;-;n/a", 0],
  ["names at the right", "2024-12-31;2025-12-31;\n1.100;1.210;Ingresos", 1],
])("is no table of accounts with %s", async (_, text, doubts) => {
  const { answer, kept } = await bring(text, {}, true);
  const empty = { cell: "A1", code: "tableEmpty", text: "", blocking: true };
  expect(kept).toEqual([]);
  expect(answer.kind === "refused" && answer.issues.length).toBe(doubts + 1);
  expect(answer).toMatchObject({ issues: expect.arrayContaining([empty]) });
});
