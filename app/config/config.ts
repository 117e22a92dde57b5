import type { BrokerAddresses } from "../features/brokers/protocols/broker-fetch.ts";
import type { StripeSettings } from "../features/payments/stripe/stripe-provider.ts";
import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";
import type { NarratorSettings } from "../wiring/narrator.server.ts";
import type { AppKeys } from "./app-keys.ts";
import type { BackupSettings } from "./backup-settings.ts";
import type { SignInSettings } from "./identity-settings.server.ts";
import type { MetricsPlace } from "./metrics-settings.ts";
import type { OpeningHours } from "./opening-hours.ts";
import type { ProviderSettings } from "./providers.server.ts";

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
  /** Hosts of the operator's own network from which imports may come, besides public addresses. */
  importPrivateHosts: readonly string[];
  /** Hosts of the operator's own network that may be told of events, over http too, besides public addresses over https. */
  webhookPrivateHosts: readonly string[];
  /** The server that takes our mails, and who they come from; null: they stay in the outbox. */
  mailServer: { url: string; from: string } | null;
  /** Where the brokers are asked that people connect. */
  brokers: BrokerAddresses;
  /** The keys that seal stored secrets, the present one first; null: a key file in the data folder does. */
  appKeys: AppKeys | null;
  /** The sites whose pages may read public answers of the API; null: none. */
  sharedOrigins: "*" | readonly string[] | null;
  /** Proxies whose X-Forwarded-For is believed; none unless named. */
  trustedProxies: readonly string[];
  /** Whether the free plan limits people: unless a setting says so, where other machines can connect. */
  hasPlanLimits: boolean;
  /** How many new companies all who have not signed in may open in a minute together, where plans limit people. */
  anonymousCompaniesAMinute: number;
  /** Whether a setting decides about plan limits: then an administrator cannot. */
  arePlansSet: boolean;
  /** Whether other machines can connect. */
  isReachable: boolean;
  /** The address whose account becomes the first administrator by signing up; null: the set-up page takes any. */
  adminEmail: string | null;
  /** A file that knows the places of addresses, for the list of a person's sessions; null: places are not told. */
  placesFile: string | null;
  signIn: SignInSettings;
  /** What the workers of one supervisor share to make the token of the set-up page; null: this process serves alone. */
  setupSeed: string | null;
  /** Further domains of universities. */
  academicDomains: readonly string[];
  /** The payment provider for plans; null: payment is not set up. */
  payment: StripeSettings | null;
  /** The hours in which the team answers the chat live; messages outside them are answered by email. */
  chatHours: OpeningHours;
  supportHours: OpeningHours;
  /** Told to stop, for how long health says so before no new connection is taken. */
  stopNoticeInMilliseconds: number;
  /** How long requests that have begun may take from then on. */
  finishInMilliseconds: number;
  /** The bound of the answers that are stored for anonymous readers; 0: none is. */
  responseStoreInBytes: number;
  /** How much of that is filled with pages that no reader has asked for yet; 0: none is made. */
  madeAheadInBytes: number;
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
