import { type Sector, sectors } from "@valora/valuation";
import type { PredictionModel } from "../src/compiled-model.ts";
import type { Margins, ModelFile } from "../src/model-file.ts";
import { logQuantiles, subjectOf } from "../src/quantiles.ts";
import type { Example } from "./examples.ts";

/** Each side of the band is to miss one case in ten. */
const missTenths = 1;
const tenths = 10;
/** As many rows of the whole market as pull on the margins of one sector. */
const shrinkage = 20;

/** How far outside the raw band the truth of one company lay, in log points: negative inside. */
export type Miss = { sector: Sector | null; low: number; high: number };

/** The misses of a model on a year that it has not seen; the model must carry that year's levels. */
export function missesOf(model: PredictionModel, calibration: readonly Example[]): Miss[] {
  return calibration.flatMap(({ source, sector, marketValue }) => {
    const raw = logQuantiles(model, subjectOf(source));
    const truth = Math.log(marketValue);
    if (!raw) return [];
    return [{ sector, low: Math.min(raw.low, raw.high) - truth, high: truth - Math.max(raw.low, raw.high) }];
  });
}

/** The ⌈(n + 1)(1 − α)⌉-th smallest of n misses, as split conformal prediction has it; the largest where there are too few. */
function marginOf(misses: readonly number[]): number {
  const sorted = Float64Array.from(misses).sort();
  // Written without α = 1 − 0.9, which is not exact: a rank that is whole must stay so.
  const rank = Math.ceil(((sorted.length + 1) * (tenths - missTenths)) / tenths);
  return sorted[Math.min(rank, sorted.length) - 1] ?? 0;
}

const marginsOf = (misses: readonly Miss[]): Margins => ({
  low: marginOf(misses.map(({ low }) => low)),
  high: marginOf(misses.map(({ high }) => high)),
});

/**
 * Margins of conformalised quantile regression, each side by itself: for the whole market, and for each sector drawn
 * towards the whole by `shrinkage` rows. The misses must be those of companies that their model has never met, else the
 * band is too narrow for a company that is new.
 */
export function conformalMargins(misses: readonly Miss[]): ModelFile["conformal"] {
  const all = marginsOf(misses);
  const bySector = sectors.flatMap((sector) => {
    const own = misses.filter((miss) => miss.sector === sector);
    if (own.length === 0) return [];
    const margins = marginsOf(own);
    const drawn = (side: keyof Margins) =>
      Number(((margins[side] * own.length + all[side] * shrinkage) / (own.length + shrinkage)).toFixed(4));
    return [[sector, { low: drawn("low"), high: drawn("high") }] as const];
  });
  return {
    all: { low: Number(all.low.toFixed(4)), high: Number(all.high.toFixed(4)) },
    sectors: Object.fromEntries(bySector),
  };
}
