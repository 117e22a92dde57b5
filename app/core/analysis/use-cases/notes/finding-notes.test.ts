import type { Finding } from "@valora/market-data";
import { describe, expect, it } from "vitest";
import { findingNotes } from "./finding-notes.ts";

const differs = (name: "revenue" | "netIncome", fiscalYearEnd: string): Finding => ({
  severity: "doubt",
  code: "sourcesDiffer",
  name,
  fiscalYearEnd,
  one: { source: "sec-edgar", value: 100 },
  other: { source: "bundled", value: 110 },
  difference: 0.0909,
});

describe("notes of findings", () => {
  it("gather both values of every figure on which two sources differ under one note", () => {
    expect(findingNotes([differs("revenue", "2024-12-31"), differs("netIncome", "2025-12-31")])).toMatchObject([
      {
        code: "sourcesDiffer",
        figures: ["revenue", "netIncome"],
        params: { years: "2024, 2025" },
        contradictions: [
          {
            figure: "revenue",
            fiscalYearEnd: "2024-12-31",
            values: [
              { source: "sec-edgar", value: 100 },
              { source: "bundled", value: 110 },
            ],
          },
          { figure: "netIncome", fiscalYearEnd: "2025-12-31" },
        ],
      },
    ]);
  });

  it("name what was refused before what was converted", () => {
    const converted: Finding = {
      severity: "note",
      code: "priceConverted",
      price: 20,
      from: "USD",
      to: "EUR",
      rate: 0.9,
      asOf: "2026-11-19",
      source: "ecb",
    };
    const refused: Finding = {
      severity: "refusal",
      code: "marketCapDiffers",
      stated: 5_000_000,
      implied: 50_000_000,
      ratio: 0.1,
      suspect: "receipts",
    };
    expect(findingNotes([converted, refused]).map(({ code, params }) => ({ code, params }))).toEqual([
      { code: "marketCapDiffers", params: { stated: 5_000_000, implied: 50_000_000, suspect: "receipts" } },
      {
        code: "priceConverted",
        params: { price: 20, from: "USD", to: "EUR", rate: 0.9, asOf: "2026-11-19", source: "ecb" },
      },
    ]);
  });

  it("leave out what another note tells: two currencies without a rate", () => {
    expect(
      findingNotes([{ severity: "refusal", code: "statementCurrencyDiffers", statements: "EUR", quote: "USD" }]),
    ).toEqual([]);
  });
});
