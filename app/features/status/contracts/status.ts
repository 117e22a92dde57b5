import { z } from "@hono/zod-openapi";
import { type Cause, type Dependency, dependencyNames, type JobRuns } from "./dependency.ts";

/** `off`: not set up here. `unknown`: set up, and not used since the start. */
const statusStates = ["up", "down", "off", "unknown"] as const;
type StatusState = (typeof statusStates)[number];

const moment = z.iso.datetime();

/** The state of an installation, for programs that watch it. */
export const StatusAnswer = z
  .object({
    at: moment,
    isWell: z.boolean().openapi({ description: "Whether nothing is down" }),
    version: z.string(),
    nodeVersion: z.string(),
    startedAt: moment.openapi({ description: "When this process started" }),
    dataAsOf: z.iso.date().openapi({ description: "The day of the included data" }),
    dependencies: z.array(
      z.object({
        dependency: z.enum(dependencyNames),
        part: z.string().nullable().openapi({
          description: "Which data provider, repeated job or identity provider, by the beginning of its settings",
        }),
        state: z.enum(statusStates).openapi({
          description: "off: not set up here; unknown: set up, and not used since the start",
        }),
        since: moment.nullable(),
        seenAt: moment.nullable().openapi({ description: "When this was last seen" }),
        cause: z.string().nullable(),
        advice: z.string().nullable().openapi({ description: "What to do about it, in the language asked for" }),
        runs: z
          .object({
            everySeconds: z.number().openapi({ description: "From one run to the next" }),
            begunAt: moment.nullable().openapi({ description: "The last run; null: none is known of" }),
            endedAt: moment.nullable().openapi({ description: "Its end; null: it is under way, or was cut off" }),
            nextAt: moment.nullable(),
            fault: z.object({ at: moment, text: z.string() }).nullable().openapi({
              description: "The last run that failed, also when others have succeeded since",
            }),
          })
          .nullable()
          .openapi({ description: "Of a repeated job; null of everything else" }),
      }),
    ),
    database: z.enum(["embedded", "postgresql"]),
    disk: z
      .object({ freeBytes: z.number(), totalBytes: z.number() })
      .nullable()
      .openapi({ description: "The disk of the data folder; null: it cannot be read" }),
    backups: z.object({
      isScheduled: z.boolean(),
      kept: z.number().nullable().openapi({ description: "null: the backup folder cannot be read" }),
      last: z.object({ name: z.string(), madeAt: moment, bytes: z.number() }).nullable().openapi({
        description: "The last good one: each is restored and compared before it is kept. null: none, or not read",
      }),
    }),
    mailsWaiting: z.number().nullable().openapi({ description: "null while the database does not answer" }),
  })
  .openapi("Status");
export type StatusAnswer = z.infer<typeof StatusAnswer>;

/** A dependency as the page shows it. */
export type StatusRow = Dependency & {
  state: StatusState;
  since: string | null;
  seenAt: string | null;
  cause: Cause | null;
  /** Of a repeated job. */
  runs: JobRuns | null;
};

export type Status = Omit<StatusAnswer, "dependencies"> & { dependencies: readonly StatusRow[] };
