import { correctedFiguresOf, type Fundamentals, methodNames } from "@valora/valuation";
import { sumsBrokenBy } from "@valora/valuation/statements";
import type { DataNote } from "../../contracts/data-note.ts";

/** Which figures are the reader's own, each with what is filed before it, and what no longer adds up with them. */
export function ownFigureNotes(fundamentals: Fundamentals): DataNote[] {
  const own = correctedFiguresOf(fundamentals);
  if (own.length === 0) return [];
  const beside = own.map(({ name: figure, periodEnd: fiscalYearEnd, value, filed }) => ({
    figure,
    fiscalYearEnd,
    values: (filed.value === null ? [value] : [filed.value, value]).map(alone),
  }));
  const broken = sumsBrokenBy(fundamentals).map(({ total: figure, periodEnd: fiscalYearEnd, told, sum }) => ({
    figure,
    fiscalYearEnd,
    values: [told, sum].map(alone),
  }));
  const common = { figures: [], affects: methodNames };
  return [
    { ...common, code: "correctedFigures", params: { count: own.length }, contradictions: beside },
    ...(broken.length === 0
      ? []
      : [{ ...common, code: "correctedFiguresDoNotAddUp" as const, params: {}, contradictions: broken }]),
  ];
}

/** Without a source: the text says whose it is. */
const alone = (value: number) => ({ source: null, value });
