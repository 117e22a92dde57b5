import type { MultiplesAnswer } from "../../../core/fundamentals/contracts/multiples.ts";
import type { RefusedFigures } from "../analysis/controls/refused.ts";

/** An answer without its trace, and why own figures are not used. */
export type Multiples = Omit<MultiplesAnswer, "trace"> & { refusedFigures?: RefusedFigures | null };
export type MultipleLine = Multiples["lines"][number];
