import { randomUUID } from "node:crypto";
import type { Database } from "../../../app/database/open-database.ts";
import { uuidAt } from "../../../app/database/uuid.ts";
import { type AlertCondition, minutesBetweenChecks } from "../../../app/features/watchlist/contracts/watchlist.ts";
import { basisOf } from "../../../app/features/watchlist/use-cases/alert-reading.ts";
import { freshSecret } from "../../../app/features/webhooks/delivery/signature.ts";

const PEOPLE_OF_EACH = 4;
/** With a price that is noted so low that each alert fires at its first turn, and not so low that no method believes it. */
const companies = [
  { ticker: "KO", price: 45 },
  { ticker: "PEP", price: 100 },
  { ticker: "MNST", price: 12 },
] as const;
const A_MINUTE = 60_000;

type Wanted = {
  endpoints: readonly { address: string; knows(secret: string): void }[];
  begun: Date;
  /** Milliseconds, by the clock of the servers, over which what was asked for comes due. */
  span: number;
  /** Runs by hand and alerts of each person. */
  each: number;
};

/**
 * Four people for each receiver, with a watchlist, an endpoint, a job that comes every ten minutes, and runs by hand and alerts that come due one after the
 * other. The secret of an endpoint is kept as it is: what is not sealed signs too.
 */
export async function seedWork(database: Database, { endpoints, begun, span, each }: Wanted): Promise<void> {
  for (const { address, knows } of endpoints) {
    const secret = freshSecret();
    knows(secret);
    for (let person = 0; person < PEOPLE_OF_EACH; person += 1) {
      const account = await seedPerson(database, { begun, address, secret });
      await seedJobs(database, { account, begun, span, each });
      await seedAlerts(database, { account, begun, span, each });
    }
  }
}

type Person = { begun: Date; address: string; secret: string };

async function seedPerson({ kysely }: Database, { begun, address, secret }: Person): Promise<string> {
  const id = uuidAt(begun);
  await kysely
    .insertInto("accounts")
    .values({
      ...{ id, email: `${id}@test.example`, password_hash: "scrypt$", display_name: "Ana", role: "user" },
      ...{ plan: "pro", language: "es", theme: null, created_at: begun, age_declared_at: begun, suspended_at: null },
    })
    .execute();
  await kysely
    .insertInto("webhook_endpoints")
    .values({
      ...{ id: uuidAt(begun), account_id: id, address, secret, events: ["job.finished", "alert.gap"] },
      created_at: begun,
    })
    .execute();
  const watched = companies.map(({ ticker, price }) => ({
    ...{ id: uuidAt(begun), account_id: id, ticker, added_at: begun },
    ...{ own_price: price, own_price_at: begun },
  }));
  await kysely.insertInto("watched_companies").values(watched).execute();
  return id;
}

type OfPerson = Omit<Wanted, "endpoints"> & { account: string };

async function seedJobs({ kysely }: Database, { account, begun, span, each }: OfPerson): Promise<void> {
  const job = {
    ...{ account_id: account, name: "Drinks", question: "", time_zone: "Europe/Madrid", created_at: begun },
    companies: JSON.stringify({ kind: "watchlist" }),
    deliveries: JSON.stringify({ mail: "csv", webhook: true, file: "csv" }),
  };
  const byHand = uuidAt(begun);
  const never = new Date(begun.getTime() + 365 * 24 * 60 * A_MINUTE);
  await kysely
    .insertInto("jobs")
    .values([
      { ...job, id: byHand, cron: "0 0 1 1 *", next_run_at: never },
      { ...job, id: uuidAt(begun), cron: "*/10 * * * *", next_run_at: begun },
    ])
    .execute();
  const runs = momentsIn({ begun, span, each }).map((moment) => ({
    ...{ id: uuidAt(begun), job_id: byHand, due_at: moment, is_by_hand: true },
    ...{ state: "queued" as const, next_attempt_at: moment },
  }));
  await kysely.insertInto("job_runs").values(runs).execute();
}

async function seedAlerts({ kysely }: Database, { account, begun, span, each }: OfPerson): Promise<void> {
  const alerts = momentsIn({ begun, span, each }).map((moment, index) => {
    const { ticker, price } = companies[index % companies.length] ?? companies[0];
    const condition: AlertCondition = { measure: "gap", direction: "above", threshold: index / 10_000 };
    return {
      ...{ id: uuidAt(begun), account_id: account, ticker },
      ...{ condition: JSON.stringify(condition), state: "armed" as const, is_muted: false, mute_key: randomUUID() },
      ...{
        basis: basisOf(condition, null, { value: price, notedAt: begun }),
        read_as_of: null,
        fired_at: null,
        created_at: begun,
      },
      // It is looked at a quarter of an hour later.
      checked_at: new Date(moment.getTime() - minutesBetweenChecks * A_MINUTE),
    };
  });
  await kysely.insertInto("alerts").values(alerts).execute();
}

const momentsIn = ({ begun, span, each }: Pick<Wanted, "begun" | "span" | "each">): Date[] =>
  Array.from({ length: each }, (_, index) => new Date(begun.getTime() + (span * index) / each));
