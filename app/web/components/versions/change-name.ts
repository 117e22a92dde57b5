import {
  type CompanyType,
  type CurrencyCode,
  companyTypes,
  type FigureName,
  methodForms,
  methodNames,
  scenarios,
  type Unit,
  valuationViews,
} from "@valora/valuation";
import type { RevisedInput, RevisedSetting, RevisionChange } from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import { leverUnits } from "../../../core/analysis/contracts/lever-units.ts";
import { customSettingKey } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useRateName } from "../analysis/settings/rate-name.ts";

const unitOfFigure = (name: FigureName): Unit => {
  if (name === "epsDiluted" || name === "dividendsPerShare") return "perShare";
  return name === "dilutedShares" ? "shares" : "money";
};
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

  const named: Readonly<Partial<Record<RevisedSetting, (value: unknown) => string | null>>> = {
    scenario: (value) => (isIn(scenarios, value) ? t(`analysis.scenarios.${value}`) : null),
    view: (value) => (isIn(valuationViews, value) ? t("versions.view", { view: value }) : null),
    type: (value) => (isIn<CompanyType>(companyTypes, value) ? t(`companyTypes.${value}`) : null),
    force: (value) => (isIn(methodNames, value) ? t(`methods.${value}.name`) : null),
  };
  const one = (name: RevisedSetting, value: unknown): string => {
    if (value === null) return "–";
    if (typeof value === "boolean") return t("versions.yesNo", { is: value ? "yes" : "no" });
    if (typeof value === "number") return number(name, value);
    return named[name]?.(value) ?? (isForm(value) ? t(`expert.formChoices.${value}`) : String(value));
  };
  const chosen = (name: RevisedSetting, value: unknown): string => {
    if (value === undefined) return t("versions.computed");
    return Array.isArray(value) ? value.map((each: unknown) => one(name, each)).join("; ") : one(name, value);
  };
  const number = (name: RevisedSetting, value: number): string => {
    const lever = name === "growth" ? "g" : name;
    const unit = lever in leverUnits ? leverUnits[lever as keyof typeof leverUnits] : "ratio"; // just looked up
    if (unit === "rate") return formats.percent(value, 2);
    return unit === "ratio" ? `${formats.number(value, 2)}×` : formats.number(value, unit === "years" ? 0 : 2);
  };
  const quantity = (value: number | null, unit: Unit) =>
    value === null ? t("versions.unknown") : formats.quantity(value, unit, currency);

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
          before: chosen(change.name, change.before),
          after: chosen(change.name, change.after),
        });
      const unit = change.kind === "figure" ? unitOfFigure(change.name) : unitOfInput[change.name];
      if (unit === undefined || Object.is(change.before, change.after)) return null;
      return t("versions.fromTo", { before: quantity(change.before, unit), after: quantity(change.after, unit) });
    },
  };
}
