import { isAnyChosen } from "../../company/chosen-years.ts";
import type { Company } from "../../company/normalise-company.ts";
import type { Rate } from "../../inputs/units.ts";
import {
  type CapitalTerms,
  type FirmInputs,
  type FirmTerms,
  firmValue,
  firmYears,
  returnsOnCapital,
} from "../../projections/firm-value.ts";
import { partBy } from "../../scenarios/parts.ts";
import { positionOf, type Settings } from "../../scenarios/settings.ts";
import { type Calculation, inNumbers, withTraces } from "../../trace/calculation.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { survivingValue, unchangedRatio } from "../../trace/traced-formulas/discounted-cash-flow.ts";
import { perShare, shareOf } from "../../trace/traced-formulas/figures.ts";
import { paidOutSinceInMoney } from "../../trace/traced-formulas/payout.ts";
import {
  accruedOnNetDebt,
  equityAtPriceDate,
  lastingReturn,
  salesToCapitalAtCost,
} from "../../trace/traced-formulas/projection.ts";
import { earnedOnNewCapital } from "../../trace/traced-formulas/rates.ts";
import { quotient } from "../../trace/traced-formulas/ratios.ts";
import type { Appraisal, Details, Valuation } from "../appraisal.ts";
import { normalEarningsPerShare, payoutPerShare } from "../equity-inputs.ts";
import { keptReturn } from "../kept-return.ts";
import { isSpreadThin, manyfoldGrowth, terminalShareWarnings } from "../terminal-warnings.ts";
import { growthEstimates, valueToEquity } from "./cash-flow-cross-checks.ts";
import type { FirmFacts } from "./firm-facts.ts";

/** New capital earns this at least, where a scenario lets it earn less than it costs. */
const lowestReturn: Rate = 0.02;

/** The valuation of a firm at each setting of its levers. */
export function firmValuationOf(company: Company, facts: FirmFacts): Appraisal["value"] {
  const paidOut = paidOutInMoney(company, company.shares ?? facts.shares);
  const yearsAt = partBy(["margin", "terminalGrowth", "growth"], (calculation, settings) =>
    firmYears(calculation, inputsAt(company, facts, settings)),
  );
  const capitalAt = partBy(["discountRate", "returns", "margin"], (calculation, settings) =>
    capitalTerms(calculation, { company, facts, settings, inputs: inputsAt(company, facts, settings) }),
  );
  return (settings): Valuation => {
    const inputs = inputsAt(company, facts, settings);
    const margin = inputs.margin.to;
    if (margin.value <= 0 && positionOf(settings, "margin") === "conservative") return worthless(inputs);
    const termsIn = <Term>(calculation: Calculation<Term>) => {
      const [years, capital] = [yearsAt(calculation, settings), capitalAt(calculation, settings)];
      const terms = firmValue(calculation, inputs, { years, capital });
      return { ...terms, result: equityPerShare(calculation, { company, facts, paidOut }, terms) };
    };
    const numbers = termsIn(inNumbers);
    let traced: (FirmTerms<Quantity> & { result: Quantity }) | null = null;
    const tracedTerms = () => {
      traced ??= termsIn(withTraces);
      return traced;
    };
    return {
      value: numbers.result,
      result: () => tracedTerms().result,
      notAboveZero: numbers.terminalValue > 0 ? "equityUnderWater" : "negativeTerminalCashFlow",
      details: () => detailsOf({ company, facts, settings, inputs }, numbers, tracedTerms),
    };
  };
}

/** A firm whose lower margins earned nothing is worth nothing in the conservative scenario, whatever cash it has. */
function worthless({ wacc, growth, margin }: FirmInputs): Valuation {
  const nothing = assumption("valuePerShare", 0, "perShare", "scenario");
  return {
    value: 0,
    result: () => nothing,
    notAboveZero: "negativeTerminalCashFlow",
    details: () => ({ drivers: [wacc, growth.first, margin.to], warnings: [], besides: () => [] }),
  };
}

function inputsAt(company: Company, { revenue, earningPower }: FirmFacts, settings: Settings): FirmInputs {
  const { timeline, elapsed, capital, chosenYears } = company;
  const { wacc, costOfEquity } = company.ratesAt(settings);
  return {
    timeline,
    elapsed,
    revenue,
    growth: company.growthAt(settings),
    margin: {
      from: earningPower.baseMargin,
      to: earningPower.targetMargin[positionOf(settings, "margin")],
      chosen: chosenYears.marginByYear,
    },
    taxRate: { from: capital.taxRate, to: capital.lastingTaxRate },
    // It is known in all scenarios or in none, and the method does not apply without it.
    wacc: wacc ?? costOfEquity,
  };
}

