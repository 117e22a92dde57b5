import { beforeEach, expect, it } from "vitest";
import { onEachDatabase } from "../../../database/each-database-contract.ts";
import { popularityStore } from "./popularity-store.ts";

onEachDatabase("searches", ({ database }) => {
  beforeEach(async () => {
    for (const table of ["company_visits", "daily_salts"] as const) await database.kysely.deleteFrom(table).execute();
  });
  const count = (day: string, ticker: string, who: string) =>
    popularityStore(database.kysely).count([{ day, ticker, who }]);
  const most = (since: string, limit = 6) => popularityStore(database.kysely).mostVisited({ since, limit });

  it("count once for each visitor, company and day, also when asked at once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => count("2026-03-02", "KO", "203.0.113.5")));
    await count("2026-03-02", "KO", "203.0.113.6");
    await count("2026-03-03", "KO", "203.0.113.5");
    await count("2026-03-03", "AAPL", "203.0.113.5");
    expect(await most("2026-03-02")).toEqual([
      { ticker: "KO", searches: 3 },
      { ticker: "AAPL", searches: 1 },
    ]);
    expect(await most("2026-03-03", 1)).toEqual([{ ticker: "AAPL", searches: 1 }]);
  });

  it("keep no address, and nothing that tells two days of one visitor apart from two visitors", async () => {
    await count("2026-03-02", "KO", "203.0.113.5");
    await count("2026-03-03", "KO", "203.0.113.5");
    const rows = await database.kysely.selectFrom("company_visits").selectAll().execute();
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.5");
  });

  it("lose a day's salt with the day, and the count after a week", async () => {
    for (const day of ["2026-03-01", "2026-03-08"]) await count(day, "KO", "203.0.113.5");
    await popularityStore(database.kysely).purge({ saltsBefore: "2026-03-09", visitsBefore: "2026-03-02" });
    expect(await database.kysely.selectFrom("daily_salts").selectAll().execute()).toEqual([]);
    expect(await most("2026-01-01")).toEqual([{ ticker: "KO", searches: 1 }]);
  });
});
