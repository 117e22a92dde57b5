import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { onEachDatabase } from "../../../database/each-database-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { analysisStore } from "./analysis-store.ts";

onEachDatabase("analyses", ({ database }) => {
  beforeEach(async () => {
    await database.kysely.deleteFrom("analyses").execute();
  });

  it("are kept once when the same are told again", async () => {
    const analysis = { id: uuidAt(at(1)), at: at(1), ticker: "KO", scenario: "neutral", language: "es" };
    await analysisStore(database.kysely).record([analysis]);
    await analysisStore(database.kysely).record([analysis, { ...analysis, id: uuidAt(at(1)) }]);
    expect(await database.kysely.selectFrom("analyses").select("ticker").execute()).toHaveLength(2);
  });

  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const record = (ticker: string, day: number) =>
    analysisStore(database.kysely).record([
      { id: uuidAt(at(day)), at: at(day), ticker, scenario: "neutral", language: "es" },
    ]);

  it("keeps when a company was looked at, in which scenario and language, and nothing else", async () => {
    await record("AAPL", 2);
    const rows = await database.kysely.selectFrom("analyses").selectAll().execute();
    expect(rows).toEqual([{ id: expect.any(String), at: at(2), ticker: "AAPL", scenario: "neutral", language: "es" }]);
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("counts the most analysed since a moment, ties in order of symbol", async () => {
    for (const [ticker, day] of [
      ["KO", 1],
      ["KO", 5],
      ["SAN.MC", 5],
      ["AAPL", 5],
      ["AAPL", 6],
    ] as const) {
      await record(ticker, day);
    }
    expect(await analysisStore(database.kysely).mostAnalysed({ since: at(5), limit: 2 })).toEqual([
      { ticker: "AAPL", analyses: 2 },
      { ticker: "KO", analyses: 1 },
    ]);
  });

  it("takes quotes in a symbol as text", async () => {
    await record("A' or '1'='1", 1);
    expect(await analysisStore(database.kysely).mostAnalysed({ since: at(1), limit: 9 })).toEqual([
      { ticker: "A' or '1'='1", analyses: 1 },
    ]);
  });

  it("undoes a transaction that fails, and goes on", async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await analysisStore(transaction).record([
        { id: uuidAt(at(1)), at: at(1), ticker: "AAPL", scenario: "neutral", language: "es" },
      ]);
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow(/division by zero/);
    expect(await analysisStore(database.kysely).mostAnalysed({ since: at(1), limit: 9 })).toEqual([]);
  });

  it("keeps apart what runs at the same time", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(index % 2 === 0 ? "AAPL" : "KO", 1)));
    expect(await analysisStore(database.kysely).mostAnalysed({ since: at(1), limit: 9 })).toEqual([
      { ticker: "AAPL", analyses: 10 },
      { ticker: "KO", analyses: 10 },
    ]);
  });

  it("says that it answers", async () => {
    expect(await database.isAnswering(2_000)).toBe(true);
  });
});
