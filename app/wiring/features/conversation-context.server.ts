import type { Config } from "../../config/config.server.ts";
import { isOpenAt } from "../../config/opening-hours.ts";
import { outboxStore } from "../../core/mail/stores/outbox-store.ts";
import type { Database } from "../../database/open-database.ts";
import type { AccountContext } from "../../features/accounts/use-cases/account-context.ts";
import { writeAnswerMail, writeMessageMail } from "../../features/conversations/mail/write-message-mail.ts";
import { conversationStore } from "../../features/conversations/stores/conversation-store.ts";
import type { ConversationContext } from "../../features/conversations/use-cases/conversation-context.ts";
import type { Team } from "./team.server.ts";

type Parts = {
  database: Database;
  config: Pick<Config, "chatHours">;
  team: Team;
  origin: string;
  people: AccountContext;
};

/** The conversations feature, wired to its store and its notification mails. */
export function conversationContext({ database, config, team, origin, people }: Parts): ConversationContext {
  const { now, rates, secrets } = people;
  const outbox = outboxStore(database.kysely);
  return {
    now,
    rates,
    secrets,
    conversations: conversationStore(database.kysely),
    isChatOpen: (at) => isOpenAt(config.chatHours, at),
    post: {
      async toTeam({ id, email, subject }, message) {
        for (const { recipient, accountId, language } of await team()) {
          const written = await writeMessageMail({ id, email, subject, message }, { language, origin });
          await outbox.add({ recipient, accountId, conversationId: id, ...written }, now());
        }
      },
      async toReader({ id, email, subject, language }, { text, asked }) {
        const written = await writeAnswerMail({ subject, asked, answer: text }, { language, origin });
        await outbox.add({ recipient: email, accountId: null, conversationId: id, ...written }, now());
      },
    },
  };
}
