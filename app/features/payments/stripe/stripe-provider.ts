import type * as z from "zod";
import { type Offer, offers, type Price } from "../../../core/usage/contracts/plan.ts";
import { Failure } from "../../../failure.ts";
import type { PaymentEvent, PaymentProvider, RemoteSubscription } from "../use-cases/payment-context.ts";
import { type AskStripe, type StripeApiSettings, stripeApi } from "./stripe-api.ts";
import {
  Cancelled,
  FoundCheckout,
  FoundPrice,
  FoundSubscription,
  SentEvent,
  StartedCheckout,
  StartedPortal,
} from "./stripe-shapes.ts";
import { isSigned } from "./stripe-signature.ts";

export type StripeSettings = StripeApiSettings & {
  webhookSecret: string;
  /** Stripe's ids: the first of each is sold, the others are still paid by some, and nothing else pays for a plan. */
  prices: Readonly<Record<Offer, readonly string[]>>;
};

const PRICES_IN_MILLISECONDS = 600_000;
const NO_PRICES_IN_MILLISECONDS = 30_000;
/** A page waits for prices. */
const PRICE_DEADLINE_IN_MILLISECONDS = 3_000;

/** Stripe, by the few calls that a subscription needs. */
export function stripeProvider(settings: StripeSettings, now: () => Date): PaymentProvider {
  const ask = stripeApi(settings);
  const { webhookSecret } = settings;
  const offerOf = (priceId: string): Offer | null =>
    offers.find((offer) => settings.prices[offer].includes(priceId)) ?? null;
  const prices = priceList(() => planPricesOf(ask, settings.prices), now);
  return {
    ...checkoutsOf(ask, settings.prices),
    eventIn({ body, signature }) {
      if (!isSigned({ body, header: signature, secret: webhookSecret, now: now() }))
        throw new Failure("signatureInvalid");
      return eventIn(body);
    },
    prices,
    async subscription(id) {
      const found = await ask(FoundSubscription, {
        method: "GET",
        path: `/v1/subscriptions/${encodeURIComponent(id)}`,
      });
      return found && toSubscription(found, offerOf);
    },
    async cancelSubscription(id) {
      await ask(Cancelled, { method: "DELETE", path: `/v1/subscriptions/${encodeURIComponent(id)}` });
    },
    async portal({ customerId, language, returnUrl }) {
      const fields = { customer: customerId, locale: language, return_url: returnUrl };
      return there(await ask(StartedPortal, { method: "POST", path: "/v1/billing_portal/sessions", fields })).url;
    },
  };
}

/**
 * Prices, asked for once in ten minutes, or again after half a minute without an answer. The amount of a price never changes at
 * Stripe, so that the last answer still holds when there is no new one.
 */
function priceList(ask: () => Promise<readonly Price[]>, now: () => Date): () => Promise<readonly Price[]> {
  let answered: readonly Price[] | null = null;
  let asked: { at: number; holdsFor: number; answer: Promise<readonly Price[]> } | null = null;
  return () => {
    const at = now().getTime();
    if (asked !== null && Math.abs(at - asked.at) < asked.holdsFor) return asked.answer;
    const question = { at, holdsFor: PRICES_IN_MILLISECONDS, answer: ask() };
    question.answer = question.answer.then(
      (prices) => {
        answered = prices;
        return prices;
      },
      (error: unknown) => {
        question.holdsFor = NO_PRICES_IN_MILLISECONDS;
        if (answered === null) throw error;
        return answered;
      },
    );
    asked = question;
    return question.answer;
  };
}

function checkoutsOf(ask: AskStripe, prices: StripeSettings["prices"]) {
  const pathOf = (sessionId: string) => `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`;
  return {
    async startCheckout({ id, offer, email, customerId, language, successUrl, cancelUrl }) {
      const [price] = prices[offer];
      if (price === undefined) throw new Failure("paymentOff");
      const fields = {
        mode: "subscription",
        "line_items[0][price]": price,
        "line_items[0][quantity]": "1",
        client_reference_id: id,
        locale: language,
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...(customerId === null ? { customer_email: email } : { customer: customerId }),
      };
      const call = { method: "POST", path: "/v1/checkout/sessions", fields, idempotencyKey: id } as const;
      const started = there(await ask(StartedCheckout, call));
      return { sessionId: started.id, url: started.url };
    },
    async checkout(sessionId) {
      const found = await ask(FoundCheckout, { method: "GET", path: pathOf(sessionId) });
      return found && { state: found.status, url: found.url ?? null, subscriptionId: found.subscription ?? null };
    },
    async expireCheckout(sessionId) {
      await ask(FoundCheckout, { method: "POST", path: `${pathOf(sessionId)}/expire` });
    },
  } satisfies Partial<PaymentProvider>;
}

/** For what must be there: an answer that there is no such thing is one that cannot be used. */
function there<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Failure("paymentUnavailable");
  return answer;
}

async function planPricesOf(ask: AskStripe, prices: StripeSettings["prices"]): Promise<readonly Price[]> {
  const sold = offers.flatMap((offer) => {
    const [id] = prices[offer];
    return id === undefined ? [] : [{ offer, id }];
  });
  return Promise.all(
    sold.map(async ({ offer, id }): Promise<Price> => {
      const path = `/v1/prices/${encodeURIComponent(id)}`;
      const found = there(
        await ask(FoundPrice, { method: "GET", path, deadlineInMilliseconds: PRICE_DEADLINE_IN_MILLISECONDS }),
      );
      const currency = found.currency.toUpperCase();
      return { offer, amountInCents: found.unit_amount, currency, period: found.recurring.interval };
    }),
  );
}

function toSubscription(
  found: z.infer<typeof FoundSubscription>,
  offerOf: (priceId: string) => Offer | null,
): RemoteSubscription {
  const [item, ...others] = found.items.data;
  return {
    id: found.id,
    customerId: found.customer,
    // One thing is sold at a time: more of them were not sold here.
    offer: item === undefined || others.length > 0 ? null : offerOf(item.price.id),
    status: found.status,
    endsAt: found.cancel_at ?? item?.current_period_end ?? null,
    isEnding: found.cancel_at_period_end || (found.cancel_at ?? null) !== null,
  };
}

function eventIn(body: Uint8Array): PaymentEvent {
  const parsed = SentEvent.safeParse(jsonIn(body));
  if (!parsed.success) throw new Failure("bodyInvalid");
  const { id, type, data } = parsed.data;
  const about = data.object.id ?? "";
  if (/^checkout\.session\./.test(type)) return { id, subject: { kind: "checkout", id: about } };
  if (/^customer\.subscription\./.test(type)) return { id, subject: { kind: "subscription", id: about } };
  return { id, subject: { kind: "other", id: about } };
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw new Failure("jsonInvalid", {}, { cause });
  }
}
