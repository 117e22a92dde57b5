import * as z from "zod";
import type { Config } from "../../config/config.server.ts";
import { type Role, roles } from "../../core/shared/contracts/role.ts";
import type { Plan } from "../../core/usage/contracts/plan.ts";
import { plans } from "../../core/usage/contracts/plan-names.ts";
import { askHolder } from "../../database/folder-lock.ts";
import { Failure, failureCodes } from "../../failure.ts";
import { type JobVerb, jobVerbs } from "../../features/jobs/contracts/job-verbs.ts";
import { Job, RunSummary } from "../../features/jobs/contracts/jobs.ts";
import type { JobsTold } from "../../features/jobs/use-cases/operate-jobs.ts";

type OfAccount = { email: string };
type ChangedAccount = { email: string; role: Role; plan: Plan };

/** What each command needs, and what it answers. `null`: no account has this address. */
type CommandTypes = {
  backup: { needs: object; answers: { path: string; bytes: number; tables: number; rows: number } };
  scorePredictions: { needs: object; answers: { due: number; scored: number } };
  setRole: { needs: OfAccount & { role: Role }; answers: ChangedAccount | null };
  setPlan: { needs: OfAccount & { plan: Plan }; answers: ChangedAccount | null };
  resetFactor: { needs: OfAccount; answers: { account: ChangedAccount; wasOn: boolean } | null };
  signInLink: { needs: OfAccount; answers: { account: ChangedAccount; address: string } | null };
  jobs: { needs: OfAccount & { verb: JobVerb; which: string | null }; answers: JobsTold | null };
  /** A question about companies; null: who asks has to answer it. The file is the one that the words name, in base64. */
  answer: {
    needs: {
      program: string;
      words: string[];
      environment: Record<string, string>;
      folder: string;
      file: string | null;
    };
    answers: { exitCode: number; error: string; output: { text: string; isBase64: boolean } } | null;
  };
};

export type CommandName = keyof CommandTypes;
export type Needs<Name extends CommandName> = CommandTypes[Name]["needs"];
export type Answers<Name extends CommandName> = CommandTypes[Name]["answers"];
type Command<Name extends CommandName> = { needs: z.ZodType<Needs<Name>>; answers: z.ZodType<Answers<Name>> };

const ofAccount = z.strictObject({ email: z.string() });
const changedAccount = z.object({ email: z.string(), role: z.enum(roles), plan: z.enum(plans) });
const nothing = z.strictObject({});
const jobsTold = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("jobs"), jobs: z.array(Job) }),
  z.object({ kind: z.literal("runs"), job: Job, runs: z.array(RunSummary) }),
  z.object({ kind: z.literal("queued"), job: Job, run: z.string() }),
  z.object({ kind: z.literal("cancelled"), run: RunSummary }),
  z.object({ kind: z.literal("missing") }),
  z.object({ kind: z.literal("several"), jobs: z.array(Job) }),
]);

/** The commands that the server runs where it holds the data folder, because the embedded database opens in one process alone. */
export const commands: { [Name in CommandName]: Command<Name> } = {
  backup: {
    needs: nothing,
    answers: z.object({ path: z.string(), bytes: z.number(), tables: z.number(), rows: z.number() }),
  },
  scorePredictions: { needs: nothing, answers: z.object({ due: z.number(), scored: z.number() }) },
  setRole: { needs: ofAccount.extend({ role: z.enum(roles) }), answers: changedAccount.nullable() },
  setPlan: { needs: ofAccount.extend({ plan: z.enum(plans) }), answers: changedAccount.nullable() },
  resetFactor: {
    needs: ofAccount,
    answers: z.object({ account: changedAccount, wasOn: z.boolean() }).nullable(),
  },
  signInLink: {
    needs: ofAccount,
    answers: z.object({ account: changedAccount, address: z.string() }).nullable(),
  },
  jobs: {
    needs: ofAccount.extend({ verb: z.enum(jobVerbs), which: z.string().nullable() }),
    answers: jobsTold.nullable(),
  },
  answer: {
    needs: z.strictObject({
      program: z.string(),
      words: z.array(z.string()),
      environment: z.record(z.string(), z.string()),
      folder: z.string(),
      file: z.base64().nullable(),
    }),
    answers: z
      .object({
        exitCode: z.int(),
        error: z.string(),
        output: z.object({ text: z.string(), isBase64: z.boolean() }),
      })
      .nullable(),
  },
};

export const CommandRequest = z.strictObject({
  command: z.literal(Object.keys(commands) as CommandName[]), // the keys of a literal object
  needs: z.unknown(),
});

const Told = z.union([
  z.object({ answered: z.unknown() }),
  z.object({ failure: z.enum(failureCodes), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ refused: z.string() }),
]);

/** The server that holds the data folder has not run a command; `message` is the reason that it gives. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
}

/**
 * What the server that holds the data folder answers; null: none holds it, or the database is a server of its own. Throws the `Failure`
 * of the use case, or `CommandRefused`.
 */
export async function askServer<Name extends CommandName>(
  config: Pick<Config, "databaseUrl" | "dataFolder">,
  command: Name,
  needs: Needs<Name>,
): Promise<{ answered: Answers<Name> } | null> {
  const request = { command, needs };
  const line = config.databaseUrl === null ? await askHolder(config.dataFolder, JSON.stringify(request)) : null;
  if (line === null) return null;
  const told = Told.parse(JSON.parse(line));
  if ("failure" in told) throw new Failure(told.failure, told.params);
  if ("refused" in told) throw new CommandRefused(told.refused);
  return { answered: commands[command].answers.parse(told.answered) };
}
