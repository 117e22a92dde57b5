import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storedOperations } from "../../api/stored-operations.ts";
import { readConfig } from "../../config/config.server.ts";
import { siteBuild } from "../../web/site-build-contract.ts";
import { storedPages } from "../../web/stored-pages.ts";
import { composeWithoutDatabase, type LeftBehind, type Product } from "../../wiring/composition.server.ts";
import { pageHandler } from "../page-handler.ts";
import type { PublicRequest } from "../response-store/public-request.ts";
import { type Ask, renderingsHere, storedServer, type Told } from "../response-store/stored-server-contract.ts";
import type { Rendering, RenderingOrder } from "./rendering.ts";
import { openRenderings, renderingsIn } from "./renderings.ts";

const build = siteBuild();
const stops: (() => Promise<void>)[] = [];
let product: Product;
let apart: Awaited<ReturnType<typeof renderingsHere>>;

beforeAll(async () => {
  vi.stubEnv("PROD", true);
  vi.stubEnv("DEV", false);
  ({ product } = await composeWithoutDatabase(readConfig({ NODE_ENV: "test" })));
  apart = await renderingsHere(build, {});
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  vi.unstubAllEnvs();
});

async function asking(renderings: typeof apart.renderings | null, changed: Partial<Product> = {}): Promise<Ask> {
  const pages = pageHandler(build, { product, mode: "production", publicOrigin: null });
  const served = { ...product, ...changed };
  const server = await storedServer({ pages, product: served, ...(renderings !== null && { renderings }) });
  stops.push(server.stop);
  return (target, headers, method) => server.ask(target, { host: "valora", ...headers }, method);
}
const unpacked = ({ headers, body }: Told) =>
  headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
const browser = { accept: "text/html", "accept-encoding": "br", "user-agent": "Mozilla/5.0 (X11) Firefox/140.0" };

const askedAs: Readonly<Record<string, readonly string[]>> = {
  "/compare": ["/compare?tickers=KO,PEP"],
  "/analysis/:ticker": [
    "/analysis/KO",
    "/analysis/SAN.MC?lang=en",
    "/analysis/JPM?lang=it&view=relative",
    "/analysis/KO?wacc=0.09&g=0.03&scenario=optimistic",
    "/analysis/KO.data",
  ],
  "/analysis/:ticker/statements": ["/analysis/KO/statements?lang=it"],
  "/analysis/:ticker/ratios": ["/analysis/ENEL.MI/ratios"],
  "/analysis/:ticker/multiples": ["/analysis/KO/multiples?lang=it"],
  "/analysis/:ticker/story/:card?": ["/analysis/KO/story/risk?lang=en", "/analysis/SAN.MC/story/value?g=0.02"],
  "/analysis/:ticker/technical": ["/analysis/KO/technical?lang=en"],
  "/api/v1/analysis": ["/api/v1/analysis?ticker=KO&trace=none", "/api/v1/analysis?ticker=AAPL&lang=it"],
  "/api/v1/analysis.csv": ["/api/v1/analysis.csv?ticker=KO"],
  "/api/v1/companies": ["/api/v1/companies?query=coca"],
  "/api/v1/compare": ["/api/v1/compare?tickers=KO,PEP"],
  "/api/v1/statements": ["/api/v1/statements?ticker=KO"],
  "/api/v1/statements.csv": ["/api/v1/statements.csv?ticker=KO"],
  "/api/v1/ratios": ["/api/v1/ratios?ticker=KO"],
  "/api/v1/multiples": ["/api/v1/multiples?ticker=KO"],
  "/api/v1/multiples.csv": ["/api/v1/multiples.csv?ticker=KO"],
  "/api/v1/technical": ["/api/v1/technical?ticker=KO"],
  "/api/v1/technical.csv": ["/api/v1/technical.csv?ticker=KO"],
  "/api/v1/figures": ["/api/v1/figures?ticker=KO&of=summary/mean"],
  "/api/v1/value-through-time": ["/api/v1/value-through-time?ticker=KO"],
};
const ofData = [...storedPages.map(({ path, ...page }) => ({ ...page, path: `/${path}` })), ...storedOperations]
  .filter(({ isOfData }) => isOfData === true)
  .map(({ path }) => path);

