import * as z from "zod";
import { runStates } from "./run-states.ts";

export const jobFormats = ["csv", "pdf"] as const;
export type JobFormat = (typeof jobFormats)[number];

/** Whose companies are valued: a list that is written, those that a screen finds on the day, those of a book, or those that are watched. */
export const JobCompanies = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("list"),
      tickers: z.array(z.string()).meta({ description: "Symbols, each once", example: ["AAPL", "KO"] }),
    }),
    z.strictObject({
      kind: z.literal("screen"),
      address: z.string().meta({
        description: "The address of a screen, or its parameters; who passes is found anew at each run",
        example: "sector=informationTechnology&minDifference=0.2",
      }),
    }),
    z.strictObject({ kind: z.literal("watchlist") }),
    z.strictObject({
      kind: z.literal("book"),
      id: z.uuid().meta({ description: "A book of a team that you are in; each run takes its companies of the day" }),
    }),
  ])
  .meta({ id: "JobCompanies" });
export type JobCompanies = z.infer<typeof JobCompanies>;

export const JobDeliveries = z
  .strictObject({
    mail: z
      .enum(jobFormats)
      .nullable()
      .default(null)
      .meta({ description: "What the mail has attached; null: no mail" }),
    webhook: z.boolean().default(false).meta({ description: "Whether webhooks that hear of job.finished are told" }),
    file: z.enum(jobFormats).nullable().default(null).meta({ description: "The file to download; null: none" }),
  })
  .meta({ id: "JobDeliveries" });
export type JobDeliveries = z.infer<typeof JobDeliveries>;

const name = z.string().meta({ example: "Tech on Mondays" });
const question = z.string().meta({
  description: "Assumptions, as they stand in the address of an analysis, without its company; empty: the usual ones",
  example: "scenario=conservative&wacc=0.09",
});
const cron = z.string().meta({
  description: "When it runs, in five fields: minute, hour, day of the month, month, day of the week",
  example: "0 8 * * 1-5",
});
const timeZone = z.string().meta({
  description:
    "The IANA time zone of the schedule. A time that a clock change leaves out runs at the first minute after it, and one that comes twice runs once",
  example: "Europe/Madrid",
});

export const NewJob = z
  .strictObject({
    name,
    companies: JobCompanies,
    question: question.optional(),
    cron,
    timeZone,
    deliveries: JobDeliveries.optional(),
  })
  .meta({ id: "NewJob" });
export type NewJob = z.infer<typeof NewJob>;

export const JobChange = z
  .strictObject({
    name: name.optional(),
    companies: JobCompanies.optional(),
    question: question.optional(),
    cron: cron.optional(),
    timeZone: timeZone.optional(),
    deliveries: JobDeliveries.optional(),
    isPaused: z.boolean().optional().meta({ description: "Nothing runs by the schedule while it is paused" }),
  })
  .meta({ id: "JobChange" });
export type JobChange = z.infer<typeof JobChange>;

/** A book whose companies a job may have. */
export type JobBook = { id: string; name: string; team: string };

const moment = z.iso.datetime();

export const RunSummary = z
  .object({
    id: z.uuid(),
    dueAt: moment.meta({ description: "The moment of the schedule, or that of the request" }),
    isByHand: z.boolean(),
    state: z.enum(runStates).meta({
      description: "retry: an attempt failed and another follows; failed: none follows; cancelled: by its owner",
    }),
    attempts: z.int(),
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
    milliseconds: z.int().nullable().meta({ description: "Of the attempt that finished" }),
    failure: z.string().nullable().meta({ description: "The code of the failure of the last attempt" }),
    valued: z.int().nullable().meta({ description: "Companies with a value" }),
    unvalued: z.int().nullable().meta({ description: "Companies without one" }),
    changes: z.int().nullable().meta({ description: "Companies that changed, came or went since the run before" }),
    leftOut: z.int().nullable().meta({
      description:
        "Companies beyond what the plan allows, which were not valued; null before the end, and where it was not kept",
    }),
    sheetsLeftOut: z.int().nullable().meta({
      description: "Companies with a value of which no PDF was made, beyond what the plan allows; null as leftOut",
    }),
  })
  .meta({ id: "JobRunSummary" });
export type RunSummary = z.infer<typeof RunSummary>;

export const Job = z
  .object({
    id: z.uuid(),
    name: z.string(),
    companies: JobCompanies,
    question: z.string(),
    cron: z.string(),
    timeZone: z.string(),
    deliveries: JobDeliveries,
    state: z.enum(["active", "paused", "waiting"]).meta({ description: "waiting: your plan has no jobs now" }),
    nextRuns: z.array(moment).meta({ description: "The next five of the schedule; none while nothing runs by it" }),
    createdAt: moment,
    lastRun: RunSummary.nullable(),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof Job>;

/** How many companies a job has at the moment, and how many of them a run would value. */
export const CompaniesNow = z
  .object({
    found: z.int().meta({ description: "Companies of the list, the screen, the watchlist or the book" }),
    valued: z.int().meta({ description: "The first of them, as many as the plan allows" }),
    leftOut: z.int().meta({ description: "Those beyond, which a run does not value" }),
    sheets: z
      .int()
      .nullable()
      .meta({ description: "Of how many of those that are valued a PDF is made; null: of none" }),
  })
  .meta({ id: "JobCompaniesNow" });
export type CompaniesNow = z.infer<typeof CompaniesNow>;

export const OneJob = Job.extend({
  companiesNow: CompaniesNow.nullable().meta({
    description:
      "Null while it cannot be said: the screener is being valued, the book is not there, the plan has no jobs",
  }),
}).meta({ id: "OneJob" });
export type OneJob = z.infer<typeof OneJob>;

export const JobList = z.object({ jobs: z.array(Job) }).meta({ id: "Jobs" });
