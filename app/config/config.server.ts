import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { StripeSettings } from "../features/payments/stripe/stripe-provider.ts";
import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";
import type { NarratorSettings } from "../wiring/narrator.server.ts";
import { analyticsSettingsIn } from "./analytics-settings.server.ts";
import { type AppKeys, appKeysIn } from "./app-keys.ts";
import { type BackupSettings, backupSettingsIn } from "./backup-settings.ts";
import { Environment } from "./environment.server.ts";
import { type MetricsPlace, metricsSettingsIn } from "./metrics-settings.ts";
import { narratorSettingsIn } from "./narrator-settings.server.ts";
import { type OpeningHours, openingSpansIn } from "./opening-hours.ts";
import { paymentSettingsIn } from "./payment-settings.server.ts";
import { pricesFileOf, pricesProviderIn } from "./prices-file.server.ts";
import { type ProviderSettings, providerSettingsIn } from "./providers.server.ts";
import { secretsIn } from "./secret-settings.server.ts";
import { setupSeedIn } from "./setup-seed.ts";
import { workerProblemsIn } from "./workers-wanted.ts";

const isOwnMachine = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

/** Every setting of the server; each has a default that works without it. */
export type Config = {
  host: string;
  port: number;
  /** Absolute path of the embedded database and whatever else is kept. */
  dataFolder: string;
  /** A folder that `npm run data:build` made, instead of the included data. */
  dataBundle: string | null;
  /** Prices that are read over the included ones when this process begins: the newest that `npm run data:prices` made. */
  pricesFile: string | null;
  /** Whether a running process takes newer prices of its data folder: not when a setting names the file. */
  followsPrices: boolean;
  /** The provider that is asked each day for the prices of all included companies; null: none is. */
  pricesProvider: string | null;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** How long a server that cannot be reached at the start is waited for. */
  databaseWaitInMilliseconds: number;
  /** "https://valora.example", when a proxy stands in front; its host is then the accepted one. */
  publicOrigin: string | null;
  /** The person or company that runs this installation, as the legal texts name them; null until they say. */
  operatorName: string | null;
  /** Where readers may write; null until the operator says. */
  contactEmail: string | null;
  /** Where the operator is on social networks. */
  socialLinks: readonly string[];
  /** A service elsewhere that counts readers who agree to it; null: none does. */
  analytics: AnalyticsService | null;
  /** Hosts of the operator's own network from which imports may come; strangers reach public addresses alone. */
  importPrivateHosts: readonly string[];
  /** Hosts of the operator's own network that may be told of events, over http too; strangers name public addresses of https alone. */
  webhookPrivateHosts: readonly string[];
  /** The server that takes our mails, and who they come from; null: they stay in the outbox. */
  mailServer: { url: string; from: string } | null;
  /** The keys that seal stored secrets, the present one first; null: a key file in the data folder does. */
  appKeys: AppKeys | null;
  /** The sites whose pages may read public answers of the API; null: none. */
  sharedOrigins: "*" | readonly string[] | null;
  /** Proxies whose X-Forwarded-For is believed; none unless named. */
  trustedProxies: readonly string[];
  /**
   * Whether the free plan limits people. Unless said, it does where others can come: an installation that only this machine
   * reaches is its owner's.
   */
  hasPlanLimits: boolean;
  /** How many new companies all who have not signed in may open in a minute together, where plans limit people. */
  anonymousCompaniesAMinute: number;
  /** Whether a setting says so, which no administrator then changes. */
  arePlansSet: boolean;
  /** Whether others than this machine can come. */
  isReachable: boolean;
  /** The only address that the first administrator may have, and that becomes one by signing up; null: any, by the set-up page. */
  adminEmail: string | null;
  /** What the workers of one supervisor share to make the token of the set-up page; null: this process serves alone. */
  setupSeed: string | null;
  /** Further domains of universities. */
  academicDomains: readonly string[];
  /** The payment provider for plans; null: payment is not set up. */
  payment: StripeSettings | null;
  /** The hours in which the team answers the chat live; messages outside them are answered by e-mail. */
  chatHours: OpeningHours;
  supportHours: OpeningHours;
  /** Told to stop, for how long health says so before no new connection is taken. */
  stopNoticeInMilliseconds: number;
  /** How long requests that have begun may take from then on. */
  finishInMilliseconds: number;
  /** The bound of the answers that are stored for anonymous readers; 0: none is. */
  responseStoreInBytes: number;
  /** Whether pages are made before the first reader asks for one. */
  isWarmedUp: boolean;
  /** Where metrics are read; null: nowhere. */
  metrics: MetricsPlace | null;
  /** How many threads at most make answers that many readers share; 0: they are made where they are sent. */
  renderWorkers: number;
  backups: BackupSettings;
  /** The time zone of the people who run this installation. */
  timeZone: string;
  logLevel: string;
  /** The settings that must stand in no log, whatever an error says. */
  secrets: readonly string[];
  mode: "production" | "development" | "test";
  /** Live providers of data; none unless asked for. */
  providers: ProviderSettings;
  /** A language model that may draft theses; null: none does. */
  narrator: NarratorSettings | null;
};

