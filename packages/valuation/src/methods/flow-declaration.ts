import type { NotApplicableReason } from "../report/outcome.ts";
import type { QuantityName } from "../trace/quantity-names.ts";

/** Assumptions that a reader may doubt; each method has some of them. `discountRate` is the WACC or the cost of equity. */
export const flowLevers = [
  "discountRate",
  "growth",
  "terminalGrowth",
  "margin",
  "salesToCapital",
  "terminalReturn",
  "returnOnEquity",
  "persistence",
  "payout",
  "exitMultiple",
] as const;

export type FlowLever = (typeof flowLevers)[number];

/** Why assumptions together have no value per share. */
export type NoValueReason =
  | Extract<
      NotApplicableReason,
      | "discountRateNotAboveGrowth"
      | "discountRateNearGrowth"
      | "equityUnderWater"
      | "negativeTerminalCashFlow"
      | "negativeEarnings"
      | "outOfProportion"
      | "notFinite"
    >
  | "discountRateNotPositive";

export type LeverValues = Readonly<Partial<Record<FlowLever, number>>>;

/** How far an assumption is moved: by percentage points (0.01 is one), or by a part of itself (0.1 is a tenth). */
export type LeverChange = { kind: "points" | "part"; size: number };

/** Where a lever stands in a trace: an input of the first step of that name, years that the reader has set by themselves aside. */
export type LeverPlace = readonly [step: QuantityName, input: string];

/** A method that discounts flows, as a function of its assumptions: what its trace and its answers have of their own. */
export type FlowDeclaration = {
  readonly places: Readonly<Partial<Record<FlowLever, readonly LeverPlace[]>>>;
  /** How far each assumption is moved to see which of them matters. */
  readonly moved: Readonly<Partial<Record<FlowLever, LeverChange>>>;
  /** The assumption that a simulation draws beside the discount rate and growth: what the company earns or pays. */
  readonly drawn: FlowLever;
  /** The figure that grows in its forecast, where base rates of it exist: revenue of the firm, or the book of its shareholders. */
  readonly growing: "revenue" | "totalEquity" | null;
  /** The present value of what comes after the horizon. */
  readonly laterPart: QuantityName;
  /** Whether the perpetual growth is that of a perpetuity, which a thin spread makes unsure. */
  readonly isPerpetuity: boolean;
  /** Whether shares that are given away take a part of the value. */
  readonly isDiluted: boolean;
  /** The assumptions with which new capital earns what it costs after the horizon. */
  readonly withoutExcessReturns: (levers: LeverValues, discountRate: number) => LeverValues;
  /** Why the value is not above zero. */
  readonly notAboveZero: (terminalValue: number) => NoValueReason;
};

export const points = (size: number): LeverChange => ({ kind: "points", size });
export const part = (size: number): LeverChange => ({ kind: "part", size });

/** Rates and growth, which every flow method has. */
export const movedRates = { discountRate: points(0.01), terminalGrowth: points(0.01), growth: points(0.02) } as const;
