import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { jsonAnswer, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";

const Taken = z.object({ status: z.literal("taken") });

const take = createRoute({
  method: "post",
  path: "/v1/payment/stripe",
  operationId: "takePaymentEvent",
  tags: ["Payment"],
  summary: "Where Stripe sends its signed events; 404 where payment is not set up",
  request: {
    headers: z.object({
      "stripe-signature": z.string().meta({ description: "Over the bytes of the body, by Stripe" }),
    }),
    body: { content: { "application/json": { schema: z.looseObject({}) } }, required: true },
  },
  responses: {
    200: jsonAnswer(Taken, "Taken, now or before; what is not about a payment begun here has no effect"),
    400: problemAnswer(["signatureInvalid", "jsonInvalid", "bodyInvalid"]),
    404: problemAnswer(["notFound"]),
    503: problemAnswer(["paymentUnavailable", "storageUnavailable"]),
    507: problemAnswer(["storageFull"]),
  },
});

/** The provider charges; its answer is reported here. */
export function addPayment(api: OpenAPIHono, { payments }: ApiProduct): void {
  api.openAPIRegistry.registerPath(take);
  api.post(take.path, async (c) => {
    // The signature is over bytes, so they are kept as they came.
    if (c.req.header("content-encoding") !== undefined) throw new Failure("unsupportedEncoding");
    const body = new Uint8Array(await c.req.arrayBuffer());
    await payments.takeEvent({ body, signature: c.req.header("stripe-signature") ?? null });
    return c.json({ status: "taken" } satisfies z.infer<typeof Taken>);
  });
}
