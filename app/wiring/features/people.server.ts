import { isOpenAt } from "../../config/opening-hours.ts";
import { idempotencyIn } from "../../core/idempotency/use-cases/answer-once.ts";
import type { UsageContext } from "../../core/usage/use-cases/with-quota.ts";
import { Failure } from "../../failure.ts";
import { localSignInAlone } from "../../features/accounts/contracts/sign-in-ways.ts";
import { accountsIn } from "../../features/accounts/use-cases/accounts.ts";
import { lineFeed } from "../../features/conversations/stream/line-feed.ts";
import { conversationsIn } from "../../features/conversations/use-cases/conversations.ts";
import { jobsIn } from "../../features/jobs/use-cases/jobs.ts";
import { paymentsIn } from "../../features/payments/use-cases/payments.ts";
import { savedIn } from "../../features/saved/use-cases/keep-saved.ts";
import { statusIn } from "../../features/status/use-cases/status.ts";
import { teamsIn } from "../../features/teams/use-cases/teams.ts";
import { webhooksIn } from "../../features/webhooks/use-cases/webhooks.ts";
import { wrongNumbersIn } from "../../features/wrong-numbers/use-cases/wrong-numbers.ts";
import type { Hours, OptionalDependencies } from "../optional-dependencies.server.ts";
import { withoutInstallation } from "./installation.server.ts";

const never: Hours = {
  chatHours: { spans: [], timeZone: "Europe/Madrid" },
  supportHours: { spans: [], timeZone: "Europe/Madrid" },
};

export const withoutUsage: UsageContext = {
  now: () => new Date(),
  openCompany: null,
  openedToday: async () => "all",
  ownPricesOf: async () => ({ policy: null, noted: new Map() }),
  allowanceOf: async () => null,
  popularity: { count: () => {}, mostVisited: async () => [] },
  remember: () => {},
};

/** Without browsers to serve, there are no accounts. */
export const withoutAccounts = {
  useCases: accountsIn(async () => {
    throw new Failure("storageUnavailable");
  }),
  sendsMail: false,
};

const withoutPayments = paymentsIn(
  async () => {
    throw new Failure("notFound");
  },
  { sale: async () => null },
);

const withoutConversations = conversationsIn(async () => {
  throw new Failure("storageUnavailable");
}, lineFeed());

const withoutWrongNumbers = wrongNumbersIn(async () => {
  throw new Failure("storageUnavailable");
});

const withoutWebhooks = webhooksIn(async () => {
  throw new Failure("storageUnavailable");
});

const withoutIdempotency = idempotencyIn(async () => {
  throw new Failure("storageUnavailable");
});

const withoutJobs = jobsIn(async () => {
  throw new Failure("storageUnavailable");
});
const withoutSaved = savedIn(async () => {
  throw new Failure("storageUnavailable");
});

export const withoutTeams = teamsIn(async () => {
  throw new Failure("storageUnavailable");
});

/** Nothing runs whose state could be told. */
const withoutStatus = statusIn(async () => {
  throw new Failure("notFound");
});

export function peopleIn({
  accounts = withoutAccounts,
  conversations = withoutConversations,
  wrongNumbers = withoutWrongNumbers,
  webhooks = withoutWebhooks,
  idempotency = withoutIdempotency,
  jobs = withoutJobs,
  saved = withoutSaved,
  teams = withoutTeams,
  installation = withoutInstallation,
  status = withoutStatus,
  payments = withoutPayments,
  hours = never,
}: Pick<
  OptionalDependencies,
  | "accounts"
  | "conversations"
  | "wrongNumbers"
  | "webhooks"
  | "idempotency"
  | "jobs"
  | "saved"
  | "teams"
  | "installation"
  | "status"
  | "payments"
  | "hours"
>) {
  return {
    /** People: everything that asks who the caller is. */
    accounts: accounts.useCases,
    /** Whether mails leave; otherwise they stay where an admin can read them. */
    sendsMail: accounts.sendsMail,
    signInWays: accounts.ways ?? localSignInAlone,
    /** Conversations between readers and the team. */
    conversations,
    /** Numbers that readers take for wrong. */
    wrongNumbers,
    /** Addresses that readers want to be told at. */
    webhooks,
    /** Requests that are done once, however often they are sent. */
    idempotency,
    /** What people have valued by a schedule. */
    jobs,
    /** Screens and ratios that people save. */
    saved,
    /** Teams and their members. */
    teams,
    /** The state of everything that the installation depends on. */
    status,
    /** Settings of the installation, and its first administrator. */
    installation,
    /** Subscriptions and payments. */
    payments,
    /** The hours in which people answer, and whether it is one of them now. */
    openingHours: () => ({ ...hours, isChatOpen: isOpenAt(hours.chatHours, new Date()) }),
  };
}
