import * as z from "zod";

const MOST_WORKERS = 64;

/** How many processes serve together on this machine. */
export const Workers = z.preprocess(
  (typed) => (typed === "" ? undefined : typed),
  z.coerce.number().int().min(1).max(MOST_WORKERS).default(1),
);

type Environment = Readonly<Record<string, string | undefined>>;

const numberIn = ({ WORKERS }: Environment): number => Workers.safeParse(WORKERS).data ?? 1;

/** Only PostgreSQL can be open in several processes. */
export const workerProblemsIn = (environment: Environment): string[] =>
  numberIn(environment) === 1 || environment.DATABASE_URL
    ? []
    : ["WORKERS: more than one needs PostgreSQL: set DATABASE_URL, or leave it at 1"];

/**
 * The workers to supervise, read before anything else is loaded. One where the settings cannot be used: the server then says so
 * itself.
 */
export const workersWanted = (environment: Environment): number =>
  environment.DATABASE_URL ? numberIn(environment) : 1;
