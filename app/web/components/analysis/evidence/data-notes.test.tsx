// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { methodNames } from "@valora/valuation";
import { afterEach, describe, expect, it } from "vitest";
import { type DataNote, dataNoteCodes } from "../../../../core/analysis/contracts/data-note.ts";
import { languages } from "../../../../messages/languages.ts";
import { staged } from "../page/render-with-messages.tsx";
import { DataNotes } from "./data-notes.tsx";

afterEach(cleanup);

const noteOf = (code: DataNote["code"], params: DataNote["params"], rest: Partial<DataNote> = {}): DataNote => ({
  code,
  params,
  figures: [],
  contradictions: [],
  affects: methodNames,
  ...rest,
});

const show = async (notes: readonly DataNote[], language: (typeof languages)[number] = "es") => {
  const { container } = render(await staged(<DataNotes notes={notes} />, language));
  return (container.textContent ?? "").replaceAll("\u00a0", " ");
};

describe("notes on the check of a live answer", () => {
  it("show both values of a figure with their sources, in millions", async () => {
    const values = [
      { source: "sec-edgar", value: 391_035_000_000 },
      { source: "bundled", value: 400_000_000_000 },
    ];
    const contradictions = [{ figure: "revenue" as const, fiscalYearEnd: "2024-09-28", values }];
    expect(await show([noteOf("sourcesDiffer", {}, { contradictions })])).toContain(
      "ingresos 2024: 391.035 M (SEC EDGAR) / 400.000 M (Base de datos local)",
    );
  });

  it("show the rate of exchange, its day and its source", async () => {
    const params = { price: 226.25, from: "USD", to: "EUR", rate: 0.8612, asOf: "2026-11-19", source: "ecb" };
    expect(await show([noteOf("priceConverted", params)], "en")).toContain(
      "226.25 USD; we bring it to EUR at 0.8612 EUR for one USD, the rate of 19 Nov 2026 (European Central Bank)",
    );
  });

  it("guess at why a market value does not fit", async () => {
    const params = { stated: 1_172_126_400_000, implied: 5_860_632_000_000, suspect: "receipts" };
    expect(await show([noteOf("marketCapDiffers", params)])).toContain(
      "5.860.632 millones y la fuente dice 1.172.126 millones. Puede que cotice un certificado",
    );
    cleanup();
    expect(await show([noteOf("marketCapDiffers", { ...params, suspect: "none" })])).toContain("No sabemos por qué.");
  });
});

describe("notes on the data", () => {
  it("name sources in the reader's language, live ones by their names", async () => {
    const old = { covers: "price", asOf: "2026-09-30" };
    expect(await show([noteOf("answerStale", { ...old, provider: "closing price, secondary source" })])).toContain(
      "El precio no es de ahora, sino de 30 sep 2026 (precio de cierre, fuente secundaria)",
    );
    cleanup();
    const rate = { covers: "riskFreeRate", provider: "bundled", asOf: "2026-06-30" };
    expect(await show([noteOf("answerStale", rate)], "it")).toContain(
      "Il tasso privo di rischio non è di adesso, ma di 30 giu 2026 (Database locale)",
    );
    cleanup();
    const both = { covers: "statementsAndPrice", provider: "fmp", reason: "unreachable", until: "none" };
    expect(await show([noteOf("providerSkipped", both)], "en")).toContain(
      "Statements and price, Financial Modeling Prep: is not answering.",
    );
  });

  it.each(languages)("are given every argument of their texts in %s", async (language) => {
    const text = await show(
      dataNoteCodes.map((code) => noteOf(code, {})),
      language,
    );
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(dataNoteCodes.length);
    expect(text).not.toContain("dataNotes.");
  });
});
