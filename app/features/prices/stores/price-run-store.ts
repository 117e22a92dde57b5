import type { Kysely, Selectable } from "kysely";
import { LeftOut, type PriceRound } from "../contracts/price-runs.ts";
import type { PriceRoundStore } from "../use-cases/price-rounds.ts";
import type { PriceRunTables } from "./price-run-tables.ts";

const leftOutList = LeftOut.array();

/** The rounds over all included companies, latest first. */
export function priceRunStore(database: Kysely<PriceRunTables>): PriceRoundStore {
  return {
    async latest(most) {
      const rows = await database
        .selectFrom("price_runs")
        .selectAll()
        .orderBy("begun_at", "desc")
        .limit(most)
        .execute();
      return rows.map(roundOf);
    },

    async begin({ id, provider, at }) {
      await database
        .insertInto("price_runs")
        .values({ id, provider, begun_at: at, left_out: "[]" })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async keep({ id, endedAt, stopped, againAt, asked }) {
      const { companies, asked: count, taken, asNew, leftOut } = asked;
      await database
        .updateTable("price_runs")
        .set({ ended_at: endedAt, stopped, again_at: againAt })
        .set({ companies, asked: count, taken, as_new: asNew, left_out: JSON.stringify(leftOut) })
        .where("id", "=", id)
        .execute();
    },

    async forget(before) {
      await database
        .deleteFrom("price_runs")
        .where("begun_at", "<", before)
        .where("ended_at", "is not", null)
        .execute();
    },
  };
}

function roundOf(row: Selectable<PriceRunTables["price_runs"]>): PriceRound {
  const { id, provider, begun_at: begunAt, ended_at: endedAt, stopped, again_at: againAt } = row;
  const { companies, asked, taken, as_new: asNew, left_out: leftOut } = row;
  const isAsked = companies !== null && asked !== null && taken !== null && asNew !== null;
  return {
    ...{ id, provider, begunAt, endedAt, stopped, againAt },
    asked: isAsked ? { companies, asked, taken, asNew, leftOut: leftOutList.parse(JSON.parse(leftOut)) } : null,
  };
}
