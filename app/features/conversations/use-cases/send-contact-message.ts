import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import type { ConversationContext, Writer } from "./conversation-context.ts";
import { type ContactForm, contactMessageOf } from "./message-rules.ts";

/**
 * Keeps a message and tells the team. A program that fills in the hidden field is told the same as a person, and nothing
 * is kept.
 */
export async function sendContactMessage(
  context: ConversationContext,
  writer: Writer,
  { website = "", clientKey, ...form }: ContactForm & { website?: string | undefined; clientKey: string },
): Promise<void> {
  const { email, subject, message } = contactMessageOf(form);
  await keepPace(context, "messagesByAddress", writer.address);
  if (website.trim() !== "") return;
  const conversation = await context.conversations.open({
    kind: "form",
    email,
    accountId: writer.account?.id ?? null,
    subject,
    language: writer.language,
    secretHash: null,
    first: { author: "reader", text: message, clientKey, accountId: writer.account?.id ?? null, at: context.now() },
  });
  if (conversation !== null) await context.post.toTeam(conversation, message);
}
