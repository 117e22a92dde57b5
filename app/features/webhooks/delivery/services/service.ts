import { retryAfterInMilliseconds } from "@valora/market-data/live";
import type * as z from "zod";
import type { Answered } from "../../../../outbound/send-message.ts";
import type { Verdict } from "../../use-cases/deliver-webhooks.ts";
import type { DueDelivery, EventMessage } from "../../use-cases/webhook-context.ts";

/** A delivery whose secret could be read. */
export type OpenDelivery = DueDelivery & { endpoint: { secret: string } };

export type ServiceRequest = {
  address: string;
  method?: "PUT";
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** How one kind of endpoint is told, and what its answers mean. */
export type Service = {
  requestFor(
    delivery: OpenDelivery,
    telling: { at: Date; message: () => Promise<EventMessage> },
  ): Promise<ServiceRequest>;
  verdictOn(answer: Answered): Verdict;
};

export const asJson = { "Content-Type": "application/json" };

export const isTaken = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** Later, and not before the moment that the answer names: in its header, else `asked`. */
export const again = ({ retryAfter }: Pick<Answered, "retryAfter">, asked: number | null = null): Verdict => ({
  kind: "again",
  afterMilliseconds: retryAfterInMilliseconds(retryAfter) ?? asked ?? 0,
});

/**
 * An answer in a service's own form; null for one that is not: it comes from something else on the way, such as a proxy, and judges
 * neither the message nor the channel.
 */
export function answerIn<Schema extends z.ZodType>(schema: Schema, { beginning }: Answered): z.output<Schema> | null {
  try {
    const read = schema.safeParse(JSON.parse(beginning));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** A text of at most so many UTF-16 units, cut between characters. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
