import { assumptionRanges } from "@valora/valuation";
import { leverUnits } from "../../../../core/analysis/contracts/lever-units.ts";
import { isWithin } from "../../../../core/shared/contracts/address-grammar.ts";

/** A lever with a range. */
export type Lever = keyof typeof assumptionRanges;

/** Whether 8.5 may mean 8.5 %: of persistence it may not. */
const isShare = (lever: Lever): boolean => leverUnits[parameterOf(lever)] === "rate" && lever !== "persistence";

/** How an address names a lever. */
export const parameterOf = (lever: Lever) => (lever === "growth" ? "g" : lever);

/** The number that an address means by one that cannot be used: 8.5 is 8.5 %, and a comma stands for a point. */
export function probablyMeant(lever: Lever, text: string): { suggestion?: number } {
  const plain = text
    .trim()
    .replace(/(?<!\s)\s*%$/, "")
    .replace(",", ".");
  if (!/^[+-]?\d{1,6}(\.\d{1,8})?$/.test(plain)) return {};
  const value = Number(plain);
  const isPercent = text.includes("%");
  const candidates = isShare(lever) ? [...(isPercent ? [] : [value]), Number((value / 100).toFixed(8))] : [value];
  const isUsable = (candidate: number) =>
    isWithin(candidate, assumptionRanges[lever]) &&
    (leverUnits[parameterOf(lever)] !== "years" || Number.isInteger(candidate));
  const meant = candidates.find(isUsable);
  return meant === undefined ? {} : { suggestion: meant };
}
