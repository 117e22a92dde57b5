import { createRoute, z } from "@hono/zod-openapi";
import { bodyCodes, jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute, pageRefused } from "../../../api/own-routes.ts";
import { pageSchema } from "../../../core/shared/contracts/pages.ts";
import { MailedEvents, MailedEventsChange } from "../contracts/mailed-events.ts";
import {
  DeliveryList,
  NewWebhook,
  QueuedDelivery,
  Webhook,
  WebhookChange,
  WebhookList,
  WebhookWithSecret,
} from "../contracts/webhooks.ts";

const notThere = { 404: problemAnswer(["notFound"]) };
const targetCodes = ["webhookAddressRefused", "channelDestinationInvalid", "channelTokenInvalid"] as const;
const bodyRefused = { 400: problemAnswer([...bodyCodes, "webhookEventsRequired"]) };

export const list = createRoute({
  method: "get",
  path: "/v1/webhooks",
  operationId: "webhooks",
  ...ownRoute,
  summary: "The addresses that are told of your events: webhooks, and channels of Telegram, Slack, ntfy and Matrix",
  responses: { 200: jsonAnswer(WebhookList, "The first one first"), ...ownRefused },
});
export const add = createRoute({
  method: "post",
  path: "/v1/webhooks",
  operationId: "addWebhook",
  ...ownRoute,
  summary:
    "Tells an address of your events, signed by the rules of Standard Webhooks (the secret is in this answer alone), or a channel in short texts",
  request: jsonRequest(NewWebhook),
  responses: {
    201: jsonAnswer(WebhookWithSecret, "As it is kept, with its secret"),
    ...bodyRefused,
    422: problemAnswer([...targetCodes, "webhookNotGathered", "tooManyWebhooks"]),
    ...ownRefused,
  },
});
export const change = createRoute({
  method: "patch",
  path: "/v1/webhooks/{id}",
  operationId: "changeWebhook",
  ...ownRoute,
  summary:
    "Changes the address, the chat, the token, the events or when a channel is told, pauses or resumes; what is absent stays",
  request: { ...idParameter, ...jsonRequest(WebhookChange) },
  responses: {
    200: jsonAnswer(Webhook, "As it is kept"),
    ...bodyRefused,
    422: problemAnswer([...targetCodes, "webhookNotGathered"]),
    ...notThere,
    ...ownRefused,
  },
});
export const remove = createRoute({
  method: "delete",
  path: "/v1/webhooks/{id}",
  operationId: "removeWebhook",
  ...ownRoute,
  summary: "Deletes an address with everything that it was told",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});
export const rotate = createRoute({
  method: "post",
  path: "/v1/webhooks/{id}/secret",
  operationId: "rotateWebhookSecret",
  ...ownRoute,
  summary: "Makes a new secret; the one before it signs too for 24 hours",
  request: idParameter,
  responses: {
    200: jsonAnswer(WebhookWithSecret, "With the new secret"),
    422: problemAnswer(["channelHasNoSecret"]),
    ...notThere,
    ...ownRefused,
  },
});
export const test = createRoute({
  method: "post",
  path: "/v1/webhooks/{id}/test",
  operationId: "testWebhook",
  ...ownRoute,
  summary: "Queues a message of the type webhook.test",
  request: idParameter,
  responses: { 202: jsonAnswer(QueuedDelivery, "Its id, by which the log names it"), ...notThere, ...ownRefused },
});
export const deliveries = createRoute({
  method: "get",
  path: "/v1/webhooks/{id}/deliveries",
  operationId: "webhookDeliveries",
  ...ownRoute,
  summary:
    "What an address was told in the last 30 days, with each attempt and the beginning of its answer, a page at a time",
  request: { ...idParameter, query: z.object({ ...pageSchema, lang: languageParameter }) },
  responses: { 200: jsonAnswer(DeliveryList, "The last first"), ...pageRefused, ...notThere, ...ownRefused },
});
export const mails = createRoute({
  method: "get",
  path: "/v1/mailed-events",
  operationId: "mailedEvents",
  ...ownRoute,
  summary: "The events of which you get a mail, at once or in the digest, and when the digest is sent",
  responses: { 200: jsonAnswer(MailedEvents, "In the order of the list"), ...ownRefused },
});
export const chooseMails = createRoute({
  method: "patch",
  path: "/v1/mailed-events",
  operationId: "chooseMailedEvents",
  ...ownRoute,
  summary:
    "Chooses which events are mailed, which of them wait for the digest, and when it is sent; what is absent stays. Answers to reports and scheduled analyses are not part of it",
  request: jsonRequest(MailedEventsChange),
  responses: {
    200: jsonAnswer(MailedEvents, "As it is kept"),
    400: problemAnswer([...bodyCodes, "digestDaysRequired", "timeZoneUnknown"]),
    422: problemAnswer(["outOfRange"]),
    ...ownRefused,
  },
});
export const replay = createRoute({
  method: "post",
  path: "/v1/webhook-deliveries/{id}/replay",
  operationId: "replayWebhookDelivery",
  ...ownRoute,
  summary: "Sends a message again, now, under the same id",
  request: idParameter,
  responses: { 202: jsonAnswer(QueuedDelivery, "On its way"), ...notThere, ...ownRefused },
});
