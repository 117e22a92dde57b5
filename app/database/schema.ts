import type { Generated } from "kysely";
import type { AnalysisTables } from "../core/analysis/stores/analysis-tables.ts";
import type { HistoryTables } from "../core/history/stores/history-tables.ts";
import type { IdempotencyTables } from "../core/idempotency/stores/idempotency-tables.ts";
import type { ListTables } from "../core/lists/stores/list-tables.ts";
import type { MailTables } from "../core/mail/stores/mail-tables.ts";
import type { PolicyTables } from "../core/policies/stores/policy-tables.ts";
import type { PredictionTables } from "../core/prediction/stores/prediction-tables.ts";
import type { UsageTables } from "../core/usage/stores/usage-tables.ts";
import type { AccountTables } from "../features/accounts/stores/account-tables.ts";
import type { BrokerTables } from "../features/brokers/stores/broker-tables.ts";
import type { ContentTables } from "../features/content/stores/content-tables.ts";
import type { ConversationTables } from "../features/conversations/stores/conversation-tables.ts";
import type { DiscussionTables } from "../features/discussions/stores/discussion-tables.ts";
import type { FilingTables } from "../features/filings/stores/filing-tables.ts";
import type { InstallationTables } from "../features/installation/stores/installation-tables.ts";
import type { JobTables } from "../features/jobs/stores/job-tables.ts";
import type { PaymentTables } from "../features/payments/stores/payment-tables.ts";
import type { PortfolioTables } from "../features/portfolio/stores/portfolio-tables.ts";
import type { PriceRunTables } from "../features/prices/stores/price-run-tables.ts";
import type { SavedTables } from "../features/saved/stores/saved-tables.ts";
import type { ShareLinkTables } from "../features/share-links/stores/share-link-tables.ts";
import type { SheetLinkTables } from "../features/sheet-links/stores/sheet-link-tables.ts";
import type { RepeatedJobTables } from "../features/status/stores/repeated-job-tables.ts";
import type { TeamTables } from "../features/teams/stores/team-tables.ts";
import type { ThesisTables } from "../features/theses/stores/thesis-tables.ts";
import type { VersionTables } from "../features/versions/stores/version-tables.ts";
import type { VisitTables } from "../features/visits/stores/visit-tables.ts";
import type { WatchlistTables } from "../features/watchlist/stores/watchlist-tables.ts";
import type { WebhookTables } from "../features/webhooks/stores/webhook-tables.ts";
import type { WrongNumberTables } from "../features/wrong-numbers/stores/wrong-number-tables.ts";

/** Tables of no subject: what the processes of an installation share. */
type SharedTables = {
  source_answers: {
    /** Form, provider, kind and symbol. */
    key: string;
    /** Milliseconds since 1970. */
    kept_at: number;
    /** JSON. */
    answer: string;
  };
  source_claims: {
    key: string;
    /** UUID of the process that fetches the answer. */
    holder: string;
    /** Milliseconds since 1970; others fetch it themselves from then on. */
    until: number;
  };
  source_paces: {
    source: string;
    /** As it was counted in the release before. */
    window_start: number;
    requests: number;
    paused_until: number;
    /** When requests were made, for as long as they count: milliseconds since 1970. */
    moments: Generated<number[]>;
  };
  /** The salt with which visitors of a day are hashed; deleted with the day. */
  daily_salts: { day: string; salt: string };
};

/** Tables as the code sees them. Migrations only add; removal waits one release. */
export type Tables = AnalysisTables &
  HistoryTables &
  IdempotencyTables &
  ListTables &
  MailTables &
  PolicyTables &
  PredictionTables &
  UsageTables &
  AccountTables &
  ContentTables &
  ConversationTables &
  DiscussionTables &
  FilingTables &
  InstallationTables &
  JobTables &
  PaymentTables &
  PortfolioTables &
  BrokerTables &
  PriceRunTables &
  RepeatedJobTables &
  SavedTables &
  ShareLinkTables &
  SheetLinkTables &
  TeamTables &
  ThesisTables &
  VersionTables &
  VisitTables &
  WatchlistTables &
  WebhookTables &
  WrongNumberTables &
  SharedTables;
