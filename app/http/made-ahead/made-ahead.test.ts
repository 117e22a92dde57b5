import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { MeteredUse } from "../../core/usage/contracts/metered-use.ts";
import { siteBuild } from "../../web/site-build-contract.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { pageHandler } from "../page-handler.ts";
import type { Renderings } from "../renderings/renderings.ts";
import { responseStore } from "../response-store/response-store.ts";
import { storableAddresses } from "../response-store/storable-addresses.ts";
import { storedBodies } from "../response-store/stored-bodies.ts";
import { renderingsHere, storedServer, type Told } from "../response-store/stored-server-contract.ts";
import { madeAhead } from "./made-ahead.ts";

const browser = {
  host: "valora",
  accept: "text/html",
  "accept-encoding": "br",
  "user-agent": "Mozilla/5.0 Firefox/140.0",
};
const textOf = ({ body }: Told) => brotliDecompressSync(body).toString();

describe("pages made ahead", () => {
  const build = siteBuild();
  const product = { ...productOf(testContext(), null), popular: ["KO"] as const, bundledTickers: () => ["KO", "PEP"] };
  const stops: (() => Promise<void>)[] = [];
  let apart: Awaited<ReturnType<typeof renderingsHere>>;
  beforeAll(async () => {
    vi.stubEnv("PROD", true);
    vi.stubEnv("DEV", false);
    apart = await renderingsHere(build, { PUBLIC_ORIGIN: "http://valora" });
  });
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
    vi.unstubAllEnvs();
  });

  async function server(settings: Record<string, string>) {
    const counted: MeteredUse[] = [];
    const left: string[] = [];
    const served = await storedServer({
      pages: pageHandler(build, { product, mode: "production", publicOrigin: "http://valora" }),
      product: {
        ...product,
        countAgain(_reader, uses) {
          counted.push(...uses);
          return undefined;
        },
        keepLeftBehind: ({ cards }) => void left.push(...cards.map(({ ticker }) => ticker)),
      },
      settings: { PUBLIC_ORIGIN: "http://valora", WARM_UP: "off", ...settings },
      renderings: apart.renderings,
      isAhead: true,
    });
    stops.push(served.stop);
    return { ...served, counted, left };
  }
  const answersOf = ({ stored }: Awaited<ReturnType<typeof server>>) => stored()?.answers;

  it("are there before the first reader, byte for byte those that are made for one", async () => {
    const [ahead, plain] = [await server({}), await server({ RENDER_AHEAD_MB: "0" })];
    await expect.poll(() => answersOf(ahead)).toBe(6);
    expect(answersOf(plain)).toBe(0);
    const before = apart.made();
    const pages = ["/analysis/KO", "/analysis/KO?lang=it", "/analysis/PEP?lang=en"];
    const told = [];
    for (const page of pages) told.push(await ahead.ask(page, browser));
    expect(apart.made(), "none is made again").toBe(before);
    for (const [index, page] of pages.entries()) {
      const { "x-request-id": _one, date: _then, ...headers } = (await plain.ask(page, browser)).headers;
      expect(told[index], page).toMatchObject({ status: 200, headers });
      expect(textOf(told[index] as Told)).toBe(textOf(await plain.ask(page, browser)));
    }
  });

  it("are counted for each reader to whom they are sent, and not before; what they leave behind is kept once", async () => {
    const ahead = await server({});
    await expect.poll(() => answersOf(ahead)).toBe(6);
    expect([ahead.counted, ahead.left]).toEqual([[], []]);
    for (const _ of ["one", "another"]) await ahead.ask("/analysis/PEP", browser);
    const companies = ahead.counted.filter(({ kind }) => kind === "company");
    expect(companies).toEqual([
      { kind: "company", ticker: "PEP", isSearch: true },
      { kind: "company", ticker: "PEP", isSearch: true },
    ]);
    expect(ahead.left).toEqual(["PEP"]);
  });
});

/** Pages of three companies, a store with room for all of them, and a clock that stands still. */
function parts({ bytes = 2 ** 20, ready = () => true }: { bytes?: number; ready?: () => boolean } = {}) {
  let edition = "1";
  const made: string[] = [];
  const log = { info: vi.fn(), warn: vi.fn() };
  const store = responseStore({ bytes: 2 ** 20, edition: () => edition });
  const renderings: Pick<Renderings, "isReady" | "isBusy" | "makeAhead"> = {
    isReady: ready,
    isBusy: () => false,
    async makeAhead({ target }) {
      made.push(target);
      const body = new Uint8Array(10_000).map((_, index) => (index * 7919) % 251);
      const headers: [string, string][] = [["content-type", "image/png"]];
      return target === "/analysis/B" ? null : { headers, body, uses: [], predictions: [], cards: [] };
    },
  };
  const route = { path: "/analysis/:ticker", takes: [], isOfEdition: true, isOfData: true };
  const ahead = madeAhead({
    store,
    bodies: storedBodies(store),
    settings: { publicOrigin: "http://valora", analyticsHost: null, addressOf: storableAddresses([route]) },
    product: {
      ...productOf(testContext(), null),
      edition: () => edition,
      popular: [],
      bundledTickers: () => ["A", "B", "C"],
    },
    renderings,
    bytes,
    loggedAs: () => ({ path: "", route: "", ticker: undefined }),
    log,
    pause: () => new Promise((done) => setImmediate(done)),
  });
  return { ahead, made, log, store, publish: (next: string) => (edition = next) };
}
const idle = () => false;

describe("the making", () => {
  it("goes through all pages, leaves out what a thread cannot make, and begins again with a new edition", async () => {
    const { ahead, made, log, store, publish } = parts();
    ahead.start(idle);
    await expect.poll(() => log.info.mock.calls.length).toBe(1);
    expect(made).toHaveLength(9);
    expect(store.size).toBe(8);
    publish("2");
    await expect.poll(() => log.info.mock.calls.length).toBe(2);
    expect([made.length, store.size]).toEqual([18, 8]);
    ahead.stop();
  });

  it("ends where its part of the store is full", async () => {
    const { ahead, log, store } = parts({ bytes: 30_000 });
    ahead.start(idle);
    await expect.poll(() => log.info.mock.calls.length).toBe(1);
    expect(store.size).toBe(3);
    ahead.stop();
  });

  it("waits as long as a reader waits for an answer, and makes nothing after its end", async () => {
    const { ahead, made } = parts();
    let isAnswering = true;
    ahead.start(() => isAnswering);
    await new Promise((done) => setTimeout(done, 50));
    expect(made).toEqual([]);
    isAnswering = false;
    await expect.poll(() => made.length).toBeGreaterThan(0);
    ahead.stop();
    const before = made.length;
    await new Promise((done) => setTimeout(done, 50));
    expect(made.length).toBeLessThanOrEqual(before + 1);
  });

  it("waits for a thread, and gives up in this edition when it ends on the way", async () => {
    let isReady = false;
    const { ahead, made, log } = parts({ ready: () => isReady && made.length < 2 });
    ahead.start(idle);
    await new Promise((done) => setTimeout(done, 50));
    expect(made).toEqual([]);
    isReady = true;
    await expect.poll(() => log.info.mock.calls.length).toBe(1);
    expect(made).toHaveLength(2);
    ahead.stop();
  });
});
