import type { Config } from "./config.server.ts";
import { accountStore } from "./database/account-store.ts";
import { conversationStore } from "./database/conversation-store.ts";
import type { Database } from "./database/open-database.ts";
import { outboxStore } from "./database/outbox-store.ts";
import { writeAnswerMail, writeMessageMail } from "./deliveries/write-message-mail.ts";
import { defaultLanguage } from "./messages/languages.ts";
import { isOpenAt } from "./opening-hours.ts";
import type { AccountContext } from "./use-cases/account-context.ts";
import type { ConversationContext } from "./use-cases/conversation-context.ts";

type Parts = { database: Database; config: Config; origin: string; people: AccountContext };

/** What readers and the team write to each other, wired: the store, and the mails that tell of it. */
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