/** The environment, read once. Throws `ConfigurationError` with one line per wrong setting. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw unusable(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const settings = parsed.data;
  const { providers, problems: providerProblems } = providerSettingsIn(environment);
  const { pricesProvider, problems: pricesProblems } = pricesProviderIn(settings, providers);
  const { narrator, problems: narratorProblems } = narratorSettingsIn(environment);
  const { payment, problems: paymentProblems } = paymentSettingsIn(environment);
  const { analytics, problems: analyticsProblems } = analyticsSettingsIn(environment);
  const { metrics, problems: metricsProblems } = metricsSettingsIn(environment);
  const { backups, problems: backupProblems } = backupSettingsIn(environment, settings.DATA_DIR);
  const problems = [
    ...backupProblems,
    ...providerProblems,
    ...pricesProblems,
    ...narratorProblems,
    ...paymentProblems,
    ...analyticsProblems,
    ...metricsProblems,
    ...workerProblemsIn(environment),
  ];
  if (problems.length > 0 || backups === null) throw unusable(problems);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataFolder: resolve(settings.DATA_DIR),
    dataBundle: settings.DATA_BUNDLE === undefined ? null : resolve(settings.DATA_BUNDLE),
    pricesFile: pricesFileOf(settings),
    followsPrices: settings.PRICES_FILE === undefined,
    pricesProvider,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseWaitInMilliseconds: settings.DATABASE_WAIT_SECONDS * 1_000,
    publicOrigin: settings.PUBLIC_ORIGIN === undefined ? null : new URL(settings.PUBLIC_ORIGIN).origin,
    ...{ operatorName: settings.OPERATOR_NAME ?? null, contactEmail: settings.CONTACT_EMAIL ?? null },
    ...{ socialLinks: settings.SOCIAL_LINKS, analytics },
    ...{ importPrivateHosts: settings.IMPORT_PRIVATE_HOSTS, webhookPrivateHosts: settings.WEBHOOK_PRIVATE_HOSTS },
    mailServer: mailServerIn(settings),
    sharedOrigins: settings.API_CORS_ORIGINS.length === 0 ? null : settings.API_CORS_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    ...plansIn(settings),
    setupSeed: setupSeedIn(environment),
    adminEmail: settings.ADMIN_EMAIL ?? null,
    anonymousCompaniesAMinute: settings.ANONYMOUS_COMPANIES_A_MINUTE,
    academicDomains: settings.ACADEMIC_DOMAINS,
    payment,
    ...teamHoursIn(settings),
    stopNoticeInMilliseconds: settings.STOP_NOTICE_SECONDS * 1_000,
    finishInMilliseconds: settings.STOP_FINISH_SECONDS * 1_000,
    responseStoreInBytes: settings.RESPONSE_STORE_MB * 1_048_576,
    isWarmedUp: settings.WARM_UP === "on",
    metrics,
    renderWorkers: renderWorkersIn(settings),
    backups,
    logLevel: settings.LOG_LEVEL,
    ...{ appKeys: appKeysOf(settings), secrets: secretsIn(environment) },
    mode: settings.NODE_ENV,
    providers,
    narrator,
  };
}

function plansIn({ PLAN_LIMITS, PUBLIC_ORIGIN, HOST }: Environment) {
  const isReachable = PUBLIC_ORIGIN !== undefined || !isOwnMachine(HOST);
  const arePlansSet = PLAN_LIMITS !== undefined;
  return { isReachable, arePlansSet, hasPlanLimits: arePlansSet ? PLAN_LIMITS === "on" : isReachable };
}

const appKeysOf = ({ APP_KEYS: text }: Environment): Config["appKeys"] => (text === undefined ? null : appKeysIn(text));
const unusable = (lines: readonly string[]) =>
  new ConfigurationError(`Settings that cannot be used:\n  ${lines.join("\n  ")}`);

function mailServerIn({ SMTP_URL: url, MAIL_FROM, CONTACT_EMAIL }: Environment): Config["mailServer"] {
  if (url === undefined) return null;
  const from = MAIL_FROM ?? CONTACT_EMAIL;
  if (from === undefined)
    throw new ConfigurationError("Settings that cannot be used:\n  MAIL_FROM: needed when SMTP_URL is set");
  return { url, from };
}

const MOST_USUAL_RENDER_WORKERS = 4;

/** Half of the cores unless said, because the thread that answers needs one of its own; none in tests and in development. */
const renderWorkersIn = ({ RENDER_WORKERS: said, NODE_ENV, WORKERS }: Environment): number => {
  if (said !== undefined || NODE_ENV !== "production") return said ?? 0;
  // The processes of a machine share its cores.
  return Math.min(MOST_USUAL_RENDER_WORKERS, Math.floor(availableParallelism() / 2 / WORKERS));
};

const hoursIn = (text: string, timeZone: string): OpeningHours => ({ spans: openingSpansIn(text) ?? [], timeZone });

const teamHoursIn = ({ CHAT_HOURS, SUPPORT_HOURS, HOURS_TIME_ZONE: timeZone }: Environment) => ({
  chatHours: hoursIn(CHAT_HOURS, timeZone),
  supportHours: hoursIn(SUPPORT_HOURS, timeZone),
  timeZone,
});

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
