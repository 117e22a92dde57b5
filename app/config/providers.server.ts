import { type ProviderDescriptor, providerList } from "@valora/market-data";
import type { ConfiguredProvider } from "@valora/market-data/live";

/** Which live providers are asked, in order, and the addresses of the publishers of exchange and interest rates. */
export type ProviderSettings = {
  configured: readonly ConfiguredProvider[];
  /** Those that need no credential, or have theirs: an administrator may switch each; null: `DATA_SOURCES` has chosen. */
  switchable: readonly ConfiguredProvider[] | null;
  /** Where each known provider is, where that is not its public address; those that readers request one by one too. */
  places: Readonly<Record<string, ProviderPlace>>;
  ecbAddress: string | null;
  usTreasuryAddress: string | null;
};
type ProviderPlace = Pick<ConfiguredProvider, "address" | "lookupAddresses">;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `DATA_SOURCES` names providers in the order in which they are asked. Without it, every provider with a key or contact is
 * asked. A fresh installation has none and sends no request.
 */
export function providerSettingsIn(
  environment: Environment,
  list: readonly ProviderDescriptor[] = providerList,
): { providers: ProviderSettings; problems: readonly string[] } {
  const problems: string[] = [];
  const settingOf = (name: string) => environment[name]?.trim() || null;
  const addressOf = (id: string) => {
    const setting = `${id.toUpperCase().replaceAll("-", "_")}_ADDRESS`;
    const text = settingOf(setting);
    if (text === null || isHttpAddress(text)) return text?.replace(/(?<!\/)\/+$/, "") ?? null;
    problems.push(`${setting}: must be an address with http or https`);
    return null;
  };
  const addressesOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, addressOf(id)]));
  const credentialOf = ({ id, credential: asked }: ProviderDescriptor) => {
    if (asked === null) return null;
    const credential = settingOf(asked.setting);
    if (credential === null) problems.push(`${asked.setting}: DATA_SOURCES names ${id}, which needs it`);
    if (credential !== null && !/^[\x20-\x7e]+$/.test(credential))
      problems.push(`${asked.setting}: plain letters and signs only`);
    return credential;
  };
  const names = settingOf("DATA_SOURCES");
  const chosen = names === null ? withCredential(list, settingOf) : named(list, names, problems);
  const places = Object.fromEntries(
    list.map(({ id, lookups }): [string, ProviderPlace] => [
      id,
      { address: addressOf(id), ...(lookups && { lookupAddresses: addressesOf(lookups.map((each) => each.id)) }) },
    ]),
  );
  const settled = (provider: ProviderDescriptor): ConfiguredProvider => {
    const credential = credentialOf(provider);
    return { id: provider.id, credential, address: null, ...places[provider.id] };
  };
  const configured = chosen.map(settled);
  const switchable = names === null ? list.filter((each) => each.credential === null || chosen.includes(each)) : null;
  const rates = { ecbAddress: addressOf("ecb"), usTreasuryAddress: addressOf("us-treasury") };
  return { providers: { configured, switchable: switchable?.map(settled) ?? null, places, ...rates }, problems };
}

const withCredential = (list: readonly ProviderDescriptor[], settingOf: (name: string) => string | null) =>
  list.filter(({ credential }) => credential !== null && settingOf(credential.setting) !== null);

function named(list: readonly ProviderDescriptor[], text: string, problems: string[]): readonly ProviderDescriptor[] {
  const names = [...new Set(text.split(",").map((name) => name.trim()))].filter((name) => name !== "");
  const known = names.flatMap((name) => list.filter(({ id }) => id === name));
  if (known.length < names.length)
    problems.push(`DATA_SOURCES: the sources are ${list.map(({ id }) => id).join(", ")}`);
  return known;
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
