import type {
  CompanyType,
  FlowMethodName,
  FormName,
  MethodForms,
  QuantityName,
  ValuationReport,
  ValuationVariant,
} from "@valora/valuation";
import type { CustomSetting } from "@valora/valuation/custom-scenario";
import type { RateName } from "../core/analysis/contracts/answer-parts/discount-rate.ts";
import type { AssumptionChange } from "../core/analysis/contracts/assumption-change.ts";
import type { NotedAssumption } from "../core/analysis/contracts/assumption-notes.ts";
import { type LeverUnit, leverUnits } from "../core/analysis/contracts/lever-units.ts";
import type { Formats } from "./formats.ts";

/** What the rate of a company is called; where no company is known, as in a policy, which stands for all of them: either. */
export type RateLabel = RateName | "eitherRate";

/** Forms of the discounted cash flow whose flow is the owners'. */
const equityVariants: ReadonlySet<string> = new Set<ValuationVariant>(["flowToEquity", "distributableCash"]);

/** The rate at which a method discounts: the WACC where it values the firm, else what the owners require. */
export function flowRateName({ methods }: Pick<ValuationReport, "methods">, method: FlowMethodName): RateName {
  if (method !== "discountedCashFlow") return "costOfEquity";
  const outcome = methods.find((each) => each.method === method)?.outcome;
  return outcome?.kind === "estimate" && equityVariants.has(outcome.variant) ? "costOfEquity" : "wacc";
}

/** Where the texts keep what the rate is called. */
export const rateNameKey = (rate: RateLabel) =>
  rate === "eitherRate" ? "analysis.controls.eitherRate" : (`quantities.${rate}` as const);

/** Where the texts keep what a quantity of a trace is called: in a bank's, what stands in the place of the WACC is its cost of equity. */
export const quantityNameKey = (name: QuantityName, rate: RateLabel) =>
  name === "wacc" && rate === "costOfEquity" ? "trace.ownersRate" : (`quantities.${name}` as const);

/** Where the texts keep what an assumption is called, of a company with such a rate. */
export const assumptionNameKey = (name: NotedAssumption, rate: RateLabel) =>
  name === "wacc" ? rateNameKey(rate) : assumptionNameKeys[name];

/** Where the texts keep what a setting of the reader's is called, of a company with such a rate. */
export function customSettingKey(setting: CustomSetting, rate: RateLabel) {
  if (setting === "scenario" || setting === "force" || setting === "prudent")
    return `understanding.custom.settings.${setting}` as const;
  return assumptionNameKey(setting === "growth" ? "g" : setting, rate);
}

const assumptionNameKeys = {
  g: "analysis.controls.growth",
  horizon: "analysis.controls.horizon",
  terminalGrowth: "expert.levers.terminalGrowth",
  margin: "expert.levers.margin",
  salesToCapital: "expert.levers.salesToCapital",
  terminalReturn: "expert.levers.terminalReturn",
  payout: "expert.levers.payout",
  persistence: "expert.levers.persistence",
  dilution: "expert.levers.dilution",
  researchLife: "expert.levers.researchLife",
  fadeYears: "expert.levers.fadeYears",
  keptReturn: "expert.levers.keptReturn",
  buybackPayout: "expert.levers.buybackPayout",
  goodwillInCapital: "expert.levers.goodwillInCapital",
  exitMultiple: "expert.levers.exitMultiple",
  elapsedYears: "expert.levers.elapsedYears",
  lastTwelveMonths: "expert.levers.lastTwelveMonths",
  riskFreeRate: "expert.levers.riskFreeRate",
  equityRiskPremium: "expert.levers.equityRiskPremium",
  beta: "expert.levers.beta",
  growthByYear: "expert.reasons.growthByYear",
  marginByYear: "expert.reasons.marginByYear",
  salesToCapitalByYear: "expert.reasons.salesToCapitalByYear",
  discounting: "expert.forms.discounting",
  cashFlow: "expert.forms.cashFlow",
  dividends: "expert.forms.dividends",
  peers: "expert.reasons.peers",
  type: "expert.kind.label",
} as const satisfies Record<Exclude<NotedAssumption, "wacc">, string>;

/** The number of an assumption as people read it. */
export function leverText(value: number, unit: LeverUnit, formats: Formats): string {
  if (unit === "ratio") return `${formats.number(value, 2)}×`;
  if (unit === "time" || unit === "coefficient") return formats.number(value, 2);
  return unit === "rate" ? formats.percent(value, 2) : formats.number(value, 0);
}

type ChoiceTexts = {
  formats: Formats;
  typeName: (type: CompanyType) => string;
  formName: (form: MethodForms[FormName]) => string;
};

/** A change as people read it: what would be computed, and what is used. */
export function changeTexts(
  change: AssumptionChange,
  { formats, typeName, formName }: ChoiceTexts,
): { computed: string; chosen: string } {
  if (change.kind === "type") return { computed: typeName(change.computed), chosen: typeName(change.chosen) };
  if (change.kind === "form") return { computed: formName(change.computed), chosen: formName(change.chosen) };
  if (change.kind === "peers") return { computed: change.computed.join(", "), chosen: change.chosen.join(", ") };
  const write = (value: number) => leverText(value, leverUnits[change.assumption], formats);
  if (change.kind === "years")
    return { computed: "–", chosen: change.chosen.map((value) => (value === null ? "–" : write(value))).join("; ") };
  return { computed: change.computed === null ? "–" : write(change.computed), chosen: write(change.chosen) };
}
