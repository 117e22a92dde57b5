import { type ValuationView, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { NoSignal } from "../../../core/analysis/contracts/no-signal.ts";
import { ratioUnits } from "../../../core/fundamentals/contracts/ratio-units.ts";
import { FollowedPolicy, LostPolicy } from "../../../core/policies/contracts/policy.ts";

/** The most companies that a person watches at once. */
export const mostWatched = 30;
export const mostAlertsOfCompany = 5;
/**
 * How far back a figure must go before the same alert can be told again: 2 points of a gap, 2 % of a price, of an own ratio 2 % of the
 * size of the threshold. At a threshold of zero any step back is enough.
 */
export const deadBand = 0.02;
/** A price that is older says nothing of today. */
export const oldestPriceInDays = 4;
export const minutesBetweenChecks = 15;
export const differenceRange = { minimum: -0.95, maximum: 10 } as const;
export const priceRange = { minimum: 0.0001, maximum: 100_000_000 } as const;
export const ratioRange = { minimum: -1e18, maximum: 1e18 } as const;

const statuses = ["undervalued", "fair", "overvalued"] as const;
const directions = ["above", "below"] as const;

/**
 * The condition of an alert: `gap` is value ÷ price − 1, `price` is per share in `currency`, `ratio` is a formula of the reader's own as it
 * is written canonically, with the unit of its values and, of money, the currency of the accounts.
 */
export const AlertCondition = z
  .discriminatedUnion("measure", [
    z.object({ measure: z.literal("gap"), direction: z.enum(directions), threshold: z.number() }),
    z.object({
      measure: z.literal("price"),
      direction: z.enum(directions),
      threshold: z.number(),
      currency: z.string(),
    }),
    z.object({ measure: z.literal("status"), status: z.enum(statuses) }),
    z.object({
      measure: z.literal("ratio"),
      ratio: z.string(),
      unit: z.enum(ratioUnits),
      direction: z.enum(directions),
      threshold: z.number(),
      currency: z.string().nullable(),
    }),
  ])
  .meta({ id: "AlertCondition" });
export type AlertCondition = z.infer<typeof AlertCondition>;

/** `unread`: nothing was read yet; `armed`: the next crossing is told; `waiting`: it was, and has not gone back yet. */
export const AlertState = z.enum(["unread", "armed", "waiting"]);
export type AlertState = z.infer<typeof AlertState>;

const threshold = z.number().optional().meta({
  description:
    "Of gap: value ÷ price − 1, as a fraction (0.2 is 20 %). Of price: per share, in the price's currency. Of ratio: in the unit of the ratio: 0.08 of a rate is 8 %, 8 of a multiple is 8×, money is in whole units of the currency of the accounts",
});
const changes = {
  measure: z.enum(["gap", "price", "status", "ratio"]).meta({ description: "What is watched" }),
  direction: z.enum(directions).optional().meta({ description: "Of gap, price and ratio" }),
  threshold,
  status: z.enum(statuses).optional().meta({ description: "Of status: told when the company comes to it" }),
  ratio: z.string().optional().meta({
    description:
      "Of ratio: a formula of your own, written as `ratio` of GET /v1/screener is. It is read as `GET /v1/ratios` reads it: with the accounts of the last fiscal year and at the market's price, never at one that you have noted; no policy enters it",
    example: "freeCashFlow / marketValue",
  }),
};
export const AlertChange = z
  .strictObject({
    ...changes,
    isMuted: z.boolean().optional().meta({ description: "Whether nothing is sent; absent: as it was" }),
  })
  .meta({ id: "AlertChange" });
export type AlertChange = z.infer<typeof AlertChange>;

export const NewAlert = z
  .strictObject({ ticker: z.string().meta({ description: "A company of your watchlist" }), ...changes })
  .meta({ id: "NewAlert" });
export type NewAlert = z.infer<typeof NewAlert>;

export const OwnPriceBody = z
  .strictObject({
    price: z.number().nullable().meta({
      description: "Your price of a share, in the currency of the price that it stands for; null forgets it",
    }),
  })
  .meta({ id: "OwnPrice" });

export const WatchBody = z.strictObject({ ticker: z.string().meta({ example: "KO" }) }).meta({ id: "NewWatched" });

export const Alert = z
  .object({
    id: z.uuid(),
    ticker: z.string(),
    condition: AlertCondition,
    state: AlertState,
    isMuted: z.boolean(),
    firedAt: z.iso.datetime().nullable().meta({ description: "When it was told last" }),
  })
  .meta({ id: "Alert" });
export type Alert = z.infer<typeof Alert>;

/** What a list tells of a company, valued for its reader. */
const listed = {
  ticker: z.string(),
  name: z.string(),
  price: z.object({ value: z.number(), currency: z.string(), asOf: z.string(), source: z.string() }).nullable(),
  ownPrice: z
    .object({ value: z.number(), notedAt: z.iso.datetime() })
    .nullable()
    .meta({ description: "The price that you have noted: then price, gap and status are by it" }),
  priceAge: z.enum(["recent", "late", "stale"]).nullable().meta({
    description: "late: more than ten trading days; stale: more than 180 days, and nothing is judged by it",
  }),
  /** Currency of the value. */
  currency: z.string().nullable(),
  value: z.number().nullable().meta({ description: "Mean of the methods, per share, with your active policy" }),
  view: z
    .enum(valuationViews)
    .meta({ description: "By whose equity premium the value is: your active policy says it" }),
  gap: z.number().nullable().meta({ description: "value ÷ price − 1; null unless both are in one currency" }),
  status: z.enum(statuses).nullable(),
  noSignal: NoSignal.nullable().meta({ description: "Why there is no signal; null where there is, or is not shown" }),
  failure: z.string().nullable().meta({ description: "Why nothing is known of it now" }),
};

export const ListedForReader = z.object(listed).meta({ id: "ListedForReader" });
export type ListedForReader = z.infer<typeof ListedForReader>;

export const WatchedCompany = z
  .object({ id: z.uuid(), addedAt: z.iso.datetime(), ...listed, alerts: z.array(Alert) })
  .meta({ id: "WatchedCompany" });
export type WatchedCompany = z.infer<typeof WatchedCompany>;

/** How a list is valued for its reader. */
export const valuedForReader = {
  view: z.enum(valuationViews).meta({ description: "The view that is asked for, else that of your active policy" }),
  policy: FollowedPolicy.nullable().meta({ description: "Your active policy; null: none" }),
  lostPolicy: LostPolicy.nullable().meta({ description: "The one of a team that you can follow no more" }),
};
export type ValuedForReader = {
  view: ValuationView;
  policy: FollowedPolicy | null;
  lostPolicy: LostPolicy | null;
};

export const WatchlistAnswer = z
  .object({
    ...valuedForReader,
    companies: z.array(WatchedCompany),
  })
  .meta({ id: "Watchlist" });
export type WatchlistAnswer = z.infer<typeof WatchlistAnswer>;
