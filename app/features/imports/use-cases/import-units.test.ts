import { describe, expect, it } from "vitest";
import { bring } from "./import-company-data-contract.ts";

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

  const currencyDoubts = async (text: string, currency: string) => {
    const { answer } = await bring(text, { ...declared, unit: "millions", currency });
    return (answer.kind === "refused" ? answer.issues : []).filter(({ code }) => code === "currencyUnlikely");
  };

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
    ["thousands", "EUR m"],
    ["thousands", "Mio. €"],
    ["thousands", "(M€, consolidado)"],
    ["millions", "TEUR"],
    ["millions", "K EUR"],
    ["millions", "€ 000"],
    ["millions", "Importi in €/1000"],
    ["millions", "Accounts (000)"],
    ["thousands", "Cifras en euros"],
  ])("say that they are not in %s: %s", async (unit, caption) => {
    const { answer } = await bring(copied.replace("(Millions of euros)", caption), { ...declared, unit });
    expect(answer).toMatchObject({
      kind: "refused",
      issues: [{ cell: "A1", code: "unitUnlikely", text: caption, blocking: false }],
    });
  });

  it.each([
    ["USD", "(Millions of euros)", "A1"],
    ["CAD", "Millones de euros", "A1"],
    ["GBP", "In millions", "B3"],
  ])("say that they are not in %s: %s", async (currency, caption, cell) => {
    const text = copied.replace("(Millions of euros)", caption);
    expect(await currencyDoubts(text, currency)).toMatchObject([{ cell, blocking: false }]);
  });

  it.each([
    ["EUR", "In millions of US dollars"],
    ["EUR", "Cifras en millones de dólares"],
    ["EUR", "Migliaia di sterline"],
    ["EUR", "CHF million"],
  ])("say that they are not in %s, without a sign in a cell: %s", async (currency, caption) => {
    const text = copied.replace("(Millions of euros)", caption).replaceAll(/€|EUR/g, "");
    expect(await currencyDoubts(text, currency)).toMatchObject([{ cell: "A1", blocking: false, text: caption }]);
  });

  it.each([
    ["USD", "$ 1'100.5"],
    ["CAD", "$ 1'100.5"],
    ["JPY", "¥ 1'100.5"],
    ["CNY", "CNY 1'100.5"],
  ])("may be in %s: %s", async (currency, figure) => {
    const text = copied.replaceAll(/€|EUR|of euros/g, "").replace(" 1'100.5", figure);
    expect(await currencyDoubts(text, currency)).toEqual([]);
  });

  const unitDoubts = async (text: string, declaration: Record<string, string>) => {
    const { answer } = await bring(text, { ...declared, ...declaration });
    return (answer.kind === "refused" ? answer.issues : []).map(({ code, cell }) => [code, cell]);
  };

  it.each(["Talleres", "Balance at 31-12, in EUR", "Obligaciones de 1.000 €", "Modelo T"])(
    "leave their unit open: %s",
    async (caption) => {
      const text = copied.replace("(Millions of euros)", caption);
      expect(await unitDoubts(text, { unit: "thousands" })).toEqual([]);
    },
  );

  it("say the unit of amounts and that of shares apart", async () => {
    const text = copied.replace("(Millions of euros)", "In millions\tshares in thousands");
    const [amounts, shares] = [
      ["unitUnlikely", "A1"],
      ["unitUnlikely", "B1"],
    ];
    expect(await unitDoubts(text, { unit: "millions", sharesUnit: "thousands" })).toEqual([]);
    expect(await unitDoubts(text, { unit: "thousands", sharesUnit: "thousands" })).toEqual([amounts]);
    expect(await unitDoubts(text, { unit: "millions", sharesUnit: "units" })).toEqual([shares]);
    const apart = copied.replace("(Millions of euros)", "In millions of euros, except shares in thousands");
    expect(await unitDoubts(apart, { unit: "millions" })).toEqual([]);
  });

  it("say it under their years too", async () => {
    const [, years = "", ...rows] = copied.split("\r\n");
    const text = [years, "\t€m\t€m", ...rows].join("\n");
    expect(await unitDoubts(text, { unit: "millions" })).toEqual([]);
    expect(await unitDoubts(text, { unit: "thousands" })).toEqual([["unitUnlikely", "B2"]]);
  });

  it("are doubted where only some of them are in the unit that is declared", async () => {
    const text = copied.replace("Acciones diluidas", "(Thousands of euros)\t\t\r\nAcciones diluidas");
    expect(await unitDoubts(text, { unit: "millions" })).toEqual([["unitUnlikely", "A5"]]);
    expect(await unitDoubts(text, { unit: "thousands" })).toEqual([["unitUnlikely", "A1"]]);
  });
});

