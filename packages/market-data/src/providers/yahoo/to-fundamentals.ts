import type { CountryCode, CurrencyCode, Fundamentals, Sector } from "@valora/valuation";
import { dayOf, marketQuote } from "../market-quote.ts";
import { type VendorPeriod, vendorInterim } from "../vendor-interim.ts";
import { fieldsOf, shareBasisOf, vendorStatements } from "../vendor-statements.ts";
import { descriptor } from "./descriptor.ts";
import { shareCountField, yahooRules } from "./fields.ts";
import { seriesValueSchema, type YahooChart, type YahooTimeSeries } from "./yahoo.schema.ts";

export const providerId = descriptor.id;

/** Fields that the addresses without a session lack. */
export type YahooIdentity = { country: CountryCode; sector: Sector; industry: string | null };

/** Series and chart → our fundamentals; null when there is no year. Years end on the last day of their month here. */
export function toFundamentals(
  ticker: string,
  { country, sector, industry }: YahooIdentity,
  { series, chart }: { series: YahooTimeSeries; chart: YahooChart },
): Fundamentals | null {
  const { rows, currency } = rowsOf(series, "annual");
  if (rows.length === 0 || !currency) return null;
  const years = rows.map(({ periodEnd: fiscalYearEnd, ...row }) => ({ fiscalYearEnd, ...row }));
  const options = { rules: yahooRules, zeroIsUnknown: false };
  const statements = vendorStatements(years, options);
  const quarters = rowsOf(series, "quarterly", currency).rows;
  const interim = vendorInterim(years, quarters, options);
  const sharesOutstanding = latestCount([...rows, ...quarters]);
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
    ...(interim && { interim }),
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

/** Counts of shares are in no currency, although the vendor writes one beside them, now and then another than that of the money. */
const countFields: ReadonlySet<string> = new Set([...fieldsOf(yahooRules.dilutedShares), shareCountField]);

/** The period of each kind of series; the vendor calls halves quarters too, so the rows have to prove it. */
const periodTypes = { annual: ["12M"], quarterly: ["3M", "6M"] } as const;

/** The series of one kind by the day they stand at, in one currency: that of most, unless it is told. */
function rowsOf(
  { timeseries }: YahooTimeSeries,
  kind: keyof typeof periodTypes,
  told?: CurrencyCode,
): { rows: readonly VendorPeriod[]; currency: CurrencyCode | null } {
  const covered: readonly string[] = periodTypes[kind];
  const values = (timeseries.result ?? []).flatMap((series) => {
    const [type] = series.meta.type;
    if (!type?.startsWith(kind)) return [];
    const rows = series[type];
    return (Array.isArray(rows) ? rows : []).flatMap((row) => {
      const value = seriesValueSchema.safeParse(row);
      return value.success && covered.includes(value.data.periodType)
        ? [{ field: type.slice(kind.length), ...value.data }]
        : [];
    });
  });
  const counted = Map.groupBy(values, ({ currencyCode }) => currencyCode ?? "");
  counted.delete("");
  const most = [...counted].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const currency = told ?? most ?? null;
  const own = values.filter(
    ({ field, currencyCode }) => countFields.has(field) || (currencyCode ?? currency) === currency,
  );
  const rows = [...Map.groupBy(own, ({ asOfDate }) => asOfDate)].map(([periodEnd, values]) => ({
    periodEnd,
    filedAt: null,
    form: null,
    accession: null,
    fields: Object.fromEntries(values.map(({ field, reportedValue }) => [field, reportedValue.raw])),
  }));
  return { rows, currency };
}

function latestCount(rows: readonly VendorPeriod[]): Fundamentals["sharesOutstanding"] {
  const [latest] = rows
    .filter(({ fields }) => typeof fields[shareCountField] === "number")
    .toSorted((one, other) => other.periodEnd.localeCompare(one.periodEnd));
  const value = latest?.fields[shareCountField];
  return latest && typeof value === "number" && value > 0
    ? { value, asOf: latest.periodEnd, source: providerId }
    : null;
}
