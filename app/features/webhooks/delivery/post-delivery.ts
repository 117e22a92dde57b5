import { Failure } from "../../../failure.ts";
import type { Outbound } from "../../../outbound/send-message.ts";
import { type AttemptFailure, longestExcerpt } from "../contracts/webhooks.ts";
import type { Outcome } from "../use-cases/deliver-webhooks.ts";
import type { DueDelivery, WebhookContext } from "../use-cases/webhook-context.ts";
import type { OpenDelivery } from "./services/service.ts";
import { services } from "./services/services.ts";

type Posting = { now(): Date } & Pick<Outbound, "send"> & Pick<WebhookContext, "write">;

/** Sends a delivery through the guarded way out, as the kind of its endpoint takes it. */
export const deliveryPoster =
  ({ send, now, write }: Posting) =>
  async (delivery: DueDelivery, signal: AbortSignal): Promise<Outcome> => {
    if (!isOpen(delivery)) return unanswered("secretUnreadable");
    const service = services[delivery.endpoint.kind];
    const message = () => write(delivery.body, delivery.language);
    const { address, ...request } = await service.requestFor(delivery, { at: now(), message });
    try {
      const answer = await send(address, { ...request, signal });
      const { status, beginning } = answer;
      return { status, failure: null, excerpt: excerptOf(beginning), verdict: service.verdictOn(answer) };
    } catch (error) {
      return unanswered(failureOf(error));
    }
  };

const isOpen = (delivery: DueDelivery): delivery is OpenDelivery => delivery.endpoint.secret !== null;

const unanswered = (failure: AttemptFailure): Outcome => ({
  ...{ status: null, failure, excerpt: null },
  verdict: { kind: "again", afterMilliseconds: 0 },
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
