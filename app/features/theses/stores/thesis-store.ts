import { type Kysely, type Selectable, sql } from "kysely";
import type { Owner } from "../../../core/shared/use-cases/owner.ts";
import { columnsOf, ownedBy } from "../../../database/owned-by.ts";
import type { Tables } from "../../../database/schema.ts";
import { inTurnOf } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { KeptLimit, KeptThesis, ReviewQueue, ThesisStore, ThesisToKeep } from "../use-cases/thesis-context.ts";
import { keepLimits, limitsOf } from "./thesis-limit-store.ts";

type Row = Omit<Selectable<Tables["theses"]>, "account_id" | "team_id" | "reminded_for">;

const columns = [
  ...(["id", "ticker", "name", "thesis", "disproof", "review_on", "buy_price", "sell_price"] as const),
  ...(["currency", "changed_at"] as const),
];

const toThesis = (
  { review_on, buy_price, sell_price, changed_at, ...row }: Row,
  limits: readonly KeptLimit[],
): KeptThesis => ({
  ...row,
  limits,
  ...{ reviewOn: review_on, buyPrice: buy_price, sellPrice: sell_price, changedAt: changed_at },
});

/** Theses. Every statement names the owner: another's is not there. */
export function thesisStore(database: Kysely<Tables>): ThesisStore {
  const of = (owner: Owner) => database.selectFrom("theses").select(columns).where(ownedBy(owner));
  const withLimits = async (rows: readonly Row[]) => {
    const limits = await limitsOf(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toThesis(row, limits.get(row.id) ?? []));
  };
  return {
    save: (thesis, given) => save(database, thesis, given),
    list: async (owner) => withLimits(await of(owner).orderBy("name").orderBy("ticker").execute()),
    findOf: async (owner, ticker) =>
      (await withLimits(await of(owner).where("ticker", "=", ticker).execute()))[0] ?? null,
    find: async (owner, id) => (await withLimits(await of(owner).where("id", "=", id).execute()))[0] ?? null,
    remove: (owner, id, change) => remove(database, { owner, id, change }),
  };
}

const save = (
  database: Kysely<Tables>,
  { owner, ticker, ...thesis }: ThesisToKeep,
  { most, change, today }: Parameters<ThesisStore["save"]>[1],
): ReturnType<ThesisStore["save"]> =>
  inTurnOf(database, owner, async (inside) => {
    const kept = await inside
      .selectFrom("theses")
      .select(["id", "ticker", "changed_at", "review_on", "reminded_for"])
      .where(ownedBy(owner))
      .execute();
    const former = kept.find((each) => each.ticker === ticker);
    const changedAt = change(former?.changed_at ?? null);
    if (typeof changedAt === "string") return changedAt;
    if (former === undefined && kept.length >= most) return "tooMany";
    const { reviewOn } = thesis;
    const isKnown = reviewOn !== null && reviewOn <= today;
    const remindedFor = reviewOn === former?.review_on ? (former?.reminded_for ?? null) : isKnown ? reviewOn : null;
    const values = {
      ...{ name: thesis.name, thesis: thesis.thesis, disproof: thesis.disproof, review_on: reviewOn },
      ...{ buy_price: thesis.buyPrice, sell_price: thesis.sellPrice, currency: thesis.currency },
      ...{ changed_at: changedAt, reminded_for: remindedFor },
    };
    const row = await (former === undefined
      ? inside
          .insertInto("theses")
          .values({ id: uuidAt(changedAt), ...columnsOf(owner), ticker, ...values })
          .returning(columns)
          .executeTakeFirstOrThrow()
      : inside
          .updateTable("theses")
          .set(values)
          .where("id", "=", former.id)
          .returning(columns)
          .executeTakeFirstOrThrow());
    return toThesis(row, await keepLimits(inside, row.id, thesis.limits));
  });

type Removal = { owner: Owner; id: string; change: Parameters<ThesisStore["remove"]>[2] };

const remove = (database: Kysely<Tables>, { owner, id, change }: Removal): ReturnType<ThesisStore["remove"]> =>
  inTurnOf(database, owner, async (inside) => {
    const kept = await inside
      .selectFrom("theses")
      .select("changed_at")
      .where(ownedBy(owner))
      .where("id", "=", id)
      .executeTakeFirst();
    if (kept === undefined) return null;
    const changedAt = change(kept.changed_at);
    if (typeof changedAt === "string") return changedAt;
    await inside.deleteFrom("theses").where("id", "=", id).execute();
    return "removed";
  });

/** Theses to be looked at again, told by as many processes as there are, each once. */
export const reviewQueue = (database: Kysely<Tables>): ReviewQueue => ({
  async due({ today, most }) {
    const rows = await database
      .selectFrom("theses")
      .innerJoin("accounts", "accounts.id", "theses.account_id")
      .select(["theses.id", "ticker", "name", "review_on", "accounts.display_name", "accounts.language"])
      .where("review_on", "<=", today)
      .where(sql<boolean>`reminded_for is distinct from review_on`)
      .where("accounts.suspended_at", "is", null)
      .orderBy("review_on")
      .limit(most)
      .execute();
    return rows.map(({ review_on, display_name, ...row }) => ({
      ...row,
      reviewOn: review_on ?? "",
      displayName: display_name,
    }));
  },

  async remind({ id, reviewOn }, { subject, text }, now) {
    const { rows } = await sql`
      with claimed as (
        update theses set reminded_for = review_on from accounts
        where theses.id = ${id} and accounts.id = theses.account_id and accounts.suspended_at is null
        and review_on = ${reviewOn} and reminded_for is distinct from review_on
        returning theses.account_id, accounts.email
      )
      insert into outbox (id, account_id, recipient, subject, text, queued_at, sent_at, attempts, next_attempt_at, failure)
      select ${uuidAt(now)}::uuid, account_id, email, ${subject}::text, ${text}::text, ${now}::timestamptz,
        null, 0, ${now}::timestamptz, null from claimed
      returning id
    `.execute(database);
    return rows.length > 0;
  },
});
