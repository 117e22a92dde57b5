import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { PoliciesAnswer, Policy, PolicyBody } from "../contracts/policy.ts";
import { inertJson } from "../http/problem.ts";
import { callerOf } from "./caller.ts";
import type { ApiProduct, ApiSettings } from "./index.ts";
import { jsonBody } from "./json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "./openapi.ts";

const tags = ["Your account"];
const security: Record<string, string[]>[] = [{ apiKey: [] }, { session: [] }];
const idParameter = { params: z.object({ id: z.uuid() }) };
const refused = {
  401: problemAnswer(["unauthenticated", "sessionInvalid", "apiKeyInvalid"]),
  503: problemAnswer(["storageUnavailable"]),
};
const bodyRefused = {
  400: problemAnswer([...bodyCodes, "policyNameInvalid", "policyEmpty", "numberFormat"]),
  422: problemAnswer(["outOfRange", "gNotBelowWacc", "policyNameTaken", "tooManyPolicies"]),
};

const list = createRoute({
  method: "get",
  path: "/v1/policies",
  operationId: "policies",
  tags,
  security,
  summary: "Your own parameters of analysis; the active ones fill in what an analysis of yours leaves open",
  responses: { 200: jsonAnswer(PoliciesAnswer, "By name"), ...refused },
});
const create = createRoute({
  method: "post",
  path: "/v1/policies",
  operationId: "createPolicy",
  tags,
  security,
  summary: "Keeps parameters of analysis under a name",
  request: jsonRequest(PolicyBody),
  responses: { 201: jsonAnswer(Policy, "As it is kept"), ...bodyRefused, ...refused },
});
const replace = createRoute({
  method: "put",
  path: "/v1/policies/{id}",
  operationId: "replacePolicy",
  tags,
  security,
  summary: "Replaces a policy; what is absent is left open, but for isActive, which then stays as it is",
  request: { ...idParameter, ...jsonRequest(PolicyBody) },
  responses: {
    200: jsonAnswer(Policy, "As it is kept"),
    404: problemAnswer(["notFound"]),
    ...bodyRefused,
    ...refused,
  },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/policies/{id}",
  operationId: "deletePolicy",
  tags,
  security,
  summary: "Deletes a policy; analyses follow none if it was the active one",
  request: idParameter,
  responses: { 204: { description: "Gone" }, 404: problemAnswer(["notFound"]), ...refused },
});

const json = { "Content-Type": "application/json" };

/** A person's own parameters of analysis. */
export function addPolicies(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, create, replace, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await callerOf(c, parts);
    return c.body(inertJson({ policies: await accounts.policiesOf(account) }), 200, json);
  });
  api.post(create.path, async (c) => {
    const { account } = await callerOf(c, parts);
    const body = await jsonBody(c.req.raw, PolicyBody);
    return c.body(inertJson(await accounts.savePolicy(account, { body })), 201, json);
  });
  api.put("/v1/policies/:id", async (c) => {
    const { account } = await callerOf(c, parts);
    const body = await jsonBody(c.req.raw, PolicyBody);
    return c.body(inertJson(await accounts.savePolicy(account, { id: c.req.param("id"), body })), 200, json);
  });
  api.delete("/v1/policies/:id", async (c) => {
    await accounts.removePolicy((await callerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
