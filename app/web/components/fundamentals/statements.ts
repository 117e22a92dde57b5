import type { AsOfRefusal, StatementsAnswer } from "../../../core/fundamentals/contracts/statements.ts";
import type { RefusedFigures } from "../analysis/controls/refused.ts";

/** An answer without its trace, the figures that were worked out from others, and why a day has none or own figures are not used. */
export type Statements = Omit<StatementsAnswer, "trace"> & {
  derived: readonly number[];
  refused?: AsOfRefusal | null;
  refusedFigures?: RefusedFigures | null;
};
