import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";

type RecordedAnalysis = {
  id: string;
  at: Date;
  ticker: string;
  scenario: string;
  language: string;
  /** How many more times the same was looked at meanwhile. */
  repeats?: number;
};

/** Which companies were looked at and when; never by whom. */
export function analysisStore(database: Kysely<Tables>) {
  return {
    /** Each once, however often it is told: by its id. */
    async record(analyses: readonly RecordedAnalysis[]): Promise<void> {
      const rows = analyses.map(({ repeats: _repeats, ...row }) => row);
      const repeated = analyses.flatMap(({ id, repeats = 0 }) => (repeats > 0 ? [{ id, repeats }] : []));
      const kept = database
        .insertInto("analyses")
        .values(rows)
        .onConflict((conflict) => conflict.column("id").doNothing());
      if (repeated.length === 0) {
        await kept.execute();
        return;
      }
      await database
        .with("kept", () => kept.returning("id"))
        .insertInto("analysis_repeats")
        .values(repeated.map(({ id, repeats }) => ({ analysis_id: id, times: repeats })))
        .onConflict((conflict) => conflict.column("analysis_id").doNothing())
        .execute();
    },

    /** The symbols looked at most since a moment, the most frequent first. */
    async mostAnalysed({
      since,
      limit,
    }: {
      since: Date;
      limit: number;
    }): Promise<{ ticker: string; analyses: number }[]> {
      const rows = await database
        .selectFrom("analyses")
        .leftJoin("analysis_repeats", "analysis_id", "id")
        .select(["ticker", sql<string | number>`sum(1 + coalesce(times, 0))`.as("analyses")])
        .where("at", ">=", since)
        .groupBy("ticker")
        .orderBy("analyses", "desc")
        .orderBy("ticker")
        .limit(limit)
        .execute();
      return rows.map(({ ticker, analyses }) => ({ ticker, analyses: Number(analyses) }));
    },
  };
}
