export { type PriceFileFault, PriceFileUnreadable } from "./price-rows.ts";
export { type Refreshed, refreshPrices } from "./refresh-prices.ts";
