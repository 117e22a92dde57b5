import { type AnnualStatement, type FigureFiling, type FigureName, figureNames } from "@valora/valuation";
import type { TracedFigures } from "../read-figures.ts";

type Filed = { accession: string | null; figures: TracedFigures };

/** The accession numbers of figures that were not read from the period's own report: restated since, or filed elsewhere. */
export function otherFilings({ accession: report, figures }: Filed): NonNullable<AnnualStatement["filings"]> {
  const filings: Partial<Record<FigureName, FigureFiling>> = {};
  for (const name of figureNames) {
    const figure = figures[name];
    if (!figure?.filing || !figure.filedAt || figure.filing === report) continue;
    filings[name] = { accession: figure.filing, filedAt: figure.filedAt };
  }
  return filings;
}
