import { useTranslations } from "use-intl";

/** Proper names, the same in every language. */
const names: Readonly<Record<string, string>> = {
  "sec-edgar": "SEC EDGAR",
  "filings-xbrl-org": "filings.xbrl.org",
  fmp: "Financial Modeling Prep",
  eodhd: "EODHD",
  yahoo: "Yahoo Finance",
  "alpha-vantage": "Alpha Vantage",
  finnhub: "Finnhub",
  "twelve-data": "Twelve Data",
  tiingo: "Tiingo",
};

const namedInTexts = ["automatic", "bundled", "ecb", "us-treasury"] as const;
const isNamedInTexts = (id: string): id is (typeof namedInTexts)[number] => namedInTexts.some((each) => each === id);

/** How readers know a source of data. */
export function useProviderName(): (id: string) => string {
  const t = useTranslations("search.source");
  return (id) => (isNamedInTexts(id) ? t(id) : (names[id] ?? id));
}
