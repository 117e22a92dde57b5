import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { eventOf } from "../../../e2e/servers/stripe-server.ts";
import { closedAccount } from "./closed-account-contract.ts";
import {
  ana,
  begun,
  code,
  DAY,
  database,
  kept,
  people,
  planOf,
  registered,
  send,
  set,
  start,
  stripe,
  subscribed,
  withPayments,
} from "./payment-contract.ts";
import { reducedPrice } from "./reduced-price-contract.ts";
import { signedEvents } from "./signed-events-contract.ts";

// The whole life of a paid plan against a server that speaks Stripe's protocol: events as they come over HTTP.
withPayments();

it("gives the plan when it is paid, and takes it when the subscription has ended", async () => {
  expect(await people.payments.sale()).toEqual({
    prices: [
      { offer: "pro", amountInCents: 1_200, currency: "EUR", period: "month" },
      { offer: "student", amountInCents: 600, currency: "EUR", period: "month" },
    ],
    discount: 0.5,
  });
  const { address, sessionId, fields } = await begun(ana);
  expect(address).toBe(`${stripe.address}/pay/${sessionId}`);
  expect(fields).toMatchObject({
    mode: "subscription",
    "line_items[0][price]": "price_pro",
    customer_email: ana.email,
    locale: "es",
  });
  expect(fields.success_url).toBe(`http://127.0.0.1:3000/plans?checkout=${fields.client_reference_id}&lang=es`);
  expect(await planOf(ana)).toBe("free");
  const id = stripe.pay(sessionId);
  expect(await send(eventOf("checkout.session.completed", sessionId))).toEqual({ status: 200, code: null });
  expect(await planOf(ana)).toBe("pro");
  const bills = await people.payments.openPortal(ana, "it");
  expect(bills).toBe(`${stripe.address}/bills/${stripe.subscriptions.get(id)?.customer}`);

  set(id, { cancel_at_period_end: true });
  await send(eventOf("customer.subscription.updated", id));
  const paid = await people.payments.subscriptionOf(ana);
  expect(paid).toMatchObject({ hasBills: true, current: { offer: "pro", isEnding: true, isFailing: false } });
  expect(await planOf(ana), "to the end of what is paid").toBe("pro");
  set(id, { status: "canceled" });
  await send(eventOf("customer.subscription.deleted", id));
  expect(await planOf(ana)).toBe("free");
  expect(await people.payments.subscriptionOf(ana)).toEqual({ current: null, hasBills: true });
  const again = await begun(ana);
  expect(again.fields, "the same customer").toMatchObject({ customer: stripe.subscriptions.get(id)?.customer });
});

it("tells who comes back from paying at once, without waiting for the event", async () => {
  const { sessionId, fields } = await begun(ana);
  const own = fields.client_reference_id ?? "";
  await people.payments.settleCheckout(ana, own);
  expect(await planOf(ana)).toBe("free");
  stripe.pay(sessionId);
  const eve = await registered("eve@test.example");
  await people.payments.settleCheckout(eve, own);
  expect([await planOf(ana), await planOf(eve)], "no other account").toEqual(["free", "free"]);
  await people.payments.settleCheckout(ana, own);
  expect(await planOf(ana)).toBe("pro");
  await people.payments.settleCheckout(ana, "not an id");
});

it.each([
  ["trialing", "pro"],
  ["past_due", "pro"],
  ["incomplete", "free"],
  ["unpaid", "free"],
  ["paused", "free"],
  ["incomplete_expired", "free"],
])("says of a subscription that is %s that the plan is %s", async (status, plan) => {
  const { id } = await subscribed(ana);
  set(id, { status });
  await send(eventOf("customer.subscription.updated", id));
  expect(await planOf(ana)).toBe(plan);
});

it("gives no plan for a price that is not sold here, and keeps one that was sold before", async () => {
  const { sessionId } = await begun(ana);
  const id = stripe.pay(sessionId, { price: "price_of_something_else" });
  await send(eventOf("checkout.session.completed", sessionId));
  expect(await planOf(ana)).toBe("free");
  set(id, { price: "price_formerly" });
  await send(eventOf("customer.subscription.updated", id));
  expect(await planOf(ana)).toBe("pro");
});

it("keeps a plan that was given when a subscription ends", async () => {
  await people.accounts.assignPlan(ana.email, "pro");
  const { id } = await subscribed(ana);
  set(id, { status: "canceled" });
  await send(eventOf("customer.subscription.deleted", id));
  expect(await planOf(ana)).toBe("pro");
  await people.accounts.assignPlan(ana.email, "free");
  expect(await planOf(ana)).toBe("free");
});

