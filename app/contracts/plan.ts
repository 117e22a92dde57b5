import * as z from "zod";

export const plans = ["free", "pro"] as const;
export type Plan = (typeof plans)[number];

/** What the free plan opens: so many different companies a calendar day (Europe/Madrid), and one new company a minute. */
export const freePlan = { companiesADay: 10, secondsBetweenCompanies: 60 } as const;

/** What is left of the free plan to somebody at a moment. */
export const Allowance = z
  .object({
    limit: z.int(),
    used: z.int(),
    remaining: z.int(),
    nextInSeconds: z.int().meta({ description: "Until another company may be opened; 0: now" }),
  })
  .meta({ id: "Allowance" });
export type Allowance = z.infer<typeof Allowance>;