describe("answers made by a rendering thread's parts", () => {
  it.each(ofData)("are those that are made where they are sent: %s", async (path) => {
    const [here, there] = await Promise.all([asking(null), asking(apart.renderings)]);
    for (const address of askedAs[path] ?? [`no address is asked of ${path}`]) {
      const before = apart.made();
      const [expected, answer] = [await here(address, browser), await there(address, browser)];
      expect(apart.made(), `${address} is made apart`).toBe(before + 1);
      const { "x-request-id": _one, date: _then, ...headers } = expected.headers;
      expect(answer).toMatchObject({ status: 200, headers });
      expect(unpacked(answer).equals(unpacked(expected)), address).toBe(true);
    }
  });

  it("leave predictions and the figures of pictures behind, once", async () => {
    const left: LeftBehind[] = [];
    const ask = await asking(apart.renderings, { keepLeftBehind: (each) => left.push(each) });
    await ask("/analysis/KO?wacc=0.091", browser);
    await ask("/analysis/PEP", browser);
    await ask("/analysis/PEP", browser);
    expect(left.map(({ predictions, cards }) => [...predictions, ...cards].map(({ ticker }) => ticker))).toEqual([
      ["KO", "KO"],
      ["PEP", "PEP"],
    ]);
    // The picture shows the assumptions of the page, which only the page has told.
    const [card] = left[0]?.cards ?? [];
    if (card === undefined) throw new Error("KO has left no figures of a picture.");
    product.keepLeftBehind({ predictions: [], cards: [card] });
    const mark = /social\/analysis\/KO\.png\?v=(\w+)/.exec(
      unpacked(await ask("/analysis/KO?wacc=0.091", browser)).toString(),
    )?.[1];
    const picture = await product.drawCompanyCard("KO", { mark: mark ?? null, view: "absolute", language: "es" });
    expect(picture.mark).toBe(mark);
  });

  it("are made where they are sent when they need the database, are refused, or no thread can make them", async () => {
    const before = apart.made();
    const ask = await asking(apart.renderings);
    for (const [address, status] of [
      ["/faq", 200],
      ["/analysis/NOTHERE", 404],
      ["/analysis/KO?wacc=much", 400],
      ["/api/v1/analysis?ticker=KO&wacc=9", 422],
    ] as const)
      expect((await ask(address, browser)).status, address).toBe(status);
    expect(apart.made()).toBe(before);
    const pool = { grow: () => {}, load: { ready: 1, orders: 0 }, close: async () => {} };
    for (const failing of [() => null, () => Promise.reject(new Error("The thread hung."))]) {
      const other = await asking(renderingsIn({ pool: { ...pool, ask: failing }, log: { warn: () => {} } }));
      expect((await other("/analysis/KO", browser)).status).toBe(200);
    }
  });

  it("are not made for a reader whom the plan may refuse", async () => {
    const before = apart.made();
    const window = { name: "companies", quota: 10, windowInSeconds: 86_400, resetInSeconds: 60 } as const;
    for (const [remaining, made] of [
      [0, 0],
      [3, 1],
    ] as const) {
      const ask = await asking(apart.renderings, { rateLimitOf: () => [{ ...window, remaining }] });
      expect((await ask("/analysis/KO", browser)).status).toBe(200);
      expect(apart.made() - before).toBe(made);
    }
  });
});

const asked: PublicRequest = {
  key: "",
  origin: "http://valora",
  target: "/analysis/KO",
  cookie: null,
  asksNotToBeFollowed: false,
  isPlain: true,
  isOfEdition: true,
  isOfData: true,
};
const silent = { warn: () => {} };

it("starts a thread for many answers within a short time, and none for a single reader", async () => {
  let time = 0;
  let grown = 0;
  const pool = {
    ask: (_order: RenderingOrder): Promise<Rendering> | null => null,
    grow: () => {
      grown += 1;
    },
    load: { ready: 0, orders: 0 },
    close: async () => {},
  };
  const { make } = renderingsIn({ pool, log: silent, now: () => time });
  const isFreeHere = () => true;
  for (let page = 0; page < 5; page += 1) {
    time += 1_500;
    await make(asked, new Headers(), { isFreeHere });
  }
  expect(grown).toBe(0);
  time += 100;
  await make(asked, new Headers(), { isFreeHere });
  expect(grown).toBe(1);
});

it("is helped by the thread that sends answers when much waits, if that makes none at the moment", async () => {
  const pool = { ask: vi.fn(async () => ({ answer: null, failure: null })), grow: () => {}, close: async () => {} };
  const given = async (orders: number, isFree: boolean) => {
    const { make } = renderingsIn({ pool: { ...pool, load: { ready: 2, orders } }, log: silent });
    pool.ask.mockClear();
    await make(asked, new Headers(), { isFreeHere: () => isFree });
    return pool.ask.mock.calls.length;
  };
  expect(await given(7, true)).toBe(1);
  expect(await given(8, true)).toBe(0);
  expect(await given(8, false)).toBe(1);
});

it("has no threads where they are switched off, or where prices come from live sources", () => {
  const parts = { file: "", log: silent };
  const { providers, pricesFile, hasPlanLimits } = readConfig({ NODE_ENV: "test" });
  expect(openRenderings({ renderWorkers: 0, providers, pricesFile, hasPlanLimits }, parts)).toBe(null);
  expect(openRenderings({ renderWorkers: 1, providers, pricesFile, hasPlanLimits }, parts)).not.toBe(null);
  const live = readConfig({ NODE_ENV: "test", DATA_SOURCES: "yahoo" }).providers;
  expect(openRenderings({ renderWorkers: 1, providers: live, pricesFile, hasPlanLimits }, parts)).toBe(null);
});
