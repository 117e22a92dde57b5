import { randomUUID } from "node:crypto";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { keyHolder, visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { Sent } from "../../accounts/contracts/account.ts";
import { WrongNumberBody } from "../contracts/wrong-number.ts";

const report = createRoute({
  method: "post",
  path: "/v1/wrong-numbers",
  operationId: "reportWrongNumber",
  tags: ["Contact"],
  summary: "Tells the operator of this installation that a number looks wrong; the answer comes by email",
  request: jsonRequest(WrongNumberBody),
  responses: {
    202: jsonAnswer(Sent, "Kept, and on its way to the team"),
    400: problemAnswer([
      ...bodyCodes,
      "tickerInvalid",
      "expectedTooLong",
      "reportEmpty",
      "urlInvalid",
      "messageTooLong",
      "emailInvalid",
    ]),
    429: problemAnswer(["rateLimited"]),
    503: problemAnswer(["storageUnavailable"]),
    507: problemAnswer(["storageFull"]),
  },
});

/** Adds the operation that reports a wrong number. */
export function addWrongNumbers(api: OpenAPIHono, { accounts, wrongNumbers }: ApiProduct): void {
  api.openAPIRegistry.registerPath(report);
  api.post(report.path, async (c) => {
    const body = await jsonBody(c.req.raw, WrongNumberBody);
    const { language = "es", expected = "", evidence = "", comment = "", email = "", website = "", ...figure } = body;
    const { period = null, months = null, year = null, provider = null, source = null, document = null } = figure;
    const account = await keyHolder(c.req.raw, { accounts });
    await wrongNumbers.report(
      { ...visitorOf(c), account, language },
      {
        figure: { ...figure, period, months, year, provider, source, document },
        ...{ expected, evidence, comment, email, website, clientKey: randomUUID() },
      },
    );
    return c.json({ status: "sent" } satisfies typeof Sent._output, 202);
  });
}
