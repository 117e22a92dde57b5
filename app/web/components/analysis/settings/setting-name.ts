import { expertLevers, formNames } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { type Choice, changesOf, choiceOf } from "../controls/analysis-choice.ts";
import { useLeverTexts } from "../controls/typed-lever.tsx";
import { useRateName } from "./rate-name.ts";

/** The most of its changes that a setting is called by; the others are counted. */
const mostNamed = 3;

/** A setting in words: what in it is the reader's own, or that it is all calculated. */
export function useSettingName(): (setting: string) => string {
  const t = useTranslations("settings");
  const questionsOf = useQuestionNames();
  const changesNamed = useChangeNames();
  return (setting) => {
    const choice = choiceOf(new URLSearchParams(setting));
    const named = changesNamed(choice).slice(0, mostNamed);
    const others = changesOf(choice) - named.length;
    const parts = [...questionsOf(choice), ...named, ...(others > 0 ? [t("others", { count: others })] : [])];
    return parts.length === 0 ? t("computed") : parts.join(" · ");
  };
}

/** What is asked: the scenario, the view and the price, where they are not the usual ones. */
function useQuestionNames() {
  const t = useTranslations();
  const formats = useFormats();
  return ({ scenario, price, safety, overrides }: Choice): string[] => [
    ...(scenario === "neutral" ? [] : [t(`analysis.scenarios.${scenario}`)]),
    ...(overrides.view === "relative" ? [t("analysis.view.relative")] : []),
    ...(price === null ? [] : [t("settings.price", { price: formats.amount(price) })]),
    ...(safety === undefined ? [] : [t("settings.safety", { value: formats.percent(safety, 0) })]),
  ];
}

/** What is set, each with its value. */
function useChangeNames() {
  const t = useTranslations();
  const formats = useFormats();
  const leverText = useLeverTexts();
  const rate = useRateName();
  return ({ overrides }: Choice): string[] => {
    const { wacc, growth, horizon, type, peers } = overrides;
    return [
      wacc === undefined ? null : t("settings.rate", { rate, value: formats.percent(wacc) }),
      growth === undefined ? null : t("settings.growth", { value: formats.percent(growth) }),
      horizon === undefined ? null : t("settings.horizon", { count: horizon }),
      ...expertLevers.map((lever) => {
        const value = overrides[lever];
        if (value === undefined) return null;
        return t("settings.lever", { name: t(`expert.levers.${lever}`), value: leverText(lever, value) });
      }),
      ...formNames.map((name) => {
        const form = overrides[name];
        return form === undefined ? null : t(`expert.formChoices.${form}`);
      }),
      type === undefined ? null : t(`companyTypes.${type}`),
      peers === undefined ? null : t("peers.chip", { count: peers.length }),
    ].filter((name) => name !== null);
  };
}
