import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { analyticsSettingsIn } from "./analytics-settings.server.ts";
import { appKeysIn } from "./app-keys.ts";
import { backupSettingsIn } from "./backup-settings.ts";
import { brokerSettingsIn } from "./broker-settings.ts";
import type { Config } from "./config.ts";
import { Environment, withoutEmpty } from "./environment.server.ts";
import { identitySettingsIn } from "./identity-settings.server.ts";
import { metricsSettingsIn, sharedPortIn } from "./metrics-settings.ts";
import { narratorSettingsIn } from "./narrator-settings.server.ts";
import { type OpeningHours, openingSpansIn } from "./opening-hours.ts";
import { paymentSettingsIn } from "./payment-settings.server.ts";
import { pricesFileOf, pricesProviderIn } from "./prices-file.server.ts";
import { providerSettingsIn } from "./providers.server.ts";
import { secretsIn } from "./secret-settings.server.ts";
import { placeOf } from "./settings-file.server.ts";
import { setupSeedIn } from "./setup-seed.ts";
import { workerProblemsIn } from "./workers-wanted.ts";

const isOwnMachine = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

export type { Config };

/** The environment, read once. Throws `ConfigurationError` with one line per wrong setting. */
export function readConfig(written: Readonly<Record<string, string | undefined>>): Config {
  const environment = withoutEmpty(written);
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw unusable(parsed.error.issues.map(lineOf), environment);
  const settings = parsed.data;
  const { providers, problems: providerProblems } = providerSettingsIn(environment);
  const { pricesProvider, problems: pricesProblems } = pricesProviderIn(settings, providers);
  const { narrator, problems: narratorProblems } = narratorSettingsIn(environment);
  const { payment, problems: paymentProblems } = paymentSettingsIn(environment);
  const { analytics, problems: analyticsProblems } = analyticsSettingsIn(environment);
  const { metrics, problems: metricsProblems } = metricsSettingsIn(environment);
  const { backups, problems: backupProblems } = backupSettingsIn(environment, settings.DATA_DIR);
  const { brokers, problems: brokerProblems } = brokerSettingsIn(environment);
  const { signIn, problems: identityProblems } = identitySettingsIn(environment);
  const problems = [
    ...backupProblems,
    ...identityProblems,
    ...brokerProblems,
    ...providerProblems,
    ...pricesProblems,
    ...narratorProblems,
    ...paymentProblems,
    ...analyticsProblems,
    ...[...metricsProblems, ...sharedPortIn(metrics, { host: settings.HOST, port: settings.PORT })],
    ...workerProblemsIn(environment),
  ];
  if (problems.length > 0 || backups === null) throw unusable(problems, environment);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataFolder: resolve(settings.DATA_DIR),
    dataBundle: fileOf(settings.DATA_BUNDLE),
    pricesFile: pricesFileOf(settings),
    ...{ followsPrices: settings.PRICES_FILE === undefined, pricesProvider },
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
    ...{ adminEmail: settings.ADMIN_EMAIL ?? null, signIn, placesFile: fileOf(settings.PLACES_FILE) },
    anonymousCompaniesAMinute: settings.ANONYMOUS_COMPANIES_A_MINUTE,
    academicDomains: settings.ACADEMIC_DOMAINS,
    ...{ payment, brokers },
    ...teamHoursIn(settings),
    stopNoticeInMilliseconds: settings.STOP_NOTICE_SECONDS * 1_000,
    finishInMilliseconds: settings.STOP_FINISH_SECONDS * 1_000,
    ...storeIn(settings),
    isWarmedUp: settings.WARM_UP === "on",
    metrics,
    renderWorkers: renderWorkersIn(settings),
    backups,
    logLevel: settings.LOG_LEVEL,
    ...{ appKeys: appKeysOf(settings), secrets: secretsIn(environment) },
    mode: settings.NODE_ENV,
    ...{ providers, narrator },
  };
}

function plansIn({ PLAN_LIMITS, PUBLIC_ORIGIN, HOST }: Environment) {
  const isReachable = PUBLIC_ORIGIN !== undefined || !isOwnMachine(HOST);
  const arePlansSet = PLAN_LIMITS !== undefined;
  return { isReachable, arePlansSet, hasPlanLimits: arePlansSet ? PLAN_LIMITS === "on" : isReachable };
}

const fileOf = (path: string | undefined): string | null => (path === undefined ? null : resolve(path));
const appKeysOf = ({ APP_KEYS: text }: Environment): Config["appKeys"] => (text === undefined ? null : appKeysIn(text));
const lineOf = ({ path, message }: { path: PropertyKey[]; message: string }) => `${path.join(".")}: ${message}`;

function unusable(problems: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const placed = problems.map((problem) => {
    const place = placeOf(problem.split(/[:,]/, 1)[0] ?? "", environment);
    return place === null ? problem : `${place}: ${problem}`;
  });
  return new ConfigurationError(`Settings that cannot be used:\n  ${placed.join("\n  ")}`, problems);
}

function mailServerIn({ SMTP_URL: url, MAIL_FROM, CONTACT_EMAIL }: Environment): Config["mailServer"] {
  if (url === undefined) return null;
  const from = MAIL_FROM ?? CONTACT_EMAIL;
  if (from === undefined) throw unusable(["MAIL_FROM: needed when SMTP_URL is set"], {});
  return { url, from };
}

const BYTES_OF_A_MEGABYTE = 2 ** 20;
const MOST_USUAL_RENDER_WORKERS = 4;

/** Half of the cores unless said, because the thread that answers needs one of its own; none in tests and in development. */
const renderWorkersIn = ({ RENDER_WORKERS: said, NODE_ENV, WORKERS }: Environment): number => {
  if (said !== undefined || NODE_ENV !== "production") return said ?? 0;
  // The processes of a machine share its cores.
  return Math.min(MOST_USUAL_RENDER_WORKERS, Math.floor(availableParallelism() / 2 / WORKERS));
};

/**
 * Half of the store unless said. Without a public origin nothing is made ahead: a page says under which name it was asked for, and
 * each name by which readers come has pages of its own.
 */
const storeIn = ({ RENDER_AHEAD_MB: said, RESPONSE_STORE_MB: store, PUBLIC_ORIGIN }: Environment) => ({
  responseStoreInBytes: store * BYTES_OF_A_MEGABYTE,
  madeAheadInBytes: PUBLIC_ORIGIN === undefined ? 0 : Math.min(said ?? store / 2, store) * BYTES_OF_A_MEGABYTE,
});

const hoursIn = (text: string, timeZone: string): OpeningHours => ({ spans: openingSpansIn(text) ?? [], timeZone });

const teamHoursIn = ({ CHAT_HOURS, SUPPORT_HOURS, HOURS_TIME_ZONE: timeZone }: Environment) => ({
  chatHours: hoursIn(CHAT_HOURS, timeZone),
  supportHours: hoursIn(SUPPORT_HOURS, timeZone),
  timeZone,
});

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** One line per wrong setting, its name first. */
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = []) {
    super(message);
    this.problems = problems;
  }
}
