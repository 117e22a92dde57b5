import { randomUUID } from "node:crypto";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { keyHolder, visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { Sent } from "../../accounts/contracts/account.ts";
import { ContactBody } from "../contracts/contact.ts";

const send = createRoute({
  method: "post",
  path: "/v1/contact",
  operationId: "sendContactMessage",
  tags: ["Contact"],
  summary: "Sends a message to the operator of this installation; the answer comes by email",
  request: jsonRequest(ContactBody),
  responses: {
    202: jsonAnswer(Sent, "Kept, and on its way to the team"),
    400: problemAnswer([
      ...bodyCodes,
      "emailInvalid",
      "subjectRequired",
      "subjectTooLong",
      "subjectInvalid",
      "messageTooShort",
      "messageTooLong",
    ]),
    429: problemAnswer(["rateLimited"]),
    503: problemAnswer(["storageUnavailable"]),
    507: problemAnswer(["storageFull"]),
  },
});

/** Writing to the team. */
export function addContact(api: OpenAPIHono, { accounts, conversations }: ApiProduct): void {
  api.openAPIRegistry.registerPath(send);
  api.post(send.path, async (c) => {
    const { language = "es", ...form } = await jsonBody(c.req.raw, ContactBody);
    const account = await keyHolder(c.req.raw, { accounts });
    await conversations.send({ ...visitorOf(c), account, language }, { ...form, clientKey: randomUUID() });
    return c.json({ status: "sent" } satisfies typeof Sent._output, 202);
  });
}
