import type { OpenAPIHono } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { idempotencyKeyOf } from "../../../api/idempotency/answer-once.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readPage } from "../../../core/shared/use-cases/read-page.ts";
import { inertJson } from "../../../http/problem.ts";
import { JobChange, NewJob } from "../contracts/jobs.ts";
import { fileHeaders } from "../contracts/run-file-headers.ts";
import { add, cancel, change, file, list, one, oneRun, remove, run, runs } from "./job-routes.ts";

/** What people have valued by a schedule, and its runs. */
export function addJobs(api: OpenAPIHono, { accounts, jobs }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, add, one, change, remove, run, runs, oneRun, cancel, file])
    api.openAPIRegistry.registerPath(route);
  const parts = { accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson({ jobs: (await jobs.list(account)).jobs }), 200, jsonType);
  });
  api.post(add.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const wanted = await jsonBody(c.req.raw, NewJob);
    return c.body(inertJson(await jobs.add(account, { wanted, key: idempotencyKeyOf(c) })), 201, jsonType);
  });
  api.get("/v1/jobs/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await jobs.read(account, c.req.param("id"))), 200, jsonType);
  });
  api.patch("/v1/jobs/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const body = await jsonBody(c.req.raw, JobChange);
    return c.body(inertJson(await jobs.change(account, { ...body, id: c.req.param("id") })), 200, jsonType);
  });
  api.delete("/v1/jobs/:id", async (c) => {
    await jobs.remove((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
  api.post("/v1/jobs/:id/run", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await jobs.run(account, c.req.param("id"))), 202, jsonType);
  });
  api.get("/v1/jobs/:id/runs", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const page = readPage(new URL(c.req.url).searchParams);
    return c.body(inertJson(await jobs.runsOf(account, { id: c.req.param("id"), page })), 200, jsonType);
  });
  api.get("/v1/job-runs/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await jobs.readRun(account, c.req.param("id"))), 200, jsonType);
  });
  api.post("/v1/job-runs/:id/cancel", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await jobs.cancel(account, c.req.param("id"))), 200, jsonType);
  });
  api.get("/v1/job-files/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const found = await jobs.file(account, c.req.param("id"));
    return c.body(found.content, 200, fileHeaders(found));
  });
}
