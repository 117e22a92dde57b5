import type { CountryCode, Fundamentals, Sector } from "@valora/valuation";
import { dayOf, marketQuote } from "../market-quote.ts";
import { shareBasisOf, type VendorYear, vendorStatements } from "../vendor-statements.ts";
import { shareCountField, yahooRules } from "./fields.ts";
import { seriesValueSchema, type YahooChart, type YahooTimeSeries } from "./yahoo.schema.ts";

export const providerId = "yahoo";

/** What the addresses that need no session do not say. */
export type YahooIdentity = { country: CountryCode; sector: Sector; industry: string | null };

/** Series and chart → our fundamentals; null when there is no year. Years end on the last day of their month here. */
export function toFundamentals(
  ticker: string,
  { country, sector, industry }: YahooIdentity,
  { series, chart }: { series: YahooTimeSeries; chart: YahooChart },
): Fundamentals | null {
  const { years, currency } = yearsOf(series, "annual");
  if (years.length === 0 || !currency) return null;
  const statements = vendorStatements(years, { rules: yahooRules, zeroIsUnknown: false });
  const sharesOutstanding = latestCount(years);
  const quote = marketQuote(quoteOf(ticker, chart));
  const { longName, shortName, fullExchangeName } = chart.meta;
  return {
    ticker,
    name: longName ?? shortName ?? ticker,
    exchange: fullExchangeName ?? "",
    country,
    currency,
    sector,
    industry,
    provider: providerId,
    statements,
    sharesOutstanding,
    shareBasis: shareBasisOf(statements, sharesOutstanding),
    quote: { value: quote.value, currency: quote.currency, asOf: quote.asOf, source: providerId },
    beta: null,
    monthlyCloses: null,
  };
}

export const quoteOf = (ticker: string, { meta }: YahooChart) => ({
  provider: providerId,
  ticker,
  price: meta.regularMarketPrice,
  unit: meta.currency,
  asOf: dayOf(meta.regularMarketTime ?? 0, meta.gmtoffset ?? 0),
});

/** The series of one kind ("annual", "quarterly") by the day they stand at, in the currency of most. */
export function yearsOf(
  { timeseries }: YahooTimeSeries,
  kind: "annual" | "quarterly",
): { years: readonly VendorYear[]; currency: string | null } {
  const values = (timeseries.result ?? []).flatMap((series) => {
    const [type] = series.meta.type;
    if (!type?.startsWith(kind)) return [];
    const rows = series[type];
    return (Array.isArray(rows) ? rows : []).flatMap((row) => {
      const value = seriesValueSchema.safeParse(row);
      return value.success ? [{ field: type.slice(kind.length), ...value.data }] : [];
    });
  });
  const counted = Map.groupBy(values, ({ currencyCode }) => currencyCode ?? "");
  counted.delete("");
  const currency = [...counted].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
  const own = values.filter(({ currencyCode }) => (currencyCode ?? currency) === currency);
  const years = [...Map.groupBy(own, ({ asOfDate }) => asOfDate)].map(([fiscalYearEnd, rows]) => ({
    fiscalYearEnd,
    filedAt: null,
    form: null,
    accession: null,
    fields: Object.fromEntries(rows.map(({ field, reportedValue }) => [field, reportedValue.raw])),
  }));
  return { years, currency };
}

function latestCount(years: readonly VendorYear[]): Fundamentals["sharesOutstanding"] {
  const [latest] = years
    .filter(({ fields }) => typeof fields[shareCountField] === "number")
    .toSorted((one, other) => other.fiscalYearEnd.localeCompare(one.fiscalYearEnd));
  const value = latest?.fields[shareCountField];
  return latest && typeof value === "number" && value > 0
    ? { value, asOf: latest.fiscalYearEnd, source: providerId }
    : null;
}
