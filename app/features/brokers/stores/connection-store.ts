import type { Kysely } from "kysely";
import * as z from "zod";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Seals } from "../../accounts/use-cases/factors/factor-stores.ts";
import { addPortfolioIn, keptOf, refusalAmong } from "../../portfolio/stores/portfolio-store.ts";
import { ToldPosition } from "../contracts/broker-connection.ts";
import type { ConnectionStore, FetchedPositions, StoredConnection } from "../use-cases/broker-context.ts";
import { openedCredentials, sealedCredentials } from "./sealed-credentials.ts";

const LeftOut = z.array(ToldPosition);

/** Everything of a connection but what opens the account, with its portfolio. */
const told = (database: Kysely<Tables>, accountId: string) =>
  database
    .selectFrom("broker_connections as connection")
    .innerJoin("portfolios as portfolio", "portfolio.id", "connection.portfolio_id")
    .where("connection.account_id", "=", accountId)
    .select([
      ...(["connection.id", "connection.broker", "connection.is_paper", "connection.portfolio_id"] as const),
      ...(["connection.connected_at", "connection.fetched_at", "connection.as_of"] as const),
      ...(["connection.accounts", "connection.tells_cash", "connection.left_out"] as const),
      ...(["portfolio.name as portfolio_name", "portfolio.changed_at as portfolio_changed_at"] as const),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof told>["executeTakeFirstOrThrow"]>>;

const toConnection = (row: Row): StoredConnection => ({
  id: row.id,
  broker: row.broker,
  isPaper: row.is_paper,
  portfolioId: row.portfolio_id,
  portfolioName: row.portfolio_name,
  portfolioChangedAt: row.portfolio_changed_at,
  connectedAt: row.connected_at,
  fetchedAt: row.fetched_at,
  asOf: row.as_of,
  accounts: row.accounts,
  tellsCash: row.tells_cash,
  leftOut: LeftOut.parse(JSON.parse(row.left_out)),
});

const fetchedColumns = ({ asOf, accounts, tellsCash, leftOut }: FetchedPositions, now: Date) => ({
  ...{ as_of: asOf, accounts, tells_cash: tellsCash, left_out: JSON.stringify(leftOut), fetched_at: now },
});

/** People's connections to brokers, whose credentials are kept sealed. Every statement names the account. */
export function connectionStore(database: Kysely<Tables>, seals: Seals): ConnectionStore {
  const find = async (accountId: string, id: string) => {
    const row = await told(database, accountId).where("connection.id", "=", id).executeTakeFirst();
    return row === undefined ? null : toConnection(row);
  };
  return {
    async refusalOf(accountId, name, most) {
      return refusalAmong(await keptOf(database, accountId), { name, most });
    },
    add: ({ accountId, credentials, name, currency, fetched, now }, most) =>
      database.transaction().execute(async (inside) => {
        const { positions } = fetched;
        const kept = await addPortfolioIn(inside, { accountId, name, currency, positions, changedAt: now }, most);
        if (typeof kept === "string") return kept;
        const id = uuidAt(now);
        await inside
          .insertInto("broker_connections")
          .values({
            ...{ id, account_id: accountId, portfolio_id: kept.id, connected_at: now },
            ...{ broker: credentials.broker, is_paper: credentials.broker === "alpaca" && credentials.isPaper },
            credentials: sealedCredentials(seals, { accountId, id }, credentials),
            ...fetchedColumns(fetched, now),
          })
          .execute();
        return toConnection(await told(inside, accountId).where("connection.id", "=", id).executeTakeFirstOrThrow());
      }),
    refresh: ({ accountId, id, fetched, now }) =>
      database.transaction().execute(async (inside) => {
        await takeTurn(inside, accountId);
        const row = await inside
          .updateTable("broker_connections")
          .set(fetchedColumns(fetched, now))
          .where("account_id", "=", accountId)
          .where("id", "=", id)
          .returning("portfolio_id")
          .executeTakeFirst();
        if (row === undefined) return null;
        await inside
          .updateTable("portfolios")
          .set({ positions: fetched.positions, changed_at: now })
          .where("account_id", "=", accountId)
          .where("id", "=", row.portfolio_id)
          .execute();
        return toConnection(await told(inside, accountId).where("connection.id", "=", id).executeTakeFirstOrThrow());
      }),
    list: async (accountId) => (await told(database, accountId).orderBy("portfolio.name").execute()).map(toConnection),
    find,
    async credentialsOf(accountId, id) {
      const row = await database
        .selectFrom("broker_connections")
        .select("credentials")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : openedCredentials(seals, { accountId, id }, row.credentials);
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await database
        .deleteFrom("broker_connections")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
