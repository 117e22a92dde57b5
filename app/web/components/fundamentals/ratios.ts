import type { ValuationView } from "@valora/valuation";
import type { RatiosAnswer } from "../../../core/fundamentals/contracts/ratios-answer.ts";
import type { AsOfRefusal } from "../../../core/fundamentals/contracts/statements.ts";
import type { ToldOwnRatio } from "../../../core/fundamentals/contracts/told-own-ratio.ts";
import type { RefusedRatio } from "../../own-ratios/asked-ratios.ts";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import type { RefusedFigures } from "../analysis/controls/refused.ts";

/** An answer without its traces, and why a day has none, own figures are not used or own ratios cannot be read. */
export type Ratios = Omit<RatiosAnswer, "trace" | "ownRatios"> & {
  ownRatios: readonly ShownOwnRatio[];
  /** Of the values that own ratios name. */
  view: ValuationView;
  refused?: AsOfRefusal | null;
  refusedFigures?: RefusedFigures | null;
  refusedRatios: readonly RefusedRatio[];
  savedRatios?: readonly SavedRatio[];
};

/** An own ratio of the company, whose trace is asked for by its place. */
export type ShownOwnRatio = Omit<ToldOwnRatio, "trace">;
