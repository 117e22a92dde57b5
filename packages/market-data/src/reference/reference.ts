import type { CountryCode, CurrencyCode, Dated, Fundamentals, MarketReference } from "@valora/valuation";
import { ProviderFailure } from "../provider.ts";
import { sentenceOf } from "../sources/index.ts";
import { currencyList, referenceCurrencies } from "./currencies.ts";
import type { BundledReference } from "./reference.schema.ts";

/**
 * Rates, premia, tax, ratings and industry averages for one company. Throws `ProviderFailure("bundled", "noData")` for a
 * currency or country that the bundled reference does not know: nothing is put in its place.
 *
 * USD: the ten-year Treasury yield as published. It already carries the small default spread of the United States, so an
 * American company gets no country premium on top of it; counting both would count that spread twice.
 * EUR: the ten-year spot rate of euro area states rated AAA, of the European Central Bank. Being default-free, it carries no
 * sovereign's spread, so each country's premium is added. A live rate of the same publishers takes the place of the bundled one.
 * Other currencies: the yield that the owner of the figures gives, less the default spread of the state that issues the bond, so
 * that each country's premium is added as in euro.
 */
export function referenceFor(
  data: BundledReference,
  fundamentals: Fundamentals,
  liveRate: Dated | null = null,
): MarketReference {
  const { currency, country, industry, ownRates } = fundamentals;
  const row = data.countries.rows[country];
  const known = data.governmentYield[currency];
  const riskFreeRate = liveRate ?? known ?? defaultFree(data, currency, ownRates);
  const growth = data.longRunGrowth[currency] ?? ownRates?.nominalGrowth;
  if (!row || !riskFreeRate || !growth) throw new ProviderFailure("bundled", "noData");

  const { asOf, source } = data.countries;
  const industryName = industry === null ? undefined : data.industryOf[industry];
  return {
    currency,
    country,
    riskFreeRate,
    riskFreeRateOrigin: { kind: "published" },
    matureEquityRiskPremium: data.matureEquityRiskPremium,
    premiumPair: data.premiumPair,
    impliedPremium: data.impliedPremium,
    averageBeta: data.averageBeta,
    countryRiskPremium: { value: premiumOf(country, currency, row.countryRiskPremium), asOf, source },
    ...premiumsWhereItSells(data, fundamentals),
    marginalTaxRate: { value: row.marginalTaxRate, asOf, source },
    nominalGrowth: growth,
    ratings: {
      large: data.ratings.large,
      small: data.ratings.small,
      utility: data.ratings.utility,
      asOf: data.ratings.asOf,
      source: data.ratings.source,
    },
    largeCompanyThreshold: data.ratings.largeCompanyThreshold * (known ? 1 : (ownRates?.perEuro.value ?? 1)),
    industry: data.industries.find(({ name }) => name === industryName) ?? null,
    market: data.market,
  };
}

/** A given yield without the spread that its state pays; undefined where the yield or the spread is not known. */
function defaultFree(
  { countries }: BundledReference,
  currency: CurrencyCode,
  rates: Fundamentals["ownRates"],
): Dated | undefined {
  const state = referenceCurrencies.find(({ code }) => code === currency)?.state ?? null;
  const spread = state === null ? null : (countries.rows[state]?.defaultSpread ?? null);
  if (rates === undefined || spread === null) return undefined;
  const { value, asOf, source } = rates.governmentYield;
  if (spread === 0) return rates.governmentYield;
  const told = sentenceOf("lessDefaultSpread", { rate: source, spread: countries.source, date: countries.asOf });
  return { value: value - spread, asOf, source: told };
}

/** A yield that carries a country's default spread must not count it twice. */
const premiumOf = (country: CountryCode, currency: CurrencyCode, premium: number) =>
  currencyList.some(({ code, yieldOf }) => code === currency && yieldOf === country) ? 0 : premium;

/** The premium of each country that its filings tell sales of; nothing where they tell none. */
function premiumsWhereItSells(
  { countries: { rows, asOf, source } }: BundledReference,
  { currency, segments = [] }: Fundamentals,
): Pick<MarketReference, "countryRiskPremiums"> {
  const codes = new Set(segments.flatMap(({ country }) => country ?? []));
  const premiums = [...codes].toSorted().flatMap((code) => {
    const row = rows[code];
    if (row === undefined) return [];
    const value = premiumOf(code, currency, row.countryRiskPremium);
    return [[code, { value, asOf, source: `${source}: ${row.name}` }] as const];
  });
  return premiums.length === 0 ? {} : { countryRiskPremiums: Object.fromEntries(premiums) };
}
