import { expect, it } from "vitest";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { comparedAssumption } from "../contracts/compare.ts";

const product = productOf(
  {
    ...testContext(),
    analyses: {
      record: () => {
        throw new Error("nothing is recorded");
      },
    },
  },
  null,
);

it("says of each company what its own page says, and keeps the others when one is unknown", async () => {
  const viewer = { language: "es" };
  const [first, unknown, second] = await product.compareCompanies(viewer, {
    tickers: ["KO", "XYZQ", "JPM"],
    view: "absolute",
  });
  expect(unknown).toMatchObject({ kind: "failed", ticker: "XYZQ", code: "tickerNotFound" });
  if (first?.kind !== "compared" || second?.kind !== "compared") throw new Error("both are bundled");
  const query = { ticker: "KO", scenario: "neutral" as const };
  const { report } = await product.analyseCompany(viewer, query, { isRecorded: false });
  expect(first.company.mean).toBe(report.summary.mean);
  const price = first.company.price?.value ?? 0;
  for (const [index, { outcome, relative }] of first.methods.entries()) {
    const own = report.methods[index]?.outcome;
    expect(outcome.kind).toBe(own?.kind);
    if (outcome.kind === "estimate") {
      expect(own?.kind === "estimate" && own.valuePerShare).toBe(outcome.value);
      expect(relative?.value).toBeCloseTo(outcome.value / price, 12);
    }
  }
  expect(second.methods[0]?.outcome).toEqual({ kind: "notApplicable", reason: "financial" });
  // A bank has no average cost of capital: what discounts it is its cost of equity.
  expect([first, second].map(({ assumptions }) => assumptions.discountRate)).toEqual(["wacc", "costOfEquity"]);
  expect(comparedAssumption("wacc", first.assumptions)).toBe(report.assumptions.wacc?.value);
  expect(comparedAssumption("wacc", second.assumptions)).toBeNull();
  expect(comparedAssumption("costOfEquity", second.assumptions)).toBe(second.assumptions.wacc);
});

it("compares five at most", async () => {
  const compared = await product.compareCompanies(
    { language: "es" },
    { tickers: ["A1", "A2", "A3", "A4", "A5", "A6"], view: "absolute" },
  );
  expect(compared).toHaveLength(5);
});

it("says of each company what its own page says in the relative view", async () => {
  const viewer = { language: "es" };
  const [first] = await product.compareCompanies(viewer, { tickers: ["KO"], view: "relative" });
  const query = { ticker: "KO", scenario: "neutral" as const, view: "relative" as const };
  const { report } = await product.analyseCompany(viewer, query, { isRecorded: false });
  if (first?.kind !== "compared") throw new Error("it is bundled");
  expect(first.company.mean).toBe(report.summary.mean);
  expect(first.assumptions.costOfEquity).toBe(report.assumptions.costOfEquity?.value);
  const [absolute] = await product.compareCompanies(viewer, { tickers: ["KO"], view: "absolute" });
  expect(absolute?.kind === "compared" && absolute.company.mean).toBeLessThan(report.summary.mean ?? 0);
});
