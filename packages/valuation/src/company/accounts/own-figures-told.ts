import type { Fundamentals, OwnFigure } from "../../inputs/fundamentals.ts";
import type { FiledBeside, FiledFigure } from "../../inputs/statement.ts";
import type { Unit } from "../../inputs/units.ts";
import { unitOf } from "../figure-unit.ts";

/** A reader's own figure beside what is filed. */
export type OwnFigureTold = OwnFigure & { unit: Unit; filed: FiledFigure };

const nothingFiled: FiledFigure = { value: null, origin: null, accession: null, filedAt: null };

/** The figures of a company that are its reader's own; none of accounts as they are filed. */
export function correctedFiguresOf({
  statements,
  interim,
  correctedFigures = [],
}: Fundamentals): readonly OwnFigureTold[] {
  const told: { end: string; filed?: FiledBeside }[] = [
    ...statements.map(({ fiscalYearEnd: end, filed = {} }) => ({ end, filed })),
    ...(interim?.trailing ?? []).map(({ periodEnd: end, filed = {} }) => ({ end, filed })),
  ];
  return correctedFigures.map((own) => {
    const place = told.find(({ end, filed }) => end === own.periodEnd && filed?.[own.name] !== undefined);
    return { ...own, unit: unitOf(own.name), filed: place?.filed?.[own.name] ?? nothingFiled };
  });
}
