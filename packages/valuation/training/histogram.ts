import { missingBin } from "../src/prediction/bins.ts";
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

const score = ({ gradient, count }: Side, ridge: number) => (gradient * gradient) / (count + ridge);

const remainder = (total: Side, side: Side): Side => ({
  gradient: total.gradient - side.gradient,
  count: total.count - side.count,
});

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
    const found = bestSplitOfFeature(histogram, feature, data.edgeCounts[feature] ?? 0, total, rules);
    if (found && found.gain > (best?.gain ?? 1e-10)) best = found;
  }
  return best;
}

function bestSplitOfFeature(
  { gradients, counts }: Histogram,
  feature: number,
  edgeCount: number,
  total: Side,
  rules: SplitRules,
): Split | null {
  const offset = feature * binsPerFeature;
  const sideAt = (slot: number): Side => ({
    gradient: gradients[offset + slot] ?? 0,
    count: counts[offset + slot] ?? 0,
  });
  const missing = sideAt(missingSlot);
  const before = score(total, rules.ridge);
  let known: Side = { gradient: 0, count: 0 };
  let best: Split | null = null;
  for (let bin = 0; bin <= edgeCount; bin += 1) {
    known = sum(known, sideAt(bin));
    for (const { left, missingLeft } of leftSides(known, missing, total)) {
      const right = remainder(total, left);
      if (left.count < rules.minimumLeaf || right.count < rules.minimumLeaf) continue;
      const gain = score(left, rules.ridge) + score(right, rules.ridge) - before;
      if (gain > (best?.gain ?? 0)) best = { feature, bin, missingLeft, gain };
    }
  }
  return best;
}

const sum = (left: Side, right: Side): Side => ({
  gradient: left.gradient + right.gradient,
  count: left.count + right.count,
});

/** Missing rows are tried on both sides; where the node has none, a later one follows the larger side. */
function leftSides(known: Side, missing: Side, total: Side): { left: Side; missingLeft: boolean }[] {
  if (missing.count === 0) return [{ left: known, missingLeft: known.count * 2 >= total.count }];
  return [
    { left: known, missingLeft: false },
    { left: sum(known, missing), missingLeft: true },
  ];
}
