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
  /** How long before the end of its year a flow arrives: half a year, on average, or not at all where the reader says so. */
  withinYear: Quantity;
};

export const timelineOf = ({
  horizon,
  fadeYears,
  discounting,
}: Pick<AssumptionOverrides, "horizon" | "fadeYears" | "discounting">): Timeline =>
  timelineThrough(
    yearsQuantity("horizon", horizon, defaultHorizon),
    yearsQuantity("fadeYears", fadeYears, defaultFadeYears),
    discounting === "yearEnd" ? assumption("withinYear", 0, "years", "user") : assumption("withinYear", 0.5, "years"),
  );

/** Another horizon, which is the user's, before the same fade stage. */
export const withHorizon = ({ fade, withinYear }: Timeline, horizon: Years): Timeline =>
  timelineThrough(yearsQuantity("horizon", horizon, defaultHorizon), fade, withinYear);

/** The years of the horizon alone. */
export const withoutFade = ({ horizon, withinYear }: Timeline): Timeline =>
  timelineThrough(horizon, assumption("fadeYears", 0, "years"), withinYear);

function timelineThrough(horizon: Quantity, fade: Quantity, withinYear: Quantity): Timeline {
  return {
    horizon,
    fade,
    length: derive("projectionYears", yearsTogether, { horizon, fade }),
    years: yearsThrough(horizon.value + fade.value),
    withinYear,
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
