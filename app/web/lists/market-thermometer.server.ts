import { inHundred } from "../../charts/thermometer-shapes.ts";
import { MarketThermometer, type ThermometerCounts } from "../../core/lists/contracts/thermometer.ts";
import { countryName } from "../../messages/country-names.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import type { ShownGroup, ShownThermometer } from "../components/home/shown-thermometer.ts";

/** The study of values and prices of all included companies, as the command wrote it, with its names in a language. */
export async function thermometerIn(language: Language): Promise<ShownThermometer | null> {
  const [study, t] = await Promise.all([import("../../core/lists/studies/thermometer.json"), translatorFor(language)]);
  const { dataAsOf, all, countries, sectors, months } = MarketThermometer.parse(study.default);
  const hundred = inHundred(all);
  if (hundred === null) return null;
  const group = (counts: ThermometerCounts, named: Omit<ShownGroup, "hundred" | "companies">): ShownGroup[] => {
    const shares = inHundred(counts);
    return shares === null ? [] : [{ ...named, hundred: shares, companies: judged(counts) }];
  };
  return {
    dataAsOf,
    companies: judged(all),
    hundred,
    countries: countries.flatMap(({ country, counts }) =>
      group(counts, { name: countryName(country, language), address: `/screener?country=${country}` }),
    ),
    sectors: sectors.flatMap(({ sector, counts }) =>
      group(counts, { name: t(`sectors.${sector}`), address: `/screener?sector=${sector}` }),
    ),
    months: months.flatMap(({ month, counts }) => {
      const shares = inHundred(counts);
      return shares === null ? [] : [{ month, hundred: shares, companies: judged(counts) }];
    }),
  };
}

const judged = ({ overvalued, fair, undervalued }: ThermometerCounts) => overvalued + fair + undervalued;
