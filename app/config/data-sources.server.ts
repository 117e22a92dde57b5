import { type ProviderId, providerIds } from "@valora/market-data";
import type { ConfiguredProvider } from "@valora/market-data/live";

/** Which live sources are asked, in order, and where rates of exchange and of interest come from. */
export type DataSources = {
  sources: readonly ConfiguredProvider[];
  ecbAddress: string | null;
  usTreasuryAddress: string | null;
};
type Environment = Readonly<Record<string, string | undefined>>;

/** The setting that holds a source's key, or the contact that it asks for; null: it asks for nothing. */
const credentialSettings: Readonly<Record<ProviderId, string | null>> = {
  "sec-edgar": "SEC_USER_AGENT",
  "filings-xbrl-org": null,
  fmp: "FMP_API_KEY",
  eodhd: "EODHD_API_KEY",
  yahoo: null,
  "alpha-vantage": "ALPHA_VANTAGE_API_KEY",
  finnhub: "FINNHUB_API_KEY",
  "twelve-data": "TWELVE_DATA_API_KEY",
  tiingo: "TIINGO_API_KEY",
};

/**
 * `DATA_SOURCES` names sources in the order in which they are asked. Without it those are asked whose key or contact is
 * set: a fresh installation has none, and asks no server.
 */
export function dataSourcesIn(environment: Environment): { dataSources: DataSources; problems: readonly string[] } {
  const problems: string[] = [];
  const settingOf = (name: string) => environment[name]?.trim() || null;
  const addressOf = (id: string) => {
    const setting = `${id.toUpperCase().replaceAll("-", "_")}_ADDRESS`;
    const text = settingOf(setting);
    if (text === null || isHttpAddress(text)) return text?.replace(/\/+$/, "") ?? null;
    problems.push(`${setting}: must be an address with http or https`);
    return null;
  };
  const sources = idsIn(settingOf("DATA_SOURCES"), settingOf, problems).map((id): ConfiguredProvider => {
    const setting = credentialSettings[id];
    const credential = setting === null ? null : settingOf(setting);
    if (setting !== null && credential === null) problems.push(`${setting}: DATA_SOURCES names ${id}, which needs it`);
    if (credential !== null && !/^[\x20-\x7e]+$/.test(credential))
      problems.push(`${setting}: plain letters and signs only`);
    return { id, credential, address: addressOf(id) };
  });
  const rates = { ecbAddress: addressOf("ecb"), usTreasuryAddress: addressOf("us-treasury") };
  return { dataSources: { sources, ...rates }, problems };
}

function idsIn(list: string | null, settingOf: (name: string) => string | null, problems: string[]): ProviderId[] {
  if (list === null) {
    return providerIds.filter((id) => {
      const setting = credentialSettings[id];
      return setting !== null && settingOf(setting) !== null;
    });
  }
  const names = [...new Set(list.split(",").map((name) => name.trim()))].filter((name) => name !== "");
  const known = names.flatMap((name) => providerIds.filter((id) => id === name));
  if (known.length < names.length) problems.push(`DATA_SOURCES: the sources are ${providerIds.join(", ")}`);
  return known;
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
