import { type FigureName, type FiledVersion, type FiledVersions, figureNames, type IsoDate } from "@valora/valuation";
import type { TracedFigures } from "../read-figures.ts";

/** Is told on which day a fact was filed that a figure rests on. */
export type OnRead = (filed: IsoDate) => void;

/** The figures of a period by what was filed before a day. */
export type FiguresBefore = (day: IsoDate, onRead: OnRead) => TracedFigures;

/** Later than every filing. */
export const endOfTime = "9999-12-31";

/**
 * What the filings said of each figure in the course of time, oldest first, one entry a change. The period is read again as it
 * was before the latest filing that it rests on, then before the latest of those, and so on: between two of these days nothing
 * that is read can differ. No period is known before its own report, so that what was said earlier does not count.
 * Figures that this report told and no other filing changed have no entry.
 */
export function filedVersions(figuresBefore: FiguresBefore, report: Report): FiledVersions {
  const versions = new Map<FigureName, FiledVersion[]>();
  let day: IsoDate = endOfTime;
  while (day > (report.filedAt ?? "")) {
    let latest: IsoDate = "";
    const figures = figuresBefore(day, (filed) => {
      if (filed > latest) latest = filed;
    });
    for (const name of figureNames) addOlder(versions, name, figures[name]);
    day = latest;
  }
  const isTold = ([, [first, ...others]]: readonly [FigureName, readonly FiledVersion[]]) =>
    others.length > 0 || first?.accession !== report.accession;
  return Object.fromEntries([...versions].map(([name, list]) => [name, list.toReversed()] as const).filter(isTold));
}

type Report = { accession: string | null; filedAt: IsoDate | null };

/** The same value filed earlier takes the place of its repetition; lists run from the newest back. */
function addOlder(
  versions: Map<FigureName, FiledVersion[]>,
  name: FigureName,
  figure: TracedFigures[FigureName],
): void {
  if (!figure?.filing || !figure.filedAt || !Number.isFinite(figure.value)) return;
  const version = { value: figure.value, accession: figure.filing, filedAt: figure.filedAt };
  const known = versions.get(name) ?? [];
  if (known.at(-1)?.value === version.value) known.pop();
  known.push(version);
  versions.set(name, known);
}
