import * as z from "zod";

/** The fields we read of Stripe's answers: as few as we use, in the version that we ask for. */
export const stripeVersion = "2025-03-31.basil";

const moment = z.int().transform((seconds) => new Date(seconds * 1_000));
const reference = z.string().min(1).max(255);
/** Where a reader is sent: a page of theirs, or of the server that stands in for them on this machine. */
const page = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost";
});

export const StartedCheckout = z.object({ id: reference, url: page });
export const FoundCheckout = z.object({
  id: reference,
  status: z.enum(["open", "complete", "expired"]),
  url: page.nullish(),
  subscription: reference.nullish(),
});
export const FoundSubscription = z.object({
  id: reference,
  customer: reference,
  status: z.string().min(1).max(60),
  cancel_at_period_end: z.boolean(),
  cancel_at: moment.nullish(),
  items: z.object({
    data: z
      .array(z.object({ price: z.object({ id: reference }), current_period_end: moment.nullish() }))
      .min(1)
      .max(100),
  }),
});
export const FoundPrice = z.object({
  id: reference,
  active: z.literal(true),
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: z.int().nonnegative(),
  recurring: z.object({ interval: z.enum(["month", "year"]), interval_count: z.literal(1) }),
});
export const StartedPortal = z.object({ url: page });
export const Cancelled = z.object({ id: reference, status: z.string() });

export const SentEvent = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string().max(255),
  data: z.object({ object: z.object({ id: z.string().max(255).optional() }) }),
});
