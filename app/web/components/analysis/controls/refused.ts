import type { AssumptionOverrides } from "@valora/valuation";
import type { RefusedText } from "./rate-control.tsx";
import type { YearField } from "./year-fields.ts";

/** Inputs that the loader refused: what was typed, and why. */
export type Refused = Partial<Record<Exclude<keyof AssumptionOverrides, "peers"> | YearField | "price", RefusedText>>;
