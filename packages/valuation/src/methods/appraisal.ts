import type { Company } from "../company/normalise-company.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { PerShare } from "../inputs/units.ts";
import type {
  MethodName,
  NotApplicable,
  NotApplicableReason,
  NotVotingReason,
  ValuationVariant,
  Warning,
} from "../report/outcome.ts";
import type { Lever } from "../scenarios/scenarios.ts";
import type { Settings } from "../scenarios/settings.ts";
import type { Quantity, Step } from "../trace/trace.ts";

/** The answer of a method at one setting of its levers. */
export type Valuation = {
  /** Raw value per share: what the formula gives, which may be negative or not finite. */
  value: PerShare;
  /** The same with the steps that led to it. Built when asked for: most valuations only order the scenarios. */
  result: () => Quantity;
  /** The meaning of a result at or below zero. */
  notAboveZero: NotApplicableReason;
  /** The details of the value. Computed on demand: most valuations only order the scenarios. */
  details: () => Details;
};

export type Details = {
  /** The most telling inputs, at most three. */
  drivers: readonly Quantity[];
  /** Depends on the setting, unlike the warnings of the appraisal. */
  warnings: readonly Warning[];
  /** Shown beside the value, never voting. */
  besides: () => readonly Step[];
};

/** A method that applies to a company: it can be asked for its value at any setting of its levers. */
export type Appraisal = {
  kind: "appraisal";
  variant: ValuationVariant;
  levers: readonly Lever[];
  warnings: readonly Warning[];
  notVotingReason: NotVotingReason | null;
  value: (settings: Settings) => Valuation;
};

/** One method: an appraisal of the company, or the reason why there is none. */
export type Method = (company: Company) => Appraisal | NotApplicable;

export function notApplicable(
  reason: NotApplicableReason,
  alternative: MethodName | null = null,
  missing: readonly FigureName[] = [],
): NotApplicable {
  return { kind: "notApplicable", reason, alternative, missing, rawValue: null, growthBelow: null };
}

/** The figures among these that the latest statement lacks. */
export function missingFrom({ history }: Company, ...names: FigureName[]): FigureName[] {
  return names.filter((name) => history.figure(history.latest, name) === null);
}

/** Value and trace of a result that is cheap to work out at once. */
export const valued = (result: Quantity): Pick<Valuation, "value" | "result"> => ({
  value: result.value,
  result: () => result,
});
