import type { CountryCode, CurrencyCode, Dated, Fundamentals, MarketReference } from "@valora/valuation";
import { ProviderFailure } from "./provider.ts";
import type { BundledReference } from "./reference.schema.ts";

type RiskFree = Pick<MarketReference, "riskFreeRate" | "riskFreeRateOrigin">;

/**
 * Rates, premia, tax, ratings and industry averages for one company. Throws `ProviderFailure("bundled", "noData")` for a
 * currency or country that the bundled reference does not know: nothing is put in its place.
 *
 * USD: the ten-year Treasury yield as published. It already carries the small default spread of the United States, so an
 * American company gets no country premium on top of it; counting both would count that spread twice.
 * EUR: no yield in euro is bundled. The default-free dollar rate (Treasury − US default spread) is converted by relative
 * inflation, (1 + r) (1 + π euro) ÷ (1 + π dollar) − 1; being default-free, it carries no sovereign's spread, so each
 * country's whole premium is added. A live rate in euro is that of states rated AAA, which is default-free as it is.
 */
export function referenceFor(
  data: BundledReference,
  fundamentals: Fundamentals,
  liveRate: Dated | null = null,
): MarketReference {
  const { currency, country, industry } = fundamentals;
  const row = data.countries.rows[country];
  const riskFree = liveRate ? publishedRate(liveRate) : riskFreeIn(data, currency);
  const growth = isBundledCurrency(currency) ? data.longRunGrowth[currency] : null;
  if (!row || !riskFree || !growth) throw new ProviderFailure("bundled", "noData");

  const { asOf, source } = data.countries;
  const industryName = industry === null ? undefined : data.industryOf[industry];
  return {
    currency,
    country,
    ...riskFree,
    matureEquityRiskPremium: data.matureEquityRiskPremium,
    countryRiskPremium: { value: premiumOf(country, currency, row.countryRiskPremium), asOf, source },
    marginalTaxRate: { value: row.marginalTaxRate, asOf, source },
    nominalGrowth: growth,
    ratings: {
      large: data.ratings.large,
      small: data.ratings.small,
      asOf: data.ratings.asOf,
      source: data.ratings.source,
    },
    largeCompanyThreshold: data.ratings.largeCompanyThreshold,
    industry: data.industries.find(({ name }) => name === industryName) ?? null,
    market: data.market,
  };
}

/** Currencies in which discount rates are known. */
export const valuedCurrencies = ["USD", "EUR"] as const;

const isBundledCurrency = (currency: CurrencyCode): currency is (typeof valuedCurrencies)[number] =>
  valuedCurrencies.some((each) => each === currency);

/** Whether discount rates are known in a currency. */
export const isValuedIn = (currency: CurrencyCode): boolean => isBundledCurrency(currency);

/** The Treasury yield carries the US sovereign's spread already. */
const premiumOf = (country: CountryCode, currency: CurrencyCode, premium: number) =>
  country === "US" && currency === "USD" ? 0 : premium;

const publishedRate = (riskFreeRate: Dated): RiskFree => ({ riskFreeRate, riskFreeRateOrigin: { kind: "published" } });

function riskFreeIn(data: BundledReference, currency: CurrencyCode): RiskFree | null {
  const treasury = data.governmentYield.USD;
  if (currency === "USD") return publishedRate(treasury);
  if (currency !== "EUR") return null;

  const domesticInflation = data.expectedInflation.EUR;
  const foreignInflation = data.expectedInflation.USD;
  const foreignRate = defaultFree(treasury, data.sovereignSpread.US);
  const value = ((1 + foreignRate.value) * (1 + domesticInflation.value)) / (1 + foreignInflation.value) - 1;
  return {
    riskFreeRate: {
      value,
      asOf: foreignRate.asOf,
      source: `${foreignRate.source}; converted to euro by relative inflation (${domesticInflation.source}; ${foreignInflation.source})`,
    },
    riskFreeRateOrigin: { kind: "converted", from: "USD", foreignRate, domesticInflation, foreignInflation },
  };
}

function defaultFree(yieldOfState: Dated, spread: Dated): Dated {
  return {
    value: yieldOfState.value - spread.value,
    asOf: yieldOfState.asOf,
    source: `${yieldOfState.source}, less the default spread of the state (${spread.source}, ${spread.asOf})`,
  };
}
