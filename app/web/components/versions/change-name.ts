import {
  type CompanyType,
  type CurrencyCode,
  companyTypes,
  methodForms,
  methodNames,
  scenarios,
  type Unit,
  valuationViews,
} from "@valora/valuation";
import {
  type RevisedInput,
  type RevisedSetting,
  type RevisionChange,
  type SettingValue,
  unitOfFigure,
} from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import { leverUnits } from "../../../core/analysis/contracts/lever-units.ts";
import { customSettingKey, leverText } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useRateName } from "../analysis/settings/rate-name.ts";
import { useTraceWords } from "../analysis/trace/trace-words.ts";

const unitOfInput: Readonly<Partial<Record<RevisedInput, Unit>>> = {
  sharesOutstanding: "shares",
  price: "perShare",
  beta: "ratio",
  averageBeta: "ratio",
  riskFreeRate: "rate",
  equityRiskPremium: "rate",
  countryRiskPremium: "rate",
  taxRate: "rate",
  economicGrowth: "rate",
};

/** Settings that are a choice: what holds where the reader makes none. The others are computed then. */
const usual: Readonly<Partial<Record<RevisedSetting, SettingValue>>> = {
  discounting: methodForms.discounting[0],
  dividends: methodForms.dividends[0],
  force: [],
  prudent: false,
  view: valuationViews[0],
};

const forms: readonly string[] = Object.values(methodForms).flat();
const isIn = <Choice extends string>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value);
const isForm = (value: unknown): value is (typeof methodForms)[keyof typeof methodForms][number] =>
  typeof value === "string" && forms.includes(value);

/** What has changed between two versions, in words: its name, and from what to what. */
export function useChangeWords(currency: CurrencyCode) {
  const t = useTranslations();
  const formats = useFormats();
  const rate = useRateName();
  const { valueInWords } = useTraceWords(currency);

  const yesNo = (is: boolean) => t("versions.yesNo", { is: is ? "yes" : "no" });
  const named: Readonly<Partial<Record<RevisedSetting, (value: unknown) => string | null>>> = {
    scenario: (value) => (isIn(scenarios, value) ? t(`analysis.scenarios.${value}`) : null),
    view: (value) => (isIn(valuationViews, value) ? t("versions.view", { view: value }) : null),
    type: (value) => (isIn<CompanyType>(companyTypes, value) ? t(`companyTypes.${value}`) : null),
    force: (value) => (isIn(methodNames, value) ? t(`methods.${value}.name`) : null),
  };
  const one = (name: RevisedSetting, value: unknown): string => {
    if (value === null) return "–";
    if (typeof value === "boolean") return yesNo(value);
    if (typeof value === "number") return number(name, value);
    return named[name]?.(value) ?? (isForm(value) ? t(`expert.formChoices.${value}`) : String(value));
  };
  const chosen = (name: RevisedSetting, value: unknown): string => {
    if (value === undefined) return t("versions.computed");
    if (!Array.isArray(value)) return one(name, value);
    return value.length === 0 ? "–" : value.map((each: unknown) => one(name, each)).join("; ");
  };
  const number = (name: RevisedSetting, value: number): string => {
    const lever = name === "growth" ? "g" : name;
    const unit = lever in leverUnits ? leverUnits[lever as keyof typeof leverUnits] : "ratio"; // just looked up
    return unit === "choice" ? yesNo(value !== 0) : leverText(value, unit, formats);
  };
  const quantity = (value: number | null, unit: Unit) =>
    value === null ? t("versions.unknown") : valueInWords({ value, unit });

  return {
    name: (change: RevisionChange): string => {
      if (change.kind === "definitions") return t("versions.definitions", { since: change.since });
      if (change.kind === "figure") return t(`figures.${change.name}`);
      if (change.kind === "input") return t(`versions.inputs.${change.name}`);
      return change.name === "view" ? t("versions.viewName") : t(customSettingKey(change.name, rate));
    },
    fromTo: (change: RevisionChange): string | null => {
      if (change.kind === "definitions") return null;
      if (change.kind === "setting")
        return t("versions.fromTo", {
          before: chosen(change.name, change.before ?? usual[change.name]),
          after: chosen(change.name, change.after ?? usual[change.name]),
        });
      const unit = change.kind === "figure" ? unitOfFigure(change.name) : unitOfInput[change.name];
      if (unit === undefined || Object.is(change.before, change.after)) return null;
      return t("versions.fromTo", { before: quantity(change.before, unit), after: quantity(change.after, unit) });
    },
  };
}
