import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { providerList } from "../../../packages/market-data/src/providers/list.ts";
import { earlierData } from "../../../packages/market-data/vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../../packages/market-data/vendors-server/server.ts";
import type { Vendor } from "../../../packages/market-data/vendors-server/vendor.ts";
import { vendors } from "../../../packages/market-data/vendors-server/vendors/index.ts";
import { offlineSettings } from "../../../scripts/steps/offline-settings.ts";
import { readConfig } from "../../config/config.server.ts";
import { policyOf, ratioAlertSurface } from "./alert-surface-contract.ts";
import { featureSurfaces, featureSurfacesOfChoice, thesisRead } from "./feature-surfaces-contract.tsx";
import { type Installed, installed, type Told } from "./installed-contract.ts";
import { lists } from "./lists-contract.ts";
import { surfacesOfChoice } from "./surfaces-contract.tsx";

// Each provider of prices on each surface that tells of a company, by the settings of a real installation. The included price of
// Apple is of 20 August 2026, or of 2019 in the earlier data of these tests; a provider's is of one of these days.
const dayOf: Readonly<Record<string, string>> = {
  eodhd: "2023-12-29",
  "twelve-data": "2023-12-29",
  tiingo: "2023-12-29",
};
const dayAfter: Readonly<Record<string, string>> = { "2023-12-29": "2024-01-02", "2025-02-19": "2025-02-20" };
const providers = providerList.filter(({ supplies }) => supplies.includes("quote"));
const eachProvider = providers.map(({ id, name, supplies }) => ({
  id,
  name,
  hasAccounts: supplies.includes("fundamentals"),
}));

const earlier = earlierData();
let server: VendorsServer;
beforeAll(async () => {
  server = await startVendorsServer();
  // It goes on from the day that is set: a provider of ten requests a second is asked again in the next one.
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true });
});
afterAll(async () => {
  vi.useRealTimers();
  earlier.remove();
  await server.close();
});

const settingsOf = (id: string, bundle: string | null = null, from = server) =>
  readConfig({ ...offlineSettings(from), DATA_SOURCES: id, ...(bundle && { DATA_BUNDLE: bundle }) });
const at = (day: string) => vi.setSystemTime(Date.parse(`${day}T22:00:00Z`));

const surfaces = Object.keys(surfacesOfChoice) as (keyof typeof surfacesOfChoice)[];
const ofFeatures = Object.keys(featureSurfacesOfChoice) as (keyof typeof featureSurfacesOfChoice)[];
const withoutChoice = Object.keys(featureSurfaces) as (keyof typeof featureSurfaces)[];
type AnySurface =
  | keyof typeof surfacesOfChoice
  | keyof typeof lists
  | keyof typeof featureSurfacesOfChoice
  | keyof typeof featureSurfaces;

/** What every surface tells that follows the reader's choice of a source. */
async function toldBy(world: Installed, source = ""): Promise<ReadonlyMap<AnySurface, Told>> {
  const told = new Map<AnySurface, Told>();
  const asked = { ticker: "AAPL", source };
  for (const surface of surfaces) told.set(surface, await surfacesOfChoice[surface](world, asked));
  for (const surface of ofFeatures)
    told.set(surface, await featureSurfacesOfChoice[surface](world, asked, policyOf(source)));
  if (source !== "") return told;
  // These ask the sources of the installation, and take no choice.
  told.set("ranking", await lists.ranking(world, "AAPL"));
  for (const surface of withoutChoice) told.set(surface, await featureSurfaces[surface](world, "AAPL"));
  return told;
}

const included = /closing price, public ticker list|local database/;
const namedAs = ({ id, name }: { id: string; name: string }) => new RegExp(`^${id}$|${name}`);

function expectSource(told: ReadonlyMap<AnySurface, Told>, source: RegExp) {
  for (const [surface, { priceSource }] of told)
    if (priceSource !== undefined) expect(priceSource, surface).toMatch(source);
}
function expectNoSignal(told: ReadonlyMap<AnySurface, Told>) {
  for (const [surface, { signal, judgements }] of told)
    expect([surface, signal ?? "none", judgements], surface).toEqual([surface, "none", []]);
}
/** One signal on all surfaces that give one; where it is one, something is judged on each. */
function expectOneSignal(told: ReadonlyMap<AnySurface, Told>) {
  const signals = new Set([...told.values()].flatMap(({ signal }) => signal?.toLowerCase().split(/\W/)[0] ?? []));
  expect(signals.size, [...signals].join()).toBe(1);
  return [...signals][0];
}
function expectSignal(told: ReadonlyMap<AnySurface, Told>) {
  expect(expectOneSignal(told)).not.toBe("none");
  for (const [surface, { judgements }] of told) expect(judgements.length, surface).toBeGreaterThan(0);
}

