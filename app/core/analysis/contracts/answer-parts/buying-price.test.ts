import type { ValuationReport } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { analysisIn } from "../analysis-address.ts";
import { buyingPriceOf, usualSafety } from "./buying-price.ts";

const reportOf = (votes: readonly (number | null)[]) => {
  const voting = votes.filter((vote) => vote !== null);
  const mean = voting.length === 0 ? null : voting.reduce((sum, vote) => sum + vote, 0) / voting.length;
  const methods = votes.map((vote) => ({ method: "netAssetValue", vote }));
  // Only what a price to buy at is worked out from.
  return { summary: { mean, voting: voting.length }, methods } as unknown as ValuationReport;
};

describe("the price to buy at", () => {
  it("lies the margin of safety below the mean, and below each method that votes", () => {
    const buying = buyingPriceOf(reportOf([80, null, 120]), { safety: 0.3, price: 140 });
    expect(buying).toMatchObject({ safety: 0.3, chosenBy: "user" });
    expect(buying?.value).toBeCloseTo(70, 10);
    expect(buying?.difference).toBeCloseTo(-0.5, 10);
    expect(buying?.methods.map(({ value }) => value)).toEqual([56, 84]);
  });

  it("takes the usual margin where none is chosen, and none where it is nought", () => {
    const usual = buyingPriceOf(reportOf([100]), { price: null });
    expect(usual).toMatchObject({ safety: usualSafety, chosenBy: "usual", value: 75, difference: null });
    expect(buyingPriceOf(reportOf([100]), { safety: 0, price: 50 })).toMatchObject({
      chosenBy: "user",
      value: 100,
      difference: 1,
    });
  });

  it("is none where no method votes", () => {
    expect(buyingPriceOf(reportOf([null]), { price: 10 })).toBeNull();
  });

  it.each([
    ["0.3", 0.3, undefined],
    ["0", 0, undefined],
    ["30", undefined, { code: "outOfRange", params: { param: "safety", minimum: 0, maximum: 0.9, suggestion: 0.3 } }],
    ["-0.1", undefined, { code: "outOfRange" }],
    ["0,3", undefined, { code: "numberFormat" }],
  ])("is read from an address: %s", (text, safety, refusal) => {
    const { asked, refusals } = analysisIn(
      (name) => (name === "safety" ? text : null),
      (symbol) => symbol,
    );
    expect(asked.safety).toBe(safety);
    if (refusal === undefined) expect(refusals).toEqual([]);
    else expect(refusals).toMatchObject([refusal]);
  });
});
