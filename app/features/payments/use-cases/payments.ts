import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Offer } from "../../../core/usage/contracts/plan.ts";
import { refreshSubscriptions, settleCheckout, takePaymentEvent } from "./follow-payments.ts";
import { openPortal, type saleOf, startCheckout, subscriptionOf } from "./pay-for-plan.ts";
import type { PaymentContext } from "./payment-context.ts";

export type Payments = ReturnType<typeof paymentsIn>;

/** The use cases of payment with their world in hand. `open` throws while what is kept cannot be reached. */
export function paymentsIn(open: () => Promise<PaymentContext>, { sale }: { sale: () => ReturnType<typeof saleOf> }) {
  return {
    /** What can be bought here; asks no database. */
    sale,
    subscriptionOf: async (account: Account) => subscriptionOf(await open(), account),
    startCheckout: async (account: Account, order: { offer: Offer; language: string }) =>
      startCheckout(await open(), account, order),
    settleCheckout: async (account: Account, id: string) => settleCheckout(await open(), account, id),
    openPortal: async (account: Account, language: string) => openPortal(await open(), account, language),
    takeEvent: async (sent: { body: Uint8Array; signature: string | null }) => takePaymentEvent(await open(), sent),
    refresh: async () => refreshSubscriptions(await open()),
  };
}
