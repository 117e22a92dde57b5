import { bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { refreshSubscriptions, settleCheckout, takePaymentEvent } from "./follow-payments.ts";
import { openPortal, type saleOf, startCheckout, subscriptionOf } from "./pay-for-plan.ts";
import type { PaymentContext } from "./payment-context.ts";

const useCases = {
  subscriptionOf,
  startCheckout,
  settleCheckout,
  openPortal,
  takeEvent: takePaymentEvent,
  refresh: refreshSubscriptions,
};

export type Payments = ReturnType<typeof paymentsIn>;

/** The use cases of payment with their context in hand. `open` throws while the database cannot be reached. */
export const paymentsIn = (
  open: () => Promise<PaymentContext>,
  { sale }: { sale: () => ReturnType<typeof saleOf> },
) => ({
  /** The plans on sale; asks no database. */
  sale,
  ...bindContext(open, useCases),
});
