import type { Years } from "../inputs/units.ts";
import { type Growth, growthOver } from "../projections/growth-path.ts";
import { type Timeline, timelineOf, withHorizon } from "../projections/timeline.ts";
import type { Scenario } from "../scenarios/assumptions.ts";
import { type ScenarioRates, scenarioRates } from "../scenarios/scenarios.ts";
import { type ByScenario, memoizedBy, positionOf, type Settings } from "../scenarios/settings.ts";
import { assumption, type Quantity } from "../trace/trace.ts";
import { type ChosenYears, chosenYearsOf } from "./chosen-years.ts";

/** The rates at which a method discounts and grows, at one setting of its levers. */
export type Rates = {
  wacc: Quantity | null;
  costOfEquity: Quantity;
  growth: Quantity | null;
  terminalGrowth: Quantity;
};

/** The years ahead and their rates, in the scenarios and with the user's numbers. */
export type Forecast = {
  rates: ByScenario<ScenarioRates>;
  /** Rates at a setting of the levers, each by the position of its own. */
  ratesAt: (settings: Settings) => Rates;
  /** Growth at a setting of the levers, over the years of the timeline. */
  growthAt: (settings: Settings) => Growth;
  timeline: Timeline;
  /** The user's values for single years, beyond the horizon too. */
  chosenYears: ChosenYears;
  selected: Scenario;
  /** Growth of the number of shares a year, where the user has set it; null: those of today. */
  dilution: Quantity | null;
  /** Which of the levers the user has set. */
  pinned: readonly ("discountRate" | "growth")[];
};

/** The years ahead and their rates, with what the user has set. */
export function forecastOf(inputs: Parameters<typeof scenarioRates>[0]): Omit<Forecast, "selected"> {
  const { wacc, growth, dilution } = inputs.overrides;
  const rates = scenarioRates(inputs);
  const pinned: Forecast["pinned"] = [
    ...(wacc === undefined ? [] : (["discountRate"] as const)),
    ...(growth === undefined ? [] : (["growth"] as const)),
  ];
  const ratesAt = memoizedBy(["discountRate", "growth", "terminalGrowth"], (settings) => {
    const { wacc: ofFirm, costOfEquity } = rates[positionOf(settings, "discountRate")];
    return {
      wacc: ofFirm,
      costOfEquity,
      growth: rates[positionOf(settings, "growth")].growth,
      terminalGrowth: rates[positionOf(settings, "terminalGrowth")].terminalGrowth,
    };
  });
  const timeline = timelineOf(inputs.overrides);
  const chosenYears = chosenYearsOf(inputs.overrides);
  return {
    rates,
    ratesAt,
    growthAt: growthAlong({ ratesAt, timeline, chosenYears }),
    timeline,
    chosenYears,
    dilution: dilution === undefined ? null : assumption("shareDilution", dilution, "rate", "user"),
    pinned,
  };
}

/** Growth at each setting: a company whose own is unknown grows as it will for ever. */
function growthAlong({ ratesAt, timeline, chosenYears }: Pick<Forecast, "ratesAt" | "timeline" | "chosenYears">) {
  return memoizedBy(["growth", "terminalGrowth"], (settings) => {
    const { growth, terminalGrowth } = ratesAt(settings);
    const chosen = chosenYears.growthByYear;
    return growthOver(timeline, { first: growth ?? terminalGrowth, last: terminalGrowth, chosen });
  });
}

/** The same company seen over other years; the horizon is the user's. */
export function overHorizon<Seen extends Forecast>(company: Seen, horizon: Years): Seen {
  const seen = { ...company, timeline: withHorizon(company.timeline, horizon) };
  return { ...seen, growthAt: growthAlong(seen) };
}
