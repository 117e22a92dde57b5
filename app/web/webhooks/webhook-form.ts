import { type WebhookEvent, webhookEvents } from "../../features/webhooks/contracts/webhooks.ts";

type Field = (name: string) => string;

const nameOf = (event: WebhookEvent): string => `event-${event}`;

/** The events that are ticked. */
export const eventsOfForm = (field: Field): WebhookEvent[] =>
  webhookEvents.filter((event) => field(nameOf(event)) === "yes");

/** A form as typed, to be shown again. */
export const typedWebhook = (field: Field) => ({
  address: field("address"),
  events: eventsOfForm(field).join(" "),
});

export const eventFieldName = nameOf;
