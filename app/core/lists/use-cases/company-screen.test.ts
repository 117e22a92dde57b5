import { createMarketData, type MarketData } from "@valora/market-data";
import { beforeAll, expect, it } from "vitest";
import { testContext } from "../../../wiring/test-context.server.ts";
import { analyseCompany } from "../../analysis/use-cases/analyse-company.ts";
import type { ScreenedCompany } from "../contracts/screened-company.ts";
import { companyScreen, type ScreenPeers, type ScreenStore } from "./company-screen.ts";

const few = ["AAPL", "JPM", "SAN.MC", "KO"];
let marketData: MarketData;

beforeAll(async () => {
  const all = await createMarketData();
  marketData = { ...all, asOf: all.asOf, credits: all.credits, popular: all.popular, bundledTickers: () => few };
});

type Kept = { edition: string; companies: ScreenedCompany[] };

function world(kept: Kept[], { version = "1", dataFingerprint = "one", peers = alone, pause = async () => {} } = {}) {
  const store: ScreenStore = {
    load: async (edition) => {
      const own = kept.find((each) => each.edition === edition);
      return { isSameEdition: own !== undefined, keptAt: null, companies: (own ?? kept.at(-1))?.companies ?? [] };
    },
    keep: async (edition, _, companies) => {
      kept.push({ edition, companies: [...companies] });
    },
    forget: async () => {},
  };
  const context = {
    now: () => new Date("2026-09-01T10:00:00Z"),
    pause,
    marketData: { ...marketData, dataFingerprint },
    predict: () => null,
  };
  return companyScreen(context, { store, versionOf: (text) => `${version} ${text}`, peers });
}
const lead = { lost: new AbortController().signal, giveBack: async () => {} };
const alone: ScreenPeers = { takeLead: async () => lead, wait: async () => {} };
const { signal } = new AbortController();

it("values every company as its own page does", async () => {
  const screen = world([]);
  expect(screen.read().progress).toMatchObject({ valued: 0, total: 4 });
  expect(await screen.refresh(signal)).toEqual({ valued: 4 });
  const { companies, progress } = screen.read();
  expect(progress).toMatchObject({ valued: 4, total: 4, isCurrent: true });
  const context = { ...testContext(), marketData };
  for (const company of companies) {
    const { report } = await analyseCompany(
      context,
      { language: "es" },
      { ticker: company.ticker, scenario: "neutral" },
    );
    expect(company).toMatchObject({ mean: report.summary.mean, votes: report.summary.voting });
  }
  expect(companies.find(({ ticker }) => ticker === "JPM")?.quality).toBeNull();
  expect(companies.find(({ ticker }) => ticker === "SAN.MC")?.price?.currency).toBe("EUR");
});

it("takes what is kept of the same edition, and values nothing again", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const again = world(kept);
  expect(await again.refresh(signal)).toEqual({ valued: 0 });
  expect(again.read().companies).toHaveLength(4);
});

it("values all companies again when the data are others, also of the same day and with the same examples", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const screen = world(kept, { dataFingerprint: "other" });
  expect(await screen.refresh(signal)).toEqual({ valued: 4 });
  expect(screen.read().progress.isCurrent).toBe(true);
});

it("shows the companies of before until those of another edition are all valued", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const ending = new AbortController();
  const screen = world(kept, { version: "2" });
  const ended = new Error("the process ends");
  ending.abort(ended);
  await expect(screen.refresh(ending.signal)).rejects.toBe(ended);
  expect(screen.read().companies).toHaveLength(4);
  expect(screen.read().progress).toMatchObject({ valued: 0, isCurrent: false });
  expect(await screen.refresh(signal)).toEqual({ valued: 4 });
  expect(screen.read().progress.isCurrent).toBe(true);
});

it("takes what another process values, and values what is missing when that one has gone", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const [all] = kept;
  const [first] = all?.companies ?? [];
  if (all === undefined || first === undefined) throw new Error("nothing was valued");
  const stored: Kept[] = [];
  let waits = 0;
  const peers: ScreenPeers = {
    takeLead: async () => (waits < 2 ? null : lead),
    async wait() {
      waits += 1;
      if (waits === 1) stored.push({ edition: all.edition, companies: [first] });
    },
  };
  const screen = world(stored, { peers });
  expect(await screen.refresh(signal)).toEqual({ valued: 3 });
  expect(screen.read().companies).toHaveLength(4);
  expect(stored.flatMap(({ companies }) => companies.map(({ ticker }) => ticker)).toSorted()).toEqual(few.toSorted());
});

it("values nothing where another process has valued all of it meanwhile", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const stored: Kept[] = [];
  const peers: ScreenPeers = { takeLead: async () => null, wait: async () => void stored.push(...kept) };
  const screen = world(stored, { peers });
  expect(await screen.refresh(signal)).toEqual({ valued: 0 });
  expect(screen.read().progress).toMatchObject({ valued: 4, isCurrent: true });
});

it("goes on, and stores what it has valued, when its lead is lost on the way and found again", async () => {
  const stored: Kept[] = [];
  const losing = new AbortController();
  let leads = 0;
  let waits = 0;
  const peers: ScreenPeers = {
    async takeLead() {
      leads += 1;
      return leads === 1 ? { ...lead, lost: losing.signal } : lead;
    },
    async wait() {
      waits += 1;
    },
  };
  const pause = async () => {
    if (leads === 1) losing.abort();
  };
  const screen = world(stored, { peers, pause });
  expect(await screen.refresh(signal)).toEqual({ valued: 4 });
  expect(waits).toBe(1);
  expect(stored.flatMap(({ companies }) => companies.map(({ ticker }) => ticker)).toSorted()).toEqual(few.toSorted());
});

it("leaves the rest to the process that leads when its own lead is lost", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const stored: Kept[] = [];
  const losing = new AbortController();
  losing.abort();
  let turns = 0;
  const peers: ScreenPeers = {
    async takeLead() {
      turns += 1;
      return turns === 1 ? { ...lead, lost: losing.signal } : null;
    },
    async wait() {
      if (turns === 2) stored.push(...kept);
    },
  };
  const screen = world(stored, { peers });
  expect(await screen.refresh(signal)).toEqual({ valued: 0 });
  expect(screen.read().progress).toMatchObject({ valued: 4, isCurrent: true });
});
