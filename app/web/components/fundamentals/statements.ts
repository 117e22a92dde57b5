import type { AsOfRefusal, StatementsAnswer } from "../../../core/fundamentals/contracts/statements.ts";

/** An answer without its trace, the figures that were worked out from others, and why a day has none. */
export type Statements = Omit<StatementsAnswer, "trace"> & {
  derived: readonly number[];
  refused?: AsOfRefusal | null;
};
