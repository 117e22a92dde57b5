import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { analyseImport, valueImport } from "./analyse-import.ts";
import { bring, marketData, valuingContext, yearsTable } from "./import-company-data-contract.ts";

describe("a person's own table", () => {
  it("becomes statements in whole units, with the cell of each figure and unknown left unknown", async () => {
    const { answer, kept } = await bring(yearsTable);
    expect(answer).toEqual({ kind: "kept", id: "id1" });
    const last = kept[0]?.statements.at(-1);
    expect(last?.figures.revenue).toBe(1_210_000);
    expect(last?.figures.dilutedShares).toBe(100_000);
    expect(last?.figures.cashAndEquivalents).toBeNull();
    expect(last?.figures.goodwill).toBeNull();
    expect(last?.figures.freeCashFlow).toBe(116_000);
    expect(last?.origins).toMatchObject({ revenue: "import", freeCashFlow: "derived" });
    expect(last?.filings?.revenue?.accession).toBe("D2");
    expect(kept[0]?.quote).toMatchObject({ value: 12.5, currency: "EUR", asOf: "2026-05-29" });
  });

  it("may have a fiscal year in each row: the same statements, each figure at the cell where it stands", async () => {
    const cells = yearsTable.split("\n").map((line) => line.split(";"));
    const turned = ["Talleres Ejemplo", ...(cells[0] ?? []).map((_, at) => cells.map((row) => row[at]).join(";"))];
    const [{ kept }, { kept: other }] = [await bring(turned.join("\n")), await bring(yearsTable)];
    expect(kept[0]?.statements.map(({ figures }) => figures)).toEqual(
      other[0]?.statements.map(({ figures }) => figures),
    );
    expect(kept[0]?.statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual([
      "2023-12-31",
      "2024-12-31",
      "2025-12-31",
    ]);
    expect(kept[0]?.statements.at(-1)?.filings?.revenue?.accession).toBe("B5");
  });

  it("is valued like any company, each leaf of the trace at its cell", async () => {
    const { store } = await bring(yearsTable);
    const query = { ticker: "IMPORT", scenario: "neutral" } as const;
    const { report } = await analyseImport(valuingContext, store, { owner: "me", id: "id1", query });
    const estimates = report.methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? [outcome] : []));
    expect(estimates.length).toBeGreaterThanOrEqual(3);
    const leaves = estimates.flatMap(({ trace }) => trace.nodes).filter((node) => node.kind === "figure");
    expect(leaves.some(({ name, accession }) => name === "netIncome" && accession === "D6")).toBe(true);
    expect(new Set(leaves.filter(({ ticker }) => ticker === "IMPORT").map(({ provider }) => provider))).toEqual(
      new Set(["import"]),
    );
  });

  it("says whose figures they are when a listed company of another name has the same", async () => {
    const query = { ticker: "IMPORT", scenario: "neutral" } as const;
    const { fundamentals: company } = await marketData.fundamentalsOf("KO");
    const uploaded = (name: string, change = (value: number) => value): Fundamentals => ({
      ...company,
      ticker: "IMPORT",
      name,
      cik: null,
      provider: "import",
      sharesOutstanding: null,
      monthlyCloses: null,
      statements: company.statements.slice(-3).map(({ figures, filings: _, ...statement }) => ({
        ...statement,
        accession: null,
        figures: {
          ...figures,
          revenue: figures.revenue && change(figures.revenue),
          netIncome: figures.netIncome && change(figures.netIncome),
          totalAssets: figures.totalAssets && change(figures.totalAssets),
        },
      })),
    });
    const notesOf = (fundamentals: Fundamentals) =>
      valueImport(valuingContext, { fundamentals, query }).notes.filter(({ code }) => code === "accountsOfListed");
    expect(notesOf(uploaded("Limonadas Norte"))).toMatchObject([{ params: { ticker: "KO" } }]);
    expect(notesOf(uploaded("Coca-Cola"))).toEqual([]);
    expect(notesOf(uploaded("Limonadas Norte", (value) => value * 1.01))).toEqual([]);
  });

  it.each([
    ["", "A1", "tableEmpty"],
    ["Ejercicio;revenue;ebit\n2025-12-31;100;mil", "C2", "numberUnreadable"],
    ["Ejercicio;revenue;ebit\n2025;100;10", "A2", "yearWithoutMonth"],
    ["Ejercicio;revenue;ebit\n2025-12-31;100;10\n2025-06-30;90;9", "A3", "yearRepeated"],
    ["Ejercicio;revenue;ebit\n2025-12-31;100;10\nTotal;100;10", "A3", "columnNotYear"],
    ["Ejercicio;revenue;otra cosa\n2025-12-31;100;10", "C1", "headingUnknown"],
    ["Ejercicio;revenue;ventas\n2025-12-31;100;10", "C1", "headingRepeated"],
    ["Ejercicio,revenue,ebit\n2025-12-31,1,234,100", "D1", "figureWithoutYear"],
    ['"', "A1", "quoteUnclosed"],
    ["PK\u0003\u0004\nrevenue;1", "B1", "yearsMissing"],
    [";2025\nrevenue;1", "B1", "yearWithoutMonth"],
    [";2025-02-30\nrevenue;1", "B1", "dateUnreadable"],
    [";2027-12-31\nrevenue;1", "B1", "dateUnreadable"],
    [";2025-12-31;2025-06-30\nrevenue;1;2", "C1", "yearRepeated"],
    [";2025-12-31\nrevenue;1\nventas;2", "A3", "headingRepeated"],
    [";2025-12-31\nrevenue;12.34", "B2", "numberUnreadable"],
    [";2025-12-31\nrevenue;=1+1", "B2", "formulaUnsolved"],
    [";2025-12-31\nrevenue;#DIV/0!", "B2", "cellInError"],
    [";2025-12-31\nrevenue;1e9", "B2", "numberUnreadable"],
    [";2025-12-31\ncapex;-5", "B2", "signUnlikely"],
    [";2025-12-31\n__proto__;1", "A2", "headingForbidden"],
    ["__proto__;constructor\nrevenue;1", "B1", "headingForbidden"],
    ["revenue;100;200\nebit;1;2", "B1", "columnNotYear"],
    [";2025-12-31;Notas\nrevenue;1;auditado", "C1", "columnNotYear"],
    [";2025-12-31\n2025-03-01;1", "A2", "headingIsDay"],
    [";2025-12-31\nrevenue;1;2", "C2", "figureWithoutYear"],
    [",2024-12-31,2025-12-31\nrevenue,1,234,1,300", "D2", "figureWithoutYear"],
    [";2024-12-31,2025-12-31\nrevenue;1,2", "A1", "separatorsMixed"],
    [";2024-12-31;2025-12-31\nrevenue,1,2", "A1", "separatorsMixed"],
    [";2024-12-31;2025-12-31\nrevenue;1,2", "A1", "separatorsMixed"],
    [",2024-12-31,2025-12-31\nrevenue,1;2", "A1", "separatorsMixed"],
    [";2024-12-31;2025-12-31", "A1", "tableEmpty"],
    [";9999-12-31\nrevenue;1", "B1", "dateUnreadable"],
    [";03/04/2025\nrevenue;1", "B1", "dateUnreadable"],
    [";2025-12-31\ntotalAssets;100\ntotalLiabilities;10\ntotalEquity;10", "B2", "balanceDoesNotAdd"],
    [`;2025-12-31\n${"revenue;1\n".repeat(600)}`, "A1", "tableTooLarge"],
  ])("is not kept when it says %j: %s %s", async (text, cell, code) => {
    const { answer, kept } = await bring(text);
    expect(kept).toEqual([]);
    expect(answer).toMatchObject({
      kind: "refused",
      issues: expect.arrayContaining([expect.objectContaining({ cell, code })]),
    });
  });

  it("goes on without an unknown row once its reader has seen it", async () => {
    const text = `${yearsTable}\nPalabra rara;1;2;3`;
    expect((await bring(text)).answer.kind).toBe("refused");
    expect((await bring(text, {}, true)).answer.kind).toBe("kept");
    expect((await bring(`${yearsTable}\ncapex;1;2;3`, {}, true)).answer.kind, "a repeated row blocks").toBe("refused");
  });

  it("takes the reader's word for what a heading means, and for no name that is not a figure", async () => {
    const text = ";2025-12-31\nLo que entra;1.000";
    const said = (meaning: string) => bring(text, {}, false, { "Lo que entra": meaning });
    expect((await said("constructor")).answer.kind).toBe("refused");
    const { answer, kept } = await said("revenue");
    expect(answer.kind).toBe("kept");
    expect(kept[0]?.statements[0]?.figures.revenue).toBe(1_000_000);
  });

  it.each([
    [{ numberFormat: "" }, "numberFormat"],
    [{ currency: "XXX" }, "currency"],
    [{ name: "a\u202eb" }, "name"],
    [{ price: "0" }, "price"],
    [{ priceDate: "" }, "priceDate"],
    [{ priceDate: "2026-06-02" }, "priceDate"],
  ])("asks for what is declared: %j", async (changes, field) => {
    expect((await bring(yearsTable, changes)).answer).toMatchObject({ kind: "refused", fields: [field] });
  });
});

