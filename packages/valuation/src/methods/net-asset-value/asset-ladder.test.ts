import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { valueCompany } from "../../value-company.ts";
import { type AssetRungName, assetLadderOf } from "./asset-ladder.ts";

const request = { scenario: "neutral", overrides: {} } as const;

function ladder(...sample: Parameters<typeof sampleFile>) {
  const told = assetLadderOf(sampleFile(...sample), request);
  if (told.kind === "unavailable") throw new Error(told.reason);
  return told.rungs;
}
const rung = (rungs: ReturnType<typeof ladder>, name: AssetRungName) => rungs.find((each) => each.name === name);

describe("the ladder of net assets", () => {
  const latest = { totalEquity: 800, preferredEquity: 100, goodwill: 150, intangibles: 50 };

  it("goes down from the books by what each rung takes away", () => {
    const file = sampleFile({ latest: { ...latest, currentAssets: 300, totalLiabilities: 600 } });
    const told = assetLadderOf(file, request);
    if (told.kind === "unavailable") throw new Error(told.reason);
    const shares = file.fundamentals.sharesOutstanding?.value ?? 0;
    expect(shares).toBeGreaterThan(0);
    const values = Object.fromEntries(
      told.rungs.map(({ name, value }) => [name, value === null ? null : value * shares]),
    );
    expect(values.reported).toBeCloseTo(700, 9);
    expect(values.tangible).toBeCloseTo(500, 9);
    expect(values.netCurrent).toBeCloseTo(-300, 9);
    expect(rung(told.rungs, "tangible")).toMatchObject({ change: expect.closeTo(-200 / shares, 9) });
    // Without research the last rung is measured against the tangible one.
    expect(rung(told.rungs, "adjusted")).toEqual({ name: "adjusted", value: null, reason: "noResearch" });
    expect(rung(told.rungs, "netCurrent")).toMatchObject({ change: expect.closeTo(-800 / shares, 9) });
  });

  it("counts research that is treated as an asset", () => {
    const file = sampleFile({ figures: { researchAndDevelopment: 60 }, latest });
    const capitalised = assetLadderOf(file, { scenario: "neutral", overrides: { researchLife: 3 } });
    if (capitalised.kind === "unavailable") throw new Error(capitalised.reason);
    const shares = file.fundamentals.sharesOutstanding?.value ?? 0;
    // 60 × (1 + 2/3 + 1/3).
    expect(rung(capitalised.rungs, "adjusted")).toMatchObject({ change: expect.closeTo(120 / shares, 9) });
  });

  it("says which rung has no number, and why", () => {
    expect(
      rung(ladder({ figures: { goodwill: null }, latest: { ...latest, goodwill: null } }), "tangible"),
    ).toMatchObject({ reason: "goodwillUnknown" });
    const bank = ladder({ latest, fundamentals: { sector: "financials", industry: "Diversified Banks" } });
    expect(rung(bank, "netCurrent")).toMatchObject({ reason: "notSeparated" });
    expect(
      rung(ladder({ figures: { currentAssets: null }, latest: { ...latest, currentAssets: null } }), "netCurrent"),
    ).toMatchObject({
      reason: "figuresMissing",
    });
    expect(assetLadderOf(sampleFile({ latest: { totalEquity: null } }), request).kind).toBe("unavailable");
  });

  it("stands for a company that owes more than it owns, too", () => {
    const rungs = ladder({ latest: { ...latest, totalEquity: -50 } });
    expect(rung(rungs, "reported")?.value).toBeLessThan(0);
  });

  it("has the numbers that the method shows beside its value", () => {
    const file = sampleFile({ latest: { ...latest, currentAssets: 300, totalLiabilities: 600 } });
    const outcome = valueCompany(file, request).methods.find(({ method }) => method === "netAssetValue")?.outcome;
    if (outcome?.kind !== "estimate") throw new Error("no value");
    const besides = Object.fromEntries(outcome.besides.map(({ name, value }) => [name, value]));
    const rungs = ladder({ latest: { ...latest, currentAssets: 300, totalLiabilities: 600 } });
    expect(rung(rungs, "reported")?.value).toBeCloseTo(besides.bookValuePerShare ?? Number.NaN, 9);
    expect(rung(rungs, "tangible")?.value).toBeCloseTo(besides.tangibleBookValuePerShare ?? Number.NaN, 9);
    expect(rung(rungs, "netCurrent")?.value).toBeCloseTo(besides.netCurrentAssetValuePerShare ?? Number.NaN, 9);
  });
});
