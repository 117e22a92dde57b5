import type { Config } from "../../../config/config.server.ts";
import type { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import type { Database } from "../../../database/open-database.ts";
import { rateStore } from "../../../features/accounts/stores/rate-store.ts";
import type { AccountContext } from "../../../features/accounts/use-cases/account-context.ts";
import { discussionsOfTeam } from "../../../features/discussions/stores/discussion-data.ts";
import { teamLimitsOf } from "../../../features/teams/contracts/team-limits.ts";
import { writeTeamMail } from "../../../features/teams/mail/write-team-mail.ts";
import { teamStore } from "../../../features/teams/stores/team-store.ts";
import type { TeamContext } from "../../../features/teams/use-cases/team-context.ts";
import { thesisStore } from "../../../features/theses/stores/thesis-store.ts";

type Parts = {
  database: Pick<Database, "kysely">;
  config: Pick<Config, "hasPlanLimits">;
  origin: string;
  outbox: Pick<ReturnType<typeof outboxStore>, "add">;
  people: Pick<AccountContext, "now" | "accounts" | "secrets">;
};

/** Teams that readers make, wired to their stores and mails. */
export const teamContext = ({ database: { kysely }, config, origin, outbox, people }: Parts): TeamContext => ({
  ...{ now: people.now, accounts: people.accounts, secrets: people.secrets },
  rates: rateStore(kysely),
  teams: teamStore(kysely),
  theses: thesisStore(kysely),
  policies: policyStore(kysely),
  limitsOf: (plan) => teamLimitsOf(plan, config.hasPlanLimits),
  keptOf: async (id) => ({ discussions: await discussionsOfTeam(kysely, id) }),
  mail: async (mail, accountId) =>
    outbox.add({ recipient: mail.recipient, accountId, ...(await writeTeamMail(mail, origin)) }, people.now()),
});
