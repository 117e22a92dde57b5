import { providerList } from "@valora/market-data";
import type { Config } from "./config.ts";
import { Environment } from "./environment.server.ts";
import { identityProviderNumbers } from "./identity-settings.server.ts";

type Written = Readonly<Record<string, string | undefined>>;

/** How a setting has to be written; the texts of `checkConfig.must` say it in words. */
export type Must =
  | { kind: "form"; example: string }
  | { kind: "whole" | "number"; from: number; to: number }
  | { kind: "choice"; allowed: string }
  | { kind: "bundle" | "file" | "places" | "folder" | "printable" | "recipient" }
  | { kind: "length"; from: number; to: number };

/** Settings of one subject need each other. */
export type SettingArea =
  | "server"
  | "data"
  | "database"
  | "people"
  | "signIn"
  | "mail"
  | "plans"
  | "payment"
  | "operation"
  | "metrics"
  | "backups"
  | "sources"
  | "narration"
  | "analytics";

export type Setting = {
  name: string;
  area: SettingArea;
  must: Must;
  /** The value in use, as it would be written; null: none. */
  inUse: (config: Config, written: Written) => string | null;
};

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === "") return null;
  return Array.isArray(value) ? value.join(", ") || null : String(value);
};

/** As the schema reads it, which holds the default. */
const asRead =
  (name: keyof Environment): Setting["inUse"] =>
  (_, written) =>
    textOf(Environment.shape[name].safeParse(written[name]).data);
const asWritten =
  (name: string): Setting["inUse"] =>
  (_, written) =>
    written[name]?.trim() || null;
const from =
  (value: (config: Config) => unknown): Setting["inUse"] =>
  (config) =>
    textOf(value(config));

const form = (example: string): Must => ({ kind: "form", example });
const whole = (least: number, most: number): Must => ({ kind: "whole", from: least, to: most });
const number = (least: number, most: number): Must => ({ kind: "number", from: least, to: most });
const choice = (...allowed: readonly string[]): Must => ({ kind: "choice", allowed: allowed.join(", ") });
const onOff = choice("on", "off");
const printable: Must = { kind: "printable" };

type Row = readonly [name: string, must: Must, inUse?: Setting["inUse"]];
type Schema = keyof Environment;
const isOfSchema = (name: string): name is Schema => Object.hasOwn(Environment.shape, name);
const area = (subject: SettingArea, rows: readonly Row[]): Setting[] =>
  rows.map(([name, must, inUse]) => ({
    ...{ name, area: subject, must },
    inUse: inUse ?? (isOfSchema(name) ? asRead(name) : asWritten(name)),
  }));

const addressSettings = [
  ...providerList.flatMap(({ id, lookups = [] }) => [id, ...lookups.map((each) => each.id)]),
  "ecb",
  "us-treasury",
];
const credentials = providerList.flatMap(({ credential }) => (credential === null ? [] : [credential.setting]));

