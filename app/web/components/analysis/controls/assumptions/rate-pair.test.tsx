// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { valueCompany } from "@valora/valuation";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "../../../../../messages/languages.ts";
import { staged } from "../../page/render-with-messages.tsx";
import { RatePair } from "./rate-pair.tsx";

afterEach(cleanup);

const data = createMarketData();
const treasury = (value: number, asOf = "2026-09-29") => ({ value, asOf, source: "US Treasury, 10-year par yield" });

type Asked = {
  ticker?: string;
  live?: ReturnType<typeof treasury> | null;
  view?: "absolute" | "relative";
  language?: Language;
  chosen?: { equityRiskPremium?: number; riskFreeRate?: number };
};

async function textOf({ ticker = "KO", live = null, view = "absolute", language = "en", chosen = {} }: Asked) {
  const { fundamentals } = await data.fundamentalsOf(ticker);
  const reference = data.referenceFor(fundamentals, live);
  const file = { fundamentals, reference, peers: [], today: "2026-09-30" };
  const { assumptions } = valueCompany(file, { scenario: "neutral", overrides: { view, ...chosen } });
  const { container } = render(await staged(<RatePair {...{ assumptions, reference, chosen }} />, language));
  const trace = [...container.querySelectorAll("span")].flatMap(({ dataset }) => dataset.trace ?? []);
  return { text: (container.textContent ?? "").replaceAll("\u00a0", " "), trace };
}

describe("a risk-free rate and a premium of two dates", () => {
  it("are each told with its date and source, and what the premium became", async () => {
    const { text, trace } = await textOf({ live: treasury(0.0441) });
    expect(text).toMatch(/the risk-free rate, 4\.41%, is of 29 Sept? 2026 \(US Treasury/);
    expect(text).toMatch(
      /the premium, 4\.23%, is of 5 Jan 2026 \(Aswath Damodaran.*\) and was derived with a rate of 4\.18%/,
    );
    expect(text).toContain("Adjusted to the newer rate it is 4.00%");
    expect(trace).toContain("reference/premiumPair/riskFreeRate/value");
  });

  it("are those of the included data too", async () => {
    expect((await textOf({})).text).toContain("Adjusted to the newer rate it is 3.94%");
  });

  it("are both the premium's where the newer rate is too far from it", async () => {
    const { text } = await textOf({ live: treasury(0.0561) });
    expect(text).toMatch(
      /^The risk-free rate of 29 Sept? 2026, 5\.61% .* In use are both of 5 Jan 2026: 4\.18% and 4\.23%/,
    );
  });

  it.each([
    ["of the same date", { live: treasury(0.0418, "2026-01-05") }],
    ["of another currency", { ticker: "ENEL.MI" }],
    ["in use no more for a premium of the reader", { chosen: { equityRiskPremium: 0.0533 } }],
    ["in use no more for a rate of the reader", { chosen: { riskFreeRate: 0.0512 } }],
  ])("say nothing where they are %s", async (_, asked) => {
    expect((await textOf(asked)).text).toBe("");
  });

  it("are those of the market-implied premium in its view", async () => {
    const { text, trace } = await textOf({ live: treasury(0.0441), view: "relative" });
    expect(text).toContain("Valora");
    expect(trace).toContain("reference/impliedPremium/riskFreeRate/value");
  });

  it.each([
    ["es", "Trasladada al tipo más reciente es del 4,00 %"],
    ["it", "Riportato al tasso più recente è del 4,00%"],
  ] as const)("in %s", async (language, words) => {
    expect((await textOf({ live: treasury(0.0441), language })).text).toContain(words);
  });
});