it("counts a row that stands twice once, says so, and skips the titles of parts", async () => {
  const twice = `${yearsTable}\nBalance;;;\nCapex;50;52;54`;
  const { answer } = await bring(twice);
  expect(answer).toMatchObject({ kind: "refused", issues: [{ cell: "A18", code: "rowRepeated", blocking: false }] });
  expect((await bring(twice, {}, true)).kept[0]?.statements.at(-1)?.figures.capitalExpenditure).toBe(54_000);
});

it.each([
  ["Net sales;900;1.000;1.100\nTotal revenues;1.000;1.100;1.210", "A2"],
  ["Ingresos totales;1.000;1.100;1.210\nVentas netas;900;1.000;1.100", "A3"],
  ["Ricavi netti;900;1.000;1.100\nTotale ricavi;1.000;1.100;1.210", "A2"],
])("counts the total of a figure whose part is given too, and says so: %s", async (rows, cell) => {
  const [years, , ...others] = yearsTable.split("\n");
  const text = [years, rows, ...others].join("\n");
  const { answer } = await bring(text);
  expect(answer).toMatchObject({ kind: "refused", issues: [{ cell, code: "partOfTotal", blocking: false }] });
  const statements = (await bring(text, {}, true)).kept[0]?.statements;
  expect(statements?.map(({ figures }) => figures.revenue)).toEqual([1_000_000, 1_100_000, 1_210_000]);
});

it("leaves to the reader which of two equities counts, and which of two totals", async () => {
  const repeated = (cell: string) => ({ cell, code: "headingRepeated", blocking: true });
  const equities = await bring(`${yearsTable}\nTotal equity;1;2;3`);
  expect(equities.answer).toMatchObject({ issues: [repeated("A17")] });
  const totals = await bring(`;2025-12-31\nTotal net sales;900\nTotal revenues;1.000`);
  expect(totals.answer).toMatchObject({ issues: expect.arrayContaining([expect.objectContaining(repeated("A3"))]) });
});

it("says how a table is made although something is not declared, but nothing of its figures", async () => {
  const { answer } = await bring(";2025-12-31;2025-12-31\nrevenue;1.5.5;2", { numberFormat: "" });
  expect(answer).toMatchObject({
    kind: "refused",
    fields: ["numberFormat"],
    issues: [{ cell: "C1", code: "yearRepeated" }],
  });
});
