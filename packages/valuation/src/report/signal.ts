import type { Signal, Status } from "./report.ts";

/** Methods that must apply, or agree, before anything is said. */
export const quorum = 3;

type Reading = {
  /** From how many families of methods the votes on each side come; several when it is not said. */
  families?: Readonly<Record<"undervalued" | "overvalued", number>>;
  /** Whether methods of one family, which share their inputs and so are one opinion, are not enough for buy or sell. */
  isPrudent?: boolean;
};

/**
 * The joint verdict of the voting methods. A total function of how many see the share undervalued, fair and overvalued:
 *
 *   1. fewer than three vote                  → none
 *   2. three under- and three overvalued      → hold: the methods contradict each other
 *   3. three or more undervalued              → buy;  strong with five and none against, weak when more see it fair, and when
 *                                               all of them are of one family; the latter is hold where prudence is asked
 *   4. three or more overvalued               → sell; the same
 *   5. more than half fair                    → hold
 *   6. anything else                          → hold: no consensus
 *
 * Symmetric: swapping under- and overvalued swaps buy and sell. Monotone: one more undervalued never lowers it.
 */
export function signalOf(counts: Readonly<Record<Status, number>>, reading: Reading = {}): Signal {
  const { undervalued, fair, overvalued } = counts;
  const voting = undervalued + fair + overvalued;
  if (voting < quorum) return { kind: "none", reason: "notEnoughMethods", strength: "plain" };
  if (undervalued >= quorum && overvalued >= quorum) {
    return { kind: "hold", reason: "methodsContradict", strength: "plain" };
  }
  if (undervalued >= quorum) {
    const strength = strengthOf(undervalued, fair, overvalued);
    return carried({ kind: "buy", reason: "undervaluedMajority", strength }, "undervalued", reading);
  }
  if (overvalued >= quorum) {
    const strength = strengthOf(overvalued, fair, undervalued);
    return carried({ kind: "sell", reason: "overvaluedMajority", strength }, "overvalued", reading);
  }
  if (fair > voting / 2) return { kind: "hold", reason: "fairMajority", strength: "plain" };
  return { kind: "hold", reason: "noConsensus", strength: "plain" };
}

/** The signal as it is where its votes come from several families; weak, or hold, where they come from one. */
function carried(signal: Signal, side: "undervalued" | "overvalued", { families, isPrudent }: Reading): Signal {
  if (families === undefined || families[side] > 1) return signal;
  if (isPrudent) return { kind: "hold", reason: "oneFamilyOnly", strength: "plain" };
  return { ...signal, reason: `${side}ByOneFamily`, strength: "weak" };
}

function strengthOf(agreeing: number, fair: number, against: number): Signal["strength"] {
  if (agreeing >= 5 && against === 0) return "strong";
  return fair > agreeing ? "weak" : "plain";
}
