import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

type RecordedAnalysis = { id: string; at: Date; ticker: string; scenario: string; language: string };

/** Which companies were looked at and when; never by whom. */
export function analysisStore(database: Kysely<Tables>) {
  return {
    /** Each once, however often it is told: by its id. */
    async record(analyses: readonly RecordedAnalysis[]): Promise<void> {
      await database
        .insertInto("analyses")
        .values([...analyses])
        .onConflict((conflict) => conflict.column("id").doNothing())
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
        .select(({ fn }) => ["ticker", fn.countAll<string | number>().as("analyses")])
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
