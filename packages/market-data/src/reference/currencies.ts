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
export const isValuedIn = (currency: string): currency is ValuedCurrencyCode =>
  currencyList.some(({ code }) => code === currency);
