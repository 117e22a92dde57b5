import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { PoliciesAnswer, Policy, PolicyBody, PolicyUse } from "../contracts/policy.ts";
import { policyProblems } from "./policy-problems.ts";

const notKept = {
  400: problemAnswer([...policyProblems.form]),
  422: problemAnswer([...policyProblems.values, "tooManyPolicies"]),
};

const list = createRoute({
  method: "get",
  path: "/v1/policies",
  operationId: "policies",
  ...ownRoute,
  summary:
    "Your own parameters of analysis and those of your teams; the active ones fill in what an analysis of yours leaves open",
  responses: { 200: jsonAnswer(PoliciesAnswer, "And the one that you can follow no more"), ...ownRefused },
});
const create = createRoute({
  method: "post",
  path: "/v1/policies",
  operationId: "createPolicy",
  ...ownRoute,
  summary: "Keeps parameters of analysis under a name",
  request: jsonRequest(PolicyBody),
  responses: { 201: jsonAnswer(Policy, "As it is kept"), ...notKept, ...ownRefused },
});
const replace = createRoute({
  method: "put",
  path: "/v1/policies/{id}",
  operationId: "replacePolicy",
  ...ownRoute,
  summary: "Replaces a policy; what is absent is left open, but for isActive, which then stays as it is",
  request: { ...idParameter, ...jsonRequest(PolicyBody) },
  responses: {
    200: jsonAnswer(Policy, "As it is kept"),
    404: problemAnswer(["notFound"]),
    ...notKept,
    ...ownRefused,
  },
});
const use = createRoute({
  method: "patch",
  path: "/v1/policies/{id}",
  operationId: "usePolicy",
  ...ownRoute,
  summary: "From now on your analyses follow this policy, of yours or of a team of yours, or no longer do",
  request: { ...idParameter, ...jsonRequest(PolicyUse) },
  responses: {
    204: { description: "Noted" },
    400: problemAnswer(bodyCodes),
    404: problemAnswer(["notFound"]),
    ...ownRefused,
  },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/policies/{id}",
  operationId: "deletePolicy",
  ...ownRoute,
  summary: "Deletes a policy; analyses follow none if it was the active one",
  request: idParameter,
  responses: { 204: { description: "Gone" }, 404: problemAnswer(["notFound"]), ...ownRefused },
});

/** A person's own parameters of analysis, and those that they follow. */
export function addPolicies(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, create, replace, use, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await accounts.policiesOf(account)), 200, jsonType);
  });
  api.post(create.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const body = await jsonBody(c.req.raw, PolicyBody);
    return c.body(inertJson(await accounts.savePolicy(account, { body })), 201, jsonType);
  });
  api.put("/v1/policies/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const body = await jsonBody(c.req.raw, PolicyBody);
    return c.body(inertJson(await accounts.savePolicy(account, { id: c.req.param("id"), body })), 200, jsonType);
  });
  api.patch("/v1/policies/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { isActive } = await jsonBody(c.req.raw, PolicyUse);
    await accounts.followPolicy(account, { id: c.req.param("id"), isActive });
    return c.body(null, 204);
  });
  api.delete("/v1/policies/:id", async (c) => {
    await accounts.removePolicy((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
