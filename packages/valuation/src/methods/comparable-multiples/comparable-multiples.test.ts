import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { type SampleChanges, sampleFile, samplePeer } from "../../inputs/sample-company.ts";
import { comparableMultiples } from "./comparable-multiples.ts";

/** Multiples of 12, 15, 18, 22 and 60 for each of EBITDA, EBIT and net income. */
const five = [1200, 1500, 1800, 2200, 6000].map((marketCap, index) => samplePeer(`PEER${index}`, marketCap));

function appraised(changes: SampleChanges = {}) {
  return comparableMultiples(
    normaliseCompany(sampleFile({ peers: five, ...changes }), { scenario: "neutral", overrides: {} }),
  );
}

function value(changes: SampleChanges = {}, multiple: "conservative" | "neutral" | "optimistic" = "neutral") {
  const appraisal = appraised(changes);
  return appraisal.kind === "appraisal" ? appraisal.value({ multiple }).value : appraisal.reason;
}

describe("comparableMultiples", () => {
  it("takes the median of what each median multiple implies", () => {
    // × 18: EBITDA 200 → 3600 − 200 + 100 = 3500; EBIT 150 → 2700 − 100 = 2600; net income 90 → 1620. Median 26 a share.
    expect(value()).toBeCloseTo(26, 9);
  });

  it("takes the quartiles in the other scenarios, not the mean that one giant moves", () => {
    expect(value({}, "conservative")).toBeCloseTo((150 * 15 - 100) / 100, 9);
    expect(value({}, "optimistic")).toBeCloseTo((150 * 22 - 100) / 100, 9);
  });

  it("leaves out peers that lose money", () => {
    const peers = [...five, samplePeer("LOSS", 9000, { netIncome: -10, ebit: -5, ebitda: 0 })];
    expect(value({ peers })).toBeCloseTo(26, 9);
  });

  it("drops a multiple whose own figure is not above zero", () => {
    expect(value({ latest: { netIncome: -20 } })).toBeCloseTo((35 + 26) / 2, 9);
  });

  it("drops one of nothing, which cash would give a value: operating income of 0, and twice as much cash as debt", () => {
    // × 18: EBITDA 50 → 900 + 200 = 1100; net income 90 → 1620. The mean is 13.60 a share.
    expect(value({ latest: { ebit: 0 }, figures: { cashAndEquivalents: 400 } })).toBeCloseTo(13.6, 9);
  });

  it("names its multiples as what it rests on", () => {
    const appraisal = appraised({ fundamentals: { sector: "materials", industry: "Steel" } });
    const drivers = appraisal.kind === "appraisal" ? appraisal.value({}).details().drivers : [];
    expect(drivers.map(({ name }) => name)).toEqual(["evToEbitda", "priceToEarnings", "priceToBook"]);
  });

  it("falls back on the dated industry average with fewer than five peers, and says so", () => {
    // EV/EBITDA 12 → 2300; EV/EBIT 16 → 2300; P/E 15 → 1350
    const appraisal = appraised({ peers: five.slice(0, 4) });
    expect(appraisal).toMatchObject({ kind: "appraisal", variant: "sectorMultiples" });
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("sectorAverages");
    expect(value({ peers: five.slice(0, 4) })).toBeCloseTo(23, 9);
  });

  it("does not take an industry average that is an accident of losses in it", () => {
    const industry = { priceToEarnings: 132, evToEbitda: null, evToEbit: null };
    expect(value({ peers: [], industry })).toBe("fewPeers");
  });

  it.each([
    [-20, "negativeEarnings"],
    [0, "negativeEarnings"],
    [null, "figuresMissing"],
  ])("earns nothing where just one figure is known and is not above zero, of a bank: %j, %s", (netIncome, reason) => {
    const fundamentals = { industry: "Diversified Banks", sector: "financials" } as const;
    expect(value({ fundamentals, latest: { netIncome, totalEquity: null } })).toBe(reason);
  });

  it("names the figures without which there is nothing to compare, by the kind of company", () => {
    const figures = { ebit: null, pretaxIncome: null, netIncome: null, totalEquity: null, operatingCashFlow: null };
    const missingOf = (fundamentals: SampleChanges["fundamentals"]) => {
      const appraisal = appraised({ fundamentals, latest: figures });
      return appraisal.kind === "notApplicable" ? appraisal.missing : [];
    };
    expect(missingOf({})).toEqual(["ebit", "netIncome"]);
    expect(missingOf({ industry: "Diversified Banks", sector: "financials" })).toEqual(["netIncome"]);
  });

  it("is under water, and not without peers, where the smallest of profits is worth less than the debt", () => {
    expect(value({ latest: { ebit: 1, ebitda: 1, netIncome: -20 } })).toBe("equityUnderWater");
    expect(value({ latest: { ebit: 0, ebitda: 0, netIncome: -20 } })).not.toBe("equityUnderWater");
  });

  it("compares banks by earnings and tangible book, never by enterprise value", () => {
    const appraisal = appraised({ fundamentals: { industry: "Diversified Banks", sector: "financials" } });
    const names =
      appraisal.kind === "appraisal"
        ? appraisal
            .value({})
            .details()
            .drivers.map(({ name }) => name)
        : [];
    expect(names).toEqual(["priceToEarnings", "priceToTangibleBook"]);
  });

  it("pays for an average year of a cyclical company what peers cost in theirs", () => {
    // The peers earn 100 in an average year and 10 now; the company 90 and 200: 18 × 90 ÷ 100, EBITDA 18 × 200 − 100.
    const midCycle = { ebitda: 100, netIncome: 100 };
    const peers = five.map((peer) => ({ ...peer, ebitda: 10, netIncome: 10, midCycle }));
    expect(value({ peers, fundamentals: { industry: "Steel" } })).toBeCloseTo((16.2 + 35) / 2, 9);
    const unknown = peers.map((peer) => ({ ...peer, midCycle: { ebitda: 100, netIncome: null } }));
    expect(value({ peers: unknown, fundamentals: { industry: "Steel" } })).toBeCloseTo((13.5 + 35) / 2, 9);
  });

  it("compares trusts by funds from operations", () => {
    // P/FFO 18 × 140 ÷ 100
    expect(value({ fundamentals: { industry: "Retail REITs", sector: "realEstate" } })).toBeCloseTo(25.2, 9);
  });

  it.each([
    [{ peers: [], industry: { priceToEarnings: null, evToEbitda: null, evToEbit: null } }, "fewPeers"],
    [{ latest: { netIncome: null, ebit: null, pretaxIncome: null } }, "figuresMissing"],
    [{ latest: { netIncome: -1, ebit: -1, ebitda: -1 } }, "negativeEarnings"],
  ] as const)("is not applicable to %j: %s", (changes, reason) => {
    expect(value(changes)).toBe(reason);
  });

  it("shows a holding without counting it", () => {
    const fundamentals = { industry: "Multi-Sector Holdings", sector: "financials" } as const;
    expect(appraised({ fundamentals })).toMatchObject({ notVotingReason: "informative" });
  });
});