type Context = { company: Company; facts: FirmFacts; settings: Settings; inputs: FirmInputs };

/** The cost of growth: the capital turnover at which capital earns at least its cost, and the lasting return. */
function capitalTerms<Term>(calculation: Calculation<Term>, context: Context): CapitalTerms<Term> {
  const { of, step } = calculation;
  const { company, facts, settings, inputs } = context;
  const [margin, taxRate, cost] = [of(inputs.margin.to), of(inputs.taxRate.to), of(inputs.wacc)];
  const ratio = of(facts.salesToCapital);
  const isOwn = company.overrides.salesToCapital !== undefined || positionOf(settings, "returns") === "conservative";
  const turnover = isOwn ? ratio : step("salesToCapitalAtCost", salesToCapitalAtCost, { ratio, cost, margin, taxRate });
  const lowest = of(assumption("lowestReturn", lowestReturn, "rate"));
  const earned = step("returnOnCapital", earnedOnNewCapital, { margin, taxRate, salesToCapital: turnover, lowest });
  const chosen = company.overrides.terminalReturn;
  const lasting =
    chosen === undefined
      ? step("terminalReturnOnCapital", lastingReturn, { cost, earned, kept: of(keptReturn(company, settings)) })
      : of(assumption("terminalReturnOnCapital", chosen, "rate", "user"));
  return {
    salesToCapital: turnoverOfYear(calculation, company, turnover),
    returns: returnsOnCapital(calculation, company.timeline, { earned, lasting }),
    lasting,
  };
}

/** Of each year: the one set for it, or the company's own, which is the same in all of them. */
function turnoverOfYear<Term>(
  { of, step }: Calculation<Term>,
  { chosenYears, timeline }: Company,
  ratio: Term,
): (year: number) => Term {
  const { salesToCapitalByYear: chosen } = chosenYears;
  if (!isAnyChosen(chosen, timeline.horizon.value)) return () => ratio;
  return (year) => {
    const own = chosen[year - 1];
    return own ? of(own) : step("salesToCapital", unchangedRatio, { ratio }, year);
  };
}

/** The payout to all of today's shares since the balance sheet. */
function paidOutInMoney(company: Company, shares: Quantity): Quantity {
  const { normalEarnings, elapsed } = company;
  const payout = payoutPerShare(company, normalEarnings && normalEarningsPerShare(normalEarnings, shares));
  return derive("paidOutSinceStatements", paidOutSinceInMoney, { elapsed, payout, shares });
}

function equityPerShare<Term>(
  { of, step }: Calculation<Term>,
  { company, facts, paidOut }: { company: Company; facts: FirmFacts; paidOut: Quantity },
  { enterpriseValue }: FirmTerms<Term>,
): Term {
  const { claims, assets } = facts.bridge;
  const { costOfDebt, riskFreeRate, marginalTaxRate } = company.capital;
  const balance = { claims: claims.map(of), assets: assets.map(of) };
  const accrued = step("accruedOnNetDebt", accruedOnNetDebt, {
    ...balance,
    costOfDebt: of(costOfDebt ?? riskFreeRate),
    taxRate: of(marginalTaxRate),
    elapsed: of(company.elapsed),
  });
  const equity = step("equityValue", equityAtPriceDate, { enterpriseValue, ...balance, accrued, paidOut: of(paidOut) });
  const amount = facts.failure
    ? step("equityValue", survivingValue, { value: equity, failure: of(facts.failure) })
    : equity;
  return step("valuePerShare", perShare, { amount, shares: of(facts.shares) });
}

function detailsOf(context: Context, numbers: FirmTerms<number>, traced: () => FirmTerms<Quantity>): Details {
  const { company, facts, settings, inputs } = context;
  const { wacc, growth, margin } = inputs;
  return {
    drivers: [wacc, growth.first, margin.to],
    warnings: [
      ...isSpreadThin(wacc, growth.last),
      ...terminalShareWarnings(numbers.presentTerminal / numbers.enterpriseValue),
      ...manyfoldGrowth(numbers.lastRevenue / inputs.revenue.value),
    ],
    besides: () => {
      const { presentTerminal: part, enterpriseValue: whole, lastRevenue } = traced();
      return [
        derive("terminalShare", shareOf, { part, whole }),
        derive("grownTimes", quotient, { part: lastRevenue, whole: inputs.revenue }),
        ...growthEstimates(company),
        ...(company.research ? [company.research.asset] : []),
        ...(facts.isPath ? [] : valueToEquity(company, facts.shares, settings)),
      ];
    },
  };
}
