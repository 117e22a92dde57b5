import { createMarketData } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { importVocabularyIn } from "../../../messages/import-vocabulary.ts";
import { languages } from "../../../messages/languages.ts";
import { dateIn, numberIn } from "./import-cells.ts";
import { analyseImport, type ImportStore, importCompanyData, valueImport } from "./import-company-data.ts";
import { periodReader } from "./import-periods.ts";
import { readTableText } from "./import-text.ts";

const vocabularies = await Promise.all(languages.map(importVocabularyIn));
const periodOf = periodReader(vocabularies.map(({ periods }) => periods));
const now = () => new Date("2026-06-01T10:00:00Z");
const context = { now, marketData: createMarketData() };
const fields = {
  name: "Talleres Ejemplo",
  country: "ES",
  sector: "industrials",
  currency: "EUR",
  numberFormat: "comma",
  unit: "thousands",
  sharesUnit: "units",
  price: "12,50",
  priceDate: "2026-05-29",
};

const table = [
  ";2023-12-31;31/12/2024;2025-12-31",
  "Ingresos;1.000,0;1.100;1.210",
  "EBIT;150;165;180",
  "Amortizaciones;40;42;44",
  "Gastos por intereses;5;5;5",
  "Beneficio neto;100;110;121",
  "Resultado antes de impuestos;145;160;175",
  "Impuesto sobre beneficios;36;40;44",
  "Acciones diluidas;100.000;100.000;100.000",
  "Flujo de caja de explotación;150;160;170",
  "Capex;50;52;54",
  "Activo total;1.000;1.050;1.100",
  "Pasivo total;400;400;400",
  "Patrimonio neto;600;650;700",
  "Deuda financiera;200;200;200",
  "Caja;50;60;-",
].join("\n");

function fakeStore() {
  const kept: Parameters<ImportStore["keep"]>[1][] = [];
  const store: ImportStore = {
    keep: async (_, fundamentals) => `id${kept.push(fundamentals)}`,
    find: async () => kept[0] ?? null,
  };
  return { kept, store };
}

async function bring(text: string, changes: Record<string, string> = {}, isAccepted = false) {
  const { kept, store } = fakeStore();
  const request = {
    owner: "me",
    fields: { ...fields, ...changes },
    table: { kind: "text" as const, text },
    meanings: {},
    isAccepted,
  };
  return { answer: await importCompanyData(context, store, { request, vocabularies }), kept, store };
}

describe("accounts and a price in any currency of the central bank's list", () => {
  const rates = { governmentYield: "4,5", nominalGrowth: "3,5 %", perEuro: "0,86", ratesDate: "2026-05-29" };
  const pounds = { currency: "GBP", country: "GB", ...rates };

  it("carry the rates that their owner gives, as decimals", async () => {
    const { kept } = await bring(table, pounds);
    const given = (value: number) => ({ value, asOf: "2026-05-29", source: "import" });
    expect(kept[0]).toMatchObject({
      currency: "GBP",
      ownRates: { governmentYield: given(0.045), nominalGrowth: given(0.035), perEuro: given(0.86) },
      quote: { value: 12.5, currency: "GBP" },
    });
    expect((await bring(table, rates)).kept[0]).not.toHaveProperty("ownRates");
  });

  it.each([
    [{ currency: "GBP" }, ["governmentYield", "nominalGrowth", "perEuro", "ratesDate"]],
    [{ ...pounds, governmentYield: "450" }, ["governmentYield"]],
    [{ ...pounds, governmentYield: "4.5" }, ["governmentYield"]],
    [{ ...pounds, nominalGrowth: "mucho" }, ["nominalGrowth"]],
    [{ ...pounds, perEuro: "0" }, ["perEuro"]],
    [{ ...pounds, ratesDate: "2026-06-02" }, ["ratesDate"]],
    [{ ...pounds, currency: "ARS" }, ["currency"]],
    [{ priceCurrency: "USD" }, ["exchangeRate"]],
    [{ priceCurrency: "USD", exchangeRate: "-1" }, ["exchangeRate"]],
    [{ priceCurrency: "GBP", price: "x", exchangeRate: "" }, ["price", "exchangeRate"]],
    [{ priceCurrency: "KWF" }, ["priceCurrency"]],
  ])("%j is refused at its fields", async (changes, wrong) => {
    expect((await bring(table, changes)).answer).toMatchObject({ kind: "refused", fields: wrong });
  });

  it.each([
    [
      { ...pounds, price: "450", priceCurrency: "GBX" },
      { value: 4.5, currency: "GBP" },
    ],
    [
      { price: "12,50", priceCurrency: "EUR" },
      { value: 12.5, currency: "EUR" },
    ],
    [
      { price: "450", priceCurrency: "GBX", exchangeRate: "1,16" },
      { value: 5.22, currency: "EUR", converted: { value: 4.5, currency: "GBP", rate: 1.16, rateAsOf: "2026-05-29" } },
    ],
    [
      { price: "1.000", priceCurrency: "JPY", exchangeRate: "0,0061" },
      { value: 6.1, currency: "EUR", converted: { value: 1000, currency: "JPY", rate: 0.0061 } },
    ],
    [{ price: "", priceCurrency: "USD" }, null],
  ])("%j is a price of %j", async (changes, quote) => {
    const { kept } = await bring(table, changes);
    const found = kept[0]?.quote ?? null;
    expect(found && { ...found, value: Number(found.value.toPrecision(12)) }).toEqual(
      quote &&
        expect.objectContaining(
          "converted" in quote ? { ...quote, converted: expect.objectContaining(quote.converted) } : quote,
        ),
    );
  });
});

