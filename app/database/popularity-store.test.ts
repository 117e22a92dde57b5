import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./open-database.ts";
import { popularityStore } from "./popularity-store.ts";

// The same suite on both databases; the test command starts a PostgreSQL when Debian's is installed and names it here.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const engines = [
  { name: "embedded", url: null, isMissing: false },
  { name: "PostgreSQL", url: postgresUrl, isMissing: postgresUrl === null },
];

describe.each(engines)("searches in $name", ({ url, isMissing }) => {
  describe.skipIf(isMissing)("when it is installed", () => {
    const folder = mkdtempSync(join(tmpdir(), "valora-popularity-"));
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase({ url, folder });
      await database.ready;
    }, 60_000);
    afterAll(async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      for (const table of ["company_visits", "daily_salts"] as const) await database.kysely.deleteFrom(table).execute();
    });
    const count = (day: string, ticker: string, who: string) =>
      popularityStore(database.kysely).count({ day, ticker, who });
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
});
