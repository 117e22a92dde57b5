import { missingBin } from "../src/bins.ts";
import type { BinnedColumns } from "./bin-edges.ts";

/** Room for every real bin and, last, for the missing one. */
export const binsPerFeature = 65;
const missingSlot = binsPerFeature - 1;

/** Sums of gradients and rows by feature and bin for the rows of one node. */
export type Histogram = { gradients: Float64Array; counts: Int32Array };

export function histogramOf(
  data: BinnedColumns,
  features: readonly number[],
  rows: Int32Array,
  gradient: Float64Array,
) {
  const gradients = new Float64Array(data.columns.length * binsPerFeature);
  const counts = new Int32Array(gradients.length);
  for (const feature of features) {
    const column = data.columns[feature] ?? new Uint8Array();
    const offset = feature * binsPerFeature;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      const bin = column[row] ?? 0;
      const slot = offset + (bin === missingBin ? missingSlot : bin);
      gradients[slot] = (gradients[slot] ?? 0) + (gradient[row] ?? 0);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
  return { gradients, counts };
}

/** The histogram of the sibling: a parent is the sum of its children. */
export function histogramDifference(parent: Histogram, child: Histogram): Histogram {
  return {
    gradients: parent.gradients.map((value, slot) => value - (child.gradients[slot] ?? 0)),
    counts: parent.counts.map((value, slot) => value - (child.counts[slot] ?? 0)),
  };
}

export type Split = { feature: number; bin: number; missingLeft: boolean; gain: number };
export type SplitRules = { minimumLeaf: number; ridge: number };
type Side = { gradient: number; count: number };

/** The cut with the largest reduction of squared gradient; null when none leaves `minimumLeaf` rows on both sides. */
export function bestSplit(
  histogram: Histogram,
  data: BinnedColumns,
  features: readonly number[],
  total: Side,
  rules: SplitRules,
): Split | null {
  let best: Split | null = null;
  for (const feature of features) {
    for (const found of splitsOfFeature(histogram, feature, data.edgeCounts[feature] ?? 0, total, rules)) {
      if (found && found.gain > (best?.gain ?? smallestGain)) best = found;
    }
  }
  return best;
}

/** Less than this is rounding noise of the sums. */
const smallestGain = 1e-10;

/** The best cut with missing rows on the right, and with them on the left. Where there are none the larger side gets later ones. */
function splitsOfFeature(
  histogram: Histogram,
  feature: number,
  edgeCount: number,
  total: Side,
  rules: SplitRules,
): (Split | null)[] {
  const first = feature * binsPerFeature;
  const slots = { first, last: first + edgeCount };
  const nothing = { gradient: 0, count: 0 };
  const missing = {
    gradient: histogram.gradients[first + missingSlot] ?? 0,
    count: histogram.counts[first + missingSlot] ?? 0,
  };
  const right = bestCut(histogram, slots, nothing, total, rules);
  if (missing.count === 0) {
    return [right && { feature, bin: right.bin, missingLeft: right.leftCount * 2 >= total.count, gain: right.gain }];
  }
  const left = bestCut(histogram, slots, missing, total, rules);
  return [
    right && { feature, bin: right.bin, missingLeft: false, gain: right.gain },
    left && { feature, bin: left.bin, missingLeft: true, gain: left.gain },
  ];
}

type Cut = { bin: number; gain: number; leftCount: number };

/** Runs once over the bins of a feature, the rows of `start` being on the left from the beginning. */
function bestCut(
  { gradients, counts }: Histogram,
  slots: { first: number; last: number },
  start: Side,
  total: Side,
  { minimumLeaf, ridge }: SplitRules,
): Cut | null {
  const before = (total.gradient * total.gradient) / (total.count + ridge);
  let { gradient, count } = start;
  let bestGain = 0;
  let bestSlot = -1;
  let bestCount = 0;
  for (let slot = slots.first; slot <= slots.last; slot += 1) {
    const added = counts[slot] ?? 0;
    if (added === 0) continue;
    gradient += gradients[slot] ?? 0;
    count += added;
    if (count < minimumLeaf) continue;
    const rest = total.count - count;
    if (rest < minimumLeaf) break;
    const other = total.gradient - gradient;
    const gain = (gradient * gradient) / (count + ridge) + (other * other) / (rest + ridge) - before;
    if (gain > bestGain) {
      bestGain = gain;
      bestSlot = slot;
      bestCount = count;
    }
  }
  return bestSlot < 0 ? null : { bin: bestSlot - slots.first, gain: bestGain, leftCount: bestCount };
}
