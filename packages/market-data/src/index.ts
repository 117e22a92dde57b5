export type { HeldData, HeldPrice, Holding, PriceConflict } from "./answers/holding.ts";
export type { ExchangeRateProvider } from "./answers/normalise.ts";
export * from "./create-market-data.ts";
export type { ExchangeRate } from "./integrity/currency.ts";
export type { Finding, FindingCode } from "./integrity/finding.ts";
export type { CurrencyPair } from "./integrity/one-currency.ts";
export { inOneCurrencyOfDay } from "./integrity/one-currency-of-day.ts";
export type { ComparedFigure, ComparedYear } from "./integrity/two-providers.ts";
export { editDistance } from "./listings/edit-distance.ts";
export { type FormerListing, type ListingEnd, listingEnds } from "./listings/former-listings.ts";
export * from "./listings/instrument.ts";
export { withoutShareWords } from "./listings/typed-name.ts";
export { type Kept, layeredSharedState, memoryState, type Pace, type SharedState } from "./live/shared-state.ts";
export * from "./market-data.ts";
export { newestPricesFile, pricesIn, writePrices } from "./prices/prices-file.ts";
export * from "./provider.ts";
export { wholeMonths } from "./providers/days.ts";
export type { Known, ProviderDescriptor } from "./providers/descriptor.ts";
export { type ProviderId, providerIds, providerList } from "./providers/list.ts";
export type { LiveRate, RiskFreeRateProvider } from "./rates/risk-free-rate.ts";
export { filesEuropeanReports } from "./symbols/exchange-country.ts";
export {
  perhapsWithExchange,
  spelledWithExchange,
  symbolsAbroad,
  withoutExchange,
} from "./symbols/exchange-spelling.ts";
export { withExchangeWords } from "./symbols/exchange-words.ts";
export { type Identifier, identifierIn } from "./symbols/identifier.ts";
export { type Identifiers, identifiersOf } from "./symbols/identifiers.ts";
export { areRelatedNames } from "./symbols/related-names.ts";
export * from "./symbols/ticker.ts";
