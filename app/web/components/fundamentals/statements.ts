import type { StatementsAnswer } from "../../../core/fundamentals/contracts/statements.ts";

/** An answer without its trace, and the figures that were worked out from others. */
export type Statements = Omit<StatementsAnswer, "trace"> & { derived: readonly number[] };
