import type { Company, ValuationRequest } from "../company/normalise-company.ts";
import type { Assumption, Assumptions } from "../report/report.ts";
import { withTrace } from "../trace/lazy-trace.ts";
import type { Quantity } from "../trace/trace.ts";
import { defaultHorizon, type Scenario } from "./assumptions.ts";
import type { Settings } from "./settings.ts";

/** The assumptions of the selected scenario, where the discounted cash flow has its levers: the ones it really used. */
export function assumptionsOf(
  company: Company,
  { scenario, overrides }: ValuationRequest,
  settings: Settings,
): Assumptions {
  const { capital, rates, isFinancial } = company;
  const at = (lever: "discountRate" | "growth" | "terminalGrowth") => settings[lever] ?? scenario;
  const discount = rates[at("discountRate")];
  const growth = rates[at("growth")];
  const isShifted = overrides.wacc !== undefined && rates.neutral.computed.wacc !== null;
  const assumptions: Omit<Assumptions, "trace"> = {
    wacc: assumptionOf(discount.wacc, discount.computed.wacc, at("discountRate"), overrides.wacc !== undefined),
    costOfEquity: assumptionOf(discount.costOfEquity, discount.computed.costOfEquity, at("discountRate"), isShifted),
    costOfDebt: assumptionOf(capital.costOfDebt, capital.costOfDebt, "neutral", false),
    growth: assumptionOf(growth.growth, growth.computed.growth, at("growth"), overrides.growth !== undefined),
    terminalGrowth: assumptionOf(
      rates[at("terminalGrowth")].terminalGrowth,
      rates[at("terminalGrowth")].computed.terminalGrowth,
      at("terminalGrowth"),
      overrides.terminalGrowth !== undefined,
    ),
    horizon: {
      value: company.timeline.horizon.value,
      computed: defaultHorizon,
      chosenBy: overrides.horizon === undefined ? "computed" : "user",
    },
    riskFreeRate: capital.riskFreeRate.value,
    view: overrides.view ?? "absolute",
    equityRiskPremium: capital.equityRiskPremium.value,
    countryRiskPremium: capital.countryRiskPremium.value,
    beta: capital.beta.value,
    taxRate: capital.taxRate.value,
    equityWeight: isFinancial ? 1 : (capital.equityWeight?.value ?? null),
    debtWeight: isFinancial ? 0 : (capital.debtWeight?.value ?? null),
    rating: capital.rating,
  };
  return discount.wacc ? withTrace(assumptions, discount.wacc) : { ...assumptions, trace: null };
}

function assumptionOf(
  used: Quantity | null,
  computed: Quantity | null,
  position: Scenario,
  isUser: boolean,
): Assumption | null {
  if (!used || !Number.isFinite(used.value)) return null;
  const chosenBy = isUser ? "user" : position === "neutral" ? "computed" : "scenario";
  return { value: used.value, computed: computed?.value ?? used.value, chosenBy };
}
