import { beforeEach, expect, it } from "vitest";
import { onEachDatabase } from "../../../database/each-database-contract.ts";
import { readVisits } from "../use-cases/page-visits.ts";
import { pageVisitStore } from "./page-visit-store.ts";

onEachDatabase("readers of pages", ({ database }) => {
  beforeEach(async () => {
    for (const table of ["page_days", "page_visitors", "daily_salts"] as const)
      await database.kysely.deleteFrom(table).execute();
  });
  const store = () => pageVisitStore(database.kysely);
  const read = (day: string, path: string, who: string) => store().count([{ day, path, who }]);

  it("count once for each page and day, also when asked at once, and once for the whole site", async () => {
    await Promise.all(Array.from({ length: 6 }, () => read("2026-03-02", "/faq", "203.0.113.5 Firefox")));
    await read("2026-03-02", "/blog", "203.0.113.5 Firefox");
    await read("2026-03-02", "/faq", "203.0.113.6 Firefox");
    await read("2026-03-03", "/faq", "203.0.113.5 Firefox");
    expect(await store().days({ since: "2026-03-01" })).toEqual([
      { day: "2026-03-03", visitors: 1 },
      { day: "2026-03-02", visitors: 2 },
    ]);
    expect(await store().pages({ since: "2026-03-01", limit: 10 })).toEqual([
      { path: "/faq", visits: 3 },
      { path: "/blog", visits: 1 },
    ]);
    expect(await store().pages({ since: "2026-03-03", limit: 10 })).toEqual([{ path: "/faq", visits: 1 }]);
  });

  it("keep no address and no browser, and of a day that is over only numbers", async () => {
    await read("2026-03-02", "/faq", "203.0.113.5 Firefox");
    const rows = await database.kysely.selectFrom("page_visitors").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.5|Firefox/);
    await store().purge({ visitorsBefore: "2026-03-03", countsBefore: "2026-03-01" });
    expect(await database.kysely.selectFrom("page_visitors").selectAll().execute()).toEqual([]);
    expect(await store().days({ since: "2026-01-01" })).toEqual([{ day: "2026-03-02", visitors: 1 }]);
    await store().purge({ visitorsBefore: "2026-03-03", countsBefore: "2026-03-03" });
    expect(await store().days({ since: "2026-01-01" })).toEqual([]);
  });

  it("are told to admins alone, of as many days as asked", async () => {
    await read("2026-03-02", "/faq", "203.0.113.5 Firefox");
    const world = { now: () => new Date("2026-03-08T12:00:00Z"), visits: store() };
    const account = {
      id: "1",
      email: "a@b.example",
      displayName: "A",
      plan: "free",
      isPaying: false,
      givenPlan: "free",
      language: "es",
    } as const;
    const dates = { suspendedAt: null, theme: null, createdAt: new Date(0), ageDeclaredAt: new Date(0) };
    const told = await readVisits(world, { ...account, ...dates, role: "admin" }, 7);
    expect(told).toEqual({
      since: "2026-03-02",
      days: [{ day: "2026-03-02", visitors: 1 }],
      pages: [{ path: "/faq", visits: 1 }],
    });
    for (const reader of [null, { ...account, ...dates, role: "user" } as const])
      await expect(readVisits(world, reader, 7)).rejects.toMatchObject({ code: "notFound" });
  });
});
