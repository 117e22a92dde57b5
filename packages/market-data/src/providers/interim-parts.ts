import {
  type FigureName,
  type FigureOrigin,
  figureNames,
  type InterimStatement,
  type PeriodPart,
} from "@valora/valuation";
import type { TracedFigures, TracedPart } from "./read-figures.ts";

/** The parts of all figures, those of one period and filing together; wholes before what is taken from them. */
export function interimParts(figures: TracedFigures, filedAs: FigureOrigin): Pick<InterimStatement, "parts"> {
  const told = figureNames.flatMap((name) =>
    (figures[name]?.parts ?? []).map((each, position) => ({ name, position, ...each })),
  );
  if (told.length === 0) return {};
  const groups = Map.groupBy(told, ({ position, periodEnd, months, filing }) =>
    [position, periodEnd, months, filing].join(" "),
  );
  const parts = [...groups.values()].toSorted(([one], [other]) => (one?.position ?? 0) - (other?.position ?? 0));
  return { parts: parts.flatMap((group) => partOf(group, filedAs)) };
}

function partOf(group: readonly (TracedPart & { name: FigureName })[], origin: FigureOrigin): PeriodPart[] {
  const [first] = group;
  if (!first) return [];
  const { sign, periodEnd, months, filing, filedAt } = first;
  const figures = Object.fromEntries(group.map(({ name, value }) => [name, value]));
  const derived = group.filter(({ isCalculated }) => isCalculated).map(({ name }) => name);
  return [{ sign, periodEnd, months, accession: filing, filedAt, figures, origin, derived }];
}
