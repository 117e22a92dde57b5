import { figureNames, methodNames, type TraceNode } from "@valora/valuation";
import { revisedInputs, revisedSettings } from "@valora/valuation/revision";
import * as z from "zod";
import { KeptRateName } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { NamedPolicy } from "../../../core/policies/contracts/policy.ts";
import { longestVersionNote } from "./version-limits.ts";

const perShare = z.number().nullable();
const statuses = ["undervalued", "fair", "overvalued"] as const;

/** What came out when a version was saved. */
export const VersionResult = z
  .object({
    currency: z.string(),
    price: perShare.meta({ description: "Null without a price in the currency of the accounts" }),
    priceAsOf: z.string().nullable(),
    provider: z.string().meta({ description: "Who gave the accounts" }),
    accountsUntil: z.string().nullable().meta({ description: "Last day of the accounts that the values start from" }),
    mean: perShare,
    minimum: perShare,
    maximum: perShare,
    signal: z.enum(["buy", "hold", "sell", "none"]),
    counts: z.object({ undervalued: z.int(), fair: z.int(), overvalued: z.int() }),
    assumptions: z.object({
      wacc: z.number().nullable(),
      growth: z.number().nullable(),
      horizon: z.number(),
      discountRate: KeptRateName,
    }),
    methods: z.array(
      z.object({
        method: z.enum(methodNames),
        value: perShare,
        reason: z.string().nullable().meta({ description: "Why there is no value; null where there is one" }),
        votes: z.boolean(),
        status: z.enum(statuses).nullable(),
      }),
    ),
  })
  .meta({ id: "VersionResult" });
export type VersionResult = z.infer<typeof VersionResult>;

export const VersionEntry = z
  .object({
    id: z.uuid(),
    ticker: z.string(),
    name: z.string(),
    savedAt: z.iso.datetime(),
    question: z.string().meta({ description: "The parameters of its address, which restore the question" }),
    engine: z.string().meta({ description: "Edition of the engine: the same sources have the same one" }),
    dataEdition: z.string(),
    note: z.string().nullable(),
    policy: NamedPolicy.nullable().meta({ description: "The policy that the question followed; null: none" }),
    result: VersionResult,
  })
  .meta({ id: "VersionEntry" });
export type VersionEntry = z.infer<typeof VersionEntry>;

/** The same as it is kept: without its inputs, as lists have it. */
export type Version = Omit<VersionEntry, "savedAt"> & { savedAt: Date };

/** A number that was given, not calculated. */
export type GivenNumber = Exclude<TraceNode, { kind: "step" }>;

export const VersionsAnswer = z
  .object({ versions: z.array(VersionEntry), most: z.int().meta({ description: "The most that your plan keeps" }) })
  .meta({ id: "Versions" });

export const NewVersion = z
  .strictObject({
    ticker: z.string().meta({ example: "KO" }),
    question: z
      .string()
      .optional()
      .meta({ description: "Parameters of the analysis as its address writes them", example: "wacc=0.08&horizon=7" }),
    note: z
      .string()
      .optional()
      .meta({ description: `Up to ${longestVersionNote} characters` }),
  })
  .meta({ id: "NewVersion" });

const told = z.object({ formula: z.string().nullable(), value: z.number() });

/** The inputs of a version, valued by the engine of today. */
export const VersionReplay = z
  .object({
    isSame: z.boolean().meta({ description: "Whether every value is the same, bit for bit" }),
    engine: z.object({ saved: z.string(), now: z.string() }),
    mean: z.object({ saved: perShare, now: perShare }),
    methods: z.array(
      z.object({
        method: z.enum(methodNames),
        isSame: z.boolean(),
        saved: perShare,
        now: perShare,
        reason: z
          .object({ saved: z.string().nullable(), now: z.string().nullable() })
          .meta({ description: "Why there was, and is, no value" }),
        changed: z
          .array(z.object({ name: z.string(), year: z.int().nullable(), before: told, after: told }))
          .meta({ description: "The calculations whose result is another one although their inputs are the same" }),
      }),
    ),
  })
  .meta({ id: "VersionReplay" });
export type VersionReplay = z.infer<typeof VersionReplay>;

const numbers = { before: z.number().nullable(), after: z.number().nullable() };
const Change = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("definitions"), since: z.enum(["earlier", "later"]) }),
    z.object({ kind: z.literal("figure"), name: z.enum(figureNames), ...numbers }),
    z.object({ kind: z.literal("input"), name: z.enum(revisedInputs), ...numbers }),
    z.object({ kind: z.literal("setting"), name: z.enum(revisedSettings), before: z.unknown(), after: z.unknown() }),
  ])
  .meta({ id: "VersionChange" });
const RevisedValue = z.object({
  before: perShare,
  after: perShare,
  bridge: z
    .object({
      steps: z.array(z.object({ changes: z.array(Change), effect: z.number() })),
      rounding: z.number().meta({
        description: "What is to be added after the effects, in their order, to have `after` to the last bit",
      }),
    })
    .nullable()
    .meta({ description: "Null where one of the two values is unknown" }),
});

/** What led from one version to another, or to today. */
export const VersionDifference = z
  .object({
    earlier: VersionEntry,
    later: VersionEntry.omit({ id: true }).extend({ id: z.uuid().nullable().meta({ description: "Null: today" }) }),
    changes: z.array(Change).meta({ description: "In the order of the steps" }),
    mean: RevisedValue,
    methods: z.array(RevisedValue.extend({ method: z.enum(methodNames) })),
  })
  .meta({ id: "VersionDifference" });
