import * as z from "zod";
import type { EventMessage } from "../../use-cases/webhook-context.ts";
import { htmlText } from "./markup.ts";
import { again, answerIn, asJson, isTaken, type Service, shortened } from "./service.ts";

/** Of a message, counted after its markup is read: 4,096, with room for the link. */
const LONGEST_TEXT = 3_500;

const Refusal = z.object({
  ok: z.literal(false),
  error_code: z.number(),
  description: z.string(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});
/** Of a chat that is not there, or not for this bot; other refusals of 400 are of the message. */
const ofTheChat = /chat not found|chat_id is empty|upgraded to a supergroup|PEER_ID_INVALID/i;

/** A bot's message to a chat. @see https://core.telegram.org/bots/api#sendmessage */
export const telegram: Service = {
  async requestFor({ endpoint: { address, destination, secret } }, { message }) {
    const body = {
      ...{ chat_id: destination, text: textOf(await message()), parse_mode: "HTML" },
      link_preview_options: { is_disabled: true },
    };
    return { address: `${address}/bot${secret}/sendMessage`, headers: asJson, body: JSON.stringify(body) };
  },
  verdictOn(answer) {
    if (isTaken(answer)) return { kind: "sent" };
    const refusal = answerIn(Refusal, answer);
    if (refusal === null) return again(answer);
    const { error_code: code, description, parameters } = refusal;
    // 401 and 404: no such bot; 403: the bot was blocked, or is not in the chat.
    if ([401, 403, 404].includes(code)) return { kind: "gone" };
    if (code === 400) return { kind: ofTheChat.test(description) ? "gone" : "refused" };
    return again(answer, (parameters?.retry_after ?? 0) * 1_000);
  },
};

function textOf({ title, lines, link }: EventMessage): string {
  const text = htmlText(shortened(lines.join("\n"), LONGEST_TEXT - title.length));
  const parts = [`<b>${htmlText(title)}</b>`, ...(text === "" ? [] : [text])];
  if (link !== null) parts.push(`<a href="${htmlText(link.address)}">${htmlText(link.label)}</a>`);
  return parts.join("\n");
}
