import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { isAnsweredByMail } from "./chat.ts";
import {
  type Conversation,
  type ConversationContext,
  type ConversationState,
  conversationStates,
  type Line,
} from "./conversation-context.ts";
import { lineOf } from "./message-rules.ts";

/** Conversations with the team, those with the latest message first, a page at a time; `state` leaves out the others. */
export async function readMessages(
  context: ConversationContext,
  reader: Account | null,
  { state: typedState, page = firstPage }: { state: string; page?: PageAsked },
): Promise<{
  conversations: readonly Conversation[];
  next: string | null;
  state: ConversationState | null;
  waiting: number;
}> {
  mustAdminister(reader);
  const state = conversationStates.find((each) => each === typedState) ?? null;
  const [{ entries: conversations, next }, waiting] = await Promise.all([
    pageOf(page, (asked) => context.conversations.list({ ...asked, state })),
    context.conversations.countWaiting(),
  ]);
  return { conversations, next, state, waiting };
}

/** One conversation with all its lines. */
export async function readMessage(
  context: ConversationContext,
  reader: Account | null,
  id: string,
): Promise<{ conversation: Conversation; lines: Line[] }> {
  mustAdminister(reader);
  const conversation = isUuid(id) ? await context.conversations.find(id) : null;
  if (conversation === null) throw new Failure("notFound");
  return { conversation, lines: await context.conversations.linesAfter(id, 0) };
}

/** Answers: kept, and mailed to a reader who wrote with the form or may have left the chat. */
export async function answerMessage(
  context: ConversationContext,
  reader: Account | null,
  { id, text: typed, clientKey }: { id: string; text: string; clientKey: string },
): Promise<void> {
  const { id: accountId } = mustAdminister(reader);
  const { conversation, lines } = await readMessage(context, reader, id);
  const text = lineOf(typed);
  const line = { author: "team" as const, text, clientKey, accountId, at: context.now() };
  const added = await context.conversations.add(id, line, "answered");
  if (added === null) throw new Failure("notFound");
  const { email } = conversation;
  const said = lines.findLast(({ author }) => author === "reader");
  if (!added.isNew || email === null) return;
  if (!isAnsweredByMail(context, { conversation, lastSaid: said?.at ?? null })) return;
  await context.post.toReader({ ...conversation, email }, { text, asked: said?.text ?? "" });
}

/** Closes a conversation that needs no answer, or opens it again. */
export async function setMessageState(
  context: ConversationContext,
  reader: Account | null,
  { id, isClosed }: { id: string; isClosed: boolean },
): Promise<void> {
  const { lines } = await readMessage(context, reader, id);
  const open = lines.at(-1)?.author === "team" ? "answered" : "waiting";
  if (!(await context.conversations.setState(id, isClosed ? "closed" : open))) throw new Failure("notFound");
}
