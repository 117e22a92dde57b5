import { figureNames } from "@valora/valuation";
import * as z from "zod";

/** Why the accounts or the price of a provider count or do not. */
export const heldOutcomes = [
  "taken",
  "older",
  "asNew",
  "notNeeded",
  "notChosen",
  "failed",
  "otherCurrency",
  "headlinesOnly",
  "notRequested",
  "notUsed",
  "notSupplied",
  "none",
] as const;
export const takenReasons = ["chosen", "only", "newest", "current"] as const;
/** Why a provider gave nothing that could be used, in one word. */
export const heldFailures = [
  "unknownTicker",
  "noData",
  "rateLimited",
  "unreachable",
  "unreadable",
  "timedOut",
  "keyRefused",
  "wrongValue",
  "incomplete",
  "suspect",
  "accountsOfAnother",
] as const;
export const contradictions = [
  "marketCapDiffers",
  "balanceDoesNotAdd",
  "priceJumped",
  "yearDuplicated",
  "sharesNotPositive",
] as const;
export const standings = ["here", "on", "paused", "limited", "onRequest", "off"] as const;

const Decided = z
  .object({
    outcome: z.enum(heldOutcomes).meta({
      description:
        "taken: it counts; older, asNew: another one is newer, or as new and asked before; notNeeded: one asked before is current; otherCurrency: not in the currency of the listing",
    }),
    /** The day of the answer that was weighed; null without one. */
    asOf: z.iso.date().nullable(),
    /** Why it could not be asked or used; an earlier answer of it may count nevertheless. */
    failure: z.enum(heldFailures).nullable(),
    /** When it may be asked again. */
    until: z.string().nullable(),
    /** Whose accounts it gave in place of the company's. */
    accountsOf: z.string().nullable(),
    /** What contradicts itself in an answer that was put aside. */
    contradictions: z.array(z.enum(contradictions)).readonly(),
  })
  .meta({ id: "DecidedData" });
export type Decided = z.infer<typeof Decided>;

/** A price, its day and its source. */
const DatedPrice = z.object({ value: z.number(), currency: z.string(), asOf: z.string(), source: z.string() });

const HeldProvider = z
  .object({
    provider: z.string(),
    standing: z.enum(standings).meta({
      description:
        "here: needs no network; on: asked in its turn; paused, limited: not for a while; onRequest: about requested companies alone; off: not used by this installation",
    }),
    /** The setting with the key or contact that it needs; null where it needs none. */
    setting: z.string().nullable(),
    accounts: z
      .object({
        lastYearEnd: z.iso.date().nullable(),
        /** The end of the latest quarter, or of the latest twelve months, after the last fiscal year. */
        lastInterimEnd: z.iso.date().nullable(),
        /** When the latest of them became public. */
        filedAt: z.iso.date().nullable(),
        currency: z.string(),
        years: z.int(),
        /** Known figures of all its periods. */
        figures: z.int(),
        /** A few figures alone, to be read and not to be valued. */
        isHeadlines: z.boolean(),
        /** When they came from a provider; null for what is on this machine. */
        from: z.string().nullable(),
      })
      .nullable(),
    price: DatedPrice.extend({
      /** When it came from a provider; null for what is on this machine. */
      from: z.string().nullable(),
    }).nullable(),
    accountsDecided: Decided,
    priceDecided: Decided,
  })
  .meta({ id: "HeldProvider" });
export type HeldProvider = z.infer<typeof HeldProvider>;

/** What each provider holds of a company, what was taken, and why. */
export const HeldDataAnswer = z
  .object({
    schemaVersion: z.literal(1),
    ticker: z.string(),
    name: z.string(),
    /** Null where no provider has accounts that can be valued. */
    accounts: z
      .object({ provider: z.string(), asOf: z.iso.date().nullable(), reason: z.enum(takenReasons).nullable() })
      .nullable(),
    price: DatedPrice.extend({ reason: z.enum(takenReasons).nullable() }).nullable(),
    /** Whether this installation asks any live provider. */
    isLive: z.boolean(),
    providers: z.array(HeldProvider).readonly(),
    /** The latest fiscal year that two or more hold in one currency; null when no two do. */
    compared: z
      .object({
        fiscalYearEnd: z.iso.date(),
        currency: z.string(),
        providers: z.array(z.string()).readonly(),
        figures: z
          .array(
            z.object({
              name: z.enum(figureNames),
              values: z.array(z.object({ provider: z.string(), value: z.number().nullable() })).readonly(),
              difference: z.number().nullable(),
              differs: z.boolean().meta({ description: "More than one in a hundred apart" }),
            }),
          )
          .readonly(),
      })
      .nullable(),
    /** Days of which two providers tell prices more than one in a hundred apart. */
    priceConflicts: z
      .array(
        z.object({
          asOf: z.string(),
          currency: z.string(),
          prices: z.array(z.object({ provider: z.string(), value: z.number() })).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: "HeldData" });
export type HeldDataAnswer = z.infer<typeof HeldDataAnswer>;
