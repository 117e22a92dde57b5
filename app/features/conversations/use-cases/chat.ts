import { Failure } from "../../../failure.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import { emailOf, isSecret } from "../../accounts/use-cases/account-rules.ts";
import type { Conversation, ConversationContext, Line, NewLine, Writer } from "./conversation-context.ts";
import { lineOf } from "./message-rules.ts";

const LONGEST_SUBJECT_OF_A_CHAT = 80;

type Said = { secret: string; line: Line };

/**
 * Adds a reader's line of /contacto. The first line opens the conversation and returns the secret that identifies the browser;
 * outside the hours it asks for an address, because the answer comes by email then.
 */
export async function say(
  context: ConversationContext,
  writer: Writer,
  { secret, text: typed, email: typedEmail, clientKey }: ChatLine,
): Promise<Said> {
  const text = lineOf(typed);
  const line: NewLine = {
    author: "reader",
    text,
    clientKey,
    accountId: writer.account?.id ?? null,
    at: context.now(),
  };
  const known = secret === null ? null : await conversationOf(context, secret);
  if (known === null || secret === null) return openChat(context, writer, { line, typedEmail });
  await keepPace(context, "chatLinesByReader", known.id);
  const added = await context.conversations.add(known.id, line, "waiting");
  if (added === null) throw new Failure("notFound");
  // The team is told again of a reader who had been answered, or who writes outside the hours.
  if (added.isNew && (known.state !== "waiting" || !context.isChatOpen(line.at)))
    await context.post.toTeam(known, text);
  return { secret, line: added.line };
}

export type ChatLine = { secret: string | null; text: string; email: string; clientKey: string };

async function openChat(
  context: ConversationContext,
  writer: Writer,
  { line, typedEmail }: { line: NewLine; typedEmail: string },
): Promise<Said> {
  const isAddressNeeded = !context.isChatOpen(line.at) && writer.account === null;
  const given = typedEmail.trim() === "" ? null : emailOf(typedEmail);
  const email = given ?? writer.account?.email ?? null;
  if (isAddressNeeded && email === null) throw new Failure("emailInvalid");
  await keepPace(context, "messagesByAddress", writer.address);
  const secret = context.secrets.fresh();
  const conversation = await context.conversations.open({
    kind: "chat",
    email,
    accountId: line.accountId,
    subject: subjectOf(line.text),
    language: writer.language,
    secretHash: context.secrets.hashOf(secret),
    first: line,
  });
  // The first line had come before and its answer was lost: its secret is nowhere, so it begins again under another key.
  if (conversation === null) throw new Failure("notFound");
  await context.post.toTeam(conversation, line.text);
  return { secret, line: { number: 1, author: "reader", text: line.text, at: line.at } };
}

/** The beginning of what was said, for a list. */
const subjectOf = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  const letters = [...first];
  return letters.length <= LONGEST_SUBJECT_OF_A_CHAT
    ? first
    : `${letters.slice(0, LONGEST_SUBJECT_OF_A_CHAT - 1).join("")}…`;
};

/** The conversation of this browser; null when it has none. */
export const conversationOf = async (context: ConversationContext, secret: string): Promise<Conversation | null> =>
  isSecret(secret) ? context.conversations.findBySecret(context.secrets.hashOf(secret)) : null;

/** The lines of this browser's conversation after a given one. */
export async function chatLines(
  context: ConversationContext,
  secret: string,
  after: number,
): Promise<{ conversation: Conversation; lines: Line[] } | null> {
  const conversation = await conversationOf(context, secret);
  if (conversation === null) return null;
  return { conversation, lines: await context.conversations.linesAfter(conversation.id, after) };
}

const AWAY_IN_MILLISECONDS = 600_000;

/** Whether an answer goes by email too: to who may have left, having said where. */
export const isAnsweredByMail = (
  context: ConversationContext,
  { conversation, lastSaid }: { conversation: Conversation; lastSaid: Date | null },
): boolean =>
  conversation.kind === "form" ||
  !context.isChatOpen(context.now()) ||
  lastSaid === null ||
  context.now().getTime() - lastSaid.getTime() > AWAY_IN_MILLISECONDS;
