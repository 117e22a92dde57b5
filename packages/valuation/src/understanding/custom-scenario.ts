import { memoizedByFile } from "../company/remembered.ts";
import type { PerShare } from "../inputs/units.ts";
import type { MethodName } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import {
  type AssumptionOverrides,
  expertLevers,
  formNames,
  methodForms,
  type Scenario,
  scenarios,
  yearlyLevers,
} from "../scenarios/assumptions.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { addingUp } from "./adding-up.ts";

/** What a reader may set, in the order in which the steps take it; the view and the price are a question, and belong to all columns. */
export const customSettings = [
  "scenario",
  "type",
  "wacc",
  "growth",
  "horizon",
  ...expertLevers,
  ...yearlyLevers,
  ...formNames,
  "peers",
  "force",
  "prudent",
] as const;
export type CustomSetting = (typeof customSettings)[number];

/** The three scenarios as they are calculated, and beside them the reader's own. */
export const scenarioColumns = [...scenarios, "custom"] as const;
export type ScenarioColumn = (typeof scenarioColumns)[number];
export type ByColumn = Readonly<Record<ScenarioColumn, PerShare | null>>;

/** A setting of the reader's, put on top of those before it. */
export type CustomStep = {
  /** One, but where the mean is unknown after it: then with those that follow, until one has a mean. */
  settings: readonly CustomSetting[];
  /** Its contribution to the difference between the two means. */
  effect: PerShare;
  /** Methods that count in the mean from this step on, and that no longer do. */
  joined: readonly MethodName[];
  left: readonly MethodName[];
};

export type CustomScenario = {
  /** The settings that are the reader's own, in their order. */
  settings: readonly CustomSetting[];
  /** The mean of the methods that vote; null where none does. */
  means: ByColumn;
  methods: readonly { method: MethodName; values: ByColumn }[];
  /** From the neutral mean to the reader's; null where one of the two is unknown. */
  steps: readonly CustomStep[] | null;
  /** The neutral mean, the effects in their order and this, added one after the other, are the reader's mean to the last bit. */
  rounding: number;
};

/**
 * What a reader has set against the neutral scenario: each method in the three calculated scenarios and in the reader's own, and
 * how much each setting moves the mean.
 *
 *   mean(settings 1…k) − mean(settings 1…k−1),   from the neutral scenario with nothing set to all that is set
 *
 * Settings are put on one after the other in the order of `customSettings`: the scenario, the kind of company, WACC, growth, horizon, the
 * levers of an expert, single years, forms, peers, forced methods. Where two settings work on each other, what they do
 * together counts in the later one: another order would tell other effects of the same sum.
 *
 * Null where nothing is set: another scenario alone is one of the three columns.
 */
export const customScenarioOf: (file: CompanyFile, request: ValuationRequest) => CustomScenario | null = memoizedByFile(
  (file, request) => {
    const set = customSettings.filter((setting) => isSet(setting, request));
    if (set.every((setting) => setting === "scenario")) return null;
    const { view } = request.overrides;
    const plain = view === undefined ? {} : { view };
    const calculated = (scenario: Scenario) => valueCompany(file, { scenario, overrides: plain });
    const reports = {
      conservative: calculated("conservative"),
      neutral: calculated("neutral"),
      optimistic: calculated("optimistic"),
      custom: valueCompany(file, request),
    };
    return {
      settings: set,
      means: byColumn((column) => reports[column].summary.mean),
      methods: reports.custom.methods.map(({ method }) => ({
        method,
        values: byColumn((column) => valueIn(reports[column], method)),
      })),
      ...stepsBetween(file, request, { set, from: reports.neutral, to: reports.custom }),
    };
  },
);

function byColumn(of: (column: ScenarioColumn) => PerShare | null): ByColumn {
  return {
    conservative: of("conservative"),
    neutral: of("neutral"),
    optimistic: of("optimistic"),
    custom: of("custom"),
  };
}

function valueIn({ methods }: ValuationReport, method: MethodName): PerShare | null {
  const outcome = methods.find((each) => each.method === method)?.outcome;
  return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
}

/** Whether a reader has set it to something other than what goes without saying. */
function isSet(setting: CustomSetting, { scenario, overrides }: ValuationRequest): boolean {
  if (setting === "scenario") return scenario !== "neutral";
  const value = overrides[setting];
  if (value === undefined || value === false) return false;
  if (setting === "discounting" || setting === "dividends") return value !== methodForms[setting][0];
  if (setting === "peers") return true;
  return !Array.isArray(value) || value.some((each) => each !== null);
}

function stepsBetween(
  file: CompanyFile,
  { scenario, overrides }: ValuationRequest,
  { set, from, to }: { set: readonly CustomSetting[]; from: ValuationReport; to: ValuationReport },
): Pick<CustomScenario, "steps" | "rounding"> {
  if (from.summary.mean === null || to.summary.mean === null) return { steps: null, rounding: 0 };
  const { view } = overrides;
  let request: ValuationRequest = { scenario: "neutral", overrides: view === undefined ? {} : { view } };
  let before = from;
  let waiting: CustomSetting[] = [];
  const steps: CustomStep[] = [];
  for (const [index, setting] of set.entries()) {
    request = withSetting(request, setting, { scenario, overrides });
    waiting = [...waiting, setting];
    const isLast = index === set.length - 1;
    const after = isLast ? to : valueCompany(file, request);
    const { mean } = after.summary;
    if (mean === null || before.summary.mean === null) continue;
    steps.push({ settings: waiting, effect: mean - before.summary.mean, ...votersMoved(before, after) });
    [before, waiting] = [after, []];
  }
  const { effects, rounding } = addingUp(
    from.summary.mean,
    to.summary.mean,
    steps.map(({ effect }) => effect),
  );
  return { steps: steps.map((step, index) => ({ ...step, effect: effects[index] ?? 0 })), rounding };
}

const withSetting = (
  { scenario, overrides }: ValuationRequest,
  setting: CustomSetting,
  asked: ValuationRequest,
): ValuationRequest =>
  setting === "scenario"
    ? { scenario: asked.scenario, overrides }
    : { scenario, overrides: { ...overrides, ...only(asked.overrides, setting) } };

const only = (overrides: AssumptionOverrides, setting: Exclude<CustomSetting, "scenario">): AssumptionOverrides =>
  Object.fromEntries([[setting, overrides[setting]]]);

function votersMoved(before: ValuationReport, after: ValuationReport): Pick<CustomStep, "joined" | "left"> {
  const voting = ({ methods }: ValuationReport) =>
    methods.flatMap(({ method, vote }) => (vote === null ? [] : [method]));
  const [old, now] = [voting(before), voting(after)];
  return {
    joined: now.filter((method) => !old.includes(method)),
    left: old.filter((method) => !now.includes(method)),
  };
}
