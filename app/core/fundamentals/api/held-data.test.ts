import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "../../../../scripts/steps/offline-settings.ts";
import { servedProduct } from "../../../api/served-product.ts";
import { readConfig } from "../../../config/config.server.ts";
import { composeWithoutDatabase } from "../../../wiring/composition.server.ts";
import { HeldDataAnswer } from "../contracts/held-data.ts";

const app = servedProduct();
const answerTo = async (asked: ReturnType<typeof servedProduct>, search: string) =>
  HeldDataAnswer.parse(await (await asked.request(`/api/v1/data?${search}`)).json());

describe("GET /api/v1/data without a live provider", () => {
  it("says what is included, that it is used because no other provider has it, and how each other source is switched on", async () => {
    const answer = await answerTo(app, "ticker=AAPL");
    expect(answer).toMatchObject({
      isLive: false,
      accounts: { provider: "bundled", reason: "only" },
      price: { value: 311.3, currency: "USD", asOf: "2026-08-20", reason: "only" },
      compared: null,
    });
    const [bundled, ...others] = answer.providers;
    expect(bundled).toMatchObject({
      standing: "here",
      accounts: { lastYearEnd: "2025-09-27", currency: "USD", isHeadlines: false, from: null },
      accountsDecided: { outcome: "taken" },
      priceDecided: { outcome: "taken" },
    });
    expect(bundled?.accounts?.figures).toBeGreaterThan(100);
    expect(others.find(({ provider }) => provider === "fmp")).toMatchObject({
      standing: "off",
      setting: "FMP_API_KEY",
      accountsDecided: { outcome: "notUsed" },
    });
    expect(others.find(({ provider }) => provider === "sec-edgar")?.priceDecided.outcome).toBe("notSupplied");
  });

  it("says of a company with headlines alone that nothing is used, and shows what there is", async () => {
    const answer = await answerTo(app, "ticker=SAB.MC");
    expect([answer.accounts, answer.price]).toEqual([null, null]);
    expect(answer.providers[0]).toMatchObject({
      accounts: { isHeadlines: true },
      accountsDecided: { outcome: "headlinesOnly" },
    });
  });

  it.each([
    ["?ticker=ZZZZZ", 404, "tickerNotFound"],
    ["?ticker=AAPL&wacc=0.09", 400, "paramUnknown"],
    ["?ticker=AAPL&source=fmp", 422, "sourceNotConfigured"],
    ["?ticker=SPY", 422, "assetUnsupported"],
    ["?", 400, "paramRequired"],
  ])("answers %s with %s, %s", async (search, status, code) => {
    const response = await app.request(`/api/v1/data${search}`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });
});

describe("GET /api/v1/data with all providers", () => {
  let server: VendorsServer;
  let live: ReturnType<typeof servedProduct>;
  beforeAll(async () => {
    server = await startVendorsServer();
    server.behave("tiingo", "refusing");
    live = servedProduct((await composeWithoutDatabase(readConfig(offlineSettings(server)))).product);
  });
  afterAll(() => server.close());

  it("says of each what it holds, and why it does not count", async () => {
    const answer = await answerTo(live, "ticker=AAPL");
    expect(answer).toMatchObject({
      isLive: true,
      accounts: { provider: "bundled", reason: "newest" },
      price: { asOf: "2026-08-20", reason: "newest" },
    });
    const of = (id: string) => answer.providers.find(({ provider }) => provider === id);
    expect(of("fmp")).toMatchObject({
      accounts: { lastYearEnd: "2024-09-28", filedAt: expect.stringMatching(/^20/) },
      price: { value: 244.87, currency: "USD" },
      accountsDecided: { outcome: "older", failure: null },
      priceDecided: { outcome: "older" },
    });
    expect(of("tiingo")?.priceDecided).toMatchObject({ outcome: "failed", failure: "keyRefused" });
    expect(of("bundled")).toMatchObject({ accountsDecided: { outcome: "taken" }, priceDecided: { outcome: "taken" } });
    expect(answer.compared?.providers).toEqual(expect.arrayContaining(["bundled", "fmp"]));
  });

  it("follows the choice of a source", async () => {
    const answer = await answerTo(live, "ticker=AAPL&source=fmp");
    expect(answer).toMatchObject({
      accounts: { provider: "fmp", reason: "chosen" },
      price: { source: "fmp", reason: "chosen" },
    });
    const decidedOf = (id: string) => answer.providers.find(({ provider }) => provider === id)?.accountsDecided.outcome;
    expect([decidedOf("sec-edgar"), decidedOf("fmp")]).toEqual(["notChosen", "taken"]);
  });

  it("gives chosen fields alone", async () => {
    const response = await live.request("/api/v1/data?ticker=AAPL&fields=accounts.provider");
    expect(await response.json()).toEqual({ schemaVersion: 1, accounts: { provider: "bundled" } });
  });
});
