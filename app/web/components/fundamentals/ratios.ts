import type { RatiosAnswer } from "../../../core/fundamentals/contracts/statements.ts";

/** An answer without its trace. */
export type Ratios = Omit<RatiosAnswer, "trace">;
