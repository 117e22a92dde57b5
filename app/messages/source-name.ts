import type { sourceNames } from "./es/data-notes.ts";
import type { Formats } from "./formats.ts";

/** Sources that the data name in plain English; titles of publications stay as they were published. */
const plainSources = {
  "closing price, public ticker list": "closingPrice",
  "closing price, secondary source": "closingPriceSecondary",
  "closing price, price file": "closingPriceFile",
  "monthly closes, public list": "monthlyCloses",
  "SEC filing": "filing",
  "market capitalisation ÷ price": "capitalisation",
  "secondary source": "secondary",
  user: "reader",
  ecb: "centralBank",
  "Valora, solved from the forecasts and prices of the companies of the data set": "impliedPremium",
  "US Treasury, 10-year par yield": "treasuryPar",
  "European Central Bank, 10-year spot rate of government bonds rated AAA": "centralBankSpot",
  "dividends paid ÷ dividends per share, all classes as converted": "allClasses",
  "European Central Bank, monetary policy strategy: symmetric 2 % medium-term target": "inflationTarget",
} as const;

/** Whether a price comes with the data that are read without a network. */
export const isIncludedPrice = (source: string): boolean => source.startsWith("closing price, ");

const isPlain = (source: string): source is keyof typeof plainSources => Object.hasOwn(plainSources, source);

type Name = (source: string) => string;
type Say = (key: keyof typeof sourceNames, values: Readonly<Record<string, string>>) => string;
type Phrase = { pattern: RegExp; say: (t: Say, parts: readonly string[], nameOf: Name, formats: Formats) => string };

/** What a rate is made of, in the sentences that `market-data` writes; the parts are sources in turn. */
const phrases: readonly Phrase[] = [
  {
    pattern: /^(.+); converted to euro by relative inflation \((.+); (.+)\)$/,
    say: (t, [rate = "", euro = "", foreign = ""], nameOf) =>
      t("convertedToEuro", { rate: nameOf(rate), euro: nameOf(euro), foreign: nameOf(foreign) }),
  },
  {
    pattern: /^(.+), less the default spread of the state \((.+), (\d{4}-\d\d-\d\d)\)$/,
    say: (t, [rate = "", spread = "", asOf = ""], nameOf, formats) =>
      t("lessDefaultSpread", { rate: nameOf(rate), spread: nameOf(spread), date: formats.date(asOf) }),
  },
  {
    pattern: /^(.+), expected inflation in dollars$/,
    say: (t, [source = ""], nameOf) => t("expectedInflation", { source: nameOf(source) }),
  },
  {
    pattern: /^US Treasury, 10-year constant maturity, monthly average of (\d{4}-\d\d)$/,
    say: (t, [month = ""], _, formats) => t("treasury", { month: formats.date(month) }),
  },
  {
    pattern: /^Aswath Damodaran, NYU Stern, (\w+) (\d{4})$/,
    say: (t, [month = "", year = ""], _, formats) =>
      t("damodaran", { month: formats.date(`${year}-${number(month)}`) }),
  },
  {
    pattern: /^Aswath Damodaran, NYU Stern: ratings, interest coverage and default spreads, (\w+) (\d{4})$/,
    say: (t, [month = "", year = ""], _, formats) => t("ratings", { month: formats.date(`${year}-${number(month)}`) }),
  },
  {
    pattern: /^(.+): real growth of about ([\d.]+) % a year in ([\d-]+), inflation ([\d.]+) % \((https:\S+)\)$/,
    say: (t, [title = "", real = "", years = "", inflation = "", address = ""], _, formats) =>
      t("outlook", { title, real: rate(real, formats), years, inflation: rate(inflation, formats), address }),
  },
  {
    pattern:
      /^European Central Bank, Survey of Professional Forecasters, (\w+) quarter of (\d{4}): longer-term real growth ([\d.]+) %, inflation ([\d.]+) % \((https:\S+)\)$/,
    say: (t, [quarter = "", year = "", real = "", inflation = "", address = ""], _, formats) =>
      t("forecasters", {
        quarter: String(["first", "second", "third", "fourth"].indexOf(quarter) + 1),
        year,
        real: rate(real, formats),
        inflation: rate(inflation, formats),
        address,
      }),
  },
];

const months = "January February March April May June July August September October November December".split(" ");
const number = (month: string) => String(months.indexOf(month) + 1).padStart(2, "0");
const rate = (percent: string, formats: Formats) => formats.percent(Number(percent) / 100);

/**
 * How a source is called in a reader's language where it is not the title of a publication; `say` writes the texts of
 * `sourceNames`, and `own` is what a reader's own file is called.
 */
export function sourceNamer({ say, own, formats }: { say: Say; own: string; formats: Formats }): Name {
  const nameOf: Name = (source) => {
    if (source === "import") return own;
    if (isPlain(source)) return say(plainSources[source], {});
    for (const phrase of phrases) {
      const found = phrase.pattern.exec(source);
      if (found) return phrase.say(say, found.slice(1), nameOf, formats);
    }
    return source;
  };
  return nameOf;
}
