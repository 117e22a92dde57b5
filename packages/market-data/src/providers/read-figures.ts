import {
  type AnnualStatement,
  type FigureName,
  type FigureOrigin,
  figureNames,
  type IsoDate,
  type PeriodPart,
} from "@valora/valuation";
import type { FigureRule, FigureRules, FiledFigureName, Reading } from "./figure-rule.ts";

/** A figure as filed, or calculated from filed ones, with the filing that it was read from. */
export type TracedFigure = {
  value: number;
  concepts: readonly string[];
  /** Accession number or file name of the latest filing among its parts; null when unknown. */
  filing: string | null;
  form: string | null;
  filedAt: IsoDate | null;
  isCalculated: boolean;
  /** How it was come by, where that is not the usual way of its provider. */
  readAs?: FigureOrigin;
  /** The other periods that it was made of, where it was; absent too where its parts are of different ones. */
  parts?: readonly TracedPart[];
};
/** A term of a figure derived from other periods: the figure of one period, added or subtracted. */
export type TracedPart = Pick<TracedFigure, "value" | "filing" | "filedAt" | "isCalculated"> &
  Pick<PeriodPart, "sign" | "periodEnd" | "months">;
export type TracedFigures = Readonly<Record<FigureName, TracedFigure | null>>;

/** One concept's value for the period at hand, stated or made of other periods; null when there is none. */
export type ConceptReader = (concept: string, rule: FigureRule) => Omit<TracedFigure, "concepts"> | null;

/** Where a figure may stand when none of its concepts is stated. */
export type OtherReading = (name: FiledFigureName) => TracedFigure | null;

/** All our figures of one period, by a table of concepts: as stated where it is, else calculated from those that are. */
export function readFigures(
  rules: FigureRules,
  read: ConceptReader,
  otherwise: OtherReading = () => null,
): TracedFigures {
  const filed = (name: FiledFigureName) => firstReading(rules[name], read) ?? otherwise(name);
  const entries = figureNames.map((name) => [name, isFiledFigure(name) ? filed(name) : null] as const);
  // safe: the entries hold every name of figureNames
  const figures = Object.fromEntries(entries) as Record<FigureName, TracedFigure | null>;

  const { revenue, ebit, operatingCashFlow, capitalExpenditure, depreciationAndAmortization } = figures;
  const grossProfit = figures.grossProfit ?? difference(revenue, figures.costOfRevenue);
  return {
    ...figures,
    grossProfit,
    costOfRevenue: figures.costOfRevenue ?? difference(revenue, figures.grossProfit),
    ebitda: total([ebit, depreciationAndAmortization]),
    freeCashFlow: difference(operatingCashFlow, capitalExpenditure),
    totalDebt: figures.totalDebt ?? markedTotal([figures.longTermDebt, figures.currentDebt]),
  };
}

/** The plain numbers and origins of a statement. */
export function statementFigures(
  figures: TracedFigures,
  filedAs: FigureOrigin,
): Pick<AnnualStatement, "figures" | "origins"> {
  const origins: Partial<Record<FigureName, FigureOrigin>> = {};
  const values: [FigureName, number | null][] = [];
  for (const name of figureNames) {
    const figure = figures[name];
    // the sum of absurd figures may be no number any more: it is unknown then
    const isKnown = figure !== null && Number.isFinite(figure.value);
    values.push([name, isKnown ? figure.value : null]);
    if (isKnown) origins[name] = figure.readAs ?? (figure.isCalculated ? "derived" : filedAs);
  }
  // safe: the entries hold every name of figureNames
  return { figures: Object.fromEntries(values) as Record<FigureName, number | null>, origins };
}

/** Whether filings state a figure in an element of its own. */
export const isFiledFigure = (name: FigureName): name is FiledFigureName =>
  name !== "ebitda" && name !== "freeCashFlow" && name !== "netDebt";

export function firstReading(rule: FigureRule, read: ConceptReader): TracedFigure | null {
  for (const reading of rule.from) {
    const figure = figureOf(reading, rule, read);
    if (figure) return figure;
  }
  return null;
}

