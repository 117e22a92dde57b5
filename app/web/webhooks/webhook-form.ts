import {
  type ChannelKind,
  channelKinds,
  type NewWebhook,
  type WebhookEvent,
  webhookEvents,
} from "../../features/webhooks/contracts/webhooks.ts";

export type Field = (name: string) => string;

const nameOf = (event: WebhookEvent): string => `event-${event}`;

/** The events that are ticked. */
export const eventsOfForm = (field: Field): WebhookEvent[] =>
  webhookEvents.filter((event) => field(nameOf(event)) === "yes");

/** When a channel is told. */
export const channelTimings = ["atOnce", "digest"] as const;

export const channelTiming = (isGathered: boolean): (typeof channelTimings)[number] =>
  isGathered ? "digest" : "atOnce";

/** What a form changes of an endpoint; what is left empty stays. */
export const changeOfForm = (field: Field) => ({
  address: field("address") || undefined,
  destination: field("destination") || undefined,
  token: field("token") || undefined,
  events: eventsOfForm(field),
  isGathered: field("timing") === "digest",
});

/** The channel that a form describes. */
export const channelOfForm = (field: Field): NewWebhook => ({
  ...changeOfForm(field),
  kind: serviceNamed(field("service")),
  address: field("address"),
});

/** The service of that name; the first one where there is none. */
export const serviceNamed = (name: string | null): ChannelKind =>
  channelKinds.find((kind) => kind === name) ?? "telegram";

/** A form as typed, to be shown again; without the token. */
export const typedWebhook = (field: Field) => ({
  service: field("service"),
  address: field("address"),
  destination: field("destination"),
  timing: field("timing"),
  events: eventsOfForm(field).join(" "),
});

export const eventFieldName = nameOf;
