import {
  type RatioRefusal,
  type RatioUnit,
  ratioAbsenceReasons,
  ratioFigures,
  readRatio,
} from "@valora/valuation/own-ratios";
import * as z from "zod";
import { type Entries, type Read, type Refusal, shown } from "../../shared/contracts/address-grammar.ts";
import { ratioUnits } from "./ratio-units.ts";

/** The parameters that hold a ratio of the reader's own, in the order of their columns. */
export const ratioPlaces = ["ratio", "ratio2", "ratio3"] as const;
export type RatioPlace = (typeof ratioPlaces)[number];

/** A ratio of the reader's own in a question: as it is written canonically, with the unit of its values. */
export type AskedRatio = { place: RatioPlace; expression: string; unit: RatioUnit };

const figure = z.string().meta({ description: "A name of the list of figures: revenue, returnOnCapital, price…" });

/** The ratio of a column, as the answer repeats it. */
export const ToldRatio = z
  .object({ place: z.enum(ratioPlaces), expression: z.string(), unit: z.enum(ratioUnits) })
  .meta({ id: "AskedRatio" });

/** The value of an own ratio for a company, or why there is none. */
export const FoundRatio = z
  .object({
    value: z.number().nullable().meta({ description: "Money is in the currency of the accounts" }),
    reason: z.enum(ratioAbsenceReasons).nullable().meta({ description: "Null with a value" }),
    figures: z
      .array(z.object({ name: figure, fiscalYearEnd: z.iso.date().nullable() }))
      .readonly()
      .meta({ description: "The figures that the reason is about" }),
  })
  .meta({ id: "FoundRatio" });
export type FoundRatio = z.infer<typeof FoundRatio>;

/** Every code by which an expression is refused. */
export const ratioCodes = [
  "ratioTooLarge",
  "ratioMalformed",
  "ratioNameUnknown",
  "ratioYearsInvalid",
  "ratioOfToday",
  "ratioUnitsDiffer",
] as const satisfies readonly Refusal["code"][];

/** Signs that mean nothing to what shows an answer, and that people type in formulas. */
const plainSign = /^[-+*/^(),.;:%=!?|]$/;
const shownSign = (found: string): string => (plainSign.test(found) ? found : shown(found));

/** Places count from 1 for people. What was typed stands in no answer as it is. */
function refusalOf(param: string, refusal: RatioRefusal): Refusal {
  const said = { param, at: refusal.at + 1 };
  switch (refusal.code) {
    case "ratioTooLarge":
      return { code: refusal.code, params: { ...said, limit: refusal.limit, maximum: refusal.maximum } };
    case "ratioMalformed":
      return {
        code: refusal.code,
        params: {
          ...said,
          expected: refusal.expected,
          found: refusal.found === "" ? "none" : shownSign(refusal.found),
        },
      };
    case "ratioNameUnknown":
      return { code: refusal.code, params: { ...said, name: shown(refusal.name), nearest: refusal.nearest ?? "none" } };
    case "ratioYearsInvalid":
      return { code: refusal.code, params: { ...said, name: refusal.name, maximum: refusal.maximum } };
    case "ratioOfToday":
      return { code: refusal.code, params: { ...said, name: refusal.name } };
    case "ratioUnitsDiffer":
      return {
        code: refusal.code,
        params: { ...said, operator: refusal.operator, left: refusal.left, right: refusal.right },
      };
  }
}

/** The ratio of a place. */
export function askedRatio(place: RatioPlace, text: string): Read<AskedRatio> {
  const { ratio, refusal } = readRatio(text);
  if (ratio === null) return { usable: undefined, refusal: refusalOf(place, refusal) };
  return { usable: { place, expression: ratio.expression, unit: ratio.unit }, refusal: null };
}

/** Each ratio that is asked for, in the order of their places; the first that cannot be read is refused. */
export function askedRatiosIn(textOf: (place: RatioPlace) => string | null | undefined): Read<readonly AskedRatio[]> {
  const asked: AskedRatio[] = [];
  for (const place of ratioPlaces) {
    const text = textOf(place);
    if (text === null || text === undefined) continue;
    const { usable, refusal } = askedRatio(place, text);
    if (refusal !== null) return { usable: undefined, refusal };
    asked.push(usable);
  }
  return { usable: asked, refusal: null };
}

/** A ratio is written in one way; what cannot be read, and any other parameter, stays as it was typed. */
export function canonicalRatio(name: string, text: string): string {
  const place = ratioPlaces.find((each) => each === name);
  return (place && askedRatio(place, text).usable?.expression) ?? text;
}

/** Ratios as an address writes them. */
export const writtenRatios = (ratios: readonly AskedRatio[]): Entries =>
  ratios.map(({ place, expression }) => [place, expression]);

/** How the list of figures stands in a description for programs. */
export const ratioLanguage = `Arithmetic (+ - * / and parentheses) over figures of a company, with median, average, lowest, highest, total, cagr and previous over years, min and max, percent and times: ${ratioFigures.map(({ name }) => name).join(", ")}`;
