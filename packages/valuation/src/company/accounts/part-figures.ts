import type { Fundamentals, SegmentFigure } from "../../inputs/fundamentals.ts";
import type { IsoDate, Years } from "../../inputs/units.ts";
import { type FigureLeaf, figureLeaf, type Placed } from "../../trace/trace.ts";
import { unitOf } from "../figure-unit.ts";
import { yearsBetween } from "./history.ts";

/** Parts of an older year say too little of the company that is valued. */
const longestAge: Years = 3;

/** Whether the parts of a fiscal year still speak of the company whose last one ended then; up to a month later in a year of 53 weeks. */
export const areRecent = (end: IsoDate, lastEnd: IsoDate): boolean => yearsBetween(end, lastEnd) < longestAge + 0.1;

/** Earlier days first; the same order in every language. */
export const byDay = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** What the latest filing says of a part in a year. */
export function latestOf(told: readonly SegmentFigure[], member: string, end: IsoDate): SegmentFigure | null {
  const versions = told.filter((each) => each.member === member && each.fiscalYearEnd === end);
  return versions.toSorted((one, other) => byDay(one.filedAt ?? "", other.filedAt ?? "")).at(-1) ?? null;
}

/** A figure of a part of the company as the leaf of a trace. */
export function leafOfPart(
  { ticker, provider }: Pick<Fundamentals, "ticker" | "provider">,
  { name, value, fiscalYearEnd, origin, accession, filedAt, label }: SegmentFigure,
): Placed<FigureLeaf> {
  const leaf = { name, value, unit: unitOf(name), ticker, fiscalYearEnd, provider, origin, accession, filedAt };
  return figureLeaf({ ...leaf, segment: label });
}
