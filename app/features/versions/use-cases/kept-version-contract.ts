import { seenRun } from "../../../core/history/use-cases/seen-run-contract.ts";
import type { NewWholeVersion } from "./version-context.ts";

/** A saved analysis without inputs, for tests of what is kept of a person. */
export const keptVersion: Omit<NewWholeVersion, "accountId" | "clientKey"> = {
  ...{ ticker: seenRun.ticker, name: seenRun.name, question: "", engine: "e", dataEdition: "d", note: "mine" },
  policy: { name: "House", team: null },
  savedAt: new Date("2026-03-01T12:00:00Z"),
  result: {
    ...{ currency: "USD", price: 70, priceAsOf: "2026-02-27", provider: "bundled", accountsUntil: "2025-12-31" },
    ...{ mean: 60, minimum: 50, maximum: 70, signal: "hold" as const, methods: [] },
    counts: { undervalued: 0, fair: 1, overvalued: 0 },
    assumptions: { wacc: 0.08, growth: 0.04, horizon: 5, discountRate: "wacc" },
  },
  // Nothing in it is valued.
  inputs: { file: {}, request: { scenario: "neutral", overrides: {} }, traces: {} } as never,
};
