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
import { fadingGrowth, yearsOf } from "./forecast-years.ts";

/** The years ahead and their rates, in the scenarios and with the user's numbers. */
export type Outlook = {
  rates: ByScenario<ScenarioRates>;
  horizon: Quantity;
  years: readonly Quantity[];
  /** Growth of each year, by the positions of the levers that move it: the same for every method. */
  yearGrowth: (settings: Settings) => readonly Quantity[];
  selected: Scenario;
  /** Which of the levers the user has set. */
  pinned: readonly ("discountRate" | "growth")[];
};

/** The years ahead and their rates, with what the user has set. */
export function outlookOf(inputs: Parameters<typeof scenarioRates>[0]): Omit<Outlook, "selected"> {
  const { wacc, growth, horizon: chosen } = inputs.overrides;
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
  return { rates, ...yearsAhead(rates, horizon), pinned };
}

function yearsAhead(rates: Outlook["rates"], horizon: Quantity): Pick<Outlook, "horizon" | "years" | "yearGrowth"> {
  const years = yearsOf(horizon);
  const yearGrowth = rememberedBy(["growth", "terminalGrowth"], (settings) => {
    const last = rates[positionOf(settings, "terminalGrowth")].terminalGrowth;
    const first = rates[positionOf(settings, "growth")].growth ?? last;
    return fadingGrowth({ first, last, years, horizon });
  });
  return { horizon, years, yearGrowth };
}

/** The same company seen over other years; the horizon is the user's. */
export function overHorizon<Seen extends Outlook>(company: Seen, years: Years): Seen {
  return { ...company, ...yearsAhead(company.rates, assumption("horizon", years, "years", "user")) };
}
