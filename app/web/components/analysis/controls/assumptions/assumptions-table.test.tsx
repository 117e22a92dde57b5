// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { type AssumptionOverrides, valueCompany } from "@valora/valuation";
import { afterEach, describe, expect, it } from "vitest";
import { staged } from "../../page/render-with-messages.tsx";
import { PublishedRows } from "./published-rows.tsx";

afterEach(cleanup);

const data = createMarketData();

/** Each row of published assumptions: name, published, in use, source, date. */
async function rowsOf(chosen: AssumptionOverrides): Promise<Record<"rate" | "premium" | "beta", string[]>> {
  const { fundamentals } = await data.fundamentalsOf("AAPL");
  const file = { fundamentals, reference: data.referenceFor(fundamentals, null), peers: [], today: "2026-09-30" };
  const report = valueCompany(file, { scenario: "neutral", overrides: chosen });
  const table = (
    <table>
      <tbody>
        <PublishedRows {...{ report, file, chosen }} />
      </tbody>
    </table>
  );
  const { container } = render(await staged(table, "en"));
  const rows = [...container.querySelectorAll("tr")].map((row) =>
    [...row.children].map(({ textContent }) => (textContent ?? "").replaceAll("\u00a0", " ").trim()),
  );
  // A name is followed by its meaning.
  const rowOf = (name: string) => rows.find(([head = ""]) => head.startsWith(name))?.slice(1) ?? [];
  return { rate: rowOf("Risk-free rate"), premium: rowOf("Equity risk premium"), beta: rowOf("Beta") };
}

describe("the table of published assumptions", () => {
  it("shows what is in use beside what is published where the two differ", async () => {
    const rows = await rowsOf({});
    expect(rows.premium.slice(0, 2)).toEqual(["4.23%", "3.94%"]);
    expect(rows.rate[1]).toBe("");
    expect(rows.beta[1]).toBe("");
    expect(rows.beta[2]).toMatch(/Damodaran/);
  });

  it("shows the reader's rates beside the published ones, and names no source for the reader's beta", async () => {
    const rows = await rowsOf({ beta: 1.57, riskFreeRate: 0.0512, equityRiskPremium: 0.0533 });
    expect(rows.premium.slice(0, 2)).toEqual(["4.23%", "5.33%"]);
    expect(rows.rate[1]).toBe("5.12%");
    expect(rows.beta).toEqual(["–", "1.57", "yours", "–"]);
  });
});
