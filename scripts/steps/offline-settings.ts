import { providerIds } from "../../packages/market-data/src/live/provider-ids.ts";
import type { VendorsServer } from "../../packages/market-data/vendors-server/server.ts";

const credentials = {
  SEC_USER_AGENT: "Valora offline@example.org",
  FMP_API_KEY: "offline",
  EODHD_API_KEY: "offline",
  ALPHA_VANTAGE_API_KEY: "offline",
  FINNHUB_API_KEY: "offline",
  TWELVE_DATA_API_KEY: "offline",
  TIINGO_API_KEY: "offline",
};

/** The settings with which the product asks the vendors' server for everything, and the network for nothing. */
export function offlineSettings({ addressOf }: Pick<VendorsServer, "addressOf">): Readonly<Record<string, string>> {
  const addresses = [...providerIds, "ecb", "us-treasury"].map((id) => [
    `${id.toUpperCase().replaceAll("-", "_")}_ADDRESS`,
    addressOf(id),
  ]);
  return { ...credentials, ...Object.fromEntries(addresses), DATA_SOURCES: providerIds.join(",") };
}
