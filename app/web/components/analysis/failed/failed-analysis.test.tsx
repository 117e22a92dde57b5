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
    name: "APPL",
    identifier: null,
    kind: "",
    provider: "",
    issuer: "",
    commonShare: null,
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