describe("cells as they are copied from a page of the web", () => {
  const copied = [
    "(Millions of euros)\t\t",
    "\tDec 31, 2024\tDec. 31, 2025",
    "Ventas\t€ 1'100.5\t€\u00a01\u2019210.5",
    "Beneficio neto\t(12.0) EUR\t121.0",
    "Acciones diluidas\t100,000\t100,000",
    "EBIT\t165.0\t3.5-",
  ].join("\r\n");
  const declared = { numberFormat: "point", price: "12.5" };

  it("are read with their days in words, their signs of a currency and their negatives", async () => {
    const { answer, kept } = await bring(copied, { ...declared, unit: "millions" });
    expect(answer).toEqual({ kind: "kept", id: "id1" });
    expect(kept[0]?.statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2024-12-31", "2025-12-31"]);
    expect(kept[0]?.statements.map(({ figures }) => [figures.revenue, figures.netIncome, figures.ebit])).toEqual([
      [1_100_500_000, -12_000_000, 165_000_000],
      [1_210_500_000, 121_000_000, -3_500_000],
    ]);
  });

  it.each([
    ["thousands", "(Millions of euros)"],
    ["millions", "(en miles de euros)"],
    ["millions", "Importi in migliaia di euro"],
    ["millions", "Cifras en miles de millones"],
  ])("say that they are not in %s: %s", async (unit, caption) => {
    const { answer } = await bring(copied.replace("(Millions of euros)", caption), { ...declared, unit });
    expect(answer).toMatchObject({
      kind: "refused",
      issues: [{ cell: "A1", code: "unitUnlikely", text: caption, blocking: false }],
    });
  });

  it.each(["In millions\tshares in thousands", "Talleres"])("leave their unit open: %s", async (caption) => {
    const text = copied.replace("(Millions of euros)", caption);
    expect((await bring(text, { ...declared, unit: "thousands" })).answer.kind).toBe("kept");
  });
});

describe("a person's own table", () => {
  it("becomes statements in whole units, with the cell of each figure and unknown left unknown", async () => {
    const { answer, kept } = await bring(table);
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
    const cells = table.split("\n").map((line) => line.split(";"));
    const turned = ["Talleres Ejemplo", ...(cells[0] ?? []).map((_, at) => cells.map((row) => row[at]).join(";"))];
    const [{ kept }, { kept: other }] = [await bring(turned.join("\n")), await bring(table)];
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
    const { store } = await bring(table);
    const marketData = await createMarketData();
    const context = {
      now,
      marketData,
      pause: async () => {},
      predict: () => null,
      analyses: { record: () => expect.unreachable("an import is private") },
      predictions: { record: () => expect.unreachable("an import is private") },
    };
    const query = { ticker: "IMPORT", scenario: "neutral" } as const;
    const { report } = await analyseImport(context, store, { owner: "me", id: "id1", query });
    const estimates = report.methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? [outcome] : []));
    expect(estimates.length).toBeGreaterThanOrEqual(3);
    const leaves = estimates.flatMap(({ trace }) => trace.nodes).filter((node) => node.kind === "figure");
    expect(leaves.some(({ name, accession }) => name === "netIncome" && accession === "D6")).toBe(true);
    expect(new Set(leaves.filter(({ ticker }) => ticker === "IMPORT").map(({ provider }) => provider))).toEqual(
      new Set(["import"]),
    );
  });

  it("says whose figures they are when a listed company of another name has the same", async () => {
    const marketData = createMarketData();
    const context = {
      now,
      marketData,
      pause: async () => {},
      predict: () => null,
      analyses: { record: () => expect.unreachable("an import is private") },
      predictions: { record: () => expect.unreachable("an import is private") },
    };
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
      valueImport(context, { fundamentals, query }).notes.filter(({ code }) => code === "accountsOfListed");
    expect(notesOf(uploaded("Limonadas Norte"))).toMatchObject([{ params: { ticker: "KO" } }]);
    expect(notesOf(uploaded("Coca-Cola"))).toEqual([]);
    expect(notesOf(uploaded("Limonadas Norte", (value) => value * 1.01))).toEqual([]);
  });

  it.each([
    ["", "A1", "tableEmpty"],
    ["Ejercicio;revenue;ebit\n2025-12-31;100;mil", "C2", "numberUnreadable"],
    ["Ejercicio;revenue;ebit\n2025;100;10", "A2", "dateUnreadable"],
    ["Ejercicio;revenue;ebit\n2025-12-31;100;10\n2025-06-30;90;9", "A3", "yearRepeated"],
    ["Ejercicio;revenue;ebit\n2025-12-31;100;10\nTotal;100;10", "A3", "columnNotYear"],
    ["Ejercicio;revenue;otra cosa\n2025-12-31;100;10", "C1", "headingUnknown"],
    ["Ejercicio;revenue;ventas\n2025-12-31;100;10", "C1", "headingRepeated"],
    ["Ejercicio,revenue,ebit\n2025-12-31,1,234,100", "D1", "figureWithoutYear"],
    ['"', "A1", "quoteUnclosed"],
    ["PK\u0003\u0004\nrevenue;1", "B1", "yearsMissing"],
    [";2025\nrevenue;1", "B1", "dateUnreadable"],
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
    const text = `${table}\nPalabra rara;1;2;3`;
    expect((await bring(text)).answer.kind).toBe("refused");
    expect((await bring(text, {}, true)).answer.kind).toBe("kept");
    expect((await bring(`${table}\ncapex;1;2;3`, {}, true)).answer.kind, "a repeated row blocks").toBe("refused");
  });

  it("says the sheet of a cell, reads its numbers as numbers, and skips titles above the years", async () => {
    const rows = [["Cuentas"], ["", "2025-12-31"], ["Ingresos", 1210.5], ["Mi partida", 7], ["Capex", "=B3*2"]];
    const { store } = fakeStore();
    const request = { owner: "me", fields, table: { kind: "sheet" as const, sheet: "Hoja 1", rows }, meanings: {} };
    const answer = await importCompanyData(context, store, {
      request: { ...request, isAccepted: false },
      vocabularies,
    });
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
    const { kept, store } = fakeStore();
    const declared = { ...fields, numberFormat, unit: "units", price: "" };
    const request = {
      owner: "me",
      fields: declared,
      table: { kind: "sheet" as const, sheet: "1", rows },
      meanings: {},
    };
    await importCompanyData(context, store, { request: { ...request, isAccepted: false }, vocabularies });
    expect(kept[0]?.statements.map((statement) => statement.figures.netIncome)).toEqual(figures);
  });

  it("says where a typed number cannot be a figure, in the declared format", async () => {
    const rows = [
      ["", "2025-12-31", 2024.5],
      ["revenue", -7.25, ""],
      ["netIncome", 2e16, ""],
    ];
    const { store } = fakeStore();
    const request = { owner: "me", fields, table: { kind: "sheet" as const, sheet: "1", rows }, meanings: {} };
    const answer = await importCompanyData(context, store, { request: { ...request, isAccepted: true }, vocabularies });
    expect(answer).toMatchObject({
      kind: "refused",
      issues: [
        { cell: "1!C1", code: "columnNotYear", text: "2024,5" },
        { cell: "1!B2", code: "signUnlikely", text: "-7,25" },
        { cell: "1!B3", code: "numberUnreadable", text: "20000000000000000" },
      ],
    });
  });

  it("takes the reader's word for what a heading means, and for no name that is not a figure", async () => {
    const { kept, store } = fakeStore();
    const text = ";2025-12-31\nLo que entra;1.000";
    const request = { owner: "me", fields, table: { kind: "text" as const, text }, isAccepted: false };
    const said = async (meaning: string) =>
      importCompanyData(context, store, {
        request: { ...request, meanings: { "Lo que entra": meaning } },
        vocabularies,
      });
    expect((await said("constructor")).kind).toBe("refused");
    expect((await said("revenue")).kind).toBe("kept");
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
    expect((await bring(table, changes)).answer).toMatchObject({ kind: "refused", fields: [field] });
  });
});

