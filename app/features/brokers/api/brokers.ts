import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { BrokerConnection, BrokerConnections, NewBrokerConnection } from "../contracts/broker-connection.ts";

const notThere = { 404: problemAnswer(["notFound"]) };
/** Why a broker gives no positions. */
const asked = [
  ...(["brokerTokenExpired", "brokerTokenInvalid", "brokerKeyRefused", "brokerQueryInvalid"] as const),
  ...(["brokerAddressRefused", "brokerServiceInactive", "brokerAccountInvalid", "brokerRefused"] as const),
  ...(["brokerStatementUnavailable", "brokerSectionMissing", "brokerFieldsMissing", "brokerSeveralDays"] as const),
  ...(["brokerWithoutShares", "brokerAnswerTooLarge", "brokerAnswerUnreadable", "tooManyPositions"] as const),
  ...(["messageTooLong", "brokersNotOffered"] as const),
] as const;
const refused = {
  ...ownRefused,
  429: problemAnswer(["rateLimited", "brokerTooManyRequests"]),
  503: problemAnswer([
    ...(["storageUnavailable", "overloaded", "secretUnreadable"] as const),
    ...(["brokerStatementPending", "brokerUnreachable"] as const),
  ]),
};

const list = createRoute({
  method: "get",
  path: "/v1/broker-connections",
  operationId: "brokerConnections",
  ...ownRoute,
  summary: "The brokers that you have connected, and the portfolio that each fills",
  responses: { 200: jsonAnswer(BrokerConnections, "Without what opens the accounts"), ...ownRefused },
});
const connect = createRoute({
  method: "post",
  path: "/v1/broker-connections",
  operationId: "connectBroker",
  ...ownRoute,
  summary: "Asks a broker for your positions and keeps them as a portfolio",
  request: jsonRequest(NewBrokerConnection),
  responses: {
    201: jsonAnswer(BrokerConnection, "Connected; what opens the account is kept encrypted and told no more"),
    400: problemAnswer([...bodyCodes, "enumInvalid", "portfolioNameInvalid", "brokerFieldInvalid"]),
    422: problemAnswer([...asked, "portfolioNameTaken", "tooManyPortfolios"]),
    ...refused,
  },
});
const fetchAgain = createRoute({
  method: "post",
  path: "/v1/broker-connections/{id}/fetch",
  operationId: "fetchBrokerPositions",
  ...ownRoute,
  summary: "Fetches the positions again, in place of those of its portfolio",
  request: idParameter,
  responses: {
    200: jsonAnswer(BrokerConnection, "Fetched"),
    ...notThere,
    422: problemAnswer(asked),
    ...refused,
  },
});
const disconnect = createRoute({
  method: "delete",
  path: "/v1/broker-connections/{id}",
  operationId: "disconnectBroker",
  ...ownRoute,
  summary: "Forgets what opens the account at the broker; the portfolio stays",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});

/** Brokers that people connect. */
export function addBrokers(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, connect, fetchAgain, disconnect]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.brokers.list(account)), 200, jsonType);
  });
  api.post(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const connected = await product.brokers.connect(account, await jsonBody(c.req.raw, NewBrokerConnection));
    return c.body(inertJson(connected), 201, jsonType);
  });
  api.post("/v1/broker-connections/:id/fetch", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.brokers.fetchAgain(account, c.req.param("id"))), 200, jsonType);
  });
  api.delete("/v1/broker-connections/:id", async (c) => {
    await product.brokers.disconnect((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
