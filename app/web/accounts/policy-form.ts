import { type assumptionRanges, formNames, methodForms, scenarios, valuationViews } from "@valora/valuation";
import { providerChoices } from "../../core/analysis/contracts/analysis-parameters.ts";
import type { PolicyBody } from "../../core/policies/contracts/policy.ts";
import { Failure } from "../../failure.ts";
import type { Language } from "../../messages/languages.ts";
import { rateOfText, yearsOfText } from "../components/analysis/controls/percent-text.ts";

type Fields = (name: string) => string;

const fieldNames = [
  "id",
  "name",
  "scenario",
  "wacc",
  "growth",
  "horizon",
  "view",
  ...formNames,
  "source",
  "isActive",
  "changedAt",
] as const;

/** The typed values of a policy's form, to be shown again. */
export const typedPolicy = (field: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldNames.map((name) => [name, field(name)]));

/** A policy as the form holds it: percentages in the language of the page, empty for what it leaves open. */
export function policyBodyIn(field: Fields, language: Language): Omit<PolicyBody, "isActive"> {
  return {
    name: field("name"),
    scenario: scenarios.find((each) => each === field("scenario")) ?? null,
    wacc: numberIn(field, "wacc", (text) => rateOfText(text, language)),
    growth: numberIn(field, "growth", (text) => rateOfText(text, language)),
    horizon: numberIn(field, "horizon", yearsOfText),
    view: valuationViews.find((each) => each === field("view")) ?? null,
    discounting: methodForms.discounting.find((each) => each === field("discounting")) ?? null,
    cashFlow: methodForms.cashFlow.find((each) => each === field("cashFlow")) ?? null,
    dividends: methodForms.dividends.find((each) => each === field("dividends")) ?? null,
    source: providerChoices.find((each) => each === field("source")) ?? null,
  };
}

function numberIn(
  field: Fields,
  param: keyof typeof assumptionRanges,
  read: (text: string) => number | null,
): number | null {
  const text = field(param).trim();
  if (text === "") return null;
  const value = read(text);
  if (value === null) throw new Failure("numberFormat", { param, kind: "number" });
  return value;
}
