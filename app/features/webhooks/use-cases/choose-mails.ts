import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { type MailedEvents, mailedEvents } from "../contracts/mailed-events.ts";
import type { WebhookContext } from "./webhook-context.ts";

/** Of which events a person gets a mail. */
export async function readMailedEvents({ mails }: WebhookContext, { id }: Account): Promise<MailedEvents> {
  const unmailed = await mails.unmailedOf(id);
  return { events: mailedEvents.filter((event) => !unmailed.includes(event)) };
}

/** Mails those events from now on, and no others of the list. */
export async function chooseMailedEvents(
  context: WebhookContext,
  account: Account,
  { events }: MailedEvents,
): Promise<MailedEvents> {
  await context.mails.keep(
    account.id,
    mailedEvents.filter((event) => !events.includes(event)),
  );
  return readMailedEvents(context, account);
}
