// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { staged } from "../page/render-with-messages.tsx";
import { FailedAnalysis } from "./failed-analysis.tsx";
import type { FailedAnalysisData } from "./failed-data.ts";

afterEach(cleanup);

describe("a page without an analysis", () => {
  const failed: FailedAnalysisData = {
    code: "tickerNotFound",
    ticker: "APPL",
    symbol: "APPL",
    name: "APPL",
    identifier: null,
    kind: "",
    provider: "",
    issuer: "",
    commonShare: null,
    ofAllProviders: null,
    isName: false,
    nearest: [{ ticker: "AAPL", name: "Apple Inc.", exchange: "Nasdaq" }],
    popular: ["MSFT"],
    quickLook: null,
    former: null,
    indices: [],
    allowance: null,
    isAnonymous: true,
    filings: null,
  };

  it("keeps what was typed, proposes what was meant and offers to retry", async () => {
    render(await staged(<FailedAnalysis failed={failed} />));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No encontramos «APPL»");
    expect((screen.getByLabelText("Símbolo de la acción") as HTMLInputElement).value).toBe("APPL");
    expect(screen.getByRole("link", { name: "AAPL" }).getAttribute("href")).toBe("/analysis/AAPL");
    expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  });

  it("says whose accounts stand under a symbol, and leads to the page that imports the right ones", async () => {
    const issuer = "Intercontinental Exchange Inc.";
    const dell = { ticker: "DELL", name: "Dell Technologies Inc.", provider: "bundled", issuer };
    render(await staged(<FailedAnalysis failed={{ ...failed, ...dell, code: "accountsOfAnother", nearest: [] }} />));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Las cuentas que hay de DELL son de otra empresa",
    );
    expect(document.body.textContent).toContain(
      "la fuente «Base de datos local» da las cuentas de Intercontinental Exchange. No se usan",
    );
    expect(screen.getByRole("link", { name: "Importar sus cuentas" }).getAttribute("href")).toBe("/import");
  });

  it.each([
    ["es", "Yahoo Finance no tiene las cuentas de TEF.MC", "Valorarla con las cuentas de cualquier fuente"],
    ["en", "Yahoo Finance has no accounts of TEF.MC", "Value it with the accounts of any source"],
    ["it", "Yahoo Finance non ha i bilanci di TEF.MC", "Valutala con i bilanci di qualsiasi fonte"],
  ] as const)("leads from a chosen source without the company to all of them (%s)", async (language, title, words) => {
    const chosen = {
      ticker: "TEF.MC",
      name: "Telefónica, S.A.",
      provider: "yahoo",
      ofAllProviders: "/analysis/TEF.MC?wacc=0.09",
    };
    render(
      await staged(
        <FailedAnalysis failed={{ ...failed, ...chosen, code: "providerLacksCompany", nearest: [] }} />,
        language,
      ),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole("link", { name: words }).getAttribute("href")).toBe("/analysis/TEF.MC?wacc=0.09");
  });

  it("says first that a source fails, and then shows the figures that are known without it", async () => {
    const quickLook = {
      ...{ currency: "EUR", quote: null, sharesOutstanding: null, years: ["2025-12-31"], notes: [] },
      figures: [{ figure: "netIncome" as const, cells: [{ value: 1_090_000_000, letter: "G" }] }],
      sources: [{ letter: "G", origin: "aggregator" as const, publications: "OKdiario; Europa Sur, 2025-12-18" }],
      missing: [{ method: "netAssetValue" as const, figures: ["totalEquity" as const] }],
    };
    const bankinter = { ...failed, ticker: "BKT.MC", name: "Bankinter, S.A.", provider: "yahoo", nearest: [] };
    render(await staged(<FailedAnalysis failed={{ ...bankinter, code: "upstreamLimited", quickLook }} />));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Yahoo Finance");
    expect(document.body.textContent).toContain("1.090");
    expect(document.body.textContent).toContain("OKdiario; Europa Sur, 18\u00a0dic\u00a02025");
    expect(screen.getByRole("link", { name: "CSV" }).getAttribute("href")).toBe("/import/template/es?ticker=BKT.MC");
  });

  it.each([
    [false, 0, "«US0378331006» no es un ISIN correcto", /hay una errata/],
    [true, 0, "No conocemos el ISIN «US0378331006»", /unas pocas acciones/],
    [true, 2, "Elige la acción", /más de una clase o en más de una bolsa/],
  ] as const)("says of an ISIN (valid: %s, with %d shares): %s", async (isValid, count, title, text) => {
    const shares = ["RACE", "RACE.MI"].slice(0, count).map((ticker) => ({ ticker, name: "Ferrari", exchange: null }));
    const asked = {
      ...failed,
      ticker: "US0378331006",
      identifier: { kind: "isin", isValid },
      nearest: shares,
    } as const;
    render(await staged(<FailedAnalysis failed={asked} />));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByRole("link", { name: /^RACE/ })).toHaveLength(count);
  });

  it("refuses an instrument with its reason and leads to the common share", async () => {
    const refused = {
      ...failed,
      code: "assetUnsupported",
      ticker: "BAC.PR.K",
      kind: "preferredShare",
      commonShare: "BAC",
    } as const;
    render(await staged(<FailedAnalysis failed={refused} />, "en"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("BAC.PR.K is a preferred share");
    expect(screen.getByRole("link", { name: /Analyse BAC/ }).getAttribute("href")).toBe("/analysis/BAC");
  });
});
