/**
 * Currencies in which companies are valued: their discount rates are known. To add one: a line here, its yield and growth in
 * `reviewed/economy.json`, and an adapter in `rates/` when no listed publisher has its rate.
 */
export const currencyList = [
  /** The ten-year spot rate of euro area states rated AAA is default-free: every country's premium is added to it. */
  { code: "EUR", yieldOf: null, publisher: "ecb" },
  /** The Treasury yield carries the spread of the United States: an American company gets no country premium on top. */
  { code: "USD", yieldOf: "US", publisher: "us-treasury" },
] as const satisfies readonly ValuedCurrency[];

type ValuedCurrency = {
  readonly code: string;
  /** The country whose default spread the yield carries already; null for a default-free rate. */
  readonly yieldOf: string | null;
  /** The publisher of the daily rate. */
  readonly publisher: string;
};

export type ValuedCurrencyCode = (typeof currencyList)[number]["code"];
export type RatePublisherId = (typeof currencyList)[number]["publisher"];

export const currencyCodes: readonly ValuedCurrencyCode[] = currencyList.map(({ code }) => code);

/** Publishers of rates, each once. */
export const ratePublisherIds: readonly RatePublisherId[] = [
  ...new Set(currencyList.map(({ publisher }) => publisher)),
];

/** Whether discount rates are known in a currency. */
export const isValuationCurrency = (currency: string): currency is ValuedCurrencyCode =>
  currencyList.some(({ code }) => code === currency);

/**
 * Currencies of the European Central Bank's daily reference rates, and the euro; `state` is the one whose ten-year bonds say what
 * money without risk yields in it. Accounts may be in each of them; `currencyList` has those whose rates lie in the reference.
 */
export const referenceCurrencies = [
  { code: "EUR", state: null },
  { code: "USD", state: "US" },
  { code: "GBP", state: "GB" },
  { code: "CHF", state: "CH" },
  { code: "JPY", state: "JP" },
  { code: "AUD", state: "AU" },
  { code: "BRL", state: "BR" },
  { code: "CAD", state: "CA" },
  { code: "CNY", state: "CN" },
  { code: "CZK", state: "CZ" },
  { code: "DKK", state: "DK" },
  { code: "HKD", state: "HK" },
  { code: "HUF", state: "HU" },
  { code: "IDR", state: "ID" },
  { code: "ILS", state: "IL" },
  { code: "INR", state: "IN" },
  { code: "ISK", state: "IS" },
  { code: "KRW", state: "KR" },
  { code: "MXN", state: "MX" },
  { code: "MYR", state: "MY" },
  { code: "NOK", state: "NO" },
  { code: "NZD", state: "NZ" },
  { code: "PHP", state: "PH" },
  { code: "PLN", state: "PL" },
  { code: "RON", state: "RO" },
  { code: "SEK", state: "SE" },
  { code: "SGD", state: "SG" },
  { code: "THB", state: "TH" },
  { code: "TRY", state: "TR" },
  { code: "ZAR", state: "ZA" },
] as const satisfies readonly { code: string; state: string | null }[];

export type ReferenceCurrencyCode = (typeof referenceCurrencies)[number]["code"];

export const referenceCurrencyCodes: readonly ReferenceCurrencyCode[] = referenceCurrencies.map(({ code }) => code);
