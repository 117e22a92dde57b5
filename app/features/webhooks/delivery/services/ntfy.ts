import * as z from "zod";
import type { EventMessage } from "../../use-cases/webhook-context.ts";
import { again, answerIn, asJson, isTaken, type Service, shortened } from "./service.ts";

/** A longer one, in bytes, becomes a file: 4,096. Three bytes are the most of a UTF-16 unit. */
const LONGEST_TEXT = 1_300;
const LONGEST_TITLE = 200;

const Refusal = z.object({ code: z.number(), http: z.number(), error: z.string() });

/** A topic of a server of ntfy. In a body of JSON a title needs no encoding, as it would in a header. @see https://docs.ntfy.sh/publish/#publish-as-json */
export const ntfy: Service = {
  async requestFor({ endpoint: { address, destination, secret } }, { message }) {
    const headers = { ...asJson, ...(secret !== "" && { Authorization: `Bearer ${secret}` }) };
    return {
      address: `${address}/`,
      headers,
      body: bodyOf(destination, await message()),
    };
  },
  verdictOn(answer) {
    if (isTaken(answer)) return { kind: "sent" };
    const refusal = answerIn(Refusal, answer);
    if (refusal === null) return again(answer);
    if ([401, 403, 404].includes(refusal.http)) return { kind: "gone" };
    return [400, 413].includes(refusal.http) ? { kind: "refused" } : again(answer);
  },
};

function bodyOf(topic: string | null, { title, lines, link }: EventMessage): string {
  const text = shortened(lines.join("\n"), LONGEST_TEXT);
  return JSON.stringify({
    // One without a text is shown as "triggered".
    ...{ topic, title: shortened(title, LONGEST_TITLE), message: text === "" ? title : text },
    ...(link !== null && { click: link.address }),
  });
}
