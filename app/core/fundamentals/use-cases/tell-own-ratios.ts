import type { IsoDate } from "@valora/valuation";
import { ownRatioOf, type RatioValues, ratioCompanyOf, readRatio } from "@valora/valuation/own-ratios";
import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";
import type { Judgement } from "../../lists/contracts/screened-company.ts";
import { judgementIn } from "../../lists/use-cases/screened-company.ts";
import type { AskedRatio, FoundRatio } from "../contracts/own-ratios.ts";
import type { ToldOwnRatio } from "../contracts/told-own-ratio.ts";

/** The values per share that own ratios may name. */
export function ratioValuesIn({ mean, values }: Pick<Judgement, "mean" | "values">): RatioValues {
  const byMethod = Object.fromEntries(Object.entries(values).map(([method, { value }]) => [method, value]));
  return mean === null ? byMethod : { ...byMethod, valuePerShare: mean };
}

/** Own ratios of a company as it is valued, on the day of that valuation, each down to its figures. */
export function tellOwnRatios(
  { file: { fundamentals }, report, asOf }: Pick<Analysis, "file" | "report" | "asOf">,
  asked: readonly AskedRatio[],
  today: IsoDate,
): readonly ToldOwnRatio[] {
  if (asked.length === 0) return [];
  const values = ratioValuesIn(judgementIn(report));
  const company = ratioCompanyOf(fundamentals, { today: asOf?.day ?? today, values });
  return asked.flatMap(({ place, expression }) => {
    const { ratio } = readRatio(expression);
    if (ratio === null) return [];
    const { absence, ...told } = ownRatioOf(ratio, company);
    return { place, ...told, reason: absence?.reason ?? null, figures: absence?.figures ?? [] };
  });
}

/** The value of a told ratio, or why there is none, as lists say it. */
export const foundIn = ({ value, reason, figures }: ToldOwnRatio): FoundRatio => ({ value, reason, figures });
