import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import { netAssetValue } from "./net-asset-value.ts";

function appraised(changes: SampleChanges = {}) {
  return netAssetValue(normaliseCompany(sampleFile(changes), { scenario: "neutral", overrides: {} }));
}

function ladder(changes: SampleChanges = {}) {
  const appraisal = appraised(changes);
  if (appraisal.kind === "notApplicable") return appraisal.reason;
  const { value, details } = appraisal.value({});
  return {
    value,
    ...Object.fromEntries(
      details()
        .besides()
        .map((step) => [step.name, step.value]),
    ),
  };
}

describe("netAssetValue", () => {
  it("climbs down from reported to tangible to net current assets", () => {
    // (400)/100, (400 − 50 − 30)/100, (300 − 500)/100
    expect(ladder()).toEqual({
      value: 3.2,
      bookValuePerShare: 4,
      tangibleBookValuePerShare: 3.2,
      netCurrentAssetValuePerShare: -2,
    });
  });

  it("takes the part of preferred shareholders out of every rung", () => {
    expect(ladder({ figures: { preferredEquity: 100 } })).toMatchObject({ value: 2.2, bookValuePerShare: 3 });
  });

  it("falls back on the reported book when goodwill exceeds the equity, and does not count it", () => {
    const changes = { figures: { goodwill: 600 } };
    expect(ladder(changes)).toMatchObject({ value: 4, tangibleBookValuePerShare: -2.3 });
    expect(appraised(changes)).toMatchObject({ variant: "reportedBook", notVotingReason: "assetLight" });
  });

  it("falls back on the reported book when nothing of it is tangible", () => {
    expect(ladder({ figures: { goodwill: 370 } })).toMatchObject({ value: 4, tangibleBookValuePerShare: 0 });
  });

  it("counts where tangible equity is at least half the market value", () => {
    const at = (price: number) =>
      appraised({ fundamentals: { quote: { value: price, currency: "USD", asOf: "2026-08-20", source: "" } } });
    expect(at(6.4)).toMatchObject({ notVotingReason: null });
    expect(at(6.41)).toMatchObject({ notVotingReason: "assetLight" });
  });

  it("is no floor where goodwill is unknown and the book may be worth half the price", () => {
    const at = (value: number) =>
      appraised({
        figures: { goodwill: null },
        fundamentals: { quote: { value, currency: "USD", asOf: "2026-08-20", source: "" } },
      });
    expect(at(8)).toMatchObject({ variant: "reportedBook", notVotingReason: "fewInputs" });
    expect(at(8.01)).toMatchObject({ variant: "reportedBook", notVotingReason: "assetLight" });
  });

  it.each([
    [{ fundamentals: { industry: "Multi-Sector Holdings", sector: "financials" } }, null],
    [{ fundamentals: { industry: "Retail REITs", sector: "realEstate" } }, "bookAtCost"],
    [{ fundamentals: { industry: "Electric Utilities", sector: "utilities" } }, "bookAtCost"],
    [{ fundamentals: { industry: "Diversified Banks", sector: "financials" } }, "informative"],
    [
      { fundamentals: { industry: "Diversified Banks", sector: "financials" }, figures: { goodwill: null } },
      "fewInputs",
    ],
  ] as const)("of %j has the reason %s not to count", (changes, notVotingReason) => {
    expect(appraised(changes)).toMatchObject({ notVotingReason });
  });

  it.each([
    [{ figures: { totalEquity: -1 } }, "negativeEquity"],
    [{ figures: { totalEquity: 0 } }, "negativeEquity"],
    [{ latest: { totalEquity: null } }, "figuresMissing"],
  ] as const)("is not applicable to %j: %s", (changes, reason) => {
    expect(ladder(changes)).toBe(reason);
  });
});
