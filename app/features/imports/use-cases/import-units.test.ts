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

  it.each(["In millions\tshares in thousands", "Talleres"])("leave their unit open: %s", async (caption) => {
    const text = copied.replace("(Millions of euros)", caption);
    expect((await bring(text, { ...declared, unit: "thousands" })).answer.kind).toBe("kept");
  });
});
