import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createMarketData } from "@valora/market-data";
import { startVendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { vendors } from "../../packages/market-data/vendors-server/vendors/index.ts";
import { type Asked, drive, driveBareNode, hasWrk, type Load, read } from "./bench-load.ts";
import { drivePaced, mixedRequests } from "./bench-paced.ts";
import { atMost, perSecond, printRows, type Row, shown } from "./bench-rows.ts";
import { during, firstTimes, type ServedProduct, serveProduct } from "./bench-served-product.ts";
import { serveSignedIn } from "./bench-signed-in.ts";
import { offlineSettings } from "./offline-settings.ts";
import { startPostgres } from "./postgres.mjs";

const { values: options } = parseArgs({
  options: {
    /** Seconds for each row under load. */
    seconds: { type: "string", default: "5" },
    /** Another server to drive in the same run, with an address of its own for the same pages. */
    rival: { type: "string", multiple: true, default: [] },
    /** Minutes of a mixed load at a pace, instead of all rows: whether memory grows. */
    soak: { type: "string" },
  },
});
const seconds = Number(options.seconds);
if (!(seconds >= 1)) throw new Error("--seconds takes a number of 1 or more.");

const minutesOfSoak = options.soak === undefined ? null : Number(options.soak);
if (minutesOfSoak !== null && !(minutesOfSoak >= 1)) throw new Error("--soak takes a number of minutes, 1 or more.");
/** A quiet thread collects its garbage within this time. */
const SETTLES_IN_MILLISECONDS = 3_000;

const result = "/analysis/KO";
const analysis = "/api/v1/analysis?ticker=KO";
const asOne = (path: string, headers: Asked["headers"] = {}): Asked[] => [{ path, headers }];
const tickers = [...(await createMarketData()).bundledTickers()];

const mixed = (): Asked[] =>
  tickers
    .slice(300, 320)
    .flatMap((ticker, index) => [
      ...Array.from({ length: 19 }, () => ({ path: [result, "/", "/faq", analysis][index % 4] ?? result })),
      { path: `/analysis/${ticker}?g=${(index % 9) / 100}` },
    ]);

const storedPaths = [result, "/", "/faq", analysis];
const PACE_PER_SECOND = 200;

/** At a pace that one core keeps up with: a reader of a stored answer must not feel the first answers of others. */
async function paced({ site }: ServedProduct): Promise<Row[]> {
  for (const path of storedPaths) await read(site, { path });
  const count = PACE_PER_SECOND * Math.max(seconds, 10);
  const { all, stored, first } = await drivePaced(
    site,
    mixedRequests(count, { stored: storedPaths, tickers, run: 0 }),
    PACE_PER_SECOND,
  );
  const name = `Mixed at ${PACE_PER_SECOND} a second`;
  return [
    {
      ...shown(`${name}: 95 stored, 5 not asked for before`, all),
      target: "p99 < 50 ms",
      isMet: all.last < 50 && all.failed === 0,
    },
    shown(`${name}, the stored ones`, stored),
    shown(`${name}, the others`, first),
  ];
}

const SOAK_PER_SECOND = 100;

/** Memory over minutes of a mixed load: it must not grow once every thread runs and the store is filled. */
const soak = (minutes: number) =>
  during(serveProduct({ PLAN_LIMITS: "off" }), async (product) => {
    const rows: Row[] = [];
    for (let run = 0; run < minutes; run += 1) {
      const asked = mixedRequests(SOAK_PER_SECOND * 60, { stored: storedPaths, tickers, run });
      const { all } = await drivePaced(product.site, asked, SOAK_PER_SECOND);
      const memory = product.memoryInMegabytes();
      const { figure } = shown("", all);
      rows.push({
        what: `Minute ${run + 1}`,
        figure: `${figure}, ${memory === null ? "memory not known here" : `${memory.toFixed(0)} MB`}`,
      });
    }
    await product.atRest();
    await pause(SETTLES_IN_MILLISECONDS);
    rows.push(atMost("Memory at rest after that", "MB", 450, product.memoryInMegabytes()));
    return rows;
  });

const fresh = tickers.slice(20, 220);
const pagesOf = (companies: readonly string[]) => companies.map((ticker) => `/analysis/${ticker}`);
const answersOf = (companies: readonly string[]) =>
  companies.map((ticker) => `/api/v1/analysis?ticker=${ticker}&trace=none`);

/** The cost of an answer wherever it is made. */
const withoutThreads = () =>
  during(serveProduct({ PLAN_LIMITS: "off", RENDER_WORKERS: "0" }), async (product) => {
    await product.atRest();
    await firstTimes(product, pagesOf(tickers.slice(0, 20)));
    const page = await firstTimes(product, pagesOf(fresh));
    await firstTimes(product, answersOf(tickers.slice(220, 300)));
    const api = await firstTimes(product, answersOf(tickers.slice(300, 500)));
    return [
      {
        what: "Result page, made without a thread",
        figure: page === null ? "not known here" : `${page.toFixed(1)} ms`,
      },
      {
        what: "API analysis without traces, made without a thread",
        figure: api === null ? "not known here" : `${api.toFixed(2)} ms`,
      },
    ];
  });

async function usual(bare: Load): Promise<Row[]> {
  return during(serveProduct({ PLAN_LIMITS: "off" }), async (product) => {
    const { site } = product;
    const first = await read(site, { path: result });
    const rows = [
      atMost("Ready after listening", "ms", 2_000, product.readyInMilliseconds),
      atMost("First reader after a start", "ms", 60, first.took),
    ];
    await product.atRest();
    await pause(SETTLES_IN_MILLISECONDS);
    rows.push(atMost("Memory at rest, embedded database", "MB", 350, product.memoryInMegabytes()));
    // The first pages start the thread that makes the others; it is ready when the process rests.
    await firstTimes(product, pagesOf(tickers.slice(0, 20)));
    await product.atRest();
    await firstTimes(product, pagesOf(tickers.slice(220, 260)));
    rows.push(atMost("Result page, first time, main thread", "ms", 12, await firstTimes(product, pagesOf(fresh))));
    await firstTimes(product, answersOf(tickers.slice(220, 300)));
    const api = await firstTimes(product, answersOf(fresh));
    rows.push(atMost("API analysis without traces, first time, main thread", "ms", 0.9, api));
    const kept = await drive(site, asOne(result), { seconds });
    rows.push({ ...perSecond("Result page, stored", 12_000, kept, bare), target: "≥ 12000/s, p99 < 30 ms" });
    for (const [what, path] of [
      ["Home", "/"],
      ["FAQ", "/faq"],
      ["Article", "/blog/article/fcf-calculation-guide"],
    ] as const)
      rows.push(perSecond(`${what}, stored`, 15_000, await drive(site, asOne(path), { seconds }), bare));
    rows.push(perSecond("API analysis, stored", 12_000, await drive(site, asOne(analysis), { seconds }), bare));
    const mix = await drive(site, mixed(), { seconds: Math.max(seconds, 10), warmUps: 0 });
    rows.push({
      ...shown("Mixed: 95 stored, 5 with other assumptions", mix),
      target: "p99 < 50 ms",
      isMet: mix.last < 50,
    });
    const misses = await drive(
      site,
      fresh.map((ticker) => ({ path: `/analysis/${ticker}?g=0.031` })),
      { seconds, warmUps: 0 },
    );
    rows.push(shown("Result pages with other assumptions each", misses));
    rows.push(...(await paced(product)));
    rows.push(atMost("Memory after that", "MB", 450, product.memoryInMegabytes()));
    await product.atRest();
    await pause(SETTLES_IN_MILLISECONDS);
    rows.push(atMost("Memory after that, at rest", "MB", 450, product.memoryInMegabytes()));
    return rows;
  });
}

const limited = (bare: Load) =>
  during(serveProduct({ PLAN_LIMITS: "on" }), async ({ site }) => [
    perSecond("API analysis, stored, plan limits on", 8_000, await drive(site, asOne(analysis), { seconds }), bare),
  ]);

const signedIn = () =>
  during(serveSignedIn(), async ({ site, cookie }) => [
    shown("Result page, signed in", await drive(site, asOne(result, { Cookie: cookie }), { seconds })),
    shown("Home, signed in", await drive(site, asOne("/", { Cookie: cookie }), { seconds })),
  ]);

async function onPostgres(bare: Load): Promise<Row[]> {
  const postgres = await startPostgres();
  if (postgres === null) return [{ what: "PostgreSQL", figure: "not installed" }];
  try {
    return await during(serveProduct({ DATABASE_URL: postgres.url, PLAN_LIMITS: "off" }), async (product) => {
      await product.atRest();
      await pause(SETTLES_IN_MILLISECONDS);
      return [
        atMost("Memory at rest, PostgreSQL", "MB", 200, product.memoryInMegabytes()),
        perSecond(
          "Result page, stored, PostgreSQL",
          12_000,
          await drive(product.site, asOne(result), { seconds }),
          bare,
        ),
      ];
    });
  } finally {
    await postgres.stop();
  }
}

async function withLiveProviders(): Promise<Row[]> {
  const server = await startVendorsServer({ vendors: vendors(new Date().toISOString().slice(0, 10)) });
  try {
    const settings = { ...offlineSettings(server), PLAN_LIMITS: "off" };
    return await during(serveProduct(settings), async ({ site }) => [
      shown("Result page, every live source on", await drive(site, asOne(result), { seconds })),
    ]);
  } finally {
    await server.close();
  }
}

/** Other servers, with the pages that stand for ours: `--rival=http://127.0.0.1:3333/en/home`. */
async function rivals(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of options.rival) {
    const { origin, pathname, search } = new URL(address);
    rows.push(shown(`Rival, ${address}`, await drive(origin, asOne(pathname + search), { seconds })));
  }
  return rows;
}

if (minutesOfSoak !== null) {
  printRows(await soak(minutesOfSoak));
  process.exit(0);
}
if (!hasWrk)
  console.log("wrk is not installed: Node's own client is slower than stored answers, and the rows show its limit.\n");
const bare = await driveBareNode(seconds);
const rows = [
  shown("Bare Node, 30 kB", bare),
  ...(await usual(bare)),
  ...(await withoutThreads()),
  ...(await limited(bare)),
  ...(await signedIn()),
  ...(await onPostgres(bare)),
  ...(await withLiveProviders()),
  ...(await rivals()),
];
printRows(rows);
