import { figureNames, type OwnFigure } from "@valora/valuation";
import * as z from "zod";
import { FiledFigure } from "../../analysis/contracts/trace.ts";
import {
  dateIn,
  isWithin,
  numberOf,
  placesIn,
  type Read,
  type Refusal,
  shown,
  writtenNumber,
} from "../../shared/contracts/address-grammar.ts";

/** A question may replace so many figures; who has more to correct brings accounts of their own. */
export const mostCorrectedFigures = 20;

/** In whole units; beyond it no figure of a statement is. */
export const ownFigureRange = { minimum: -1e16, maximum: 1e16 } as const;

/** A reader's own figure with its currency; null for a count of shares, which has none. */
export const OwnFigureAsked = z.strictObject({
  name: z.enum(figureNames),
  periodEnd: z.iso.date(),
  value: z.number().min(ownFigureRange.minimum).max(ownFigureRange.maximum),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
});
export type OwnFigureAsked = z.infer<typeof OwnFigureAsked>;

const spelling = /^(?<name>[^.:]+)\.(?<periodEnd>[^.:]+):(?<number>[^A-Z]+)(?<currency>[A-Z]{3})?$/;

/** A figure that is the reader's own, beside what is filed of it. */
export const OwnFigureTold = z
  .object({
    name: z.enum(figureNames),
    periodEnd: z.iso.date(),
    value: z.number(),
    unit: z.enum(["rate", "ratio", "money", "perShare", "shares", "years", "count"]),
    filed: FiledFigure,
  })
  .meta({ id: "OwnFigure" });

/** The one figure that is counted and not paid. */
export const isCounted = (name: OwnFigure["name"]): boolean => name === "dilutedShares";

/**
 * `revenue.2025-09-27:391000000000USD,dilutedShares.2025-09-27:15004697000`: figures by the last day of their period, in whole units
 * and in the currency of the statements. Nothing of a list that is refused is used: a value of half of it would answer no question.
 */
export function readCorrectedFigures(text: string, param: string): Read<OwnFigureAsked[]> {
  const places = placesIn(text);
  if (places.length > mostCorrectedFigures)
    return refused({ code: "figuresTooMany", params: { param, maximum: mostCorrectedFigures } });
  const figures: OwnFigureAsked[] = [];
  for (const place of places) {
    const read = ownFigureIn(place, param);
    if ("code" in read) return refused(read);
    if (figures.some((each) => isSameFigure(each, read)))
      return refused({ code: "figureRepeated", params: { param, figure: read.name, period: read.periodEnd } });
    figures.push(read);
  }
  return { usable: inOrder(figures), refusal: null };
}

const refused = (refusal: Refusal): Read<never> => ({ usable: undefined, refusal });

function ownFigureIn(place: string, param: string): OwnFigureAsked | Refusal {
  const { name = "", periodEnd = "", number = "", currency = null } = spelling.exec(place)?.groups ?? {};
  const figure = figureNames.find((each) => each === name);
  if (name === "") return { code: "figureMalformed", params: { param, text: shown(place) } };
  if (figure === undefined) return { code: "figureUnknown", params: { param, figure: shown(name) } };
  const { refusal } = dateIn(param, periodEnd);
  if (refusal !== null) return refusal;
  const value = numberOf(number);
  if (value === null) return { code: "numberFormat", params: { param, kind: "decimal" } };
  const least = isCounted(figure) ? 1 : ownFigureRange.minimum;
  if (!isWithin(value, { ...ownFigureRange, minimum: least }))
    return { code: "outOfRange", params: { param, minimum: least, maximum: ownFigureRange.maximum } };
  if (isCounted(figure) !== (currency === null))
    return { code: "figureMalformed", params: { param, text: shown(place) } };
  return { name: figure, periodEnd, value, currency: currency ?? null };
}

type Figure = Pick<OwnFigureAsked, "name" | "periodEnd">;

/** Whether two are of one figure and one period. */
export const isSameFigure = (one: Figure, other: Figure): boolean =>
  one.name === other.name && one.periodEnd === other.periodEnd;

/** Latest period first, then as in the statements: a question has one form. */
const inOrder = (figures: readonly OwnFigureAsked[]): OwnFigureAsked[] =>
  figures.toSorted((one, other) => {
    if (one.periodEnd !== other.periodEnd) return one.periodEnd < other.periodEnd ? 1 : -1;
    return figureNames.indexOf(one.name) - figureNames.indexOf(other.name);
  });

/** The list with another figure in it, in place of one of the same period. */
export const withOwnFigure = (figures: readonly OwnFigureAsked[], figure: OwnFigureAsked): OwnFigureAsked[] =>
  inOrder([...figures.filter((each) => !isSameFigure(each, figure)), figure]);

/** Figures as an address writes them. */
export const writtenCorrectedFigures = (figures: readonly OwnFigureAsked[]): string =>
  figures
    .map(({ name, periodEnd, value, currency }) => `${name}.${periodEnd}:${writtenNumber(value)}${currency ?? ""}`)
    .join(",");
