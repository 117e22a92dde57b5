import { setImmediate } from "node:timers/promises";
import type { Config } from "../../config/config.server.ts";
import { type Scoring, scorePredictions } from "../../core/prediction/use-cases/score-predictions.ts";
import { dependencyStates } from "../../dependencies/dependency-states.ts";
import type { Accounts } from "../../features/accounts/use-cases/accounts.ts";
import type { Jobs } from "../../features/jobs/use-cases/jobs.ts";
import { operateJobs } from "../../features/jobs/use-cases/operate-jobs.ts";
import type { Log } from "../log.server.ts";
import { marketDataOf } from "../market-data.server.ts";
import { databaseOf, openAccounts } from "../storage.server.ts";
import type { CommandWork } from "./answered-commands.ts";
import { type Answers, askServer, type CommandName, type Needs } from "./command-requests.ts";

type OfAccount = "setRole" | "setPlan" | "resetFactor" | "signInLink";
type AccountWork = Pick<CommandWork, OfAccount>;
type OfPeople = { accounts: Pick<Accounts, "accountAt">; jobs: Jobs };

/** What an operator does to a person's account by command; null: no account has this address. */
export const accountWork = (accounts: Accounts): AccountWork => ({
  setRole: ({ email, role }) => accounts.grantRole(email, role),
  setPlan: ({ email, plan }) => accounts.assignPlan(email, plan),
  resetFactor: ({ email }) => accounts.resetFactor(email),
  signInLink: ({ email }) => accounts.makeSignInLink(email),
});

/** What an operator does with a person's jobs by command; null: no account has this address. */
export const jobWork = ({ accounts, jobs }: OfPeople): Pick<CommandWork, "jobs"> => ({
  async jobs({ email, ...order }) {
    const account = await accounts.accountAt(email);
    return account && operateJobs(jobs, account, order);
  },
});

/** Has the server that holds the data folder do it with a person's jobs, or does it with the database where none does. */
export const operateOnce = (config: Config, needs: Needs<"jobs">): Promise<Answers<"jobs">> =>
  byServerOr(config, "jobs", needs, () => withPeople(config, (people) => jobWork(people).jobs(needs)));

/** Has the server that holds the data folder do it to an account, or does it with the database where none does. */
export const administerOnce = <Name extends OfAccount>(
  config: Config,
  command: Name,
  needs: Needs<Name>,
): Promise<Answers<Name>> =>
  byServerOr(config, command, needs, () => withPeople(config, ({ accounts }) => accountWork(accounts)[command](needs)));

/** Compares predictions with later prices once: for installations that schedule it themselves. */
export const scoreOnce = (config: Config, log: Log): Promise<Scoring> =>
  byServerOr(config, "scorePredictions", {}, async () => {
    const { database, predictions } = await databaseOf(config);
    try {
      await database.ready;
      const marketDataAt = await marketDataOf(config, database, { log });
      const marketData = marketDataAt(config.pricesFile);
      const world = { now: () => new Date(), pause: setImmediate, marketData };
      return await scorePredictions(world, predictions, new AbortController().signal);
    } finally {
      await database.close();
    }
  });

async function byServerOr<Name extends CommandName>(
  config: Config,
  command: Name,
  needs: Needs<Name>,
  work: () => Promise<Answers<Name>>,
): Promise<Answers<Name>> {
  const told = await askServer(config, command, needs);
  return told === null ? work() : told.answered;
}

type People = Awaited<ReturnType<typeof openAccounts>>;

async function withPeople<Answer>(config: Config, work: (people: People) => Promise<Answer>): Promise<Answer> {
  const { database } = await databaseOf(config);
  try {
    await database.ready;
    const log: Log = { info: () => {}, warn: () => {} };
    const people = await openAccounts({ database, config, log, states: dependencyStates(log) });
    return await work(people).finally(people.stop);
  } finally {
    await database.close();
  }
}
