import type { Config } from "../config.ts";
import { isOwnNetwork } from "../own-network.ts";

/** What works and endangers: each with a text in `checkConfig.insecure`. */
export type InsecureCode =
  | "plainOrigin"
  | "plainMail"
  | "plainDatabase"
  | "plainProvider"
  | "proxyUnnamed"
  | "proxyOfAll"
  | "openMetrics"
  | "openBackups"
  | "openStore"
  | "errorsShown";
export type Insecure = { code: InsecureCode; name: string };

const isPlainTo = (text: string | undefined, scheme: string): boolean => {
  const url = URL.parse(text ?? "");
  return url !== null && url.protocol === `${scheme}:` && !isOwnNetwork(url.hostname);
};

/** The insecure ones among settings that can be used, in the order of the list. */
export function insecureSettings(config: Config): Insecure[] {
  const found: Insecure[] = [];
  const note = (isSo: boolean, code: InsecureCode, name: string) => isSo && found.push({ code, name });
  note(isPlainTo(config.publicOrigin ?? "", "http"), "plainOrigin", "PUBLIC_ORIGIN");
  note(config.publicOrigin !== null && config.trustedProxies.length === 0, "proxyUnnamed", "TRUSTED_PROXIES");
  note(
    config.trustedProxies.some((each) => each.endsWith("/0")),
    "proxyOfAll",
    "TRUSTED_PROXIES",
  );
  const isPlainDatabase = ["postgres", "postgresql"].some((scheme) => isPlainTo(config.databaseUrl ?? "", scheme));
  note(isPlainDatabase && !isEncrypted(config.databaseUrl), "plainDatabase", "DATABASE_URL");
  note(hasPassword(config.mailServer?.url) && isPlainTo(config.mailServer?.url, "smtp"), "plainMail", "SMTP_URL");
  const hasOpenBackups = config.isReachable && config.backups.at !== null && config.backups.lock === null;
  const { store, lock } = config.backups;
  note(hasOpenBackups && store === null, "openBackups", "BACKUP_RECIPIENT");
  note(store !== null && lock === null, "openStore", "BACKUP_RECIPIENT");
  note(isPlainTo(store?.endpoint, "http"), "plainProvider", "BACKUP_STORE");
  note(config.isReachable && config.mode !== "production", "errorsShown", "NODE_ENV");
  const metricsHost = config.metrics?.host ?? "127.0.0.1";
  note(!isOwnNetwork(metricsHost) || metricsHost === "::", "openMetrics", "METRICS_HOST");
  // A key travels to each of these.
  for (const { id, credential, address } of config.providers.configured)
    note(
      credential !== null && isPlainTo(address ?? "", "http"),
      "plainProvider",
      `${id.toUpperCase().replaceAll("-", "_")}_ADDRESS`,
    );
  note(
    Boolean(config.narrator?.key) && isPlainTo(config.narrator?.address, "http"),
    "plainProvider",
    "NARRATION_ADDRESS",
  );
  return found;
}

const hasPassword = (url: string | undefined): boolean => url !== undefined && new URL(url).password !== "";

/** As the driver reads the address. */
const isEncrypted = (url: string | null): boolean =>
  url !== null && /^(?:require|verify-ca|verify-full|no-verify)$/.test(new URL(url).searchParams.get("sslmode") ?? "");