it("counts a row that stands twice once, says so, and skips the titles of parts", async () => {
  const twice = `${table}\nBalance;;;\nCapex;50;52;54`;
  const { answer } = await bring(twice);
  expect(answer).toMatchObject({ kind: "refused", issues: [{ cell: "A18", code: "rowRepeated", blocking: false }] });
  expect((await bring(twice, {}, true)).kept[0]?.statements.at(-1)?.figures.capitalExpenditure).toBe(54_000);
});

it("says how a table is made although something is not declared, but nothing of its figures", async () => {
  const { answer } = await bring(";2025-12-31;2025-12-31\nrevenue;1.5.5;2", { numberFormat: "" });
  expect(answer).toMatchObject({
    kind: "refused",
    fields: ["numberFormat"],
    issues: [{ cell: "C1", code: "yearRepeated" }],
  });
});

it("reads one number one way, in the declared format", () => {
  expect(numberIn("1.234", "comma")).toBe(1234);
  expect(numberIn("1.234", "point")).toBe(1.234);
  expect(numberIn("(1 234,5)", "comma")).toBe(-1234.5);
  expect(numberIn("\u22127", "point")).toBe(-7);
  for (const text of ["1,23,456.7", "--1", "(-1)", "1.", "", "Infinity", "0x10", "１２", "1e400"])
    expect(numberIn(text, "point"), text).toBeNull();
});

it("reads a date only when it reads in one way", () => {
  expect(dateIn("31/12/2024")).toBe("2024-12-31");
  expect(dateIn("12/31/2024")).toBe("2024-12-31");
  expect(dateIn("03/04/2024")).toBeNull();
});

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
