import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { MailChoiceStore } from "../use-cases/webhook-context.ts";

/** Of which events people want no mail. */
export const mailChoiceStore = (database: Kysely<Tables>): MailChoiceStore => ({
  async unmailedOf(accountId) {
    const { unmailed_events } = await database
      .selectFrom("accounts")
      .select("unmailed_events")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    return unmailed_events;
  },

  async keep(accountId, events) {
    await database
      .updateTable("accounts")
      .set({ unmailed_events: [...events] })
      .where("id", "=", accountId)
      .execute();
  },
});
