import * as z from "zod";
import { screenerSignals, screenerStatuses } from "../../../core/lists/contracts/screener.ts";
import { nextPage } from "../../../core/shared/contracts/pages.ts";
import { Webhook } from "../../webhooks/contracts/webhooks.ts";
import { jobFormats, RunSummary } from "./jobs.ts";

const figure = z.number().nullable();
const signal = z.enum(screenerSignals).nullable();

/** A company as a run found it; what is not known is null, and `failure` says why. */
export const RunReading = z
  .object({
    ticker: z.string(),
    name: z.string(),
    currency: z.string().nullable().meta({ description: "Of the value" }),
    value: figure.meta({ description: "Mean of the methods that vote, per share" }),
    price: figure.meta({ description: "Per share, in priceCurrency" }),
    priceCurrency: z.string().nullable(),
    priceAsOf: z.string().nullable(),
    difference: figure.meta({ description: "value ÷ price − 1; null unless both are in one currency" }),
    status: z.enum(screenerStatuses).nullable(),
    signal,
    failure: z.string().nullable().meta({ description: "The code of the failure for which it has no value" }),
    policy: z.string().nullable().default(null).meta({ description: "Name of the policy that was followed" }),
    policyTeam: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: "Name of the team whose policy that was; null: one's own, or none" }),
  })
  .meta({ id: "JobReading" });
export type RunReading = z.infer<typeof RunReading>;

const pair = z.object({ before: figure, now: figure });
const company = z.object({ ticker: z.string(), name: z.string() });

/** What is different from the run before. */
export const RunDifference = z
  .object({
    since: z.iso.datetime().meta({ description: "The moment of the run that it is compared with" }),
    changed: z.array(
      z.object({
        ...company.shape,
        currency: z.string().nullable(),
        priceCurrency: z.string().nullable(),
        value: pair,
        price: pair,
        signal: z.object({ before: signal, now: signal }),
        failure: z.object({ before: z.string().nullable(), now: z.string().nullable() }),
      }),
    ),
    came: z.array(company).meta({ description: "Companies that were not in the run before" }),
    went: z.array(company).meta({ description: "Companies that were" }),
  })
  .meta({ id: "JobDifference" });
export type RunDifference = z.infer<typeof RunDifference>;

const RunFile = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.enum(jobFormats),
  bytes: z.int(),
  keptUntil: z.iso.datetime(),
});

const RunDelivery = z.object({
  kind: z.enum(["mail", "webhook"]),
  id: z.uuid().meta({ description: "The same at every attempt: of the webhook, its header webhook-id" }),
  state: z.enum(["queued", "sent", "dead"]),
  at: z.iso.datetime().nullable().meta({ description: "When a mail was handed over" }),
  endpoint: Webhook.pick({ id: true, kind: true, address: true, destination: true })
    .nullable()
    .meta({ description: "The channel or webhook that is told; null for a mail" }),
});

/** A run with the companies as it found them. */
export const JobRun = RunSummary.extend({
  jobId: z.uuid(),
  jobName: z.string(),
  timeZone: z.string(),
  readings: z.array(RunReading),
  difference: RunDifference.nullable().meta({ description: "Null for the first run" }),
  files: z.array(RunFile),
  deliveries: z.array(RunDelivery),
}).meta({ id: "JobRun" });
export type JobRun = z.infer<typeof JobRun>;

export const RunList = z.object({ runs: z.array(RunSummary), next: nextPage }).meta({ id: "JobRuns" });
export const QueuedRun = z.object({ id: z.uuid() }).meta({ id: "QueuedJobRun" });
