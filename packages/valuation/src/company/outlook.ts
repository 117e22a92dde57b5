import { defaultHorizon, type Scenario } from "../assumptions.ts";
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
import { type ChosenYears, chosenYearsOf, fadingGrowth, yearsOf } from "./forecast-years.ts";

/** The years ahead and their rates, in the scenarios and with the user's numbers. */
export type Outlook = {
  rates: ByScenario<ScenarioRates>;
  horizon: Quantity;
  years: readonly Quantity[];
  /** Growth of each year, by the positions of the levers that move it: the same for every method. */
  yearGrowth: (settings: Settings) => readonly Quantity[];
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
  const { wacc, growth, horizon: chosen, dilution } = inputs.overrides;
  const rates = scenarioRates(inputs);
  const horizon = assumption(
    "horizon",
    chosen ?? defaultHorizon,
    "years",
    chosen === undefined ? "convention" : "user",
  );
  const pinned: Outlook["pinned"] = [
    ...(wacc === undefined ? [] : (["discountRate"] as const)),
    ...(growth === undefined ? [] : (["growth"] as const)),
  ];
  const chosenYears = chosenYearsOf(inputs.overrides);
  return {
    rates,
    ...yearsAhead({ rates, chosenYears }, horizon),
    chosenYears,
    dilution: dilution === undefined ? null : assumption("shareDilution", dilution, "rate", "user"),
    pinned,
  };
}

function yearsAhead(
  { rates, chosenYears: chosen }: Pick<Outlook, "rates" | "chosenYears">,
  horizon: Quantity,
): Pick<Outlook, "horizon" | "years" | "yearGrowth"> {
  const years = yearsOf(horizon);
  const yearGrowth = rememberedBy(["growth", "terminalGrowth"], (settings) => {
    const last = rates[positionOf(settings, "terminalGrowth")].terminalGrowth;
    const first = rates[positionOf(settings, "growth")].growth ?? last;
    return fadingGrowth({ first, last, years, horizon, chosen });
  });
  return { horizon, years, yearGrowth };
}

/** The same company seen over other years; the horizon is the user's. */
export function overHorizon<Seen extends Outlook>(company: Seen, years: Years): Seen {
  return { ...company, ...yearsAhead(company, assumption("horizon", years, "years", "user")) };
}
