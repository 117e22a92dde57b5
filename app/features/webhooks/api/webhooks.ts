import type { OpenAPIHono } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readPage } from "../../../core/shared/use-cases/read-page.ts";
import { inertJson } from "../../../http/problem.ts";
import { MailedEventsChange } from "../contracts/mailed-events.ts";
import { NewWebhook, WebhookChange } from "../contracts/webhooks.ts";
import { add, change, chooseMails, deliveries, list, mails, remove, replay, rotate, test } from "./webhook-routes.ts";

/** A person's endpoints, and what they were told. */
export function addWebhooks(api: OpenAPIHono, { accounts, webhooks }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, add, change, remove, rotate, test, deliveries, replay, mails, chooseMails])
    api.openAPIRegistry.registerPath(route);
  const parts = { accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson({ webhooks: await webhooks.list(account) }), 200, jsonType);
  });
  api.post(add.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await webhooks.add(account, await jsonBody(c.req.raw, NewWebhook))), 201, jsonType);
  });
  api.patch("/v1/webhooks/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const body = await jsonBody(c.req.raw, WebhookChange);
    return c.body(inertJson(await webhooks.change(account, { ...body, id: c.req.param("id") })), 200, jsonType);
  });
  api.delete("/v1/webhooks/:id", async (c) => {
    await webhooks.remove((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
  api.post("/v1/webhooks/:id/secret", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await webhooks.rotateSecret(account, c.req.param("id"))), 200, jsonType);
  });
  api.post("/v1/webhooks/:id/test", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await webhooks.test(account, c.req.param("id"))), 202, jsonType);
  });
  api.get("/v1/webhooks/:id/deliveries", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const page = readPage(new URL(c.req.url).searchParams);
    const { deliveries: kept, next } = await webhooks.deliveriesOf(account, { id: c.req.param("id"), page });
    return c.body(inertJson({ deliveries: kept, next }), 200, jsonType);
  });
  api.get(mails.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await webhooks.mailedEvents(account)), 200, jsonType);
  });
  api.patch(chooseMails.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const chosen = await jsonBody(c.req.raw, MailedEventsChange);
    return c.body(inertJson(await webhooks.chooseMailedEvents(account, chosen)), 200, jsonType);
  });
  api.post("/v1/webhook-deliveries/:id/replay", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const id = c.req.param("id");
    await webhooks.replay(account, id);
    return c.body(inertJson({ id }), 202, jsonType);
  });
}
