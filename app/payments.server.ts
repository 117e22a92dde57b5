import { randomUUID } from "node:crypto";
import type { Config } from "./config.server.ts";
import type { Database } from "./database/open-database.ts";
import { paymentStore } from "./database/payment-store.ts";
import { stripeProvider } from "./payment/stripe-provider.ts";
import type { PaymentContext } from "./use-cases/payment-context.ts";

type Parts = { config: Config; database: Database; origin: string } & Pick<PaymentContext, "now" | "isAcademic">;

/** Who pays for their plan, wired: what is kept, and the payment provider where one is set up. */
export function paymentContext({ config, database, now, ...rest }: Parts): PaymentContext {
  const provider = config.payment && stripeProvider(config.payment, now);
  return { ...rest, now, freshId: randomUUID, provider, payments: paymentStore(database.kysely) };
}
