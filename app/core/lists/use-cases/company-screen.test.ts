import { createMarketData, type MarketData } from "@valora/market-data";
import { beforeAll, expect, it } from "vitest";
import { testContext } from "../../../wiring/test-context.server.ts";
import { analyseCompany } from "../../analysis/use-cases/analyse-company.ts";
import type { ScreenedCompany } from "../contracts/screener.ts";
import { companyScreen, type ScreenStore } from "./company-screen.ts";

const few = ["AAPL", "JPM", "SAN.MC", "KO"];
let marketData: MarketData;

beforeAll(async () => {
  const all = await createMarketData();
  marketData = { ...all, asOf: all.asOf, credits: all.credits, popular: all.popular, bundledTickers: () => few };
});

type Kept = { edition: string; companies: ScreenedCompany[] };

function world(kept: Kept[], version = "1") {
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
    pause: async () => {},
    marketData,
    predict: () => null,
  };
  return companyScreen(context, { store, versionOf: (text) => `${version} ${text.length}` });
}
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

it("shows the companies of before until those of another edition are all valued", async () => {
  const kept: Kept[] = [];
  await world(kept).refresh(signal);
  const ending = new AbortController();
  const screen = world(kept, "2");
  const ended = new Error("the process ends");
  ending.abort(ended);
  await expect(screen.refresh(ending.signal)).rejects.toBe(ended);
  expect(screen.read().companies).toHaveLength(4);
  expect(screen.read().progress).toMatchObject({ valued: 0, isCurrent: false });
  expect(await screen.refresh(signal)).toEqual({ valued: 4 });
  expect(screen.read().progress.isCurrent).toBe(true);
});
