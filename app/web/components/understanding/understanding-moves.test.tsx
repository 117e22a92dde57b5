// @vitest-environment happy-dom

import { act, cleanup, render, screen } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import {
  assumptionRanges,
  type CompanyFile,
  firmToShareOf,
  type ValuationRequest,
  valueCompany,
} from "@valora/valuation";
import { useMemo, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { companyFile } from "../../../wiring/composition.server.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { BridgeChart } from "./bridge-chart.tsx";
import { Understanding } from "./understanding.tsx";

const marketData = createMarketData();
const ends = (["wacc", "growth", "terminalGrowth", "margin"] as const).flatMap((lever) => {
  const { minimum, maximum } = assumptionRanges[lever];
  return [{ [lever]: minimum }, {}, { [lever]: maximum }, {}];
});

afterEach(cleanup);

type Overrides = ValuationRequest["overrides"];

/** The panels of one company, and the way to move its levers without beginning anew. */
async function opened(file: CompanyFile) {
  let move: (overrides: Overrides) => void = () => undefined;
  const price = file.fundamentals.quote?.value ?? null;
  function Panels() {
    const [overrides, setOverrides] = useState<Overrides>({});
    move = setOverrides;
    const request = useMemo<ValuationRequest>(() => ({ scenario: "neutral", overrides }), [overrides]);
    const report = useMemo(() => valueCompany(file, request), [request]);
    return (
      <>
        <Understanding address="/analysis/AAPL" search="" {...{ file, report, request, price }} />
        <BridgeChart report={report} currency={file.fundamentals.currency} name="La empresa" />
      </>
    );
  }
  render(await staged(<Panels />));
  return (overrides: Overrides) => act(() => move(overrides));
}

const failed = "Esta parte no se ha podido mostrar";
const bridge = "Del valor de la empresa al valor por acción";

it.each(["AAPL", "KO", "XOM", "ENEL.MI", "JPM"])(
  "goes on for %s when a method loses its value and gets it back",
  async (ticker) => {
    const fundamentals = await marketData.fundamentalsOf(ticker);
    const file = companyFile({ marketData, predict: () => null }, fundamentals, marketData.asOf);
    const move = await opened(file);
    for (const overrides of ends) {
      move(overrides);
      const said = `${ticker} ${JSON.stringify(overrides)}`;
      expect(screen.queryByText(failed, { exact: false }), said).toBeNull();
      const hasBridge = firmToShareOf(valueCompany(file, { scenario: "neutral", overrides })) !== null;
      expect(screen.queryByRole("heading", { name: bridge }) !== null, said).toBe(hasBridge);
    }
  },
);
