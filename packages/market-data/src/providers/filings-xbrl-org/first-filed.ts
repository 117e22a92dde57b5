import { type FigureName, type FirstFiled, figureNames } from "@valora/valuation";
import type { AnnualFigures } from "../sec-edgar/annual-figures.ts";

/** Figures that the first filing of a year had otherwise than the latest one. */
export function firstFiledFigures({ figures, firstFiled }: AnnualFigures): Partial<Record<FigureName, FirstFiled>> {
  const first = firstFiled();
  const changed: Partial<Record<FigureName, FirstFiled>> = {};
  for (const name of figureNames) {
    const [was, is] = [first[name], figures[name]];
    if (!was?.filing || !was.filedAt || !is || was.filing === is.filing || was.value === is.value) continue;
    changed[name] = { value: was.value, accession: was.filing, filedAt: was.filedAt };
  }
  return changed;
}
