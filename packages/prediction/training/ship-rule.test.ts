import { describe, expect, it } from "vitest";
import type { Judgement } from "./judgement.ts";
import { shipDecision } from "./ship-rule.ts";

const metrics = {
  count: 100,
  medianAbsoluteError: 0.3,
  within15: 0.3,
  within25: 0.4,
  within50: 0.7,
  medianAbsoluteLogError: 0.3,
  signedMedianError: 0.01,
  rankCorrelation: 0.8,
};
const band = { coverage: 0.8, below: 0.1, above: 0.1, medianRatio: 3 };
const group = { metrics, band };
const year = { ...group, bestSectorMedian: "sectorMedianEvToEbitda", improvement: 0.2 } as const;

const judgement = (changes: Partial<Judgement> = {}): Judgement => ({
  overall: group,
  comparisons: [
    {
      baseline: "sectorMedianEvToEbitda",
      metrics: { ...metrics, medianAbsoluteError: 0.4 },
      modelOnSameRows: metrics,
      improvement: 0.25,
      interval: { low: 0.15, high: 0.3 },
    },
  ],
  byYear: { 2022: year, 2023: year, 2024: year, 2025: { ...year, improvement: 0.02 } },
  bySector: { energy: { ...group, improvement: 0.2 }, utilities: { ...group, improvement: -0.1 } },
  bySize: { small: group, medium: group, large: group },
  answered: group,
  refusedShare: 0.2,
  ...changes,
});

describe("the ship rule", () => {
  it("lets the model vote where it beats the sector's own medians", () => {
    expect(shipDecision(judgement())).toMatchObject({ ships: true, votes: ["energy"] });
  });

  it("keeps a sector silent that it betters by less than a tenth or in which it leans", () => {
    const leaning = { metrics: { ...metrics, signedMedianError: 0.06 }, band, improvement: 0.3 };
    expect(
      shipDecision(judgement({ bySector: { energy: leaning, utilities: { ...group, improvement: 0.09 } } })).votes,
    ).toEqual([]);
  });

  it.each<[string, Partial<Judgement>]>([
    [
      "too few good years",
      { byYear: { 2022: year, 2023: { ...year, improvement: 0 }, 2024: { ...year, improvement: 0 } } },
    ],
    ["a band that covers too little", { overall: { metrics, band: { ...band, coverage: 0.759 } } }],
    ["a band that covers too much", { overall: { metrics, band: { ...band, coverage: 0.841 } } }],
    ["a leaning median", { overall: { metrics: { ...metrics, signedMedianError: -0.051 }, band } }],
    ["no comparison", { comparisons: [] }],
  ])("silences it for %s", (_, changes) => {
    expect(shipDecision(judgement(changes))).toMatchObject({ ships: false, votes: [] });
  });

  it("takes the vote of a sector that the band misses, and of no other", () => {
    const decision = shipDecision(
      judgement({
        bySector: {
          energy: { ...group, improvement: 0.2 },
          materials: { metrics, band: { ...band, coverage: 0.69 }, improvement: 0.3 },
        },
      }),
    );
    expect(decision.votes).toEqual(["energy"]);
    expect(decision.conditions.find(({ name }) => name.includes("every sector"))).toMatchObject({
      holds: false,
      found: "not in materials",
    });
  });
});
