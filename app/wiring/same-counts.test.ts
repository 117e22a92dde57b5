import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { analysisStore } from "../core/analysis/stores/analysis-store.ts";
import { popularityStore } from "../core/lists/stores/popularity-store.ts";
import { predictionStore } from "../core/prediction/stores/prediction-store.ts";
import { madridDay } from "../core/shared/use-cases/madrid-day.ts";
import { cuttingProxy } from "../database/cutting-proxy-contract.ts";
import { onEachOwnDatabase } from "../database/each-database-contract.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { uuidAt } from "../database/uuid.ts";
import { writeQueue } from "../database/writes/write-queue.ts";
import { viewStore } from "../features/content/stores/view-store.ts";
import { pageVisitStore } from "../features/visits/stores/page-visit-store.ts";
import { gathering } from "./gathering.server.ts";

// What is counted in batches is what would be counted one by one: readers around midnight in Madrid, in any order.
const midnight = Date.parse("2026-03-02T23:00:00Z");
const tables = [
  "analysis_repeats",
  "analyses",
  "predictions",
  "company_visits",
  "page_visitors",
  "page_days",
  "article_visits",
  "article_views",
  "daily_salts",
] as const;

const Event = fc.record({
  kind: fc.constantFrom("search", "analysis", "prediction", "page", "article"),
  who: fc.constantFrom("203.0.113.5", "203.0.113.6", "2001:db8::"),
  ticker: fc.constantFrom("KO", "PEP", "SAN.MC"),
  path: fc.constantFrom("/", "/blog", "/analysis/KO"),
  language: fc.constantFrom("es", "en", "it"),
  at: fc.integer({ min: -3, max: 3 }).map((seconds) => new Date(midnight + seconds * 1_000)),
  /** After this one, whether what waits is written. */
  isWritten: fc.boolean(),
});
type Event = typeof Event extends fc.Arbitrary<infer Value> ? Value : never;

type Kinds = ReturnType<typeof storesOf>;
const storesOf = ({ kysely }: Pick<Database, "kysely">) => ({
  searches: popularityStore(kysely).count,
  pages: pageVisitStore(kysely).count,
  articles: viewStore(kysely).count,
  predictions: predictionStore(kysely).record,
  analyses: analysisStore(kysely).record,
});

const predictionOf = ({ ticker, at }: Event) => {
  const band = { currency: "USD", low: 1, middle: 2, high: 3, price: 2, shares: 1 };
  return { shownAt: at, ticker, modelVersion: "1", priceAsOf: madridDay(at), ...band };
};

/** Counts an event by the function of its kind. */
function tell(event: Event, count: { [Kind in keyof Kinds]: (row: never) => unknown }): unknown {
  const { kind, who, ticker, path, language, at } = event;
  const day = madridDay(at);
  const row: Readonly<Record<Event["kind"], object>> = {
    search: { day, ticker, who },
    page: { day, path, who },
    article: { day, slug: "wacc", language, who },
    prediction: predictionOf(event),
    analysis: { at, ticker, scenario: "neutral", language },
  };
  const kinds = {
    search: "searches",
    page: "pages",
    article: "articles",
    prediction: "predictions",
    analysis: "analyses",
  } as const;
  // Each kind is told a row of its own.
  return count[kinds[kind]](row[kind] as never);
}

/** Counts each event in a statement of its own, as it comes. */
async function oneByOne(database: Database, events: readonly Event[]): Promise<void> {
  const { searches, pages, articles, predictions, analyses } = storesOf(database);
  for (const event of events) {
    await tell(event, {
      searches: (row) => searches([row]),
      pages: (row) => pages([row]),
      articles: (row) => articles([row]),
      predictions: (row) => predictions([row]),
      analyses: (row: { at: Date; ticker: string; scenario: string; language: string }) =>
        analyses([{ id: uuidAt(row.at), ...row }]),
    });
  }
}

