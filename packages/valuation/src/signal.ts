import type { Signal, Status } from "./report.ts";

/** Methods that must apply, or agree, before anything is said. */
export const quorum = 3;

/**
 * What the voting methods say together. A total function of how many see the share undervalued, fair and overvalued:
 *
 *   1. fewer than three vote                  → none
 *   2. three under- and three overvalued      → hold: the methods contradict each other
 *   3. three or more undervalued              → buy;  strong with five and none against, weak when more see it fair
 *   4. three or more overvalued               → sell; the same
 *   5. more than half fair                    → hold
 *   6. anything else                          → hold: no consensus
 *
 * Symmetric: swapping under- and overvalued swaps buy and sell. Monotone: one more undervalued never lowers it.
 */
export function signalOf(counts: Readonly<Record<Status, number>>): Signal {
  const { undervalued, fair, overvalued } = counts;
  const voting = undervalued + fair + overvalued;
  if (voting < quorum) return { kind: "none", reason: "notEnoughMethods", strength: "plain" };
  if (undervalued >= quorum && overvalued >= quorum) {
    return { kind: "hold", reason: "methodsContradict", strength: "plain" };
  }
  if (undervalued >= quorum) {
    return { kind: "buy", reason: "undervaluedMajority", strength: strengthOf(undervalued, fair, overvalued) };
  }
  if (overvalued >= quorum) {
    return { kind: "sell", reason: "overvaluedMajority", strength: strengthOf(overvalued, fair, undervalued) };
  }
  if (fair > voting / 2) return { kind: "hold", reason: "fairMajority", strength: "plain" };
  return { kind: "hold", reason: "noConsensus", strength: "plain" };
}

function strengthOf(agreeing: number, fair: number, against: number): Signal["strength"] {
  if (agreeing >= 5 && against === 0) return "strong";
  return fair > agreeing ? "weak" : "plain";
}
