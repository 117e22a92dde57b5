import type { Config } from "../config/config.server.ts";
import type { Idempotency } from "../core/idempotency/use-cases/answer-once.ts";
import type { CompanyScreen } from "../core/lists/use-cases/company-screen.ts";
import type { Narrator } from "../core/narration/use-cases/narrate-analysis.ts";
import type { PredictionCalibration } from "../core/prediction/contracts/prediction-calibration.ts";
import type { Caller } from "../core/shared/use-cases/caller.ts";
import type { UsageContext } from "../core/usage/use-cases/with-quota.ts";
import type { SignInWays } from "../features/accounts/contracts/sign-in-ways.ts";
import type { Accounts } from "../features/accounts/use-cases/accounts.ts";
import type { Content } from "../features/content/use-cases/content.ts";
import type { Conversations } from "../features/conversations/use-cases/conversations.ts";
import type { Discussions } from "../features/discussions/use-cases/discussions.ts";
import type { Filings } from "../features/filings/use-cases/filings.ts";
import type { ImportStore } from "../features/imports/use-cases/import-company-data.ts";
import type { Installation } from "../features/installation/use-cases/installation.ts";
import type { Jobs } from "../features/jobs/use-cases/jobs.ts";
import type { Payments } from "../features/payments/use-cases/payments.ts";
import type { KeptPortfolioUseCases } from "../features/portfolio/use-cases/keep-portfolio.ts";
import type { PricesAdministered } from "../features/prices/use-cases/price-rounds.ts";
import type { SavedUseCases } from "../features/saved/use-cases/keep-saved.ts";
import type { ShareLinks } from "../features/share-links/use-cases/share-links.ts";
import type { SheetLinks } from "../features/sheet-links/use-cases/sheet-links.ts";
import type { StatusUseCases } from "../features/status/use-cases/status.ts";
import type { Teams } from "../features/teams/use-cases/teams.ts";
import type { Theses } from "../features/theses/use-cases/theses.ts";
import type { KeptVersions } from "../features/versions/use-cases/versions.ts";
import type { Webhooks } from "../features/webhooks/use-cases/webhooks.ts";
import type { WrongNumbers } from "../features/wrong-numbers/use-cases/wrong-numbers.ts";
import type { Language } from "../messages/languages.ts";
import type { FetchFile } from "../outbound/fetch-file.ts";
import type { OpenBrokers } from "./features/research/brokers.server.ts";
import type { Visits } from "./features/visits.server.ts";

/** The hours in which people answer. */
export type Hours = Pick<Config, "chatHours" | "supportHours">;

/** A post that a reader opened. */
export type View = { slug: string; language: Language; reader: Caller };

/** Optional dependencies of the product; absent ones default to no-ops. */
export type OptionalDependencies = {
  imports: ImportStore;
  calibration: () => Promise<PredictionCalibration>;
  /** Brings what stands at an address that a stranger has written. */
  fetchFile: FetchFile;
  /** Drafts theses; null or absent: nothing does. */
  narrator?: Narrator | null;
  /** None where accounts are off. */
  accounts?: { useCases: Accounts; sendsMail: boolean; ways?: SignInWays };
  /** Nothing is kept of questions without one. */
  usage?: UsageContext;
  /** None where nothing is kept. */
  conversations?: Conversations;
  /** None where nothing is kept. */
  wrongNumbers?: WrongNumbers;
  /** None where nothing is kept. */
  webhooks?: Webhooks;
  /** None where nothing is kept. */
  idempotency?: Idempotency;
  /** None where nothing is kept. */
  jobs?: Jobs;
  /** None where nothing is kept. */
  teams?: Teams;
  /** None where nothing is kept. */
  discussions?: Discussions;
  /** None without a server. */
  status?: StatusUseCases;
  /** None without a database. */
  installation?: Installation;
  /** None where nothing is kept. */
  versions?: KeptVersions;
  /** None where nothing is kept. */
  shareLinks?: ShareLinks;
  /** None where nothing is kept. */
  sheetLinks?: SheetLinks;
  /** None where nothing is kept. */
  theses?: Theses;
  /** None where nothing is kept. */
  portfolios?: KeptPortfolioUseCases;
  /** None where nothing is kept. */
  brokers?: OpenBrokers;
  /** None where nothing is kept. */
  saved?: SavedUseCases;
  /** The texts of the repository alone where nothing is kept. */
  content?: Content;
  /** Without one, visits are not counted. */
  countView?: (view: View) => void;
  /** None where payment is off. */
  payments?: Payments;
  /** Companies valued ahead of time. */
  screen?: CompanyScreen;
  /** The hours in which people answer; none unless set. */
  hours?: Hours;
  /** Readers of pages; not counted without. */
  visits?: Visits;
  /** Filings at a reader's request; none without. */
  filings?: Filings;
  /** The folder of the data; the included ones without. */
  dataFolder?: string | null;
  /** Prices that are asked for each day; none without. */
  dailyPrices?: PricesAdministered;
};
