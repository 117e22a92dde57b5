import type { AsOfRefusal, RatiosAnswer } from "../../../core/fundamentals/contracts/statements.ts";
import type { RefusedFigures } from "../analysis/controls/refused.ts";

/** An answer without its trace, and why a day has none or own figures are not used. */
export type Ratios = Omit<RatiosAnswer, "trace"> & {
  refused?: AsOfRefusal | null;
  refusedFigures?: RefusedFigures | null;
};
