import { companyTypes, sectors } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { ratioPlaces } from "../../../../core/fundamentals/contracts/own-ratios.ts";
import {
  ratioFilters,
  type ScreenedRatio,
  screenerSignals,
  screenerSorts,
  screenerStatuses,
  screenerViews,
} from "../../../../core/lists/contracts/screener.ts";
import { countryName } from "../../../../messages/country-names.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useRatioFieldName } from "../../own-ratios/ratio-words.ts";

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const differences = ["-0.5", "-0.25", "-0.1", "0", "0.1", "0.25", "0.5", "1"];
const sizes = ["2000000000", "10000000000", "50000000000", "100000000000", "500000000000"];

/** The values that each filter offers; countries are those of the data. */
export const offeredValues = {
  sector: sectors,
  country: ["ES,IT"],
  type: companyTypes,
  method: screenerViews,
  status: screenerStatuses,
  signal: screenerSignals,
  minDifference: differences,
  maxDifference: differences,
  minMarketCap: sizes,
  maxMarketCap: sizes,
  minQuality: numbers(4, 9),
  minDividendYield: ["0.01", "0.02", "0.03", "0.04", "0.05", "0.06"],
  minReturnOnEquity: ["0.05", "0.1", "0.15", "0.2", "0.3"],
  maxPriceToEarnings: ["10", "15", "20", "25", "30"],
  minVotes: numbers(1, 7),
  // In days: two weeks hold ten trading days; beyond 180 nothing is judged.
  maxPriceAge: ["7", "14", "90", "180"],
  sort: screenerSorts,
  order: ["ascending", "descending"],
  limit: ["25", "50", "100"],
} as const satisfies Record<string, readonly string[]>;
export type FilterName = keyof typeof offeredValues;

export const isFilter = (name: string): name is FilterName => name in offeredValues;

const shapingNames: readonly string[] = ["sort", "order", "limit"];
const limitNames = ratioPlaces.flatMap((place) => Object.values(ratioFilters[place]));
type LimitName = (typeof limitNames)[number];
const isLimit = (name: string): name is LimitName => limitNames.some((each) => each === name);

/** Whether a parameter leaves companies out of the list. */
export const narrows = (name: string): name is FilterName | LimitName =>
  isLimit(name) || (isFilter(name) && !shapingNames.includes(name));

/** What a list is sorted by, in words. */
export function useSortWords(): (sort: string) => string {
  const t = useTranslations("ownRatios");
  const say = textByKey(useTranslations());
  return (sort) => {
    const place = ratioPlaces.map(String).indexOf(sort);
    return place < 0 ? say(`screener.columns.${sort}`) : t("column", { number: String(place + 1) });
  };
}

/** A filter's value in words, also one that is not offered but stands in the address. */
export function useFilterWords(): (name: FilterName, value: string) => string {
  const t = useTranslations();
  const say = textByKey(t);
  const formats = useFormats();
  const sortWords = useSortWords();
  const countries = new Intl.ListFormat(formats.language, { type: "conjunction" });
  return (name, value) => {
    switch (name) {
      case "sector":
        return say(`sectors.${value}`);
      case "type":
        return say(`companyTypes.${value}`);
      case "status":
        return say(`analysis.status.${value}`);
      case "signal":
        return say(`signal.kinds.${value}`);
      case "sort":
        return sortWords(value);
      case "order":
        return say(`screener.orders.${value}`);
      case "method":
        return value === "mean" ? t("screener.mean") : say(`methods.${value}.name`);
      case "country":
        return countries.format(value.split(",").map((code) => countryName(code, formats.language)));
      case "maxPriceAge":
        return t("screener.days", { days: Number(value) });
      case "minDifference":
      case "maxDifference":
        return formats.signedPercent(Number(value));
      case "minDividendYield":
      case "minReturnOnEquity":
        return formats.percent(Number(value));
      case "maxPriceToEarnings":
        return formats.multiple(Number(value));
      case "minMarketCap":
      case "maxMarketCap":
        return t("screener.billions", { amount: formats.exact(Number(value) / 1e9, 6) });
      default:
        return value;
    }
  };
}

/** What narrows the list, in words: the filter, and its value; of a limit of an own ratio in the unit of that ratio. */
export function useNarrowingWords(ratios: readonly ScreenedRatio[]) {
  const t = useTranslations("screener");
  const formats = useFormats();
  const say = useFilterWords();
  const fieldName = useRatioFieldName();
  return (name: FilterName | LimitName, value: string): { filter: string; value: string } => {
    if (!isLimit(name)) return { filter: t(`fields.${name}`), value: say(name, value) };
    const unit = ratios.find(({ place }) => Object.values(ratioFilters[place]).some((each) => each === name))?.unit;
    const written = unit === "rate" ? formats.percent(Number(value)) : formats.exact(Number(value), 6);
    return { filter: fieldName(name), value: written };
  };
}
