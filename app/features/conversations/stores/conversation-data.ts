import type { Kysely } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../database/schema.ts";

/** A person's messages to the team, and the answers. */
export const conversationsOf = async (database: Kysely<Tables>, { id, email }: Pick<Account, "id" | "email">) => ({
  conversations: await database
    .selectFrom("conversations")
    .select(["id", "kind", "state", "email", "subject", "language", "started_at", "last_at"])
    .where((where) => where.or([where("account_id", "=", id), where("email", "=", email)]))
    .execute(),
  conversation_lines: await database
    .selectFrom("conversation_lines")
    .innerJoin("conversations", "conversations.id", "conversation_lines.conversation_id")
    .select(["conversation_id", "number", "author", "text", "at"])
    .where((where) =>
      where.or([
        where("conversations.account_id", "=", id),
        where("conversations.email", "=", email),
        where("conversation_lines.account_id", "=", id),
      ]),
    )
    .orderBy("conversation_id")
    .orderBy("number")
    .execute(),
});
