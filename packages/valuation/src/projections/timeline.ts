import type { Years } from "../inputs/units.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { defaultFadeYears, defaultHorizon } from "../scenarios/assumptions.ts";
import { assumption, derive, type Quantity } from "../trace/trace.ts";
import { yearsTogether } from "../trace/traced-formulas/projection.ts";

/** The years ahead: those of the explicit forecast, and those of the fade stage after it. */
export type Timeline = {
  horizon: Quantity;
  fade: Quantity;
  /** Horizon and fade stage together. */
  length: Quantity;
  /** Year 1 to the last of the fade stage. */
  years: readonly Quantity[];
  /** Half a year: what is earned over a year arrives in its middle, on average. */
  withinYear: Quantity;
};

export const timelineOf = ({ horizon, fadeYears }: Pick<AssumptionOverrides, "horizon" | "fadeYears">): Timeline =>
  timelineThrough(
    yearsQuantity("horizon", horizon, defaultHorizon),
    yearsQuantity("fadeYears", fadeYears, defaultFadeYears),
  );

/** Another horizon, which is the user's, before the same fade stage. */
export const withHorizon = ({ fade }: Timeline, horizon: Years): Timeline =>
  timelineThrough(yearsQuantity("horizon", horizon, defaultHorizon), fade);

function timelineThrough(horizon: Quantity, fade: Quantity): Timeline {
  return {
    horizon,
    fade,
    length: derive("projectionYears", yearsTogether, { horizon, fade }),
    years: yearsThrough(horizon.value + fade.value),
    withinYear: assumption("withinYear", 0.5, "years"),
  };
}

function yearsQuantity(name: "horizon" | "fadeYears", chosen: Years | undefined, usual: Years): Quantity {
  return assumption(name, chosen ?? usual, "years", chosen === undefined ? "convention" : "user");
}

const known: Quantity[] = [];

/** Year 1, 2, 3… as quantities, which all traces share. */
function yearsThrough(length: number): readonly Quantity[] {
  for (let year = known.length + 1; year <= length; year += 1) known.push(assumption("year", year, "years"));
  return known.slice(0, length);
}