function figureOf(reading: Reading, rule: FigureRule, read: ConceptReader): TracedFigure | null {
  const one = (concept: string): TracedFigure | null => {
    const value = read(concept, rule);
    return value && { ...value, concepts: [concept] };
  };
  if (typeof reading === "string") return one(reading);
  if ("widest" in reading) {
    const stated = reading.widest.map(one).filter((figure) => figure !== null);
    return widestOf(rule.measure === "flow" ? inLatestFiling(stated) : stated);
  }

  const required = total(reading.sum.map(one));
  if (!required) return null;
  const optional = (reading.plus ?? []).map(one).filter((figure) => figure !== null);
  const sum = optional.length > 0 ? total([required, ...optional]) : required;
  return (reading.less ?? []).reduce<TracedFigure | null>((rest, concept) => difference(rest, one(concept)), sum);
}

function inLatestFiling(stated: readonly TracedFigure[]): readonly TracedFigure[] {
  const latest = stated.reduce((day, { filedAt }) => ((filedAt ?? "") > day ? (filedAt ?? "") : day), "");
  return stated.filter(({ filedAt }) => (filedAt ?? "") === latest);
}

const widestOf = (stated: readonly TracedFigure[]): TracedFigure | null =>
  stated.reduce<TracedFigure | null>(
    (widest, figure) => (widest && Math.abs(widest.value) >= Math.abs(figure.value) ? widest : figure),
    null,
  );

/** The sum of all, or null when one is unknown; a sum of one is that one. */
function total(parts: readonly (TracedFigure | null)[]): TracedFigure | null {
  const known = parts.filter((part) => part !== null);
  const [first] = known;
  if (!first || known.length < parts.length) return null;
  if (known.length === 1) return first;
  return calculated(known, (values) => values.reduce((sum, value) => sum + value, 0));
}

/** A sum that says so where one of its parts was come by in another way than usual. */
function markedTotal(parts: readonly (TracedFigure | null)[]): TracedFigure | null {
  const sum = total(parts);
  const readAs = parts.find((part) => part?.readAs)?.readAs;
  return sum && readAs ? { ...sum, readAs } : sum;
}

function difference(whole: TracedFigure | null, part: TracedFigure | null): TracedFigure | null {
  return whole && part && calculated([whole, part], ([all = 0, less = 0]) => all - less);
}

type Combine = (values: readonly number[]) => number;

/** A calculated figure is as recent as the latest filing among those it is made of. */
function calculated(from: readonly TracedFigure[], combine: Combine): TracedFigure {
  const { parts: _, readAs: __, ...latest } = latestOf(from);
  const value = combine(from.map((figure) => figure.value));
  const parts = calculatedParts(from, combine);
  const concepts = from.flatMap((figure) => figure.concepts);
  return { ...latest, value, concepts, isCalculated: true, ...(parts && { parts }) };
}

/** The sum of two figures of nine months is that of nine months; figures that are made of different periods have no such parts. */
function calculatedParts(from: readonly TracedFigure[], combine: Combine): readonly TracedPart[] | null {
  const [first = [], ...others] = from.map(({ parts = [] }) => parts);
  const isSame = (part: TracedPart, index: number) =>
    others.every((each) => each.length === first.length && isSamePeriod(each[index], part));
  if (first.length === 0 || !first.every(isSame)) return null;
  return first.map((part, index) => {
    const same = [part, ...others.flatMap((each) => each[index] ?? [])];
    return { ...part, ...latestOf(same), value: combine(same.map(({ value }) => value)), isCalculated: true };
  });
}

const isSamePeriod = (one: TracedPart | undefined, other: TracedPart) =>
  one?.periodEnd === other.periodEnd && one.months === other.months && one.sign === other.sign;

const latestOf = <Filed extends { filedAt: IsoDate | null }>(filed: readonly Filed[]): Filed =>
  filed.reduce((one, other) => ((other.filedAt ?? "") > (one.filedAt ?? "") ? other : one));