describe.each(eachProvider)("a price of $id", (provider) => {
  const { id, hasAccounts } = provider;
  const day = dayOf[id] ?? "2025-02-19";

  it("that is behind the included one is passed over, and no signal rests on it where a reader chooses it", async () => {
    at("2026-08-24");
    const world = await installed(settingsOf(id), ["AAPL", "KO"]);
    const automatic = await toldBy(world);
    expectSource(automatic, included);
    expectSignal(automatic);

    // A plan of few requests a minute has told its price, and tells its accounts in the next one.
    vi.setSystemTime(Date.now() + 70_000);
    const chosen = await toldBy(world, `&source=${id}`);
    expectSource(chosen, namedAs(provider));
    expectNoSignal(chosen);
    const ofRatio = await ratioAlertSurface(world, { ticker: "AAPL", source: `&source=${id}` });
    expect(ofRatio.priceSource).toMatch(included);
    expect(ofRatio.judgements).toEqual(["ratio"]);
  });

  it("that is the newest is taken and named, and says nothing any more when it has grown old", async () => {
    at(dayAfter[day] ?? "");
    const world = await installed(settingsOf(id, earlier.directory), ["AAPL", "KO"]);
    const newest = await toldBy(world);
    expectSource(newest, namedAs(provider));
    // Without accounts of its own it stands beside those of 2019, which say nothing of what is paid five years later.
    if (hasAccounts && day >= "2025") expectOneSignal(newest);
    else expectNoSignal(newest);

    at("2026-08-24");
    const old = await toldBy(world);
    expectSource(old, namedAs(provider));
    expectNoSignal(old);
  });
});

describe("the lists, which show the included price", () => {
  const listed = Object.keys(lists) as (keyof typeof lists)[];
  it.each(listed)("judge by it while it is fresh, and not when it is old: %s", async (list) => {
    at("2026-08-24");
    const fresh = await lists[list](await installed(settingsOf("finnhub"), ["AAPL", "KO"]), "AAPL");
    expect(fresh.judgements.length).toBeGreaterThan(0);
    at("2027-03-01");
    const old = await lists[list](await installed(settingsOf("finnhub"), ["AAPL", "KO"]), "AAPL");
    expect([old.signal ?? "none", old.judgements]).toEqual(["none", []]);
    if (old.priceSource !== undefined) expect(old.priceSource).toMatch(included);
  });
});

it("says in a thesis where a price of these days stands to the writer's prices, and of an old one that it is too old", async () => {
  at("2026-08-24");
  const fresh = await thesisRead(await installed(settingsOf("finnhub"), ["AAPL"]), "AAPL");
  expect(fresh.text).toContain("below the buy price");
  at("2027-03-01");
  const old = await thesisRead(await installed(settingsOf("finnhub"), ["AAPL"]), "AAPL");
  expect(old.text).toContain("too old to compare");
  expect(old.text).not.toContain("below the buy price");
});

describe("a split of 3 for 2 between the included close and that of a provider without a history", () => {
  const three = 311.3 / 1.5;
  const shares = 14_681_140_000 * 1.5;
  /** The same body with other values under some names. */
  const changed = (body: unknown, values: Readonly<Record<string, unknown>>): unknown =>
    JSON.parse(JSON.stringify(body), (key, value) => (Object.hasOwn(values, key) ? values[key] : value));
  const after: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    finnhub: {
      c: three,
      t: Date.parse("2026-08-24T20:00:00Z") / 1000,
      shareOutstanding: shares / 1e6,
      marketCapitalization: null,
    },
    "alpha-vantage": {
      "05. price": String(three),
      "07. latest trading day": "2026-08-24",
      SharesOutstanding: String(shares),
      MarketCapitalization: "None",
    },
  };

  it.each(["finnhub", "alpha-vantage"])("of %s is not taken for a fall: the included price counts", async (id) => {
    at("2026-08-24");
    const split = vendors().map((vendor): Vendor => {
      const values = after[vendor.id];
      if (values === undefined) return vendor;
      return {
        ...vendor,
        answer(request) {
          const answer = vendor.answer(request);
          return answer && { ...answer, body: changed(answer.body, values) };
        },
      };
    });
    const own = await startVendorsServer({ vendors: split });
    try {
      const world = await installed(settingsOf(id, null, own), ["AAPL", "KO"]);
      const told = await toldBy(world);
      expectSource(told, included);
      expectSignal(told);
      const held = await (await world.app.request("/api/v1/data?ticker=AAPL")).json();
      const said = held.providers.find(({ provider }: { provider: string }) => provider === id);
      expect(said.priceDecided).toMatchObject({ outcome: "failed", contradictions: ["priceJumped"] });
    } finally {
      await own.close();
    }
  });
});
