import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { answerMessage, readMessage, readMessages, setMessageState } from "./answer-messages.ts";
import { type ChatLine, chatLines, conversationOf, say } from "./chat.ts";
import type { ConversationContext, LineFeed, Writer } from "./conversation-context.ts";
import { sendContactMessage } from "./send-contact-message.ts";

export type Conversations = ReturnType<typeof conversationsIn>;

/** The use cases of what readers and the team write to each other. `open` throws while what is kept cannot be reached. */
export function conversationsIn(open: () => Promise<ConversationContext>, feed: LineFeed) {
  return {
    send: async (writer: Writer, form: Parameters<typeof sendContactMessage>[2]) =>
      sendContactMessage(await open(), writer, form),
    list: async (reader: Account | null, asked: Parameters<typeof readMessages>[2]) =>
      readMessages(await open(), reader, asked),
    read: async (reader: Account | null, id: string) => readMessage(await open(), reader, id),
    async answer(reader: Account | null, answer: Parameters<typeof answerMessage>[2]) {
      await answerMessage(await open(), reader, answer);
      feed.changed(answer.id);
    },
    setState: async (reader: Account | null, change: Parameters<typeof setMessageState>[2]) =>
      setMessageState(await open(), reader, change),
    async say(writer: Writer, line: ChatLine) {
      const context = await open();
      const said = await say(context, writer, line);
      const conversation = await conversationOf(context, said.secret);
      if (conversation !== null) feed.changed(conversation.id);
      return said;
    },
    chat: async (secret: string, after = 0) => chatLines(await open(), secret, after),
    /** Tells when something was written in a conversation. */
    feed,
  };
}
