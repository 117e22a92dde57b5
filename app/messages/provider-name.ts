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
type NamedInTexts = (typeof namedInTexts)[number];
const isNamedInTexts = (id: string): id is NamedInTexts => namedInTexts.some((each) => each === id);

/** How readers know a source of data; `say` writes the texts of `search.source`. */
export const providerNamer =
  (say: (key: NamedInTexts) => string) =>
  (id: string): string =>
    isNamedInTexts(id) ? say(id) : (names[id] ?? id);
