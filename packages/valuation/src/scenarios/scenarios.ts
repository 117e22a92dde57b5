import type { CostOfCapital } from "../company/rates/cost-of-capital.ts";
import { referenceLeaf } from "../company/references.ts";
import type { MarketReference } from "../inputs/market-reference.ts";
import { assumption, derive, type Quantity } from "../trace/trace.ts";
import { lowestRate } from "../trace/traced-formulas/figures.ts";
import * as steps from "../trace/traced-formulas/rates.ts";
import type { AssumptionOverrides, Scenario } from "./assumptions.ts";
import { type ByScenario, byScenario } from "./settings.ts";

export type { Lever } from "../methods/declarations.ts";

const discountShift = { conservative: 0.01, optimistic: -0.0075 } as const;
/** The optimistic rate stays at least this far above the risk-free one. */
const discountFloor = 0.03;
const growthDistances = { lowest: 0.02, highest: 0.06 } as const;
const terminalGrowthShift = -0.01;
/** How much faster than its economy a company may grow for ever. */
export const aboveEconomy = 0.005;
/** Nearer than this to the discount rate, perpetual growth makes a value of nearly anything. */
const leastTerminalSpread = 0.025;

/** The rates of one scenario, and what the engine would use without the user's. */
export type ScenarioRates = {
  wacc: Quantity | null;
  costOfEquity: Quantity;
  growth: Quantity | null;
  terminalGrowth: Quantity;
  computed: { wacc: Quantity | null; costOfEquity: Quantity; growth: Quantity | null; terminalGrowth: Quantity };
};

/**
 * Rates in the three scenarios: deviations from the company's own neutral case.
 *
 * Discount rates +1.0 and −0.75 points (not below the risk-free rate + 3 points); growth ± half of itself, within 2 and 6
 * points; perpetual growth −1 point, not below 0, in the conservative one.
 *
 * Perpetual growth is the economy's and half a point more, not above the risk-free rate, not below 0, and at least 2.5 points
 * below the lower of the WACC and the cost of equity of the scenario: what risks so little does not outgrow that for ever. A
 * WACC set by the user leaves it alone.
 *
 * Perpetual growth that the user sets holds in all three. What else the user sets holds exactly in the selected scenario;
 * the other two keep their distance from it, and the cost of equity stays as far above the WACC as in the neutral scenario.
 */
export function scenarioRates(inputs: {
  capital: CostOfCapital;
  growth: Quantity | null;
  reference: MarketReference;
  selected: Scenario;
  overrides: AssumptionOverrides;
}): ByScenario<ScenarioRates> {
  const { capital, selected, overrides } = inputs;
  const wacc = capital.wacc && discountRates("wacc", capital.wacc, capital.riskFreeRate);
  const costOfEquity = discountRates("costOfEquity", capital.costOfEquity, capital.riskFreeRate);
  const growth = inputs.growth && growthRates(inputs.growth);
  const computedTerminalGrowth = terminalGrowthRates(inputs.reference, capital);
  const chosenTerminalGrowth =
    overrides.terminalGrowth === undefined
      ? null
      : assumption("terminalGrowth", overrides.terminalGrowth, "rate", "user");

  const chosenWacc = overrides.wacc === undefined ? null : assumption("wacc", overrides.wacc, "rate", "user");
  const chosenGrowth = overrides.growth === undefined ? null : assumption("growth", overrides.growth, "rate", "user");
  const waccShift = chosenWacc && wacc && shiftOf(chosenWacc, wacc[selected]);
  const growthShift = chosenGrowth && growth && shiftOf(chosenGrowth, growth[selected]);

  // A reader's WACC takes the cost of equity along as far above it as it is in the neutral scenario: floors must not part them.
  const aboveWacc = chosenWacc && wacc && shiftOf(costOfEquity.neutral, wacc.neutral);
  const waccIn = (scenario: Scenario) =>
    pinned("wacc", wacc?.[scenario] ?? null, scenario === selected ? chosenWacc : null, waccShift) ?? chosenWacc;

  return byScenario((scenario) => ({
    wacc: waccIn(scenario),
    costOfEquity: costOfEquityIn(waccIn(scenario), costOfEquity[scenario], aboveWacc),
    growth:
      pinned("growth", growth?.[scenario] ?? null, scenario === selected ? chosenGrowth : null, growthShift) ??
      chosenGrowth,
    terminalGrowth: chosenTerminalGrowth ?? computedTerminalGrowth[scenario],
    computed: {
      wacc: wacc?.[scenario] ?? null,
      costOfEquity: costOfEquity[scenario],
      growth: growth?.[scenario] ?? null,
      terminalGrowth: computedTerminalGrowth[scenario],
    },
  }));
}

