import { Failure } from "../../failure.ts";
import {
  limitBounds,
  mostLimits,
  type NewThesisLimit,
  watchedFigureNames,
  watchedFigures,
} from "../../features/theses/contracts/thesis-limit.ts";
import { decimalTyped } from "./typed-thesis.ts";

const places = Array.from({ length: mostLimits }, (_, place) => place);

/** The names of the fields of limits, as what was typed is kept by. */
export const limitFieldNames: readonly string[] = places.flatMap((place) =>
  ["Figure", "Bound", "Threshold"].map((part) => `limit${part}${place}`),
);

const PERCENT = 100;

/** The limits of a form: a row without a figure is none, and a rate is typed in percent. Throws `thesisLimitIncomplete`. */
export function limitsTyped(field: (name: string) => string): NewThesisLimit[] {
  return places.flatMap((place) => {
    const figure = watchedFigureNames.find((each) => each === field(`limitFigure${place}`));
    if (figure === undefined) return [];
    const bound = limitBounds.find((each) => each === field(`limitBound${place}`)) ?? "atLeast";
    const number = decimalTyped(field(`limitThreshold${place}`));
    if (Number.isNaN(number)) throw new Failure("thesisLimitIncomplete");
    return [{ figure, bound, threshold: watchedFigures[figure] === "rate" ? number / PERCENT : number }];
  });
}