function batches(database: Database) {
  const told: unknown[] = [];
  const queue = writeQueue({ ready: database.ready, onDropped: (dropped) => told.push(dropped) });
  const stores = storesOf(database);
  const count = {
    searches: queue.of("searches", stores.searches, gathering.searches),
    pages: queue.of("pages", stores.pages, gathering.pages),
    articles: queue.of("articles", stores.articles, gathering.articles),
    predictions: queue.of("predictions", stores.predictions, gathering.predictions),
    analyses: queue.of("analyses", stores.analyses, gathering.analyses),
  };
  return { told, count: (event: Event) => tell(event, count), ended: queue.ended };
}

/** All that was counted, without the hashes of readers and the moments of rows. */
async function counted({ kysely }: Pick<Database, "kysely">) {
  const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(kysely)).rows;
  return {
    pages: await rows(sql`select day, path, visitors from page_days order by day, path`),
    readers: await rows(sql`select day, path, count(*)::int as n from page_visitors group by 1, 2 order by 1, 2`),
    searches: await rows(sql`select day, ticker, count(*)::int as n from company_visits group by 1, 2 order by 1, 2`),
    articles: await rows(sql`select slug, language, views from article_views order by 1, 2`),
    predictions: await rows(sql`select ticker, price_as_of from predictions order by 1, 2`),
    analyses: await rows(sql`
      select ticker, scenario, language, sum(1 + coalesce(times, 0))::int as n
      from analyses left join analysis_repeats on analysis_id = id group by 1, 2, 3 order by 1, 2, 3
    `),
  };
}

async function empty({ kysely }: Pick<Database, "kysely">): Promise<void> {
  for (const table of tables) await kysely.deleteFrom(table).execute();
}

onEachOwnDatabase("counts", "counts", ({ database }) => {
  it("are the same one by one and in batches, whenever these are written", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Event, { minLength: 1, maxLength: 60 }), async (events) => {
        await empty(database);
        await oneByOne(database, events);
        const expected = await counted(database);
        await empty(database);
        let open = batches(database);
        for (const event of events) {
          open.count(event);
          if (!event.isWritten) continue;
          await open.ended();
          open = batches(database);
        }
        await open.ended();
        expect(await counted(database)).toEqual(expected);
      }),
      { numRuns: Number(process.env.VALORA_COUNT_RUNS ?? 12) },
    );
  });
});

describe.skipIf(process.env.VALORA_TEST_DATABASE_URL === undefined)(
  "counts while PostgreSQL goes and comes back",
  () => {
    let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
    let proxy: Awaited<ReturnType<typeof cuttingProxy>>;
    let cut: Database;
    let straight: Database;
    beforeAll(async () => {
      const started = await startPostgres();
      if (started === null) throw new Error("PostgreSQL could not be started");
      server = started;
      proxy = await cuttingProxy(new URL(server.url));
      straight = await openDatabase({ url: server.url, folder: "" });
      await straight.ready;
      cut = await openDatabase({ url: proxy.url, folder: "" });
      await cut.ready;
    });
    afterAll(async () => {
      await cut.close();
      await straight.close();
      await proxy.close();
      await server.stop();
    });

    it("arrive once, not twice: connections cut at any message, and a server that is away for a while", async () => {
      const [events = []] = fc.sample(fc.array(Event, { minLength: 300, maxLength: 300 }), { numRuns: 1, seed: 18 });
      await oneByOne(straight, events);
      const expected = await counted(straight);
      await empty(straight);
      const open = batches(cut);
      for (const [index, event] of events.entries()) {
        if (index % 40 === 0) proxy.cutAt(1 + ((index / 40) % 5));
        if (index === 150) await server.halt("SIGQUIT");
        if (index === 200) await server.start();
        open.count(event);
        if (index % 10 === 0) await pause(60);
      }
      await expect.poll(() => counted(straight)).toEqual(expected);
      await open.ended();
      expect(await counted(straight)).toEqual(expected);
      expect(open.told).toEqual([]);
    });
  },
);
