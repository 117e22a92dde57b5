import type { EarningPower } from "../company/earning-power.ts";
import type { Bridge, Company } from "../company/prepare.ts";
import type { Warning } from "../outcome.ts";
import { positionOf, rememberedBy, type Settings } from "../scenarios.ts";
import * as steps from "../steps/discounted-cash-flow.ts";
import { perShare, returnOnCapital, shareOf } from "../steps/figures.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import { type Appraisal, type Method, missingFrom, notApplicable, type Valuation } from "./appraisal.ts";
import { fadingGrowth, lastingReturn, yearsOf } from "./projections.ts";

/** What lenders keep when a company fails; what shareholders keep is nothing. */
const recoveryRate = 0.4;
const thinSpread = 0.025;

/** Everything the projection needs, each known. */
type Inputs = {
  revenue: Quantity;
  earningPower: EarningPower;
  salesToCapital: Quantity;
  bridge: Bridge;
  shares: Quantity;
  failure: Quantity | null;
  years: readonly Quantity[];
};

/**
 * Value per share from the free cash flow to the firm, discounted at the WACC.
 *
 *   FCFFₜ = revenueₜ × marginₜ × (1 − taxₜ) − max(0, Δrevenueₜ) / salesToCapital
 *   TV    = NOPAT_{N+1} × (1 − g∞/ROIC∞) / (WACC − g∞)
 *   value = (Σ FCFFₜ/(1+WACC)ᵗ + TV/(1+WACC)ᴺ − claims + assets) / shares
 *
 * Flows arrive at year end. Growth fades linearly from the first year's to the perpetual one; margin and tax rate converge
 * to the five-year median and the statutory rate. Shrinking revenue frees no capital. Companies in distress survive with
 * 1 − p, p from the spread of their rating, and fail with nothing left for shareholders.
 *
 * Not applicable: `financial`, `reit`, `holding`, `shortHistory` (fewer than three years of margins), `negativeEbit` (margin
 * of an ordinary year not above zero), `debtUnknown`, `figuresMissing`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 12; Koller et al., *Valuation*, 7th ed., ch. 14
 */
export const discountedCashFlow: Method = (company) => {
  const { type } = company.classification;
  if (company.isFinancial) return notApplicable("financial", "residualIncome");
  if (type === "reit") return notApplicable("reit", "dividendDiscount");
  if (type === "holding") return notApplicable("holding", "netAssetValue");
  const inputs = inputsOf(company);
  if (inputs.kind === "notApplicable") return inputs;
  return {
    kind: "appraisal",
    variant: inputs.failure ? "failureWeighted" : company.isCyclical ? "midCycleMargin" : "convergingMargin",
    levers: ["discountRate", "returns", "margin", "terminalGrowth", "growth"],
    warnings: [
      ...company.rateWarnings,
      ...inputs.earningPower.warnings,
      ...(company.salesToCapital?.warnings ?? []),
      ...inputs.bridge.warnings,
    ],
    notVotingReason: null,
    value: valuationOf(company, inputs),
  } satisfies Appraisal;
};

function inputsOf(company: Company) {
  const { history, earningPower, salesToCapital, bridge, shares, horizon, rates } = company;
  const revenue = history.figure(history.latest, "revenue");
  if (!revenue) return notApplicable("figuresMissing", "residualIncome", ["revenue"]);
  if (revenue.value <= 0) return notApplicable("preRevenue");
  if (!earningPower) {
    return history.within(5).length < 3
      ? notApplicable("shortHistory", "comparableMultiples")
      : notApplicable("figuresMissing", "earningsPerShare", ["ebit"]);
  }
  if (earningPower.targetMargin.neutral.value <= 0) return notApplicable("negativeEbit", "comparableMultiples", []);
  if (!company.debt) return notApplicable("debtUnknown", "earningsPerShare", ["totalDebt"]);
  if (!bridge || !salesToCapital || !shares) {
    return notApplicable(
      "figuresMissing",
      "earningsPerShare",
      missingFrom(company, "cashAndEquivalents", "totalEquity"),
    );
  }
  if (!rates.neutral.wacc || !rates.neutral.growth) {
    return notApplicable(
      "figuresMissing",
      "earningsPerShare",
      missingFrom(company, "interestExpense", "capitalExpenditure"),
    );
  }
  const years = yearsOf(horizon);
  const failure = failureProbabilityOf(company);
  const known: Inputs = {
    revenue,
    earningPower,
    salesToCapital: salesToCapital.quantity,
    bridge,
    shares,
    failure,
    years,
  };
  return { kind: "inputs" as const, ...known };
}

function failureProbabilityOf({ classification, capital, horizon }: Company): Quantity | null {
  if (classification.type !== "distressed" || !capital.debtSpread) return null;
  return derive("failureProbability", steps.failureProbability, {
    spread: capital.debtSpread,
    recovery: assumption("recoveryRate", recoveryRate, "rate"),
    years: horizon,
  });
}

