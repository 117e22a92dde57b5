import { figureNames, methodNames } from "@valora/valuation";
import type { RatioUnit } from "@valora/valuation/own-ratios";
import { useTranslations } from "use-intl";
import { type FoundRatio, ratioPlaces } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { ratioFilters } from "../../../core/lists/contracts/screener.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { useFormats } from "../../analysis/formats.ts";

const lines: ReadonlySet<string> = new Set(figureNames);
const methods: ReadonlySet<string> = new Set(methodNames);

/** The name of a figure of own ratios as investors say it. */
export function useRatioFigureName(): (name: string) => string {
  const t = useTranslations();
  const say = textByKey(t);
  return (name) => {
    if (lines.has(name)) return say(`figures.${name}`);
    if (methods.has(name)) return t("ownRatios.valueBy", { method: say(`methods.${name}.name`) });
    if (name === "valuePerShare") return t("ownRatios.mean");
    return say(`quantities.${name}`);
  };
}

/** The name of a field of own ratios, a formula or a limit of one, as its label says it; of any other parameter its own name. */
export function useRatioFieldName(): (name: string) => string {
  const t = useTranslations("ownRatios");
  return (name) => {
    for (const [index, place] of ratioPlaces.entries()) {
      const number = String(index + 1);
      if (name === place) return t("field", { number });
      if (name === ratioFilters[place].minimum) return t("minimum", { number });
      if (name === ratioFilters[place].maximum) return t("maximum", { number });
    }
    return name;
  };
}

/** Why an own ratio has no value, with the figures that it is about. */
export function useRatioAbsence(): (found: Pick<FoundRatio, "reason" | "figures">) => string {
  const t = useTranslations("ownRatios");
  const formats = useFormats();
  const nameOf = useRatioFigureName();
  return ({ reason, figures }) => {
    if (reason === null) return "";
    const words = t(`absent.${reason}`);
    const names = figures.map(({ name, fiscalYearEnd }) =>
      fiscalYearEnd === null ? nameOf(name) : t("ofYear", { figure: nameOf(name), date: formats.date(fiscalYearEnd) }),
    );
    return names.length === 0 ? words : t("absentOf", { reason: words, figures: names.join(", ") });
  };
}

/** How a value of an own ratio is written: a percentage, so many times, or an amount in the currency of the accounts. */
export function useOwnRatioWriter(): (unit: RatioUnit, currency: string) => (value: number) => string {
  const formats = useFormats();
  return (unit, currency) => (value) => {
    if (unit === "rate") return formats.percent(value);
    if (unit === "ratio") return `${formats.number(value, 2)}×`;
    if (unit === "perShare") return formats.price(value, currency);
    return unit === "shares" ? formats.millions(value) : formats.moneyInMillions(value, currency);
  };
}
