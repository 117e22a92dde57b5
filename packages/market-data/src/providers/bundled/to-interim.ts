import type { FigureName, FiledVersions, InterimStatement, PeriodPart } from "@valora/valuation";
import type { BundledFiling, BundledHistory, BundledInterim, BundledPart } from "./company.schema.ts";

type RowReader = {
  names: readonly FigureName[];
  originsOf: (letters: string) => InterimStatement["origins"];
  figuresOf: (values: readonly (number | null)[]) => InterimStatement["figures"];
  filingsOf: (rows: readonly BundledFiling[]) => NonNullable<InterimStatement["filings"]>;
  versionsOf: (history: BundledHistory) => FiledVersions;
};

/** Turns the quarters of one file into the words of the engine, by what reads its years. */
export function interimReader({ names, originsOf, figuresOf, filingsOf, versionsOf }: RowReader) {
  function toPart([sign, periodEnd, months, accession, filedAt, letters, values]: BundledPart): PeriodPart {
    const origins = originsOf(letters);
    const known = names.flatMap((name, position) => {
      const value = values[position] ?? null;
      return value === null ? [] : [[name, value] as const];
    });
    const derived = known.flatMap(([name]) => (origins[name] === "derived" ? [name] : []));
    const origin = Object.values(origins).find((each) => each !== "derived") ?? "derived";
    return { sign, periodEnd, months, accession, filedAt, figures: Object.fromEntries(known), origin, derived };
  }

  return (statement: BundledInterim): InterimStatement => {
    const [periodEnd, months, filedAt, form, accession, letters, values, filings, parts, history] = statement;
    const told = { filedAt, form, accession, figures: figuresOf(values), origins: originsOf(letters) };
    const period = {
      periodEnd,
      months,
      ...told,
      filings: filingsOf(filings),
      ...(history && { versions: versionsOf(history) }),
    };
    return parts.length === 0 ? period : { ...period, parts: parts.map(toPart) };
  };
}
