import { type CompanyType, companyTypes, methodForms, methodNames, scenarios, valuationViews } from "@valora/valuation";
import type { RevisedSetting } from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import type { RateName } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { leverUnits } from "../../../core/analysis/contracts/lever-units.ts";
import { customSettingKey, leverText } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useRateName } from "../analysis/settings/rate-name.ts";

const forms: readonly string[] = Object.values(methodForms).flat();
const isIn = <Choice extends string>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value);
const isForm = (value: unknown): value is (typeof methodForms)[keyof typeof methodForms][number] =>
  typeof value === "string" && forms.includes(value);

/** A setting of a question in words: its name, and what was chosen; of a company with such a rate, or of the page's. */
export function useSettingWords(kept: RateName | null = null) {
  const t = useTranslations();
  const formats = useFormats();
  const onPage = useRateName();
  const rate = kept ?? onPage;

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
  const nameOf = (name: RevisedSetting): string =>
    name === "view" ? t("versions.viewName") : t(customSettingKey(name, rate));
  return { chosen, nameOf };
}
