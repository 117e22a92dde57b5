import type { testEvent, WebhookEvent } from "./webhooks.ts";

/** An event as it is sent: the body is kept as text, because its signature is over these very bytes. */
export type WrittenEvent = { type: WebhookEvent | typeof testEvent; body: string };

/** The body that the standard proposes: type, moment and data. */
export const writtenEvent = (type: WrittenEvent["type"], at: Date, data: object): WrittenEvent => ({
  type,
  body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
});
