import { assumptionRanges, type ExpertLever, expertLevers, type YearlyLever } from "@valora/valuation";
import { isWhole, leverUnits } from "../../../../core/analysis/contracts/lever-units.ts";
import { isWithin } from "../../../../core/shared/contracts/address-grammar.ts";
import type { Language } from "../../../../messages/languages.ts";
import { rateOfText } from "./percent-text.ts";
import type { RefusedText } from "./rate-control.tsx";
import type { Refused } from "./refused.ts";

/** Names of the fields of an expert's form: what stands in them is a person's text, not an address's number. */
export const leverFields = {
  terminalGrowth: "terminalGrowthText",
  margin: "marginText",
  salesToCapital: "salesToCapitalText",
  terminalReturn: "terminalReturnText",
  payout: "payoutText",
  persistence: "persistenceText",
  dilution: "dilutionText",
  researchLife: "researchLifeText",
  fadeYears: "fadeYearsText",
  keptReturn: "keptReturnText",
  buybackPayout: "buybackPayoutText",
  goodwillInCapital: "goodwillInCapitalText",
  exitMultiple: "exitMultipleText",
  elapsedYears: "elapsedYearsText",
  lastTwelveMonths: "lastTwelveMonthsText",
  riskFreeRate: "riskFreeRateText",
  equityRiskPremium: "equityRiskPremiumText",
  beta: "betaText",
} as const satisfies Record<ExpertLever, string>;

/** Whether a lever is written as a percentage. */
export const isPercent = (lever: ExpertLever | YearlyLever): boolean => leverUnits[lever] === "rate";

/** The number that a person typed for a lever, or why it cannot be used. Nothing typed is no number. */
export function leverOfText(
  lever: ExpertLever | YearlyLever,
  text: string,
  language: Language,
): number | RefusedText["reason"] | undefined {
  if (text.trim() === "") return undefined;
  const rate = rateOfText(text, language);
  if (rate === null) return "notNumber";
  const value = isPercent(lever) ? rate : Number((rate * 100).toFixed(6));
  if (isWhole(leverUnits[lever]) && !Number.isInteger(value)) return "notNumber";
  return isWithin(value, assumptionRanges[lever]) ? value : "outOfRange";
}

/** The levers of a form as it was sent, over those that it carries; an empty field leaves its lever to the calculation. */
export function leversOfForm(
  form: { get: (name: string) => string | null },
  carried: Readonly<Partial<Record<ExpertLever, number>>>,
  language: Language,
): { levers: Partial<Record<ExpertLever, number>>; refused: Refused } {
  const levers: Partial<Record<ExpertLever, number>> = {};
  const refused: Refused = {};
  for (const lever of expertLevers) {
    const text = form.get(leverFields[lever]);
    if (text === null) {
      if (carried[lever] !== undefined) levers[lever] = carried[lever];
      continue;
    }
    const found = leverOfText(lever, text, language);
    if (typeof found === "number") levers[lever] = found;
    else if (found !== undefined) refused[lever] = { text: text.slice(0, 40), reason: found };
  }
  return { levers, refused };
}
