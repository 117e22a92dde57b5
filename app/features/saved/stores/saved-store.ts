import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { ItemChange, SavedLimits, SavedStore, SaveRefusal, StoredItem } from "../use-cases/saved-context.ts";

const columns = ["id", "kind", "name", "content", "is_watched", "companies", "checked_at", "changed_at"] as const;
type Row = Pick<Selectable<Tables["saved_items"]>, (typeof columns)[number]>;

const toItem = ({ is_watched, companies, checked_at, changed_at, ...row }: Row): StoredItem => ({
  ...row,
  isWatched: is_watched,
  companies: companies?.length ?? null,
  ...{ checkedAt: checked_at, changedAt: changed_at },
});

/** Screens and ratios that people save. Every statement names the account: another person's is not there. */
export const savedStore = (database: Kysely<Tables>): SavedStore => ({
  add: ({ accountId, isWatched, changedAt, ...item }, limits) =>
    database.transaction().execute(async (inside) => {
      const kept = await keptInTurn(inside, accountId);
      const refusal = refusalOf(kept, { ...item, isWatched, isNew: true }, limits);
      if (refusal !== null) return refusal;
      const row = await inside
        .insertInto("saved_items")
        .values({
          ...{ id: uuidAt(changedAt), account_id: accountId, ...item, is_watched: isWatched },
          ...{ companies: null, checked_at: null, changed_at: changedAt },
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toItem(row);
    }),

  change: ({ accountId, id }, { name, isWatched, changedAt }, limits) =>
    database.transaction().execute(async (inside) => {
      const kept = await keptInTurn(inside, accountId);
      const former = kept.find((each) => each.id === id);
      if (former === undefined) return "notThere";
      const wanted = wantedOf(former, { name, isWatched });
      if (wanted.isWatched && former.kind !== "screen") return "notScreen";
      const others = kept.filter((each) => each.id !== id);
      const refusal = refusalOf(others, { ...wanted, isNew: false }, limits);
      if (refusal !== null) return refusal;
      // What it held while it was not watched is not known: the next look is a first one.
      const look = wanted.isWatched && former.is_watched ? {} : { companies: null, checked_at: null };
      const row = await inside
        .updateTable("saved_items")
        .set({ name: wanted.name, is_watched: wanted.isWatched, changed_at: changedAt, ...look })
        .where("id", "=", id)
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toItem(row);
    }),

  async list(accountId) {
    const rows = await database
      .selectFrom("saved_items")
      .select(columns)
      .where("account_id", "=", accountId)
      .orderBy("name")
      .execute();
    return rows.map(toItem);
  },

  async remove(accountId, id) {
    const { numDeletedRows } = await database
      .deleteFrom("saved_items")
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

type KeptRow = Pick<Row, "id" | "kind" | "name" | "is_watched">;

/** Those of an account, while its turn is held: no other request adds or changes one. */
async function keptInTurn(inside: Kysely<Tables>, accountId: string): Promise<readonly KeptRow[]> {
  await takeTurn(inside, accountId);
  return inside
    .selectFrom("saved_items")
    .select(["id", "kind", "name", "is_watched"])
    .where("account_id", "=", accountId)
    .execute();
}

const wantedOf = (former: KeptRow, { name, isWatched }: Pick<ItemChange, "name" | "isWatched">) => ({
  kind: former.kind,
  name: name ?? former.name,
  isWatched: isWatched ?? former.is_watched,
});

type Wanted = Pick<StoredItem, "kind" | "name" | "isWatched"> & { isNew: boolean };

/** Why an item cannot stand beside the others; null where it can. */
function refusalOf(
  others: readonly KeptRow[],
  { kind, name, isWatched, isNew }: Wanted,
  { most, mostWatched }: SavedLimits,
): SaveRefusal | null {
  if (others.some((each) => each.kind === kind && each.name === name)) return "nameTaken";
  if (isNew && others.length >= most) return "tooMany";
  return isWatched && others.filter((each) => each.is_watched).length >= mostWatched ? "tooManyWatched" : null;
}
