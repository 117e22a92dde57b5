import { asOrdinary, type Company, type ValuationRequest } from "../company/normalise-company.ts";
import { leastTerminalDistance, withoutPerpetuity } from "../formulas/time-value/terminal-distance.ts";
import type { PerShare, Rate } from "../inputs/units.ts";
import { type Appraisal, notApplicable, type Valuation } from "../methods/appraisal.ts";
import { methods } from "../methods/index.ts";
import { forceableReasons, type MethodName, type NotApplicable, type NotApplicableReason } from "../report/outcome.ts";
import type { CompanyFile } from "../report/report.ts";
import { isOutOfProportion } from "../report/summary.ts";
import type { Scenario } from "./assumptions.ts";
import { lazilyByScenario, orderedSettings, type Settings } from "./settings.ts";

/** One method in the three scenarios. */
export type Run =
  | { kind: "notApplicable"; answer: NotApplicable }
  | {
      kind: "run";
      company: Company;
      appraisal: Appraisal;
      settings: (scenario: Scenario) => Settings;
      valuations: (scenario: Scenario) => Valuation;
      values: (scenario: Scenario) => PerShare | NotApplicableReason;
    };

type Runnable = Extract<Run, { kind: "run" }>;

/** A method that the kind of company speaks against is asked once more where the reader wants its value all the same. */
export function runMethodAsAsked(
  asked: { file: CompanyFile; request: ValuationRequest; company: Company },
  method: MethodName,
): Run {
  const run = runOf(asked.company, method);
  const isForced = asked.request.overrides.force?.includes(method) ?? false;
  if (!isForced || run.kind === "run" || !isForceable(run.answer.reason)) return run;
  return runOf(asOrdinary(asked.file, asked.request), method);
}

/** Whether a reader may ask for the value all the same: what speaks against it is the kind of company, and no missing figure. */
export const isForceable = (reason: NotApplicableReason): boolean => forceableReasons.some((each) => each === reason);

export function runOf(company: Company, method: MethodName): Run {
  if (company.blockedBy !== null) return { kind: "notApplicable", answer: notApplicable(company.blockedBy) };
  const appraisal = methods[method](company);
  if (appraisal.kind === "notApplicable") return { kind: "notApplicable", answer: appraisal };
  const valuationAt = memoizedBySettings(appraisal.value);
  const settings = orderedSettings({
    levers: appraisal.levers,
    selected: company.selected,
    pinned: company.pinned,
    isIdle: (lever, from, to) => lever === "terminalGrowth" && isSameTerminalGrowth(company, from, to),
    value: (each) => valuationAt(each).value,
  });
  const valuations = lazilyByScenario((scenario) => valuationAt(settings(scenario)));
  const run = { kind: "run", company, appraisal, settings, valuations } as const;
  return { ...run, values: lazilyByScenario((scenario) => scenarioValue(run, scenario)) };
}

/** Each of the few settings at which a method is asked is worked out once: a list finds them sooner than a map of objects. */
function memoizedBySettings(valuationOf: (settings: Settings) => Valuation): (settings: Settings) => Valuation {
  const known: { settings: Settings; valuation: Valuation }[] = [];
  return (settings) => {
    for (const each of known) if (each.settings === settings) return each.valuation;
    const valuation = valuationOf(settings);
    known.push({ settings, valuation });
    return valuation;
  };
}

const isSameTerminalGrowth = ({ rates }: Company, one: Scenario, other: Scenario): boolean =>
  rates[one].terminalGrowth === rates[other].terminalGrowth;

/** The value of a scenario, or why its number is none. */
export const valueIn = (run: Run, scenario: Scenario): PerShare | NotApplicableReason =>
  run.kind === "run" ? run.values(scenario) : run.answer.reason;

function scenarioValue(
  { company, appraisal, settings: settingsIn, valuations }: Omit<Runnable, "values">,
  scenario: Scenario,
): PerShare | NotApplicableReason {
  const { value, notAboveZero } = valuations(scenario);
  const settings = settingsIn(scenario);
  if (appraisal.levers.includes("discountRate") && isRateInvalid(company, settings)) return "discountRateInvalid";
  if (Number.isFinite(value)) {
    if (value <= 0) return notAboveZero;
    return isOutOfProportion(value, company.price?.value ?? null) ? "outOfProportion" : value;
  }
  const { terminalGrowth } = company.ratesAt(settings);
  return withoutPerpetuity(lowestRate(company, settings), terminalGrowth.value) ?? "notFinite";
}

/** The upper limit of perpetual growth. */
export function lowestRate({ ratesAt }: Company, settings: Settings): Rate {
  const { wacc, costOfEquity } = ratesAt(settings);
  return Math.min(wacc?.value ?? costOfEquity.value, costOfEquity.value);
}

/**
 * Whether money is discounted at a rate that no owner asks: owners content with less than what is free of risk, unless the
 * user says so, or nothing at all.
 */
function isRateInvalid({ capital, pinned, ratesAt }: Company, settings: Settings): boolean {
  const { wacc, costOfEquity } = ratesAt(settings);
  const isOwn = !pinned.includes("discountRate");
  if (isOwn && capital.costOfEquity.value < capital.riskFreeRate.value) return true;
  return costOfEquity.value <= 0 || (wacc !== null && wacc.value <= 0);
}

/** The upper limit of perpetual growth at this rate, where growth is the obstacle. */
export function growthBelow(reason: NotApplicableReason, rate: Rate): Rate | null {
  const isInTheWay = reason === "discountRateNotAboveGrowth" || reason === "discountRateNearGrowth";
  return isInTheWay ? rate - leastTerminalDistance : null;
}
