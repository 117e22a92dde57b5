import type { GrowthBin, Rate } from "@valora/valuation";

/** A line of growth rates: every bin of a histogram has the same width on it, also the two without an end. */
export type GrowthScale = {
  /** Place in percent of the width; beyond the bins, the middle of the outermost. */
  at: (growth: Rate) => number;
  place: (index: number) => { x: number; width: number };
  ticks: readonly Rate[];
};

/** Between two named places lie so many bins. */
const binsPerTick = 4;

export function growthScaleOf(bins: readonly GrowthBin[]): GrowthScale {
  const width = 100 / Math.max(1, bins.length);
  const edges = bins.flatMap(({ to }) => (to === null ? [] : [to]));
  const [low = 0, high = 1] = [edges[0], edges.at(-1)];
  const inner = 100 - 2 * width;
  const at = (growth: Rate) => {
    if (growth < low) return width / 2;
    return growth >= high ? 100 - width / 2 : width + ((growth - low) / (high - low)) * inner;
  };
  return {
    at,
    place: (index) => ({ x: index * width, width }),
    ticks: edges.filter((edge) => Math.round(edge * 100) % (2 * binsPerTick) === 0),
  };
}
