import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { withCookies } from "../../../api/answer-headers.ts";
import { visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { deviceNameOf } from "../../../http/cookies.ts";
import { entered } from "../../accounts/api/entered.ts";
import { AccountAnswer } from "../../accounts/contracts/account.ts";
import { newPasswordCodes } from "../../accounts/contracts/account-limits.ts";
import { SetUpBody } from "../contracts/installation.ts";

const settingCodes = ["adminEmailOther", "operatorNameInvalid", "providerUnknown"] as const;

const setUp = createRoute({
  method: "post",
  path: "/v1/setup",
  operationId: "setUp",
  tags: ["Accounts"],
  summary:
    "Makes the first administrator of an empty installation, with the token that the server printed at its start",
  description:
    "The session is a cookie, as after signing in. With a wrong token, and once there is an account, there is nothing here.",
  request: jsonRequest(SetUpBody),
  responses: {
    200: withCookies(jsonAnswer(AccountAnswer, "The administrator, signed in")),
    400: problemAnswer([
      ...bodyCodes,
      "emailInvalid",
      ...newPasswordCodes,
      "displayNameInvalid",
      "ageNotDeclared",
      ...settingCodes,
    ]),
    404: problemAnswer(["notFound"]),
    429: problemAnswer(["rateLimited"]),
    503: problemAnswer(["storageUnavailable", "overloaded"]),
    507: problemAnswer(["storageFull"]),
  },
});

/** The first administrator, for programs that set an installation up. */
export function addSetUp(api: OpenAPIHono, { installation }: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(setUp);
  api.post(setUp.path, async (c) => {
    const body = await jsonBody(c.req.raw, SetUpBody);
    const { language = "es", isOldEnough = false, operatorName, hasPlanLimits, sources, ...form } = body;
    const signedIn = await installation.setUp(visitorOf(c), {
      ...form,
      ...{ language, isOldEnough },
      device: deviceNameOf(c.req.header("user-agent") ?? null),
      settings: { operatorName, hasPlanLimits, sources },
    });
    return entered(c, signedIn, isSecure);
  });
}
