import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { chooseMailedEvents, readMailedEvents, stopDigest, stopMailsOf } from "./choose-mails.ts";
import {
  addWebhook,
  changeWebhook,
  deliveriesOf,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
} from "./manage-webhooks.ts";
import type { WebhookContext } from "./webhook-context.ts";

const useCases = {
  list: listWebhooks,
  add: addWebhook,
  change: changeWebhook,
  rotateSecret: rotateWebhookSecret,
  remove: removeWebhook,
  test: testWebhook,
  deliveriesOf,
  replay: replayDelivery,
  mailedEvents: readMailedEvents,
  chooseMailedEvents,
  stopDigest,
  stopMailsOf,
};

/** The use cases of a person's endpoints. */
export type Webhooks = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const webhooksIn = (open: () => Promise<WebhookContext>): Webhooks => bindContext(open, useCases);
