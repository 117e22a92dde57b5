import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { type Offer, type Price, payingStatuses } from "../../../core/usage/contracts/plan.ts";
import { Failure } from "../../../failure.ts";
import { providerIn, settle } from "./follow-payments.ts";
import type { PaymentContext, Subscription } from "./payment-context.ts";

/** The plans on sale here. */
export type Sale = {
  /** Null: the payment provider does not answer. */
  prices: readonly Price[] | null;
  /** How much less the reduced price is, as a fraction; null: it is not sold, not less, or not comparable. */
  discount: number | null;
};

/** Null: payment is not set up. */
export async function saleOf({ provider }: PaymentContext): Promise<Sale | null> {
  if (provider === null) return null;
  const prices = await provider.prices().catch(() => null);
  return { prices, discount: prices && discountIn(prices) };
}

function discountIn(prices: readonly Price[]): number | null {
  const [full, reduced] = [
    prices.find(({ offer }) => offer === "pro"),
    prices.find(({ offer }) => offer === "student"),
  ];
  if (!full || !reduced || full.currency !== reduced.currency || full.period !== reduced.period) return null;
  return reduced.amountInCents < full.amountInCents ? 1 - reduced.amountInCents / full.amountInCents : null;
}

const isLive = ({ status }: Subscription) => payingStatuses.some((paying) => paying === status);

/** A person's current subscription. */
export type Paid = { offer: Offer; isFailing: boolean; endsAt: Date | null; isEnding: boolean };

/** A person's subscription, and whether they have ever paid and so have bills to see. */
export async function subscriptionOf(
  { payments }: PaymentContext,
  account: Account,
): Promise<{ current: Paid | null; hasBills: boolean }> {
  const all = await payments.subscriptionsOf(account.id);
  for (const subscription of all) {
    const { offer, status, endsAt, isEnding } = subscription;
    if (offer === null || !isLive(subscription)) continue;
    return { current: { offer, isFailing: status === "past_due", endsAt, isEnding }, hasBills: true };
  }
  return { current: null, hasBills: all.length > 0 };
}

/**
 * Begins to pay for a plan, and returns the page on which to do so. Throws `alreadySubscribed`, also when a payment that was
 * begun before turns out to be made; one that was not is ended, so that a person never pays twice.
 */
export async function startCheckout(
  context: PaymentContext,
  account: Account,
  { offer, language }: { offer: Offer; language: string },
): Promise<string> {
  const { payments, origin } = context;
  const provider = providerIn(context);
  if (offer === "student" && !(await context.isAcademic(account))) throw new Failure("academicAddressNeeded");
  await endOpenCheckouts(context, account);
  const subscriptions = await payments.subscriptionsOf(account.id);
  if (subscriptions.some(isLive)) throw new Failure("alreadySubscribed");
  const id = context.freshId();
  const addressOf = (query: string) => new URL(`/plans?${query}&lang=${language}`, origin).href;
  const { sessionId, url } = await provider.startCheckout({
    id,
    offer,
    email: account.email,
    customerId: subscriptions[0]?.customerId ?? null,
    language,
    successUrl: addressOf(`checkout=${id}`),
    cancelUrl: addressOf("cancelled=1"),
  });
  await payments.keepCheckout({ id, accountId: account.id, sessionId, offer, startedAt: context.now() });
  return url;
}

async function endOpenCheckouts(context: PaymentContext, account: Account): Promise<void> {
  for (const checkout of await context.payments.openCheckouts(account.id)) {
    const found = await providerIn(context).checkout(checkout.sessionId);
    if (found?.state === "open") {
      // A payment made at this very moment wins; then the checkout is complete, and read as such.
      await providerIn(context)
        .expireCheckout(checkout.sessionId)
        .catch(() => {});
    }
    await settle(context, checkout, null);
  }
}

/** The page on which a person sees their bills, changes their card or ends their subscription. Throws `notSubscribed`. */
export async function openPortal(context: PaymentContext, account: Account, language: string): Promise<string> {
  const [latest] = await context.payments.subscriptionsOf(account.id);
  if (latest === undefined) throw new Failure("notSubscribed");
  const returnUrl = new URL(`/plans?lang=${language}`, context.origin).href;
  return providerIn(context).portal({ customerId: latest.customerId, language, returnUrl });
}

/** Cancels at once all that a person pays for, and checkouts that they have begun. */
export async function endPayments(context: PaymentContext, account: Account): Promise<void> {
  const { payments } = context;
  if ((await payments.openCheckouts(account.id)).length > 0 && context.provider !== null) {
    await endOpenCheckouts(context, account);
  }
  for (const subscription of await payments.subscriptionsOf(account.id)) {
    if (!isOver(subscription)) await providerIn(context).cancelSubscription(subscription.id);
  }
}

/** Whether it can never be charged again. */
const isOver = ({ status }: Subscription) => status === "canceled" || status === "incomplete_expired";
