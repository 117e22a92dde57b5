import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { PortfolioStore, PortfolioToKeep, StoredPortfolio } from "../use-cases/kept-portfolio-context.ts";

const columns = ["id", "name", "currency", "positions", "changed_at"] as const;
type Row = Pick<Selectable<Tables["portfolios"]>, (typeof columns)[number]>;

const toPortfolio = ({ changed_at: changedAt, ...row }: Row): StoredPortfolio => ({ ...row, changedAt });

/** Portfolios that people keep. Every statement names the account: another person's is not there. */
export function portfolioStore(database: Kysely<Tables>): PortfolioStore {
  const of = (accountId: string) =>
    database.selectFrom("portfolios").select(columns).where("account_id", "=", accountId);
  return {
    add: (portfolio, most) => add(database, portfolio, most),
    replace: (id, portfolio, readAt) => replace(database, { id, portfolio, readAt }),
    list: async (accountId) => (await of(accountId).orderBy("name").execute()).map(toPortfolio),
    async find(accountId, id) {
      const row = await of(accountId).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toPortfolio(row);
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await database
        .deleteFrom("portfolios")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Those of an account, while its turn is held: no other request adds or changes one. */
export const keptOf = (inside: Kysely<Tables>, accountId: string) =>
  inside.selectFrom("portfolios").select(["id", "name", "changed_at"]).where("account_id", "=", accountId).execute();

const add = (database: Kysely<Tables>, portfolio: PortfolioToKeep, most: number): ReturnType<PortfolioStore["add"]> =>
  database.transaction().execute((inside) => addPortfolioIn(inside, portfolio, most));

/** Adds a portfolio in a transaction, which has the turn of its account from then on. */
export async function addPortfolioIn(
  inside: Kysely<Tables>,
  { accountId, changedAt, ...written }: PortfolioToKeep,
  most: number,
): ReturnType<PortfolioStore["add"]> {
  await takeTurn(inside, accountId);
  const refusal = refusalAmong(await keptOf(inside, accountId), { name: written.name, most });
  if (refusal !== null) return refusal;
  const row = await inside
    .insertInto("portfolios")
    .values({ ...written, id: uuidAt(changedAt), account_id: accountId, changed_at: changedAt })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toPortfolio(row);
}

/** Why one more of that name cannot stand beside those that are kept. */
export function refusalAmong(kept: readonly { name: string }[], { name, most }: { name: string; most: number }) {
  if (kept.some((each) => each.name === name)) return "nameTaken";
  return kept.length >= most ? "tooMany" : null;
}

const replace = (
  database: Kysely<Tables>,
  { id, portfolio, readAt }: { id: string; portfolio: PortfolioToKeep; readAt: Date | null },
): ReturnType<PortfolioStore["replace"]> =>
  database.transaction().execute(async (inside) => {
    const { accountId, changedAt, ...written } = portfolio;
    await takeTurn(inside, accountId);
    const kept = await keptOf(inside, accountId);
    const former = kept.find((each) => each.id === id);
    if (former === undefined) return "notThere";
    if (readAt !== null && former.changed_at.getTime() !== readAt.getTime()) return "changedSince";
    if (kept.some((each) => each.id !== id && each.name === written.name)) return "nameTaken";
    const row = await inside
      .updateTable("portfolios")
      .set({ ...written, changed_at: changedAt })
      .where("id", "=", id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    return toPortfolio(row);
  });