const server = area("server", [
  ["HOST", form("127.0.0.1")],
  ["PORT", whole(0, 65_535)],
  ["PUBLIC_ORIGIN", form("https://valora.example"), from((config) => config.publicOrigin)],
  ["TRUSTED_PROXIES", form("10.0.0.0/8, 127.0.0.1")],
  ["API_CORS_ORIGINS", form("*; https://charts.example, http://localhost:8080")],
  ["WORKERS", whole(1, 64)],
  ["RENDER_WORKERS", whole(0, 64), from((config) => config.renderWorkers)],
  ["RESPONSE_STORE_MB", whole(0, 65_536)],
  ["RENDER_AHEAD_MB", whole(0, 65_536), from((config) => config.madeAheadInBytes / 1_048_576)],
  ["WARM_UP", onOff],
]);
const data = area("data", [
  ["DATA_DIR", { kind: "folder" }, from((config) => config.dataFolder)],
  ["DATA_BUNDLE", { kind: "bundle" }, from((config) => config.dataBundle)],
  ["PRICES_FILE", { kind: "file" }, from((config) => config.pricesFile)],
  [
    "PRICES_PROVIDER",
    choice(...providerList.filter((each) => each.supplies.includes("quote")).map(({ id }) => id), "none"),
    from((config) => config.pricesProvider),
  ],
]);
const database = area("database", [
  ["DATABASE_URL", form("postgresql://valora:…@database/valora")],
  ["DATABASE_WAIT_SECONDS", whole(0, 3_600)],
  ["APP_KEYS", form("2:base64,1:base64 (openssl rand -base64 32)")],
]);
const people = area("people", [
  ["OPERATOR_NAME", { kind: "length", from: 1, to: 120 }],
  ["CONTACT_EMAIL", form("valora@example.org")],
  ["ADMIN_EMAIL", form("ana@example.org")],
  ["PLACES_FILE", { kind: "places" }, from((config) => config.placesFile)],
  ["SOCIAL_LINKS", form("https://mastodon.social/@valora")],
  ["CHAT_HOURS", form("mon-fri 09:00-18:00, sat 10:00-14:00")],
  ["SUPPORT_HOURS", form("mon-fri 09:00-18:00, sat 10:00-14:00")],
  ["HOURS_TIME_ZONE", form("Europe/Madrid")],
]);
const signIn = area("signIn", [
  ["LOCAL_SIGN_IN", onOff, from((config) => (config.signIn.hasLocalSignIn ? "on" : "off"))],
  ["OIDC_PRIVATE_HOSTS", form("sso.lan:8080, localhost:9000")],
  ...identityProviderNumbers.flatMap((number): Row[] => [
    [`OIDC_${number}_ISSUER`, form("https://sso.example.org/realms/valora")],
    [`OIDC_${number}_CLIENT_ID`, form("valora")],
    [`OIDC_${number}_CLIENT_SECRET`, printable],
    [
      `OIDC_${number}_NAME`,
      { kind: "length", from: 1, to: 40 },
      from((config) => config.signIn.identityProviders.find((each) => each.number === number)?.name),
    ],
    [`OIDC_${number}_DOMAINS`, form("example.org, example.com")],
    [`OIDC_${number}_ROLE_CLAIM`, form("groups; realm_access.roles")],
    [`OIDC_${number}_ROLES`, form("valora-admins=admin, valora-editors=editor")],
  ]),
]);
const mail = area("mail", [
  ["SMTP_URL", form("smtps://valora:…@mail.example.org:465")],
  ["MAIL_FROM", form("Valora <valora@example.org>"), from((config) => config.mailServer?.from)],
]);
const plans = area("plans", [
  ["PLAN_LIMITS", onOff, from((config) => (config.hasPlanLimits ? "on" : "off"))],
  ["ANONYMOUS_COMPANIES_A_MINUTE", whole(1, 1_000_000)],
  ["ACADEMIC_DOMAINS", form("tum.de, ethz.ch")],
]);
const payment = area("payment", [
  ["STRIPE_SECRET_KEY", form("sk_…, rk_…")],
  ["STRIPE_WEBHOOK_SECRET", form("whsec_…")],
  ["STRIPE_PRICE_PRO", form("price_…")],
  ["STRIPE_PRICE_STUDENT", form("price_…")],
  ["STRIPE_ADDRESS", form("https://api.stripe.com"), from((config) => config.payment?.address)],
]);
const operation = area("operation", [
  ["LOG_LEVEL", choice("fatal", "error", "warn", "info", "debug", "silent")],
  ["NODE_ENV", choice("production", "development", "test")],
  ["STOP_NOTICE_SECONDS", number(0, 300)],
  ["STOP_FINISH_SECONDS", number(0, 3_600)],
  ["IMPORT_PRIVATE_HOSTS", form("files.lan:8080, 10.0.0.5")],
  ["WEBHOOK_PRIVATE_HOSTS", form("ntfy.lan:8080, 10.0.0.5")],
  [
    "IBKR_FLEX_ADDRESS",
    form("https://ndcdyn.interactivebrokers.com/AccountManagement/FlexWebService"),
    from((config) => config.brokers.flex),
  ],
  ["ALPACA_ADDRESS", form("https://api.alpaca.markets"), from((config) => config.brokers.alpaca)],
  ["ALPACA_PAPER_ADDRESS", form("https://paper-api.alpaca.markets"), from((config) => config.brokers.alpacaPaper)],
]);
const metrics = area("metrics", [
  ["METRICS_PORT", whole(0, 65_535), from((config) => config.metrics?.port)],
  ["METRICS_HOST", form("127.0.0.1"), from((config) => config.metrics?.host)],
]);
const backups = area("backups", [
  ["BACKUP_AT", form("03:30; never"), from((config) => config.backups.at ?? "never")],
  ["BACKUP_DIR", form("/srv/backups"), from((config) => config.backups.folder)],
  ["BACKUP_KEEP_DAYS", whole(1, 3_650), from((config) => config.backups.keptDays)],
  ["BACKUP_PASSPHRASE", { kind: "length", from: 16, to: 1_024 }],
  ["BACKUP_RECIPIENT", { kind: "recipient" }],
  ["BACKUP_STORE", form("https://s3.eu-west-1.amazonaws.com/bucket/valora")],
  ["BACKUP_STORE_REGION", form("eu-west-1"), from((config) => config.backups.store?.region)],
  ["BACKUP_STORE_KEY_ID", printable],
  ["BACKUP_STORE_SECRET", printable],
]);
const sources = area("sources", [
  [
    "DATA_SOURCES",
    choice(...providerList.map(({ id }) => id)),
    from((config) => config.providers.configured.map(({ id }) => id)),
  ],
  ...credentials.map((name): Row => [name, printable]),
  ...addressSettings.map(
    (id): Row => [`${id.toUpperCase().replaceAll("-", "_")}_ADDRESS`, form("http://127.0.0.1:4010")],
  ),
]);
const narration = area("narration", [
  ["NARRATION_ADDRESS", form("http://localhost:11434/v1"), from((config) => config.narrator?.address)],
  ["NARRATION_MODEL", form("qwen3:8b")],
  ["NARRATION_API_KEY", printable],
  [
    "NARRATION_SECONDS",
    whole(1, 600),
    from((config) => config.narrator && config.narrator.deadlineInMilliseconds / 1_000),
  ],
]);
const analytics = area("analytics", [
  ["ANALYTICS_SCRIPT", form("https://stats.example.org/js/script.js"), from((config) => config.analytics?.script)],
  ["ANALYTICS_SITE", form("valora.example; 1"), from((config) => config.analytics?.site)],
]);

/** Every setting, by subject, in the order in which they are told. */
export const settingList: readonly Setting[] = [
  ...server,
  ...data,
  ...database,
  ...people,
  ...signIn,
  ...mail,
  ...plans,
  ...payment,
  ...backups,
  ...operation,
  ...metrics,
  ...sources,
  ...narration,
  ...analytics,
];
export const settingNames: ReadonlySet<string> = new Set(settingList.map(({ name }) => name));
