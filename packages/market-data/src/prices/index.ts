export { askProvider, type PriceRun, type Stopped, withAsked } from "./ask-provider.ts";
export { type AskedCompany, askedCompanies, type NotTaken } from "./asked-companies.ts";
export { type PriceFileFault, PriceFileUnreadable } from "./price-rows.ts";
export { type Refreshed, refreshPrices } from "./refresh-prices.ts";
