import { setImmediate } from "node:timers/promises";
import type { Config } from "../config/config.server.ts";
import { type Scoring, scorePredictions } from "../core/prediction/use-cases/score-predictions.ts";
import type { Role } from "../core/shared/contracts/role.ts";
import type { Plan } from "../core/usage/contracts/plan.ts";
import { dependencyStates } from "../dependencies/dependency-states.ts";
import type { Accounts } from "../features/accounts/use-cases/accounts.ts";
import type { Log } from "./log.server.ts";
import { marketDataOf } from "./market-data.server.ts";
import { databaseOf, openAccounts } from "./storage.server.ts";

/** Gives a person a role, with the database and without a server; null when no account has this address. */
export const setRoleOnce = (config: Config, { email, role }: { email: string; role: Role }) =>
  withAccounts(config, (accounts) => accounts.grantRole(email, role));

/** Gives a person a plan; null when no account has this address. */
export const setPlanOnce = (config: Config, { email, plan }: { email: string; plan: Plan }) =>
  withAccounts(config, (accounts) => accounts.assignPlan(email, plan));

/** Takes a person's second factor off; null when no account has this address. */
export const resetFactorOnce = (config: Config, { email }: { email: string }) =>
  withAccounts(config, (accounts) => accounts.resetFactor(email));

async function withAccounts<Answer>(config: Config, work: (accounts: Accounts) => Promise<Answer>): Promise<Answer> {
  const { database } = await databaseOf(config);
  try {
    await database.ready;
    const log: Log = { info: () => {}, warn: () => {} };
    const people = await openAccounts({ database, config, log, states: dependencyStates(log) });
    return await work(people.accounts).finally(people.stop);
  } finally {
    await database.close();
  }
}

/** The work of the running server, once: for installations that schedule it themselves. */
export async function scoreOnce(config: Config, log: Log): Promise<Scoring> {
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
}
