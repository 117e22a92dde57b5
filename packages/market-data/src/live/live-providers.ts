import type { Provider } from "../provider.ts";
import type { Known, ProviderBuilder, ProviderDescriptor } from "../providers/descriptor.ts";
import { providerList } from "../providers/list.ts";
import { type LiveOptions, meteredHttp } from "./metered-fetch.ts";

/** One provider as the operator configured it. `credential` is the key or contact that its descriptor asks for. */
export type ConfiguredProvider<Id extends string = string> = {
  id: Id;
  credential: string | null;
  address: string | null;
  /** Addresses of its lookups, where they differ from the public ones. */
  lookupAddresses?: Readonly<Record<string, string | null>>;
};

/** The known providers and their code. */
export type ProviderCatalogue = {
  list: readonly ProviderDescriptor[];
  load: (id: string) => Promise<ProviderBuilder>;
};

const included: ProviderCatalogue = {
  list: providerList,
  load: async (id) => {
    // Every folder of the list exports `build` from its index; a test loads them all.
    const code = (await import(`../providers/${id}/index.ts`)) as { build: ProviderBuilder };
    return code.build;
  },
};

/**
 * Loads the configured providers, in their order, each with its rate limit for all processes together. Loads the code of these
 * only.
 */
export async function liveProviders(
  configured: readonly ConfiguredProvider[],
  options: LiveOptions,
  { list, load }: ProviderCatalogue = included,
): Promise<(known: Known) => readonly Provider[]> {
  const loaded = await Promise.all(
    configured.map(async ({ id, credential, address, lookupAddresses = {} }) => {
      const descriptor = list.find((each) => each.id === id);
      if (!descriptor) throw new RangeError(`no such data provider: ${id}`);
      return { build: await load(id), descriptor, credential, address, lookupAddresses };
    }),
  );
  return (known) =>
    loaded.map(({ build, descriptor, credential, address, lookupAddresses }) =>
      build({
        credential: credential ?? "",
        known,
        now: options.now,
        http: meteredHttp(descriptor.id, descriptor.requestsPerMinute, options),
        lookups: Object.fromEntries(
          (descriptor.lookups ?? []).map((lookup) => {
            const lookupAddress = lookupAddresses[lookup.id] ?? null;
            const http = meteredHttp(lookup.id, lookup.requestsPerMinute, options);
            return [lookup.id, { http, ...(lookupAddress === null ? {} : { address: lookupAddress }) }];
          }),
        ),
        ...(address === null ? {} : { address }),
      }),
    );
}
