import * as z from "zod";
import type { EventMessage } from "../../use-cases/webhook-context.ts";
import { htmlText } from "./markup.ts";
import { again, answerIn, asJson, isTaken, type Service } from "./service.ts";

const Refusal = z.object({ errcode: z.string().startsWith("M_"), retry_after_ms: z.number().optional() });
const ofTheMessage = new Set(["M_BAD_JSON", "M_NOT_JSON", "M_TOO_LARGE", "M_INVALID_PARAM"]);

/**
 * A message to a room of a homeserver. The delivery is the transaction: what is sent again after a process was killed is one message
 * there. @see https://spec.matrix.org/latest/client-server-api/#put_matrixclientv3roomsroomidsendeventtypetxnid
 */
export const matrix: Service = {
  async requestFor({ id, endpoint: { address, destination, secret } }, { message }) {
    const room = encodeURIComponent(destination ?? "");
    return {
      address: `${address}/_matrix/client/v3/rooms/${room}/send/m.room.message/${id}`,
      method: "PUT",
      headers: { ...asJson, Authorization: `Bearer ${secret}` },
      body: JSON.stringify(contentOf(await message())),
    };
  },
  verdictOn(answer) {
    if (isTaken(answer)) return { kind: "sent" };
    const refusal = answerIn(Refusal, answer);
    if (refusal === null) return again(answer);
    if (ofTheMessage.has(refusal.errcode)) return { kind: "refused" };
    // M_UNKNOWN_TOKEN, M_FORBIDDEN, M_NOT_FOUND: no such token, not in the room, no such room.
    if ([401, 403, 404].includes(answer.status)) return { kind: "gone" };
    return again(answer, refusal.retry_after_ms ?? null);
  },
};

function contentOf({ title, lines, link }: EventMessage) {
  const body = [title, ...lines, ...(link === null ? [] : [link.address])].join("\n");
  const html = [
    `<strong>${htmlText(title)}</strong>`,
    ...lines.map((line) => htmlText(line).replaceAll("\n", "<br>")),
    ...(link === null ? [] : [`<a href="${htmlText(link.address)}">${htmlText(link.label)}</a>`]),
  ];
  // A notice is what programs write: other programs do not answer it.
  return { msgtype: "m.notice", body, format: "org.matrix.custom.html", formatted_body: html.join("<br>") };
}
