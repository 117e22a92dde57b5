import type { AssumptionOverrides, YearlyLever } from "@valora/valuation";
import type { FailureCode, FailureParams } from "../../../../failure.ts";
import type { RefusedText } from "./rate-control.tsx";

/** Name of the field of one year: what stands in it is a person's text, not an address's number. */
export type YearField = `${YearlyLever}.${number}`;

/** Inputs that the loader refused: what was typed, and why. */
export type Refused = Partial<Record<Exclude<keyof AssumptionOverrides, "peers"> | YearField | "price", RefusedText>>;

/** Why own figures of an address are not used, as the API says it. */
export type RefusedFigures = { code: FailureCode; params: FailureParams };
