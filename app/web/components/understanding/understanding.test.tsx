import { createMarketData } from "@valora/market-data";
import {
  type CompanyFile,
  firmToShareOf,
  reconciliationOf,
  type ValuationRequest,
  valueCompany,
} from "@valora/valuation";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../messages/languages.ts";
import { companyFile } from "../../../wiring/composition.server.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { BridgeChart } from "./bridge-chart.tsx";
import { Understanding } from "./understanding.tsx";

const marketData = createMarketData();
const fileOf = async (ticker: string) =>
  companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf(ticker), marketData.asOf);
const neutral: ValuationRequest = { scenario: "neutral", overrides: {} };

async function shown(file: CompanyFile, language: Language = "es", request = neutral) {
  const markup = renderToStaticMarkup(
    await staged(
      <>
        <Understanding
          address="/analysis/AAPL"
          search=""
          file={file}
          report={valueCompany(file, request)}
          request={request}
          price={file.fundamentals.quote?.value ?? null}
        />
        <BridgeChart report={valueCompany(file, request)} currency={file.fundamentals.currency} name="La empresa" />
      </>,
      language,
    ),
  );
  const text = markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
  return { markup, text };
}

describe("the bridge from the firm to the share", () => {
  it("adds up for every bundled company that has one", async () => {
    let bridges = 0;
    for (const ticker of marketData.bundledTickers()) {
      const bridge = firmToShareOf(valueCompany(await fileOf(ticker), neutral));
      if (bridge === null) continue;
      bridges += 1;
      const sum = (nodes: readonly { value: number }[]) => nodes.reduce((total, { value }) => total + value, 0);
      const { flows, terminal, enterpriseValue, assets, claims, equityValue, shares, valuePerShare } = bridge;
      const since = [bridge.accrued, bridge.paidOut].filter((node) => node !== null);
      expect((flows.value + terminal.value) / enterpriseValue.value, ticker).toBeCloseTo(1, 10);
      const equity = enterpriseValue.value + sum(assets) - sum(claims) - sum(since);
      expect(Math.abs(equity / equityValue.value - 1), ticker).toBeLessThan(1e-9);
      expect(valuePerShare.value * shares.value, ticker).toBeCloseTo(equityValue.value, -3);
    }
    expect(bridges).toBeGreaterThan(200);
  });

  it.each([
    ["KO", "La empresa tiene deuda neta: resta "],
    ["AAPL", "La empresa tiene caja neta: suma "],
    ["XYL", "En La empresa, la deuda y los minoritarios superan a la caja: restan "],
    ["PLTR", "En La empresa, el pasivo y los minoritarios superan a la caja: restan "],
  ])("speaks of net debt where nothing but debt is deducted: %s", async (ticker, sentence) => {
    expect((await shown(await fileOf(ticker), "es", neutral)).text).toContain(sentence);
  });

  it("does not exist for a bank", async () => {
    expect(firmToShareOf(valueCompany(await fileOf("JPM"), neutral))).toBeNull();
  });
});

describe("a reader's own scenario", () => {
  it.each([
    ["es", "Tu escenario frente al neutral", "Lo que más la mueve: "],
    ["en", "Your scenario against the neutral one", "What moves it most: "],
    ["it", "Il tuo scenario rispetto al neutrale", "Ciò che la muove di più: "],
  ] as const)(
    "stands beside the three in four columns, with what each setting moves: %s",
    async (language, title, most) => {
      const file = await fileOf("KO");
      const request: ValuationRequest = { scenario: "optimistic", overrides: { wacc: 0.09, dividends: "threeStage" } };
      const { text, markup } = await shown(file, language, request);
      expect(text).toContain(title);
      expect(text).toContain(most);
      for (const column of ["conservative", "neutral", "optimistic", "custom"])
        expect(markup).toContain(`data-trace="custom/methods/discountedCashFlow/${column}"`);
      // What is said of it in a sentence can be asked for like what is drawn.
      expect(markup).toMatch(/data-trace="custom\/means\/neutral custom\/means\/custom custom\/steps\/\w+\/effect"/);
      for (const setting of ["scenario", "wacc", "dividends"])
        expect(markup).toContain(`data-trace="custom/steps/${setting}/effect"`);
    },
  );

  it("is not there while nothing is set", async () => {
    expect((await shown(await fileOf("KO"))).markup).not.toContain("custom/");
  });
});

describe("what the values hang on", () => {
  it("shows the headline in the middle of the table", async () => {
    const file = await fileOf("AAPL");
    const { markup } = await shown(file);
    const outcome = valueCompany(file, neutral).methods[0]?.outcome;
    const headline = outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN;
    const middle = /<td class="[^"]*current[^"]*"[^>]*><button[^>]*>([^<]+)</.exec(markup)?.[1];
    expect(Number(middle?.replace(",", "."))).toBe(Math.round(headline));
  });

  it("asks a bank for its own assumptions and never shows it the bridge of a firm", async () => {
    const { text } = await shown(await fileOf("JPM"));
    expect(text).toContain("Sensibilidad a la rentabilidad exigida y g");
    expect(text).toContain("ROE");
    expect(text).not.toContain("Del valor de la empresa al valor por acción");
    expect(text).not.toContain("WACC");
  });

  it("names the step that weighs most between the two methods farthest apart", async () => {
    const file = await fileOf("AAPL");
    const report = valueCompany(file, neutral);
    const way = reconciliationOf(report, { first: "residualIncome", second: "comparableMultiples" });
    expect(way.kind).toBe("reconciliation");
    const { text } = await shown(file);
    expect(text).toContain("Entre Beneficio residual y Múltiplos comparables hay");
    expect(text).toContain("Lo que más pesa: el múltiplo que paga el mercado.");
  });

  it("says when no growth explains the price", async () => {
    const { text } = await shown(await fileOf("TSLA"), "it");
    expect(text).toContain("Nessuna crescita tra −50% e 100%");
    expect(text).toContain("non spiega il prezzo");
  });

  it("says so where an assumption alone changes nothing, instead of a range from a value to itself", async () => {
    const { text } = await shown(await fileOf("O"));
    expect(text).toContain("por sí solo no cambia el valor");
    expect(text).not.toMatch(/valor de (\S+) a \1 /);
  });

  it.each(["es", "en", "it"] as const)("has every text in %s for companies of every kind", async (language) => {
    for (const ticker of ["AAPL", "JPM", "O", "XOM", "SAN.MC", "ENEL.MI", "PLTR", "TSLA", "MET", "DUK"]) {
      const { text } = await shown(await fileOf(ticker), language);
      expect(text, ticker).not.toMatch(/understanding\.|NaN|undefined|Infinity|\{\w+/);
    }
  });
});
