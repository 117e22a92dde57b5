import { describe, expect, it } from "vitest";
import { memoryState } from "../live/shared-state.ts";
import { CompanyUnavailable } from "../market-data.ts";
import { writePrices } from "../prices/prices-file.ts";
import { providerList } from "../providers/list.ts";
import {
  askedTwice,
  clock,
  dataFrom,
  earlier,
  last,
  pricesFolder,
  server,
  start,
  startVendors,
  told,
  withAccounts,
  withPrices,
} from "./earlier-data-contract.ts";

startVendors();

describe("accounts that are behind the included ones", () => {
  it.each(withAccounts.map(({ id }) => [id]))("of %s are not taken, and the decision says why", async (id) => {
    const { provider, decision } = await askedTwice(await dataFrom([id]));
    expect(provider).toBe("bundled");
    const [own, included] = decision.accounts.considered;
    expect(own).toMatchObject({ provider: id, outcome: "older", failure: null });
    expect(own?.asOf?.slice(0, 4)).toMatch(/^20(20|24)$/);
    expect(included).toMatchObject({ provider: "bundled", outcome: "taken" });
    expect(decision.accounts.reason).toBe("newest");
  });
});

describe("accounts that are newer than the included ones", () => {
  it.each(withAccounts.map(({ id }) => [id]))("of %s are taken and named", async (id) => {
    const data = await dataFrom([id], { directory: earlier.directory });
    const { provider, fundamentals, decision } = await askedTwice(data);
    expect([provider, fundamentals.provider]).toEqual([id, id]);
    expect(decision.accounts).toMatchObject({
      reason: "newest",
      considered: [
        { provider: id, outcome: "taken" },
        { provider: "bundled", outcome: "older" },
      ],
    });
  });
});

describe("a price that is behind the included one", () => {
  it.each(withPrices.map(({ id }) => [id]))("of %s is not taken", async (id) => {
    const { fundamentals, decision } = await (await dataFrom([id])).fundamentalsOf("AAPL");
    expect(fundamentals.quote?.asOf).toBe(last.price);
    expect(decision.price.reason).toBe("newest");
    expect(decision.price.considered.map(told)).toEqual([
      [id, "older", expect.stringMatching(/^202[35]-/)],
      ["bundled", "taken", last.price],
    ]);
  });
});

it("several prices behind the included one are each told older, not as new as one another", async () => {
  const { decision } = await (await dataFrom(["fmp", "finnhub"])).fundamentalsOf("AAPL");
  expect(decision.price.considered.map(({ outcome }) => outcome)).toEqual(["older", "older", "taken"]);
});

describe("a price that is newer than the included one", () => {
  it.each(withPrices.map(({ id }) => [id]))("of %s is taken and named", async (id) => {
    const data = await dataFrom([id], { directory: earlier.directory });
    const { fundamentals, decision } = await data.fundamentalsOf("AAPL");
    expect(fundamentals.quote?.source).toBe(id);
    const [own] = decision.price.considered;
    expect(own).toMatchObject({ provider: id, outcome: "taken" });
  });
});

describe("a provider that fails", () => {
  it.each(withPrices.map(({ id }) => [id]))("%s says why beside its price", async (id) => {
    server.behave(id, "refusing");
    const { decision } = await (await dataFrom([id])).fundamentalsOf("AAPL");
    expect(decision.price.considered[0]).toMatchObject({
      provider: id,
      outcome: "failed",
      failure: { detail: "keyRefused" },
    });
    expect(decision.price.considered.at(-1)).toMatchObject({ provider: "bundled", outcome: "taken" });
  });

  it("is told when no provider has accounts at all", async () => {
    server.behave("fmp", "failing");
    const failure = await (await dataFrom(["fmp"])).fundamentalsOf("ZZZZ").catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(CompanyUnavailable);
    expect(failure).toMatchObject({ considered: [{ provider: "fmp", outcome: "failed" }, { provider: "bundled" }] });
  });
});

describe("the choice of a reader", () => {
  it("is the reason, and those before it were not asked", async () => {
    const data = await dataFrom(["sec-edgar", "fmp"]);
    const { decision } = await data.fundamentalsOf("AAPL", { provider: "fmp" });
    expect(decision.accounts).toMatchObject({
      reason: "chosen",
      considered: [
        { provider: "sec-edgar", outcome: "notChosen" },
        { provider: "fmp", outcome: "taken" },
      ],
    });
    expect(decision.price.reason).toBe("chosen");
  });
});

it("a provider behind one that is current is not asked, and the decision says so", async () => {
  clock.time = Date.parse("2025-02-20T12:00:00Z");
  const data = await dataFrom(["fmp", "finnhub"], { directory: earlier.directory });
  const { decision } = await data.fundamentalsOf("AAPL");
  expect(decision.price).toMatchObject({
    reason: "current",
    considered: [
      { provider: "fmp", outcome: "taken" },
      { provider: "finnhub", outcome: "notNeeded", asOf: null },
      { provider: "bundled", outcome: "older" },
    ],
  });
});

