import type { Config } from "../../config/config.server.ts";
import { isOpenAt } from "../../config/opening-hours.ts";
import { outboxStore } from "../../core/mail/stores/outbox-store.ts";
import type { Database } from "../../database/open-database.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import type { AccountContext } from "../../features/accounts/use-cases/account-context.ts";
import { writeAnswerMail, writeMessageMail } from "../../features/conversations/mail/write-message-mail.ts";
import { conversationStore } from "../../features/conversations/stores/conversation-store.ts";
import type { ConversationContext } from "../../features/conversations/use-cases/conversation-context.ts";
import { defaultLanguage } from "../../messages/languages.ts";

type Parts = { database: Database; config: Config; origin: string; people: AccountContext };

/** The conversations feature, wired to its store and its notification mails. */
export function conversationContext({ database, config, origin, people }: Parts): ConversationContext {
  const { now, rates, secrets } = people;
  const outbox = outboxStore(database.kysely);
  const accounts = accountStore(database.kysely);
  /** The published address; without one, every admin. */
  const team = async () =>
    config.contactEmail === null
      ? (await accounts.list({ role: "admin", search: "", limit: MOST_ADMINS_TOLD })).map(
          ({ email, language, id }) => ({
            recipient: email,
            language,
            accountId: id,
          }),
        )
      : [{ recipient: config.contactEmail, language: defaultLanguage, accountId: null }];
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

const MOST_ADMINS_TOLD = 20;
