import type { Generated } from "kysely";
import type { Offer } from "../../../core/usage/contracts/plan.ts";

export type PaymentTables = {
  /** Payments that have been begun. */
  checkouts: {
    id: string;
    account_id: string;
    /** Stripe's name of it. */
    session_id: string;
    offer: Offer;
    started_at: Date;
    is_over: Generated<boolean>;
  };
  /** Subscriptions as Stripe said them when they were read last. */
  subscriptions: {
    id: string;
    account_id: string;
    customer_id: string;
    /** Null: for a price that is not sold here. */
    offer: Offer | null;
    status: string;
    ends_at: Date | null;
    is_ending: boolean;
    read_at: Date;
    /** One more with each writing. */
    version: number;
  };
  /** Events that have had their effect. */
  payment_events: { id: string; taken_at: Date };
};
