import { expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { latestHistoryOf } from "../company/accounts/history.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { Trace } from "../trace/trace.ts";
import { peerAmountsOf, quantityOf, workingsOf } from "./peer-amounts.ts";

const kinds = [
  { trust: false, cyclical: false },
  { trust: false, cyclical: true },
  { trust: true, cyclical: false },
];

/** How each amount of a company came about, whatever kind of peer it is; of no report that there is, so that none is left out. */
function workingsOfAll(fundamentals: Fundamentals): Trace[] {
  const history = latestHistoryOf(fundamentals);
  return kinds.flatMap((is) =>
    Object.values(workingsOf(peerAmountsOf(history, is), { fiscalYearEnd: "", accession: null }) ?? {}),
  );
}

it("each amount that a peer's accounts yield can be read back from how it was worked out", async () => {
  const marketData = createMarketData();
  let steps = 0;
  for (const ticker of marketData.bundledTickers()) {
    for (const trace of workingsOfAll((await marketData.fundamentalsOf(ticker)).fundamentals)) {
      const value = trace.nodes[trace.result]?.value ?? Number.NaN;
      expect(quantityOf(trace, value)?.value, ticker).toBe(value);
      steps += trace.nodes.filter(({ kind }) => kind === "step").length;
    }
  }
  expect(steps).toBeGreaterThan(1_000);
});