function costOfEquityIn(wacc: Quantity | null, computed: Quantity, aboveWacc: Quantity | null): Quantity {
  return wacc && aboveWacc ? derive("costOfEquity", steps.shiftedRate, { rate: wacc, shift: aboveWacc }) : computed;
}

function shiftOf(chosen: Quantity, computed: Quantity): Quantity {
  return derive("scenarioShift", steps.shiftBetween, { chosen, computed });
}

export function pinned(
  name: "wacc" | "growth",
  computed: Quantity | null,
  chosen: Quantity | null,
  shift: Quantity | null,
): Quantity | null {
  if (chosen || !computed || !shift) return chosen ?? computed;
  return derive(name, steps.shiftedRate, { rate: computed, shift });
}

function discountRates(name: "wacc" | "costOfEquity", rate: Quantity, riskFreeRate: Quantity): ByScenario<Quantity> {
  const shift = (scenario: "conservative" | "optimistic") =>
    assumption("scenarioShift", discountShift[scenario], "rate", "scenario");
  return {
    conservative: derive(name, steps.shiftedRate, { rate, shift: shift("conservative") }),
    neutral: rate,
    optimistic: derive(name, steps.loweredToFloor, {
      rate,
      shift: shift("optimistic"),
      riskFreeRate,
      floor: assumption("scenarioFloor", discountFloor, "rate", "scenario"),
    }),
  };
}

function growthRates(growth: Quantity): ByScenario<Quantity> {
  const distance = derive("growthBand", steps.growthDistance, {
    growth,
    lowest: assumption("growthLimit", growthDistances.lowest, "rate", "scenario"),
    highest: assumption("growthLimit", growthDistances.highest, "rate", "scenario"),
  });
  return {
    conservative: derive("growth", steps.lowered, { rate: growth, distance }),
    neutral: growth,
    optimistic: derive("growth", steps.shiftedRate, { rate: growth, shift: distance }),
  };
}

/** The optimistic rate stays three points above the risk-free one, so that no lower growth for ever is asked there. */
function terminalGrowthRates(reference: MarketReference, capital: CostOfCapital): ByScenario<Quantity> {
  const growth = derive("terminalGrowth", steps.perpetualGrowth, {
    riskFreeRate: capital.riskFreeRate,
    nominalGrowth: referenceLeaf("nominalGrowth", reference.nominalGrowth, "rate"),
    margin: assumption("growthMargin", aboveEconomy, "rate"),
    discountRate: ownDiscountRate(capital),
    spread: assumption("terminalSpread", leastTerminalSpread, "rate"),
  });
  return {
    conservative: derive("terminalGrowth", steps.lowerTerminalGrowth, {
      growth,
      shift: assumption("scenarioShift", terminalGrowthShift, "rate", "scenario"),
    }),
    neutral: growth,
    optimistic: growth,
  };
}

/** Whether the company's discount rate is too low for the growth of the economy to be its own for ever. */
export function isTerminalGrowthLowered({ nominalGrowth }: MarketReference, capital: CostOfCapital): boolean {
  const ofEconomy = Math.min(capital.riskFreeRate.value, nominalGrowth.value + aboveEconomy);
  return ofEconomy > ownDiscountRate(capital).value - leastTerminalSpread;
}

/** The lower of what the firm and what its owners must earn. */
function ownDiscountRate({ wacc, costOfEquity }: CostOfCapital): Quantity {
  return wacc && wacc !== costOfEquity
    ? derive("discountRate", lowestRate, { values: [wacc, costOfEquity] })
    : costOfEquity;
}
