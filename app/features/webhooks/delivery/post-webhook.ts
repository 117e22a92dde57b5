import { Failure } from "../../../failure.ts";
import type { Answered, Outbound } from "../../../outbound/send-message.ts";
import { type AttemptFailure, longestExcerpt } from "../contracts/webhooks.ts";
import type { Outcome } from "../use-cases/deliver-webhooks.ts";
import type { DueDelivery } from "../use-cases/webhook-context.ts";
import { signedHeaders } from "./signature.ts";

/** Sends a delivery through the guarded way out. Its moment is signed anew at each attempt; its id stays. */
export const webhookPoster =
  ({ send }: Pick<Outbound, "send">, now: () => Date) =>
  async ({ id, body, endpoint }: DueDelivery, signal: AbortSignal): Promise<Outcome> => {
    const at = now();
    const { address, secret, former } = endpoint;
    if (secret === null) return { status: null, failure: "secretUnreadable", excerpt: null };
    const second = former !== null && former.until > at ? former.secret : null;
    const secrets = [secret, ...(second === null ? [] : [second])];
    try {
      const headers = { "Content-Type": "application/json", ...signedHeaders({ id, at, body }, secrets) };
      return answered(await send(address, { headers, body, signal }));
    } catch (error) {
      return { status: null, failure: failureOf(error), excerpt: null };
    }
  };

const answered = ({ status, beginning }: Answered): Outcome => ({
  status,
  failure: null,
  excerpt: excerptOf(beginning),
});

/** As text that a page can show and a table can hold; null when nothing was said. */
function excerptOf(beginning: string): string | null {
  const text = beginning
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, " ")
    .trim()
    .slice(0, longestExcerpt);
  return text === "" ? null : text;
}

function failureOf(error: unknown): AttemptFailure {
  if (!(error instanceof Failure)) return "unreachable";
  if (error.code === "urlForbidden" || error.code === "urlInvalid") return "forbidden";
  return error.code === "fetchTimeout" ? "timeout" : "unreachable";
}
