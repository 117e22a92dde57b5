/** A stretch of a scale of zones, in percent of its width. */
export type ZoneStretch = { from: number; to: number };

/** Zones beside each other, the place of every limit between two of them, and that of a value, in percent of the width. */
export type ZoneScale = { stretches: readonly ZoneStretch[]; limits: readonly number[]; at: number };

/** The outer zones are as wide as the limits lie apart, or one; a value further out stands at the edge. */
export function zoneScaleOf(limits: readonly number[], value: number): ZoneScale {
  const [first = 0, last = first] = [limits[0], limits.at(-1)];
  const outer = last > first ? 1.25 * (last - first) : 1;
  const [low, high] = [first - outer, last + outer];
  const at = (place: number) => ((Math.min(Math.max(place, low), high) - low) / (high - low)) * 100;
  const edges = [low, ...limits, high].map(at);
  return {
    stretches: edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to })),
    limits: limits.map(at),
    at: at(value),
  };
}
