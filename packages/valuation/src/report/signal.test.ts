import { describe, expect, it } from "vitest";
import type { SignalKind } from "./report.ts";
import { signalOf } from "./signal.ts";

const upTo7 = Array.from({ length: 8 }, (_, voting) => voting).flatMap((voting) =>
  Array.from({ length: voting + 1 }, (_, undervalued) => undervalued).flatMap((undervalued) =>
    Array.from({ length: voting - undervalued + 1 }, (_, fair) => ({
      undervalued,
      fair,
      overvalued: voting - undervalued - fair,
    })),
  ),
);

const rank: Readonly<Record<SignalKind, number>> = { sell: -1, none: 0, hold: 0, buy: 1 };

describe("signalOf", () => {
  it.each([
    [{ undervalued: 2, fair: 0, overvalued: 0 }, "none", "notEnoughMethods", "plain"],
    [{ undervalued: 3, fair: 1, overvalued: 3 }, "hold", "methodsContradict", "plain"],
    [{ undervalued: 4, fair: 0, overvalued: 3 }, "hold", "methodsContradict", "plain"],
    [{ undervalued: 3, fair: 0, overvalued: 3 }, "hold", "methodsContradict", "plain"],
    [{ undervalued: 3, fair: 4, overvalued: 0 }, "buy", "undervaluedMajority", "weak"],
    [{ undervalued: 3, fair: 3, overvalued: 0 }, "buy", "undervaluedMajority", "plain"],
    [{ undervalued: 0, fair: 3, overvalued: 3 }, "sell", "overvaluedMajority", "plain"],
    [{ undervalued: 5, fair: 1, overvalued: 0 }, "buy", "undervaluedMajority", "strong"],
    [{ undervalued: 5, fair: 0, overvalued: 1 }, "buy", "undervaluedMajority", "plain"],
    [{ undervalued: 0, fair: 4, overvalued: 3 }, "sell", "overvaluedMajority", "weak"],
    [{ undervalued: 1, fair: 4, overvalued: 2 }, "hold", "fairMajority", "plain"],
    [{ undervalued: 2, fair: 3, overvalued: 2 }, "hold", "noConsensus", "plain"],
  ] as const)("of %j is %s: %s, %s", (counts, kind, reason, strength) => {
    expect(signalOf(counts)).toEqual({ kind, reason, strength });
  });

  it("answers all 120 counts of up to seven methods, 36 of them with seven", () => {
    expect(upTo7).toHaveLength(120);
    expect(upTo7.filter(({ undervalued, fair, overvalued }) => undervalued + fair + overvalued === 7)).toHaveLength(36);
    for (const counts of upTo7) expect(["buy", "hold", "sell", "none"]).toContain(signalOf(counts).kind);
  });

  it("says nothing exactly when fewer than three vote", () => {
    for (const counts of upTo7) {
      const voting = counts.undervalued + counts.fair + counts.overvalued;
      expect(signalOf(counts).kind === "none", JSON.stringify(counts)).toBe(voting < 3);
    }
  });

  it("is symmetric: swapping under- and overvalued swaps buy and sell", () => {
    for (const { undervalued, fair, overvalued } of upTo7) {
      const one = signalOf({ undervalued, fair, overvalued });
      const other = signalOf({ undervalued: overvalued, fair, overvalued: undervalued });
      expect(rank[one.kind] + rank[other.kind]).toBe(0);
      expect(one.strength).toBe(other.strength);
    }
  });

  it("is monotone: one fair method that becomes undervalued never lowers it", () => {
    for (const { undervalued, fair, overvalued } of upTo7.filter((counts) => counts.fair > 0)) {
      const before = signalOf({ undervalued, fair, overvalued });
      const after = signalOf({ undervalued: undervalued + 1, fair: fair - 1, overvalued });
      expect(rank[after.kind], `${undervalued} ${fair} ${overvalued}`).toBeGreaterThanOrEqual(rank[before.kind]);
    }
  });

  it("holds, where prudence is asked, exactly when the votes that carry it are of one family", () => {
    for (const counts of upTo7) {
      const ofOne = { undervalued: 1, overvalued: 1 };
      const [weak, prudent] = [
        signalOf(counts, { families: ofOne }),
        signalOf(counts, { families: ofOne, isPrudent: true }),
      ];
      const isCarried = weak.kind === "buy" || weak.kind === "sell";
      expect(prudent, JSON.stringify(counts)).toEqual(
        isCarried ? { kind: "hold", reason: "oneFamilyOnly", strength: "plain" } : weak,
      );
      const ofTwo = { undervalued: 2, overvalued: 2 };
      expect(signalOf(counts, { families: ofTwo, isPrudent: true })).toEqual(signalOf(counts, { families: ofTwo }));
    }
  });
});
