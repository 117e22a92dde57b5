import { useTranslations } from "use-intl";

/** Sources that the data name in plain English; titles of publications stay as they were published. */
const plainSources = {
  "closing price, public ticker list": "closingPrice",
  "closing price, secondary source": "closingPriceSecondary",
  "monthly closes, public list": "monthlyCloses",
  "SEC filing": "filing",
  "market capitalisation ÷ price": "capitalisation",
  "secondary source": "secondary",
  "dividends paid ÷ dividends per share, all classes as converted": "allClasses",
} as const;

const isPlain = (source: string): source is keyof typeof plainSources => Object.hasOwn(plainSources, source);

/** How the page calls a source, in the reader's language where it is not the title of a publication. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations("sourceNames");
  return (source) => (isPlain(source) ? t(plainSources[source]) : source);
}
