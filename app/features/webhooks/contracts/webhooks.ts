import * as z from "zod";
import { nextPage } from "../../../core/shared/contracts/pages.ts";

export const mostWebhooks = 10;
/** How long both secrets sign after a new one was made. */
export const secretOverlapInHours = 24;
/** How long what was told is kept, for its log and to be sent again. */
export const deliveriesKeptInDays = 30;
/** What is kept of a receiver's answer. */
export const longestExcerpt = 500;

/** What an endpoint can be told. A test reaches every endpoint. */
export const webhookEvents = [
  "alert.gap",
  "alert.price",
  "alert.status",
  "alert.ratio",
  "filing.new",
  "report.answered",
  "job.finished",
  "thesis.limit",
  "screen.changed",
  "discussion.mention",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const testEvent = "webhook.test";
/** What a channel is told that has waited: several events in one message. */
export const digestEvent = "digest";

/** What can be told: a program that checks signatures, or one of the services that show people messages. */
export const endpointKinds = ["webhook", "telegram", "slack", "ntfy", "matrix"] as const;
export type EndpointKind = (typeof endpointKinds)[number];
export const channelKinds = endpointKinds.filter((kind) => kind !== "webhook");
export type ChannelKind = (typeof channelKinds)[number];

const events = z
  .array(z.enum(webhookEvents))
  .meta({ description: "What is told; each at most once in the list, and at least one" });
const address = z.string().meta({
  description:
    "A public address of https; hosts of the operator's own network where the operator has named them. Of telegram, ntfy and matrix the server (https://api.telegram.org), of slack the whole address of the incoming webhook",
});
const destination = z.string().optional().meta({
  description: "Of telegram the chat (its number or @name), of ntfy the topic, of matrix the internal id of the room",
});
const token = z.string().optional().meta({
  description: "Of telegram the token of the bot, of matrix the access token, of ntfy one where the topic asks for it",
});

const isGathered = z.boolean().meta({
  description:
    "Told with the digest, whose hour `PATCH /v1/mailed-events` sets, instead of at once. Of channels alone: a webhook is told at once",
});

export const NewWebhook = z
  .strictObject({
    kind: z.enum(endpointKinds).optional().meta({ description: "webhook where it is absent" }),
    ...{ address, destination, token, events },
    isGathered: isGathered.optional(),
  })
  .meta({ id: "NewWebhook" });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookChange = z
  .strictObject({
    address: address.optional(),
    destination,
    token: token.meta({
      description:
        "A new token; a new server of telegram, ntfy or matrix asks for the token too, so that no other gets it",
    }),
    events: events.optional(),
    isGathered: isGathered.optional().meta({ description: "false also sends what waits for the digest, now" }),
    isPaused: z.boolean().optional().meta({
      description: "While paused nothing is sent and nothing new is queued; false also ends a disablement",
    }),
  })
  .meta({ id: "WebhookChange" });
export type WebhookChange = z.infer<typeof WebhookChange>;

/** `disabled`: its receiver answered 410, gone; its service takes no message for it any more. */
export const webhookStates = ["active", "paused", "disabled"] as const;

export const Webhook = z
  .object({
    id: z.uuid(),
    kind: z.enum(endpointKinds),
    address: z.string().meta({ description: "Of slack without its path, which is secret" }),
    destination: z.string().nullable().meta({ description: "Chat, topic or room; null where the kind has none" }),
    events: z.array(z.enum(webhookEvents)),
    isGathered,
    state: z.enum(webhookStates).meta({
      description: "disabled: its receiver answered 410, gone, or its service takes no message for it any more",
    }),
    secretEnding: z.string().nullable().meta({
      description: "The last four characters of the secret, or of the token; null where there is none",
    }),
    formerSecretUntil: z.iso.datetime().nullable().meta({
      description: "Until when the secret before the present one signs too; null when it does not",
    }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof Webhook>;

export const WebhookWithSecret = z
  .object({
    ...Webhook.shape,
    secret: z.string().nullable().meta({
      description: "Shown this once; null of a channel, whose token is yours",
      example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    }),
  })
  .meta({ id: "WebhookWithSecret" });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const deliveryStates = ["gathered", "queued", "sending", "sent", "retry", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt had no answer. */
export const attemptFailures = ["timeout", "unreachable", "forbidden", "secretUnreadable"] as const;
export type AttemptFailure = (typeof attemptFailures)[number];

const WebhookAttempt = z.object({
  number: z.number().int(),
  begunAt: z.iso.datetime(),
  milliseconds: z.number().int(),
  status: z.number().int().nullable().meta({ description: "The receiver's; null without an answer" }),
  failure: z.enum(attemptFailures).nullable().meta({
    description:
      "timeout: no answer in ten seconds; unreachable: no connection; forbidden: the name leads to a private network; secretUnreadable: no key of the installation opens the secret",
  }),
  excerpt: z.string().nullable().meta({ description: "The beginning of the answer" }),
});

export const WebhookDelivery = z
  .object({
    id: z
      .uuid()
      .meta({ description: "The same at every attempt: the header webhook-id, and the transaction of matrix" }),
    event: z.string(),
    state: z.enum(deliveryStates).meta({
      description: "gathered: waits for the digest; dead: given up after a day of attempts, or refused for good",
    }),
    queuedAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable(),
    body: z.string().meta({ description: "As it is sent; of a channel the text that it shows" }),
    attempts: z.array(WebhookAttempt).meta({ description: "The last first" }),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookList = z.object({ webhooks: z.array(Webhook) }).meta({ id: "Webhooks" });
export const DeliveryList = z
  .object({ deliveries: z.array(WebhookDelivery), next: nextPage })
  .meta({ id: "WebhookDeliveries" });
export const QueuedDelivery = z.object({ id: z.uuid() }).meta({ id: "QueuedWebhookDelivery" });
