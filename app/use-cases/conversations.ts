import type { Account } from "./account-context.ts";
import { answerMessage, readMessage, readMessages, setMessageState } from "./answer-messages.ts";
import type { ConversationContext, Writer } from "./conversation-context.ts";
import { sendContactMessage } from "./send-contact-message.ts";

export type Conversations = ReturnType<typeof conversationsIn>;

/** The use cases of what readers and the team write to each other. `open` throws while what is kept cannot be reached. */
export function conversationsIn(open: () => Promise<ConversationContext>) {
  return {
    send: async (writer: Writer, form: Parameters<typeof sendContactMessage>[2]) =>
      sendContactMessage(await open(), writer, form),
    list: async (reader: Account | null, state: string) => readMessages(await open(), reader, state),
    read: async (reader: Account | null, id: string) => readMessage(await open(), reader, id),
    answer: async (reader: Account | null, answer: Parameters<typeof answerMessage>[2]) =>
      answerMessage(await open(), reader, answer),
    setState: async (reader: Account | null, change: Parameters<typeof setMessageState>[2]) =>
      setMessageState(await open(), reader, change),
  };
}
