import { byDay, latestOf, leafOfPart } from "../company/accounts/part-figures.ts";
import type { Fundamentals, SegmentAxis, SegmentFigure, SegmentKind } from "../inputs/fundamentals.ts";
import { segmentAxes } from "../inputs/fundamentals.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { IsoDate } from "../inputs/units.ts";
import { derive } from "../trace/trace.ts";
import { difference, sum } from "../trace/traced-formulas/figures.ts";
import type { ReadColumn } from "./columns.ts";
import { absent, type Cell, isAbsent, type Reading, withAll } from "./reading.ts";

/** One part of the company: a cell a column. */
export type SegmentLine = {
  member: string;
  label: string;
  language: string | null;
  kind: SegmentKind;
  cells: readonly Cell[];
};

/** A figure by the parts of the company, with their sum, the figure of the whole, and what the parts leave open. */
export type SegmentTable = {
  axis: SegmentAxis;
  figure: FigureName;
  lines: readonly SegmentLine[];
  sum: readonly Cell[];
  whole: readonly Cell[];
  /** The whole less the sum of the parts: what filings assign to none, sales between parts, rounding. */
  rest: readonly Cell[];
  /** Whether the parts add up to the whole, to a thousandth of it; null where one of them is unknown. */
  addsUp: readonly (boolean | null)[];
};

/** Figures that annual reports divide. */
const dividedFigures = ["revenue", "ebit", "totalAssets"] as const satisfies readonly FigureName[];
const fewestParts = 2;
/** Parts are rounded one by one. */
const tolerance = 0.001;

/**
 * The figures of the company's parts in the fiscal years of the columns, by business and by geography, each as the latest filing
 * had it. Null where the provider gives no parts; empty where filings tell of none, or of one alone.
 */
export function segmentsOf(
  fundamentals: Fundamentals,
  columns: readonly ReadColumn[],
  cell: (reading: Reading) => Cell,
): readonly SegmentTable[] | null {
  const { segments } = fundamentals;
  if (segments === undefined) return null;
  return segmentAxes.flatMap((axis) =>
    dividedFigures.flatMap((figure) => {
      const told = segments.filter((each) => each.axis === axis && each.name === figure);
      return tableOf(fundamentals, { axis, figure, told }, columns, cell) ?? [];
    }),
  );
}

type Told = { axis: SegmentAxis; figure: FigureName; told: readonly SegmentFigure[] };

function tableOf(
  fundamentals: Fundamentals,
  { axis, figure, told }: Told,
  columns: readonly ReadColumn[],
  cell: (reading: Reading) => Cell,
): SegmentTable | null {
  const ends = columns.map(({ column }) => column.periodEnd);
  const members = membersIn(told, ends);
  if (members.filter(({ kind }) => kind === "part").length < fewestParts) return null;
  const lines = members.map((member) => ({
    ...member,
    readings: ends.map((end) => readingOf(fundamentals, latestOf(told, member.member, end), figure)),
  }));
  const sums = ends.map((_, index): Reading => {
    const terms = lines.flatMap(({ readings }) => {
      const reading = readings[index];
      return reading === undefined || isAbsent(reading) ? [] : [reading];
    });
    return terms.length < fewestParts ? absent("figureMissing", [figure]) : derive("sumOfSegments", sum, { terms });
  });
  const wholes = columns.map((column) => column.figure(figure));
  const rests = sums.map((total, index) =>
    withAll([wholes[index] ?? absent("figureMissing", [figure]), total], ([whole, part]) =>
      derive("outsideSegments", difference, { whole, part }),
    ),
  );
  return {
    axis,
    figure,
    lines: lines.map(({ readings, ...line }) => ({ ...line, cells: readings.map(cell) })),
    sum: sums.map(cell),
    whole: wholes.map(cell),
    rest: rests.map(cell),
    addsUp: rests.map((rest, index) => {
      const whole = wholes[index];
      if (whole === undefined || isAbsent(whole) || isAbsent(rest)) return null;
      return Math.abs(rest.value) <= tolerance * Math.abs(whole.value);
    }),
  };
}

const orderOfKinds: readonly SegmentKind[] = ["part", "unallocated", "elimination"];

/** The parts of the periods shown, the largest of the latest one first; what is no part comes last. */
function membersIn(told: readonly SegmentFigure[], ends: readonly IsoDate[]): Omit<SegmentLine, "cells">[] {
  const shown = told.filter(({ fiscalYearEnd }) => ends.includes(fiscalYearEnd));
  const members = [...new Set(shown.map(({ member }) => member))].flatMap((member) => {
    const days = shown.filter((each) => each.member === member).map(({ fiscalYearEnd }) => fiscalYearEnd);
    const latest = latestOf(shown, member, days.toSorted().at(-1) ?? "");
    return latest === null ? [] : [latest];
  });
  return members
    .toSorted(
      (one, other) =>
        orderOfKinds.indexOf(one.kind) - orderOfKinds.indexOf(other.kind) ||
        byDay(other.fiscalYearEnd, one.fiscalYearEnd) ||
        other.value - one.value,
    )
    .map(({ member, label, language, kind }) => ({ member, label, language, kind }));
}

function readingOf(fundamentals: Fundamentals, told: SegmentFigure | null, figure: FigureName): Reading {
  return told === null ? absent("figureMissing", [figure]) : leafOfPart(fundamentals, told);
}
