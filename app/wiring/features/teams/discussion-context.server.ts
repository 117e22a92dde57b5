import type { Database } from "../../../database/open-database.ts";
import { rateStore } from "../../../features/accounts/stores/rate-store.ts";
import type { AccountContext } from "../../../features/accounts/use-cases/account-context.ts";
import { writeMentionMail } from "../../../features/discussions/mail/write-mention-mail.ts";
import { discussionStore } from "../../../features/discussions/stores/discussion-store.ts";
import type { DiscussionContext } from "../../../features/discussions/use-cases/discussion-context.ts";
import { teamStore } from "../../../features/teams/stores/team-store.ts";

type Parts = { database: Pick<Database, "kysely">; origin: string; people: Pick<AccountContext, "now"> };

/** Discussions of teams, wired to their stores. */
export const discussionContext = ({ database: { kysely }, origin, people: { now } }: Parts): DiscussionContext => ({
  now,
  rates: rateStore(kysely),
  teams: teamStore(kysely),
  discussions: discussionStore(kysely),
  ...{ origin, writeMail: (mail) => writeMentionMail(mail, origin) },
});
