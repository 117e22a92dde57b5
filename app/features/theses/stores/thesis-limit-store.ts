import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { tellPerson } from "../../webhooks/stores/tell-person.ts";
import type { KeptLimit, LimitQueue } from "../use-cases/thesis-context.ts";

type Row = Omit<Selectable<Tables["thesis_limits"]>, "thesis_id" | "place">;

const columns = [
  ...(["figure", "bound", "threshold", "value", "as_of", "is_crossed", "crossed_at", "checked_filing"] as const),
];

const toLimit = ({ as_of, is_crossed, crossed_at, checked_filing, ...row }: Row): KeptLimit => ({
  ...row,
  ...{ asOf: as_of, isCrossed: is_crossed, crossedAt: crossed_at, filing: checked_filing },
});

const stateOf = ({ value, asOf, isCrossed, crossedAt, filing }: KeptLimit) => ({
  ...{ value, as_of: asOf, is_crossed: isCrossed, crossed_at: crossedAt, checked_filing: filing },
});

/** The limits of theses, by the id of each, in their order. */
export async function limitsOf(
  database: Kysely<Tables>,
  thesisIds: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptLimit[]>> {
  if (thesisIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("thesis_limits")
    .select(["thesis_id", ...columns])
    .where("thesis_id", "in", thesisIds)
    .orderBy("place")
    .execute();
  const grouped = Map.groupBy(rows, ({ thesis_id }) => thesis_id);
  return new Map([...grouped].map(([id, limits]) => [id, limits.map(({ thesis_id: _id, ...row }) => toLimit(row))]));
}

/** Keeps the limits of a thesis in place of those it had. One that is there already stays as the filings have left it. */
export async function keepLimits(
  inside: Kysely<Tables>,
  thesisId: string,
  limits: readonly KeptLimit[],
): Promise<readonly KeptLimit[]> {
  const former = (await limitsOf(inside, [thesisId])).get(thesisId) ?? [];
  const kept = limits.map(
    (limit) =>
      former.find(
        ({ figure, bound, threshold }) =>
          figure === limit.figure && bound === limit.bound && threshold === limit.threshold,
      ) ?? limit,
  );
  await inside.deleteFrom("thesis_limits").where("thesis_id", "=", thesisId).execute();
  for (const [place, limit] of kept.entries()) {
    const { figure, bound, threshold } = limit;
    const row = { thesis_id: thesisId, figure, bound, threshold, place, ...stateOf(limit) };
    await inside.insertInto("thesis_limits").values(row).execute();
  }
  return kept;
}

/** Whom a thesis belongs to, unless they are suspended. */
const ownerOf = (inside: Kysely<Tables>, id: string) =>
  inside
    .selectFrom("theses")
    .innerJoin("accounts", "accounts.id", "theses.account_id")
    .select(["ticker", "name", "accounts.display_name", "accounts.language", "mail_stop_key"])
    .where("theses.id", "=", id)
    .where("accounts.suspended_at", "is", null)
    .executeTakeFirst();

/** Keeps how limits stand; those that are crossed now and were not. */
async function judgeAll(
  inside: Kysely<Tables>,
  thesisId: string,
  limits: readonly { before: KeptLimit; after: KeptLimit }[],
): Promise<KeptLimit[]> {
  for (const { after } of limits) await keepState(inside, thesisId, after);
  return limits.flatMap(({ before, after }) => (after.isCrossed && !before.isCrossed ? [after] : []));
}

async function keepState(inside: Kysely<Tables>, thesisId: string, limit: KeptLimit): Promise<void> {
  await inside
    .updateTable("thesis_limits")
    .set(stateOf(limit))
    .where("thesis_id", "=", thesisId)
    .where("figure", "=", limit.figure)
    .where("bound", "=", limit.bound)
    .execute();
}

/** Limits to be held against new filings, by as many processes as there are, each filing once. */
export const limitQueue = (database: Kysely<Tables>): LimitQueue => ({
  async tickers() {
    const { rows } = await sql<{ ticker: string }>`
      select distinct ticker from theses
      join thesis_limits on thesis_id = theses.id
      join accounts on accounts.id = account_id
      where suspended_at is null order by ticker
    `.execute(database);
    return rows.map(({ ticker }) => ticker);
  },

  async due({ ticker, filing }) {
    const { rows } = await sql<{ id: string; accountId: string }>`
      select distinct theses.id, account_id as "accountId" from theses
      join thesis_limits on thesis_id = theses.id
      join accounts on accounts.id = account_id
      where ticker = ${ticker} and suspended_at is null and checked_filing < ${filing}
    `.execute(database);
    return rows;
  },

  check: ({ id, accountId }, { filing, judge, tell, now }) =>
    database.transaction().execute(async (inside) => {
      // A save and another process' check wait here.
      await takeTurn(inside, accountId);
      const owner = await ownerOf(inside, id);
      const unchecked = ((await limitsOf(inside, [id])).get(id) ?? []).filter((limit) => limit.filing < filing);
      if (owner === undefined || unchecked.length === 0) return false;
      const crossed = await judgeAll(
        inside,
        id,
        unchecked.map((before) => ({ before, after: judge(before) })),
      );
      if (crossed.length === 0) return false;
      const { ticker, name, language, display_name: displayName, mail_stop_key: mailStopKey } = owner;
      const told = await tell({ ticker, name, displayName, language, mailStopKey, limits: crossed });
      await tellPerson(inside, accountId, told, now);
      return true;
    }),
});