describe("a unit behind the name of a figure", () => {
  const table = (name: string) =>
    bring(`\t2025-12-31\nEBIT\t165\n${name}\t1100.5`, { numberFormat: "point", unit: "millions", price: "12.5" });

  it.each([
    "Ventas (millones de €)",
    "Revenue, € mn",
    "Revenue €m",
    "Revenue - EUR m",
    "Ricavi (in milioni)",
    "Net sales [M€]",
  ])("is no part of the name: %s", async (name) => {
    const { answer, kept } = await table(name);
    expect(answer.kind).toBe("kept");
    expect(kept[0]?.statements[0]?.figures.revenue).toBe(1_100_500_000);
  });

  it.each(["Ventas (miles €)", "Revenue (EUR thousands)", "Ricavi (in migliaia)"])("is compared: %s", async (name) => {
    const { answer } = await table(name);
    expect(answer).toMatchObject({ issues: [{ code: "unitUnlikely", cell: "A3", text: name, blocking: false }] });
  });

  it("is that of the shares where it stands behind them", async () => {
    const { answer } = await table("Diluted shares (millions)");
    expect(answer).toMatchObject({ issues: [{ code: "unitUnlikely", cell: "A3" }] });
    const { kept } = await bring("\t2025-12-31\nShares (millions)\t1,5", { unit: "units", sharesUnit: "millions" });
    expect(kept[0]?.statements[0]?.figures.dilutedShares).toBe(1_500_000);
  });

  it("leaves what is more than a unit unknown: a part of a figure, or another one", async () => {
    for (const name of ["Total assets (excluding cash, in thousands)", "Revenue of Euro Disney", "Ventas a clientes €"])
      expect((await table(name)).answer).toMatchObject({ issues: [{ code: "headingUnknown", cell: "A3" }] });
  });
});

it("a second currency beside the declared one is said, at each text that names it", async () => {
  const text =
    "\t2024-12-31\t2025-12-31\nRevenue (EUR m)\t1000\t1100\nEBIT (USD m)\t150\t160\nNet income (USD m)\t90\t99";
  const issuesIn = async (currency: string) => {
    const { answer } = await bring(text, { numberFormat: "point", unit: "millions", price: "12.5", currency });
    return (answer.kind === "refused" ? answer.issues : []).map(({ cell, code }) => [cell, code]);
  };
  expect(await issuesIn("EUR")).toEqual([
    ["A3", "currenciesMixed"],
    ["A4", "currenciesMixed"],
  ]);
  expect(await issuesIn("USD")).toEqual([["A2", "currenciesMixed"]]);
  expect(await issuesIn("GBP")).toEqual([["A2", "currencyUnlikely"]]);
});

describe("the format of a cell", () => {
  const rows = [
    ["", "2025-12-31"],
    ["Ingresos", 1_210.75],
    ["EBIT", 180],
  ];
  const shown = (kind: "divided" | "currency", text: string) =>
    bring({ kind: "sheet", sheet: "1", rows, formats: [{ row: 1, column: 1, kind, text }] });

  it("that divides its figure is said, with what counts", async () => {
    const issue = { cell: "1!B2", code: "figureDivided", text: "1210.75", blocking: false };
    expect((await shown("divided", "1210.75")).answer).toMatchObject({ kind: "refused", issues: [issue] });
  });

  it("that writes another unit beside its figure is said", async () => {
    const issue = { cell: "1!B2", code: "unitUnlikely", text: "M€", blocking: false };
    expect((await shown("currency", "M€")).answer).toMatchObject({ kind: "refused", issues: [issue] });
    expect((await shown("currency", "k€")).answer.kind, "as declared").toBe("kept");
  });

  it("that names another currency is said", async () => {
    const issue = { cell: "1!B2", code: "currencyUnlikely", text: "$", blocking: false };
    expect((await shown("currency", "$")).answer).toMatchObject({ kind: "refused", issues: [issue] });
    expect((await shown("currency", "€")).answer.kind).toBe("kept");
  });
});
