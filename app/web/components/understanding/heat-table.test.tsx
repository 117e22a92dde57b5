// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { type AssumptionOverrides, sensitivityOf, valueCompany } from "@valora/valuation";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { companyFile } from "../../../wiring/composition.server.ts";
import type { Choose } from "../analysis/controls/analysis-choice.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { HeatTable } from "./heat-table.tsx";

const marketData = createMarketData();
afterEach(cleanup);

/** The table of a company that is valued anew when it is told to, as where the values come from a worker. */
async function opened(ticker: string) {
  const fundamentals = await marketData.fundamentalsOf(ticker);
  const file = companyFile({ marketData, predict: () => null }, fundamentals, marketData.asOf);
  const price = file.fundamentals.quote?.value ?? null;
  let chosen: AssumptionOverrides = {};
  let value: (reach: number) => void = () => undefined;
  // safe: the table takes the overrides of a choice alone
  const choose = ((change: (before: { overrides: AssumptionOverrides }) => { overrides: AssumptionOverrides }) => {
    chosen = change({ overrides: chosen }).overrides;
  }) as unknown as Choose;
  function Table() {
    const [{ overrides, reach }, setShown] = useState({ overrides: chosen, reach: 4 });
    value = (wider) => setShown({ overrides: chosen, reach: wider });
    const report = valueCompany(file, { scenario: "neutral", overrides });
    const sensitivity = sensitivityOf(report, { price, reach });
    if (sensitivity.kind === "unavailable") throw new Error("no table");
    return <HeatTable {...{ report, sensitivity, choose }} rateName="wacc" />;
  }
  const { container } = render(await staged(<Table />));
  return { container, chosen: () => chosen, valueAnew: (reach: number) => act(() => value(reach)) };
}

it.each([
  ["AAPL", 4, "ArrowDown"],
  ["KO", 4, "ArrowDown"],
  ["ITX.MC", 3, "ArrowDown"],
  ["MSFT", 5, "ArrowUp"],
] as const)(
  "keeps the focus on the middle of the table of %s, which comes later with %s places to a side",
  async (ticker, reach, key) => {
    const { container, chosen, valueAnew } = await opened(ticker);
    const middle = () => container.querySelector<HTMLElement>(".heat .current button");
    const before = middle()?.getAttribute("aria-label");
    middle()?.focus();
    for (const press of [key, "ArrowRight", "ArrowRight", "Enter"])
      fireEvent.keyDown(document.activeElement ?? document.body, { key: press });
    expect(Object.keys(chosen()).length).toBeGreaterThan(0);
    valueAnew(reach);
    expect(middle()?.getAttribute("aria-label")).not.toBe(before);
    expect(document.activeElement).toBe(middle());
    expect([...container.querySelectorAll('.heat button[tabindex="0"]')]).toEqual([middle()]);
  },
);
