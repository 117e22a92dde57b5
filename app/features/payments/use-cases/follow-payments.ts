import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { Checkout, PaymentContext, PaymentProvider } from "./payment-context.ts";

const MOST_TRIES = 5;
const READ_AGAIN_IN_MILLISECONDS = 24 * 3_600_000;
const MOST_AT_ONCE = 50;

/** Throws `paymentOff` where payment is not set up. */
export function providerIn({ provider }: PaymentContext): PaymentProvider {
  if (provider === null) throw new Failure("paymentOff");
  return provider;
}

/**
 * Takes an event of the payment provider. Of the event itself only what it is about is believed: the state is read again,
 * so that events which come twice, late or out of order end in the same state. Whose payment it is comes from our own rows.
 */
export async function takePaymentEvent(
  context: PaymentContext,
  sent: { body: Uint8Array; signature: string | null },
): Promise<void> {
  const { provider, payments } = context;
  if (provider === null) throw new Failure("notFound");
  const { id: eventId, subject } = provider.eventIn(sent);
  if (await payments.isTaken(eventId)) return;
  if (subject.kind === "checkout") {
    const checkout = await payments.checkoutOfSession(subject.id);
    if (checkout !== null) await settle(context, checkout, eventId);
  }
  if (subject.kind === "subscription") {
    // One that we do not know yet is known when its checkout is said to be complete.
    const known = await payments.findSubscription(subject.id);
    if (known !== null) await read(context, known, eventId);
  }
}

/** The state of a payment that a person says they have made: the provider is asked before it is believed. */
export async function settleCheckout(context: PaymentContext, account: Account, id: string): Promise<void> {
  const checkout = isUuid(id) ? await context.payments.findCheckout(account.id, id) : null;
  if (checkout !== null) await settle(context, checkout, null);
}

/** A checkout that is over may have led to a subscription, which is then read and kept. */
export async function settle(context: PaymentContext, checkout: Checkout, eventId: string | null): Promise<void> {
  const { payments } = context;
  const found = await providerIn(context).checkout(checkout.sessionId);
  const subscriptionId = found?.state === "complete" ? found.subscriptionId : null;
  if (subscriptionId !== null) await read(context, { id: subscriptionId, accountId: checkout.accountId }, eventId);
  if (found?.state !== "open") await payments.endCheckout(checkout.id);
}

/** Reads what is paid for again where no event has come for a day: one may have been lost. */
export async function refreshSubscriptions(context: PaymentContext): Promise<void> {
  if (context.provider === null) return;
  const before = new Date(context.now().getTime() - READ_AGAIN_IN_MILLISECONDS);
  for (const subscription of await context.payments.unreadSince(before, MOST_AT_ONCE)) {
    await read(context, subscription, null);
  }
}

/**
 * Reads a subscription and keeps what was read, unless another process has kept something since: then it is read again, so that
 * what was read first is never written last. A subscription that is unknown has ended.
 */
async function read(
  context: PaymentContext,
  { id, accountId }: { id: string; accountId: string },
  eventId: string | null,
): Promise<void> {
  const { payments, now } = context;
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const known = await payments.findSubscription(id);
    if (known !== null && known.accountId !== accountId) return;
    const found = (await providerIn(context).subscription(id)) ?? (known && { ...known, status: "canceled" });
    if (found === null) return;
    const { customerId, offer, status, endsAt, isEnding } = found;
    const subscription = { id, accountId, customerId, offer, status, endsAt, isEnding };
    const outcome = await payments.write({ subscription, version: known?.version ?? 0, readAt: now(), eventId });
    if (outcome !== "outdated") return;
  }
  throw new Failure("paymentUnavailable");
}
