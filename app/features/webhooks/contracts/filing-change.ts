import type { FigureName } from "@valora/valuation";
import type { FiledCause } from "@valora/valuation/revision";

/** What a filing changed in the accounts of a company and in its value, at one price and with one set of assumptions. */
export type FilingChange = {
  /** Of the accounts and of the values per share. */
  currency: string;
  /** End of the twelve months whose figures are told, and of those before them: the same where they were restated. */
  periodEnd: string;
  formerEnd: string;
  /** Those that differ; null: the accounts do not tell it. */
  figures: readonly { name: FigureName; before: number | null; now: number | null }[];
  /** The mean of the methods that vote, in the neutral scenario; null where it is unknown. */
  value: { before: number | null; now: number | null };
  /** What moved the value, in the order in which it is worked out; with `rounding` they add up to the last bit. Empty where a value is unknown. */
  steps: readonly { causes: readonly FiledCause[]; effect: number }[];
  rounding: number;
};
