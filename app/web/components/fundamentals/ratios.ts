import type { AsOfRefusal, RatiosAnswer } from "../../../core/fundamentals/contracts/statements.ts";

/** An answer without its trace, and why a day has none. */
export type Ratios = Omit<RatiosAnswer, "trace"> & { refused?: AsOfRefusal | null };