describe("what is held", () => {
  it("without a network is what is included; every live provider is off", async () => {
    const { holdings, compared, priceConflicts } = await (await dataFrom([])).heldDataOf("AAPL");
    expect(holdings[0]).toMatchObject({
      provider: "bundled",
      standing: "here",
      price: { value: 311.3, currency: "USD", asOf: last.price },
    });
    expect(holdings[0]?.accounts?.statements.at(-1)?.fiscalYearEnd).toBe(last.accounts);
    expect(holdings.slice(1).map(({ provider, standing }) => [provider, standing])).toEqual(
      providerList.map(({ id }) => [id, "off"]),
    );
    expect([compared, priceConflicts]).toEqual([null, []]);
  });

  it("is read without asking anybody, and dated by when it came", async () => {
    const data = await dataFrom(["fmp", "finnhub"]);
    const before = (await data.heldDataOf("AAPL")).holdings.find(({ provider }) => provider === "fmp");
    expect(before).toMatchObject({ standing: "on", accounts: null, price: null });
    await data.fundamentalsOf("AAPL");
    const asked = server.requests.length;
    clock.time += 30 * 86_400_000;
    const { holdings } = await data.heldDataOf("AAPL");
    expect(server.requests.length).toBe(asked);
    expect(holdings.find(({ provider }) => provider === "fmp")).toMatchObject({
      accounts: { provider: "fmp" },
      accountsFrom: new Date(start).toISOString(),
      price: { value: 244.87, source: "fmp" },
      priceFrom: new Date(start).toISOString(),
    });
    expect(holdings.find(({ provider }) => provider === "finnhub")).toMatchObject({ price: { value: 244.87 } });
  });

  it("is compared where two hold the same year, on one share basis", async () => {
    const data = await dataFrom(["fmp"]);
    await data.fundamentalsOf("AAPL");
    const { compared } = await data.heldDataOf("AAPL");
    expect(compared).toMatchObject({ fiscalYearEnd: "2024-09-28", currency: "USD", providers: ["bundled", "fmp"] });
    expect(compared?.figures.find(({ name }) => name === "revenue")).toEqual({
      name: "revenue",
      values: [
        { provider: "bundled", value: 391_035_000_000 },
        { provider: "fmp", value: 391_035_000_000 },
      ],
      difference: 0,
      differs: false,
    });
  });

  it("has a refreshed price beside the included one, and says which of the two counts", async () => {
    const price = { value: 320, currency: "USD", asOf: "2026-11-19", file: "prices.csv", readOn: "2026-11-20" };
    const older = { ...price, asOf: "2026-01-02" };
    const [newer, behind, euros] = [price, older, { ...price, currency: "EUR" }].map((each, day) =>
      writePrices(pricesFolder, { AAPL: each }, new Date(start + day)),
    );
    const besideOf = async (pricesFile = "") => {
      const { holdings } = await (await dataFrom([], { pricesFile })).heldDataOf("AAPL");
      const [included, refreshed] = holdings;
      expect(included?.price).toMatchObject({ value: 311.3, asOf: last.price });
      return [refreshed?.provider, refreshed?.besideBundled];
    };
    expect(await besideOf(newer)).toEqual(["refreshedPrices", "taken"]);
    expect(await besideOf(behind)).toEqual(["refreshedPrices", "older"]);
    expect(await besideOf(euros)).toEqual(["refreshedPrices", "otherCurrency"]);
  });

  it("of a company with headlines alone is those", async () => {
    const data = await dataFrom([]);
    const ticker = "AMS.MC";
    const held = await data.heldDataOf(data.headlinesOf(ticker) ? ticker : "SAB.MC");
    expect(held.holdings[0]).toMatchObject({ provider: "bundled", isHeadlines: true });
  });
});

it("an answer that contradicts itself is put aside with what contradicts it", async () => {
  const state = memoryState();
  const data = await dataFrom(["fmp"], { state });
  await data.fundamentalsOf("AAPL");
  const held = await state.read("2 fmp statements AAPL");
  // A year twice, newer than the included ones, as a vendor's server might send it.
  const value = structuredClone(held?.value) as {
    fundamentals: { interim?: unknown; statements: { fiscalYear: number; fiscalYearEnd: string }[] };
  };
  const { statements } = value.fundamentals;
  delete value.fundamentals.interim;
  const newest = statements.at(-1);
  if (!newest) throw new Error("no statement");
  statements.push({ ...newest, fiscalYearEnd: "2026-09-26" }, { ...newest, fiscalYearEnd: "2026-09-26" });
  await state.write("2 fmp statements AAPL", { value, keptAt: clock.time });
  const { provider, decision } = await data.fundamentalsOf("AAPL");
  expect(provider).toBe("bundled");
  expect(decision.accounts.considered[0]).toMatchObject({
    provider: "fmp",
    outcome: "failed",
    failure: { detail: "suspect", contradictions: expect.arrayContaining(["yearDuplicated"]) },
  });
});
