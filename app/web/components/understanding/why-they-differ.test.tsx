// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { type ValuationReport, valueCompany } from "@valora/valuation";
import { useEffect, useState } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { companyFile } from "../../../wiring/composition.server.ts";
import { type Choice, choiceOf } from "../analysis/controls/analysis-choice.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { WhyTheyDiffer } from "./why-they-differ.tsx";

let report: ValuationReport;
beforeAll(async () => {
  const marketData = createMarketData();
  const fundamentals = await marketData.fundamentalsOf("KO");
  const file = companyFile({ marketData, predict: () => null }, fundamentals, marketData.asOf);
  report = valueCompany(file, { scenario: "neutral", overrides: {} });
});
afterEach(cleanup);

/** As on a result page, whose address carries the pair. */
function OfThePage() {
  const [choice, setChoice] = useState<Choice>(() => choiceOf(new URLSearchParams()));
  return (
    <WhyTheyDiffer
      {...{ report, currency: "USD", pair: choice.pair }}
      choose={(change) =>
        setChoice((before) => ({ ...before, ...(typeof change === "function" ? change(before) : change) }))
      }
    />
  );
}
const Alone = () => <WhyTheyDiffer report={report} currency="USD" />;

/** As lists that were set before the scripts arrived tell it: one after the other, before anything is drawn anew. */
function SetsBoth() {
  useEffect(() => {
    set("De", "discountedCashFlow");
    set("A", "dividendDiscount");
  }, []);
  return null;
}

function set(label: string, value: string): void {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

it.each([
  ["a page with an address", OfThePage],
  ["a page without one", Alone],
])("takes both methods when the two lists change in one go, on %s", async (_, Page) => {
  render(
    await staged(
      <>
        <Page />
        <SetsBoth />
      </>,
    ),
  );
  expect(screen.getByText(/^Entre Descuento de flujos y Dividendos hay/)).toBeDefined();
});
