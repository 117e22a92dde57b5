import * as z from "zod";
import type { WebhookEvent } from "./webhooks.ts";

/**
 * Events that are mailed unless their reader wants no mail of them. An answer to a report is always mailed, the end of a job where the
 * job says so, and a new filing never is.
 */
export const mailedEvents = [
  "alert.gap",
  "alert.price",
  "alert.status",
  "thesis.limit",
  "screen.changed",
] as const satisfies readonly WebhookEvent[];
export type MailedEvent = (typeof mailedEvents)[number];

export const MailedEvents = z
  .strictObject({ events: z.array(z.enum(mailedEvents)).meta({ description: "Those of which you get a mail" }) })
  .meta({ id: "MailedEvents" });
export type MailedEvents = z.infer<typeof MailedEvents>;
