import type { Scenario } from "../assumptions.ts";
import { type Timeline, timelineOf, withHorizon } from "../projections/timeline.ts";
import {
  type ByScenario,
  positionOf,
  rememberedBy,
  type ScenarioRates,
  type Settings,
  scenarioRates,
} from "../scenarios.ts";
import { assumption, type Quantity } from "../trace.ts";
import type { Years } from "../units.ts";
import { type ChosenYears, chosenYearsOf } from "./chosen-years.ts";

/** The rates at which a method discounts and grows, at one setting of its levers. */
export type Rates = {
  wacc: Quantity | null;
  costOfEquity: Quantity;
  growth: Quantity | null;
  terminalGrowth: Quantity;
};

/** The years ahead and their rates, in the scenarios and with the user's numbers. */
export type Outlook = {
  rates: ByScenario<ScenarioRates>;
  /** Rates at a setting of the levers, each by the position of its own. */
  ratesAt: (settings: Settings) => Rates;
  timeline: Timeline;
  /** What the user has set for single years, beyond the horizon too. */
  chosenYears: ChosenYears;
  selected: Scenario;
  /** Growth of the number of shares a year, where the user has set it; null: those of today. */
  dilution: Quantity | null;
  /** Which of the levers the user has set. */
  pinned: readonly ("discountRate" | "growth")[];
};

/** The years ahead and their rates, with what the user has set. */
export function outlookOf(inputs: Parameters<typeof scenarioRates>[0]): Omit<Outlook, "selected"> {
  const { wacc, growth, dilution } = inputs.overrides;
  const rates = scenarioRates(inputs);
  const pinned: Outlook["pinned"] = [
    ...(wacc === undefined ? [] : (["discountRate"] as const)),
    ...(growth === undefined ? [] : (["growth"] as const)),
  ];
  return {
    rates,
    ratesAt: rememberedBy(["discountRate", "growth", "terminalGrowth"], (settings) => {
      const { wacc: ofFirm, costOfEquity } = rates[positionOf(settings, "discountRate")];
      return {
        wacc: ofFirm,
        costOfEquity,
        growth: rates[positionOf(settings, "growth")].growth,
        terminalGrowth: rates[positionOf(settings, "terminalGrowth")].terminalGrowth,
      };
    }),
    timeline: timelineOf(inputs.overrides),
    chosenYears: chosenYearsOf(inputs.overrides),
    dilution: dilution === undefined ? null : assumption("shareDilution", dilution, "rate", "user"),
    pinned,
  };
}

/** The same company seen over other years; the horizon is the user's. */
export function overHorizon<Seen extends Outlook>(company: Seen, horizon: Years): Seen {
  return { ...company, timeline: withHorizon(company.timeline, horizon) };
}
