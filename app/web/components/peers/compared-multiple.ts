import type { PeerComparison } from "@valora/valuation";

/** The first multiple of the method that both sides have. */
export function comparedMultiple({ multiples }: PeerComparison) {
  for (const { kind, isUsed, own, statistic, peers } of multiples) {
    const middle = statistic?.value.neutral ?? null;
    if (isUsed && own !== null && statistic && middle !== null)
      return { kind, from: statistic.from, own: own.value, middle: middle.value, peers };
  }
  return null;
}
