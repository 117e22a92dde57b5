import { type CurrencyCode, methodForms, type Unit, valuationViews } from "@valora/valuation";
import {
  type RevisedInput,
  type RevisedSetting,
  type RevisionChange,
  type SettingValue,
  unitOfFigure,
} from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import { useTraceWords } from "../analysis/trace/trace-words.ts";
import { useSettingWords } from "./setting-words.ts";

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

/** What has changed between two versions, in words: its name, and from what to what. */
export function useChangeWords(currency: CurrencyCode) {
  const t = useTranslations();
  const { valueInWords } = useTraceWords(currency);

  const { chosen, nameOf } = useSettingWords();
  const quantity = (value: number | null, unit: Unit) =>
    value === null ? t("versions.unknown") : valueInWords({ value, unit });

  return {
    name: (change: RevisionChange): string => {
      if (change.kind === "definitions") return t("versions.definitions", { since: change.since });
      if (change.kind === "figure") return t(`figures.${change.name}`);
      if (change.kind === "input") return t(`versions.inputs.${change.name}`);
      return nameOf(change.name);
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
