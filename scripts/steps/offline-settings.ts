import { providerList } from "../../packages/market-data/src/providers/list.ts";
import { ratePublisherIds } from "../../packages/market-data/src/reference/currencies.ts";
import type { VendorsServer } from "../../packages/market-data/vendors-server/server.ts";

/** Settings of an offline installation: every provider is on and asks the vendors' server of this machine. */
export function offlineSettings({ addressOf }: Pick<VendorsServer, "addressOf">): Readonly<Record<string, string>> {
  const credentials = providerList.flatMap(({ credential }) =>
    credential === null
      ? []
      : [[credential.setting, credential.kind === "contact" ? "Valora offline@example.org" : "offline"]],
  );
  const ids = providerList.map(({ id }) => id);
  const lookups = providerList.flatMap(({ lookups: own = [] }) => own.map(({ id }) => id));
  const addresses = [...ids, ...lookups, ...ratePublisherIds].map((id) => [
    `${id.toUpperCase().replaceAll("-", "_")}_ADDRESS`,
    addressOf(id),
  ]);
  return { ...Object.fromEntries([...credentials, ...addresses]), DATA_SOURCES: ids.join(",") };
}
