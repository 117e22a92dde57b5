/** The share of the months from which on the price counts as nearly always on one side of the band, and as mostly in it. */
const nearlyAlways = 0.8;
const mostly = 0.5;

type Months = Record<"months" | "held" | "above" | "below", number>;

/** What the past says of the band: too low, too high, mostly right, or none of these. */
export function bandSideOf({ months, held, above, below }: Months): "low" | "high" | "held" | "mixed" {
  if (above >= months * nearlyAlways) return "low";
  if (below >= months * nearlyAlways) return "high";
  return held > months * mostly ? "held" : "mixed";
}
