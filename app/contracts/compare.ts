import type { MethodName, NotApplicableReason, NotVotingReason, Status } from "@valora/valuation";
import type { ScreenerRow } from "./screener.ts";

/** How many companies stand side by side. */
export const mostCompared = 5;

export type ComparedMethod = {
  method: MethodName;
  outcome:
    | {
        kind: "estimate";
        value: number;
        status: Status | null;
        difference: number | null;
        votes: boolean;
        notVotingReason: NotVotingReason | null;
      }
    | { kind: "notApplicable"; reason: NotApplicableReason };
  /** Value in the three scenarios, each divided by the price: what is one costs what it is worth. Null without a price. */
  relative: { low: number; value: number; high: number } | null;
};

export type ComparedCompany =
  | {
      kind: "compared";
      /** Its value is the mean of the methods that vote. */
      company: ScreenerRow;
      methods: readonly ComparedMethod[];
      assumptions: Record<"wacc" | "costOfEquity" | "growth" | "terminalGrowth" | "horizon", number | null>;
    }
  | { kind: "failed"; ticker: string; code: string; params: Readonly<Record<string, string | number>> };
