import { afterAll, beforeAll, expect, it } from "vitest";
import { type StripeServer, startStripeServer, stripeKeys } from "../../../e2e/servers/stripe-server.ts";
import { stripeProvider } from "./stripe-provider.ts";

let stripe: StripeServer;
let clock = Date.parse("2026-03-02T09:00:00Z");
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.stop());

const providerFor = (changes: { secretKey?: string; pro?: string } = {}) =>
  stripeProvider(
    {
      secretKey: changes.secretKey ?? stripeKeys.STRIPE_SECRET_KEY,
      webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
      address: stripe.address,
      prices: { pro: [changes.pro ?? "price_pro"], student: [] },
    },
    () => new Date(clock),
  );
const unavailable = expect.objectContaining({ code: "paymentUnavailable" });
const pro = [{ offer: "pro", amountInCents: 1_200, currency: "EUR", period: "month" }];

it("asks for prices once in ten minutes, and keeps the last ones when there is no answer", async () => {
  const provider = providerFor();
  stripe.asked.length = 0;
  expect(await Promise.all([provider.prices(), provider.prices()])).toEqual([pro, pro]);
  clock += 599_000;
  expect(await provider.prices()).toEqual(pro);
  expect(stripe.asked).toHaveLength(1);
  stripe.setDown(true);
  clock += 1_000;
  expect(await provider.prices()).toEqual(pro);
  clock += 29_000;
  await provider.prices();
  expect(stripe.asked, "not again for half a minute").toHaveLength(2);
  stripe.setDown(false);
});

it("has no prices before the first answer, and asks again after half a minute", async () => {
  stripe.setDown(true);
  const provider = providerFor();
  await expect(provider.prices()).rejects.toEqual(unavailable);
  stripe.setDown(false);
  await expect(provider.prices()).rejects.toEqual(unavailable);
  clock += 30_000;
  expect(await provider.prices()).toEqual(pro);
});

it("says that a wrong key or an unknown price is no answer, and that an unknown subscription is none", async () => {
  await expect(providerFor({ secretKey: "sk_test_other" }).prices()).rejects.toEqual(unavailable);
  await expect(providerFor({ pro: "price_unknown" }).prices()).rejects.toEqual(unavailable);
  expect(await providerFor().subscription("sub_unknown")).toBeNull();
  expect(await providerFor().checkout("cs_unknown")).toBeNull();
});

it("sends the key to its own address only, with the version of the protocol and one key for each checkout", async () => {
  stripe.asked.length = 0;
  const order = { id: "0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f", offer: "pro", email: "a@test.example" } as const;
  const urls = { successUrl: "http://localhost/plans", cancelUrl: "http://localhost/plans" };
  const { url } = await providerFor().startCheckout({ ...order, ...urls, customerId: "cus_1", language: "it" });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_/);
  const [asked] = stripe.asked;
  expect(asked?.headers).toMatchObject({ "idempotency-key": order.id, "stripe-version": "2025-03-31.basil" });
  expect(asked?.fields).toMatchObject({ customer: "cus_1", client_reference_id: order.id, locale: "it" });
  expect(asked?.fields).not.toHaveProperty("customer_email");
});
