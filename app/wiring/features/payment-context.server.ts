import { randomUUID } from "node:crypto";
import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { paymentStore } from "../../features/payments/stores/payment-store.ts";
import { stripeProvider } from "../../features/payments/stripe/stripe-provider.ts";
import type { PaymentContext } from "../../features/payments/use-cases/payment-context.ts";

type Parts = { config: Config; database: Database; origin: string } & Pick<PaymentContext, "now" | "isAcademic">;

/** The payments feature, wired to its store and the payment provider, if one is set up. */
export function paymentContext({ config, database, now, ...rest }: Parts): PaymentContext {
  const provider = config.payment && stripeProvider(config.payment, now);
  return { ...rest, now, freshId: randomUUID, provider, payments: paymentStore(database.kysely) };
}
