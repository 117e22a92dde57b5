import { describe, expect, it } from "vitest";
import { bring } from "../import-company-data-contract.ts";
import type { UploadedSheet } from "./joined-sheets.ts";

const income = {
  sheet: "Income",
  rows: [
    ["Limonadas Norte", "", ""],
    ["", "2024-12-31", "2025-12-31"],
    ["Revenue", 1_100, 1_210],
    ["EBIT", 165, 180],
    ["Income before tax", 160, 175],
    ["Income taxes", 40, 44],
    ["Net income", 110, 121],
    ["Weighted average diluted shares", 100_000, 100_000],
  ],
};
/** The latest year first, and a year more. */
const balance = {
  sheet: "Balance sheet",
  rows: [
    ["", "2025-12-31", "2024-12-31", "2023-12-31"],
    ["Total assets", 1_100, 1_050, 1_000],
    ["Total liabilities", 400, 400, 400],
    ["Total equity", 700, 650, 600],
  ],
};
const cash = {
  sheet: "Cash flow",
  rows: [
    ["", "2024-12-31", "2025-12-31"],
    ["Net income", 110, 121],
    ["Cash flow from operations", 160, 170],
    ["Capex", 52, 54],
  ],
};

const book = (...others: UploadedSheet[]) => ({ kind: "sheet", ...income, others }) as const;
const statementsOf = ({ kept }: Awaited<ReturnType<typeof bring>>) =>
  (kept[0]?.statements ?? []).map(({ fiscalYearEnd, figures, filings }) => ({ fiscalYearEnd, figures, filings }));

describe("accounts on several sheets of a workbook", () => {
  it("are one table: each figure under its own period, with the cell of its own sheet", async () => {
    const brought = await bring(book(balance, cash));
    expect(brought.answer).toEqual({ kind: "kept", id: "id1" });
    const [first, , last] = statementsOf(brought);
    expect(first).toMatchObject({
      fiscalYearEnd: "2023-12-31",
      figures: { totalAssets: 1_000_000, totalEquity: 600_000, revenue: null },
      filings: { totalAssets: { accession: "Balance sheet!D2" } },
    });
    expect(last).toMatchObject({
      fiscalYearEnd: "2025-12-31",
      figures: { revenue: 1_210_000, totalAssets: 1_100_000, operatingCashFlow: 170_000, capitalExpenditure: 54_000 },
      filings: {
        revenue: { accession: "Income!C3" },
        totalAssets: { accession: "Balance sheet!B2" },
        capitalExpenditure: { accession: "Cash flow!C4" },
      },
    });
  });

  it("give the same as one sheet that holds them all", async () => {
    const rows = [...income.rows.slice(1), ...cash.rows.slice(2)];
    const apart = statementsOf(await bring(book(cash)));
    const together = statementsOf(await bring({ kind: "sheet", sheet: "All", rows }));
    expect(apart.map(({ figures }) => figures)).toEqual(together.map(({ figures }) => figures));
  });

  it("count a figure of several sheets as the first has it, and say where another has other values", async () => {
    const other = {
      ...cash,
      rows: cash.rows.map(([name, ...cells]) => (name === "Net income" ? [name, 112, 124] : [name, ...cells])),
    };
    const { answer } = await bring(book(balance, other as typeof cash));
    const issue = { cell: "Cash flow!A2", code: "earlierSheetCounts", text: "Net income", blocking: false };
    expect(answer).toMatchObject({ kind: "refused", issues: [issue] });
    const [, , last] = statementsOf(await bring(book(balance, other as typeof cash), {}, true));
    expect(last?.figures.netIncome).toBe(121_000);
  });

  it("leave out a sheet of other periods, and say so; one without accounts without a word", async () => {
    const quarters = {
      sheet: "Quarters",
      rows: [
        ["", "2026-03-31"],
        ["Revenue", 300],
      ],
    };
    const notes = {
      sheet: "Notes",
      rows: [
        ["Audited by Ejemplo", "2025-12-31"],
        ["See the annual report", ""],
      ],
    };
    const { answer } = await bring(book(balance, quarters, notes));
    expect(answer).toMatchObject({
      issues: [{ cell: "Quarters!A1", code: "sheetLeftOut", text: "Quarters", blocking: false }],
    });
  });

  it("say that a hidden sheet was not read, and that hidden cells were", async () => {
    const formats = [{ row: 1, column: 2, kind: "hidden", text: "1100" }] as const;
    const { answer } = await bring({ ...book({ ...balance, formats }), hidden: ["Workings"] });
    expect(answer).toMatchObject({
      kind: "refused",
      issues: [
        { cell: "Balance sheet!C2", code: "hiddenCells", text: "1100", blocking: false },
        { cell: "Workings!A1", code: "hiddenSheet", text: "Workings", blocking: false },
      ],
    });
  });

  it("doubt a sheet of another unit or another currency at its own cell", async () => {
    const titled = (title: string) => ({ ...balance, rows: [[title, "", "", ""], ...balance.rows] });
    expect((await bring(book(titled("In thousands of euros")))).answer.kind).toBe("kept");
    for (const [title, code] of [
      ["In millions of euros", "unitUnlikely"],
      ["In thousands of dollars", "currencyUnlikely"],
    ] as const)
      expect((await bring(book(titled(title)))).answer).toMatchObject({ issues: [{ cell: "Balance sheet!A1", code }] });
  });

  it("are found behind a cover", async () => {
    const cover = { sheet: "Cover", rows: [["Limonadas Norte"], ["As of", "2026-03-01"]] };
    const brought = await bring({ kind: "sheet", ...cover, others: [income, balance] });
    expect(brought.answer.kind).toBe("kept");
    expect(statementsOf(brought).at(-1)?.filings?.revenue?.accession).toBe("Income!C3");
  });

  it("name the cell of its own sheet where something is wrong", async () => {
    const wrong = { ...balance, rows: [...balance.rows, ["Total debt", "many", 200, 200]] };
    const { answer } = await bring(book(wrong));
    expect(answer).toMatchObject({ issues: [{ cell: "Balance sheet!B5", code: "numberUnreadable" }] });
    expect(answer.kind === "refused" && "text" in answer && answer.text.split("\n").at(-1)).toBe(
      "Total debt\t200\tmany\t200",
    );
  });
});
