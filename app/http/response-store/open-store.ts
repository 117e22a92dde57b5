import { storedOperations } from "../../api/stored-operations.ts";
import type { Config } from "../../config/config.server.ts";
import { storedPages } from "../../web/stored-pages.ts";
import type { Product } from "../../wiring/composition.server.ts";
import type { Renderings } from "../renderings/renderings.ts";
import type { ServerLog } from "../request-log.ts";
import { oneByOne } from "./one-by-one.ts";
import { responseStore } from "./response-store.ts";
import { storableAddresses } from "./storable-addresses.ts";
import { storedBodies } from "./stored-bodies.ts";
import type { StoredResponsesParts } from "./stored-responses.ts";

type StoreConfig = Pick<Config, "responseStoreInBytes" | "publicOrigin" | "analytics" | "providers" | "sharedOrigins">;

/** The store of an installation; null where it is switched off. */
export function openStore(
  { responseStoreInBytes: bytes, publicOrigin, analytics, providers, sharedOrigins }: StoreConfig,
  { product, log, renderings }: { product: Product; log: ServerLog; renderings: Renderings | null },
): StoredResponsesParts | null {
  if (bytes === 0) return null;
  const store = responseStore({ bytes, edition: product.edition });
  const pages = storedPages.map(({ path, ...page }) => ({ ...page, path: `/${path}` }));
  return {
    store,
    bodies: storedBodies(store),
    settings: {
      publicOrigin,
      analyticsHost: analytics === null ? null : new URL(analytics.script).host,
      answersByOrigin: sharedOrigins !== null && sharedOrigins !== "*",
      addressOf: storableAddresses([...pages, ...storedOperations]),
    },
    product,
    renderings,
    turns: oneByOne(),
    hasLiveProviders: providers.configured.length > 0,
    log,
  };
}