function valuationOf(company: Company, inputs: Inputs): Appraisal["value"] {
  const explicit = rememberedBy(["growth", "terminalGrowth", "margin"], (settings) =>
    explicitYears(company, inputs, settings),
  );
  return (settings) => valuation({ company, inputs, settings, ...explicit(settings) });
}

function valuation(context: {
  company: Company;
  inputs: Inputs;
  settings: Settings;
  flows: readonly Quantity[];
  lastRevenue: Quantity;
}): Valuation {
  const { inputs, settings, flows, lastRevenue } = context;
  const { capital, horizon } = context.company;
  const { wacc, growth, terminalGrowth, margin } = leversAt(context.company, inputs, settings);
  const { marginalTaxRate } = capital;
  const terminalNopat = derive("terminalNopat", steps.terminalNopat, {
    revenue: lastRevenue,
    growth: terminalGrowth,
    margin,
    taxRate: marginalTaxRate,
  });
  const returnOnNewCapital = lastingReturn("terminalReturnOnCapital", {
    cost: wacc,
    earned: derive("returnOnCapital", returnOnCapital, {
      margin,
      taxRate: marginalTaxRate,
      salesToCapital: inputs.salesToCapital,
    }),
    position: positionOf(settings, "returns"),
  });
  const terminalValue = derive("terminalValue", steps.terminalValue, {
    nopat: terminalNopat,
    growth: terminalGrowth,
    returnOnNewCapital,
    wacc,
  });
  const presentFlows = derive("presentValueOfFlows", steps.presentValueOfFlows, { flows, rate: wacc });
  const presentTerminal = derive("presentValueOfTerminalValue", steps.presentValueOfMoney, {
    amount: terminalValue,
    rate: wacc,
    years: horizon,
  });
  const enterpriseValue = derive("enterpriseValue", steps.enterpriseValue, {
    flows: presentFlows,
    terminal: presentTerminal,
  });
  const terminalShare = derive("terminalShare", shareOf, { part: presentTerminal, whole: enterpriseValue });
  const spread = wacc.value - terminalGrowth.value;
  return {
    result: equityPerShare(inputs, enterpriseValue),
    drivers: [wacc, growth, margin],
    warnings: terminalWarnings(spread, terminalShare.value),
    besides: [terminalShare],
    notAboveZero: terminalValue.value > 0 ? "equityUnderWater" : "negativeTerminalCashFlow",
  };
}

function leversAt({ rates, capital }: Company, { earningPower }: Inputs, settings: Settings) {
  const { terminalGrowth } = rates[positionOf(settings, "terminalGrowth")];
  return {
    // Both are known: `inputsOf` has looked at the neutral scenario, and a rate is known in all three or in none.
    wacc: rates[positionOf(settings, "discountRate")].wacc ?? capital.costOfEquity,
    growth: rates[positionOf(settings, "growth")].growth ?? terminalGrowth,
    terminalGrowth,
    margin: earningPower.targetMargin[positionOf(settings, "margin")],
  };
}

function explicitYears(company: Company, inputs: Inputs, settings: Settings) {
  const { growth: first, terminalGrowth: last, margin } = leversAt(company, inputs, settings);
  const { years, earningPower, salesToCapital } = inputs;
  const { horizon, capital } = company;
  const growths = fadingGrowth({ first, last, years, horizon });
  const flows: Quantity[] = [];
  let before: Quantity = inputs.revenue;
  for (const [index, year] of years.entries()) {
    const each = year.value;
    const revenue = derive("projectedRevenue", steps.grownMoney, { before, growth: growths[index] ?? first }, each);
    const marginOfYear =
      earningPower.baseMargin === margin
        ? margin
        : derive(
            "projectedMargin",
            steps.converging,
            { from: earningPower.baseMargin, to: margin, year, horizon },
            each,
          );
    const from = capital.taxRate;
    const taxRate =
      from === capital.marginalTaxRate
        ? from
        : derive("projectedTaxRate", steps.converging, { from, to: capital.marginalTaxRate, year, horizon }, each);
    const nopat = derive("nopat", steps.nopat, { revenue, margin: marginOfYear, taxRate }, each);
    const reinvestment = derive("reinvestment", steps.reinvestment, { revenue, before, salesToCapital }, each);
    flows.push(derive("freeCashFlowToFirm", steps.freeCashFlow, { nopat, reinvestment }, each));
    before = revenue;
  }
  return { flows, lastRevenue: before };
}

function equityPerShare({ bridge, failure, shares }: Inputs, enterpriseValue: Quantity): Quantity {
  const { claims, assets } = bridge;
  const equity = derive("equityValue", steps.equityValue, { enterpriseValue, claims, assets });
  const amount = failure ? derive("equityValue", steps.survivingValue, { value: equity, failure }) : equity;
  return derive("valuePerShare", perShare, { amount, shares });
}

function terminalWarnings(spread: number, terminalShare: number): Warning[] {
  const warnings: Warning[] = [];
  if (spread < thinSpread) warnings.push("terminalSpreadThin");
  if (terminalShare > 0.9) warnings.push("terminalValueExtreme");
  else if (terminalShare > 0.75) warnings.push("terminalValueDominant");
  return warnings;
}