it("never charges twice: a second checkout ends the first, and none begins while one is paid", async () => {
  const first = await begun(ana);
  const second = await begun(ana);
  expect(stripe.sessions.get(first.sessionId)?.status).toBe("expired");
  stripe.pay(second.sessionId);
  await expect(begun(ana), "paid, and not told yet").rejects.toEqual(code("alreadySubscribed"));
  expect(await planOf(ana)).toBe("pro");
  await expect(begun(ana)).rejects.toEqual(code("alreadySubscribed"));
});

it("has the effect of an event once, and none of one about an unknown customer", async () => {
  const { sessionId } = await begun(ana);
  const id = stripe.pay(sessionId);
  const event = eventOf("checkout.session.completed", sessionId);
  expect(await Promise.all([send(event), send(event), send(event)])).toEqual(
    Array(3).fill({ status: 200, code: null }),
  );
  expect(await kept()).toMatchObject([{ id, version: 1 }]);
  stripe.asked.length = 0;
  await send(event);
  for (const other of [
    eventOf("checkout.session.completed", "cs_unknown"),
    eventOf("customer.subscription.updated", "sub_unknown", { metadata: { userId: ana.id } }),
    eventOf("customer.created", "cus_x"),
    eventOf("customer.subscription.updated", ""),
  ]) {
    expect(await send(other)).toEqual({ status: 200, code: null });
  }
  expect(stripe.asked, "nothing is read for them").toEqual([]);
  expect(await kept()).toHaveLength(1);
});

it("ends in the same state in whatever order events come, however often, and some of them at once", async () => {
  const { sessionId } = await begun(ana);
  const id = stripe.pay(sessionId);
  const events = [
    eventOf("checkout.session.completed", sessionId),
    ...["created", "updated", "deleted"].map((step) => eventOf(`customer.subscription.${step}`, id)),
  ];
  const order = fc.shuffledSubarray([...events, ...events], { minLength: events.length });
  await fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 1, max: 3 }), async (sent, atOnce) => {
      await database.kysely.deleteFrom("subscriptions").execute();
      await database.kysely.deleteFrom("payment_events").execute();
      set(id, { status: "active" });
      const half = Math.floor(sent.length / 2);
      for (let from = 0; from < sent.length; from += atOnce) {
        if (from >= half) set(id, { status: "canceled" });
        await Promise.all(sent.slice(from, from + atOnce).map((event) => send(event)));
      }
      set(id, { status: "canceled" });
      // What Stripe sends about the last change is not lost, and neither is the completed checkout.
      await send(eventOf("checkout.session.completed", sessionId));
      await send(eventOf("customer.subscription.deleted", id));
      expect(await kept()).toMatchObject([{ id, status: "canceled", account_id: ana.id }]);
    }),
    { numRuns: 200 },
  );
});

it("never writes over what was read later with what was read before", async () => {
  const { id } = await subscribed(ana);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  stripe.setDelay(async () => {
    if (!isFirst) return;
    isFirst = false;
    await released;
  });
  // Read while it was active, and told only after another event has read that it has ended.
  const slow = send(eventOf("customer.subscription.updated", id));
  await vi.waitFor(() => expect(isFirst).toBe(false), { timeout: 120_000 });
  set(id, { status: "canceled" });
  await send(eventOf("customer.subscription.deleted", id));
  release();
  expect((await slow).status).toBe(200);
  expect(await kept()).toMatchObject([{ status: "canceled", version: 3 }]);
});

it("asks to be told again while Stripe does not answer, and says so to who wants to pay", async () => {
  const { sessionId } = await begun(ana);
  stripe.pay(sessionId);
  const event = eventOf("checkout.session.completed", sessionId);
  stripe.setDown(true);
  expect(await send(event)).toEqual({ status: 503, code: "paymentUnavailable" });
  await expect(begun(ana)).rejects.toEqual(code("paymentUnavailable"));
  stripe.setDown(false);
  expect(await send(event)).toEqual({ status: 200, code: null });
  expect(await planOf(ana)).toBe("pro");
});

it("reads again after a day what no event has told of", async () => {
  const { id } = await subscribed(ana);
  set(id, { status: "canceled" });
  await people.payments.refresh();
  expect(await planOf(ana), "not before").toBe("pro");
  vi.setSystemTime(start + DAY + 1);
  await people.payments.refresh();
  expect(await planOf(ana)).toBe("free");
  const { id: other } = await subscribed(ana);
  stripe.subscriptions.delete(other);
  vi.setSystemTime(start + 2 * DAY + 2);
  await people.payments.refresh();
  expect(await kept()).toMatchObject([{ status: "canceled" }, { status: "canceled" }]);
});

closedAccount();
reducedPrice();
signedEvents();
