import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Offer, Price } from "../../../core/usage/contracts/plan.ts";

/** A subscription as the payment provider knows it. */
export type RemoteSubscription = {
  id: string;
  customerId: string;
  /** Null: it is not for one of the prices that are sold here, so it pays for nothing. */
  offer: Offer | null;
  status: string;
  /** When the period that is paid ends. */
  endsAt: Date | null;
  /** Whether it ends then, rather than begin another period. */
  isEnding: boolean;
};
export type Subscription = RemoteSubscription & { accountId: string; version: number };

/** A payment that was begun: kept by us, so that its owner is known without asking the provider. */
export type Checkout = { id: string; accountId: string; sessionId: string; offer: Offer; startedAt: Date };

export type RemoteCheckout = {
  state: "open" | "complete" | "expired";
  url: string | null;
  subscriptionId: string | null;
};

/** The subject of an event; everything else in it is asked for again, because events come late and out of order. */
export type PaymentEvent = { id: string; subject: { kind: "checkout" | "subscription" | "other"; id: string } };

/** The payment provider. Each throws `paymentUnavailable` when there is no answer that can be used. */
export type PaymentProvider = {
  /** Throws `signatureInvalid` for what it has not signed within the last minutes, `bodyInvalid` for what it never sends. */
  eventIn(sent: { body: Uint8Array; signature: string | null }): PaymentEvent;
  prices(): Promise<readonly Price[]>;
  startCheckout(order: {
    id: string;
    offer: Offer;
    email: string;
    /** Who they were when they paid before. */
    customerId: string | null;
    language: string;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ sessionId: string; url: string }>;
  checkout(sessionId: string): Promise<RemoteCheckout | null>;
  expireCheckout(sessionId: string): Promise<void>;
  subscription(id: string): Promise<RemoteSubscription | null>;
  cancelSubscription(id: string): Promise<void>;
  portal(visit: { customerId: string; language: string; returnUrl: string }): Promise<string>;
};

export type PaymentStore = {
  keepCheckout(checkout: Checkout): Promise<void>;
  /** One of this person's own. */
  findCheckout(accountId: string, id: string): Promise<Checkout | null>;
  checkoutOfSession(sessionId: string): Promise<Checkout | null>;
  /** Those whose end is not known yet. */
  openCheckouts(accountId: string): Promise<Checkout[]>;
  endCheckout(id: string): Promise<void>;
  /** Latest read first. */
  subscriptionsOf(accountId: string): Promise<Subscription[]>;
  findSubscription(id: string): Promise<Subscription | null>;
  /** Those that pay for a plan and have not been read since. */
  unreadSince(before: Date, limit: number): Promise<Subscription[]>;
  isTaken(eventId: string): Promise<boolean>;
  /**
   * Writes what was read after `version` was known (0: nothing was), and with it that the event has had its effect.
   * `outdated`: another process has written in between, so what was read may be older than what is kept.
   */
  write(read: {
    subscription: Omit<Subscription, "version">;
    version: number;
    readAt: Date;
    eventId: string | null;
  }): Promise<"written" | "outdated" | "repeated">;
};

/** Dependencies of the use cases of payment. */
export type PaymentContext = {
  now(): Date;
  freshId(): string;
  /** Where this installation is reached. */
  origin: string;
  /** Null: payment is not set up. */
  provider: PaymentProvider | null;
  payments: PaymentStore;
  /** Whether a person may have the reduced price now. */
  isAcademic(account: Account): Promise<boolean>;
};
