import { beforeAll, describe, expect, it } from "vitest";
import { companyFile } from "../../../core/analysis/use-cases/company-file.ts";
import { mostCompared } from "../../../core/lists/contracts/compare.ts";
import { screenedCompany } from "../../../core/lists/use-cases/screened-company.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { Failure } from "../../../failure.ts";
import { savedIn } from "../../../features/saved/use-cases/keep-saved.ts";
import type { SavedStore, StoredItem } from "../../../features/saved/use-cases/saved-context.ts";
import type { Product } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { everyEntryIsAsked, load, productWith, signedIn } from "../route-call-contract.ts";

const today = "2026-09-01";
const world = testContext(today);
const valued = ["KO", "ITX.MC", "MSFT"];

/** Saved items that are only read; or why they cannot be. */
function savedInMemory(kept: readonly Pick<StoredItem, "kind" | "name" | "content">[] | Failure): Product["saved"] {
  const moments = { checkedAt: null, changedAt: new Date("2026-09-01T12:00:00Z") };
  const store: SavedStore = {
    async list() {
      if (kept instanceof Failure) throw kept;
      return kept.map((item, index) => ({ ...item, ...moments, id: String(index), isWatched: false, companies: null }));
    },
    add: () => expect.unreachable("only read"),
    change: () => expect.unreachable("only read"),
    remove: () => expect.unreachable("only read"),
  };
  return savedIn(async () => ({
    mostOf: mostOf(true),
    now: () => moments.changedAt,
    saved: store,
    watchesScreens: () => true,
  }));
}

describe("the screener", () => {
  let product: Product;
  beforeAll(async () => {
    const companies = await Promise.all(
      valued.map(async (ticker) =>
        screenedCompany(
          companyFile(world, await world.marketData.fundamentalsOf(ticker, { provider: "bundled" }), today),
        ),
      ),
    );
    const progress = { valued: valued.length, total: valued.length, isCurrent: true, valuedAt: null };
    product = productWith({
      screen: { refresh: async () => ({ valued: 0 }), read: () => ({ dataAsOf: "2026-08-20", progress, companies }) },
    });
  });
  const listed = (data: unknown) =>
    (data as { answer: { companies: { ticker: string }[] } }).answer.companies.map(({ ticker }) => ticker);

  it("lists what is valued, the largest first, and the countries to choose from", async () => {
    const { status, data, reported } = await load("/screener", { product });
    expect([status, reported, listed(data)]).toEqual([200, [], ["MSFT", "KO", "ITX.MC"]]);
    expect(data).toMatchObject({
      answer: { matching: 3, withheld: 0, pages: 1 },
      query: { sort: "marketCap", order: "descending" },
      refused: [],
      allowance: null,
    });
    expect((data as { countries: string[] }).countries).toEqual(expect.arrayContaining(["ES", "US"]));
  });

  it("lists those of a country alone, in the order that was asked", async () => {
    expect(listed((await load("/screener?country=ES", { product })).data)).toEqual(["ITX.MC"]);
    const ascending = await load("/screener?sort=ticker&order=ascending", { product });
    expect(listed(ascending.data)).toEqual(["ITX.MC", "KO", "MSFT"]);
  });

  it("leaves a filter aside that it cannot read, and names it", async () => {
    const { status, data, reported } = await load("/screener?country=ES&sector=nothing", { product });
    expect([status, reported, listed(data)]).toEqual([400, ["enumInvalid"], ["ITX.MC"]]);
    expect(data).toMatchObject({ refused: ["sector"], entries: [["country", "ES"]] });
  });

  it("writes a formula in one way, and shows it as a column", async () => {
    const typed = await load("/screener?ratio=freeCashFlow%2FmarketValue&minRatio=&lang=it", { product });
    expect([typed.status, typed.location]).toEqual([302, "/screener?ratio=freeCashFlow+%2F+marketValue&lang=it"]);
    const { status, data } = await load(`${typed.location}`, { product });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      answer: { ratios: [{ place: "ratio", expression: "freeCashFlow / marketValue", unit: "rate" }] },
      refusedRatios: [],
    });
  });

  it("offers a reader the ratios that they have saved, and works where those cannot be read", async () => {
    const saved = savedInMemory([
      { kind: "ratio", name: "Cash yield", content: "freeCashFlow / marketValue" },
      { kind: "screen", name: "Spain", content: "country=ES" },
    ]);
    const reader = { person: signedIn() };
    const asked = { product: { ...product, saved }, ...reader };
    const savedRatios = [{ name: "Cash yield", expression: "freeCashFlow / marketValue" }];
    expect((await load("/screener", asked)).data).toMatchObject({ savedRatios });
    expect((await load("/compare?tickers=KO", { ...reader, product: productWith({ saved }) })).data).toMatchObject({
      savedRatios,
    });
    expect((await load("/screener", { product: asked.product })).data, "a visitor").toMatchObject({ savedRatios: [] });
    const away = { ...product, saved: savedInMemory(new Failure("storageUnavailable")) };
    const { status, data } = await load("/screener", { ...reader, product: away });
    expect([status, data]).toMatchObject([200, { savedRatios: [] }]);
  });

  it("ignores a formula that cannot be used and what depends on it, and says why beside what was typed", async () => {
    const address = "/screener?ratio=revenue%20%2B%20roe&minRatio=0.1&sort=ratio";
    const { status, data, reported } = await load(address, { product });
    expect([status, reported, listed(data)]).toEqual([400, ["ratioUnitsDiffer"], ["MSFT", "KO", "ITX.MC"]]);
    expect(data).toMatchObject({
      refusedRatios: [
        { name: "ratio", text: "revenue + roe", code: "ratioUnitsDiffer", params: { at: 9 } },
        { name: "minRatio", text: "0.1", code: "ratioMissing" },
      ],
      entries: [],
    });
  });

  it("says why beside a limit of a formula that is no number, as it was typed", async () => {
    const { status, data } = await load("/screener?ratio=returnOnEquity&minRatio=0%2C05", { product });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      query: { ratios: [{ expression: "returnOnEquity" }] },
      refusedRatios: [{ name: "minRatio", text: "0,05", code: "numberFormat" }],
    });
  });

  it("says only what was chosen in the address of a form", async () => {
    const { status, location } = await load("/screener?text=&country=ES&sector=&lang=it", { product });
    expect([status, location]).toEqual([302, "/screener?country=ES&lang=it"]);
  });
});

describe("the comparison", () => {
  it("sets companies side by side, each as its own page says it", async () => {
    const { status, data } = await load("/compare?tickers=KO,NOPE&view=relative");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      view: "relative",
      companies: [
        { kind: "compared", company: { ticker: "KO", currency: "USD", fiscalYearEnd: "2025-12-31", price: {} } },
        { ticker: "NOPE" },
      ],
      dropped: [],
    });
    expect((data as { companies: { kind: string }[] }).companies[1]?.kind).not.toBe("compared");
  });

  it("takes own figures of a company, and names those that cannot be used beside the filed values", async () => {
    type Page = { companies: { company: { mean: number }; correctedFigures: unknown[] }[] };
    const asked = async (figures: string) => {
      const { status, data, reported } = await load(`/compare?tickers=KO,ITX.MC${figures}`);
      return { status, reported, page: data as Page };
    };
    const meanOf = ({ companies }: Page) => companies.map(({ company }) => company.mean);
    const filed = await asked("");
    const own = await asked("&figures=KO:ebit.2025-12-31:9000000000USD");
    expect([own.status, own.page]).toMatchObject([200, { refused: [], figures: { KO: [{ value: 9e9 }] } }]);
    expect(meanOf(own.page)[0]).toBeLessThan(meanOf(filed.page)[0] ?? 0);
    expect(meanOf(own.page)[1]).toBe(meanOf(filed.page)[1]);

    const unknown = await asked("&figures=KO:ebit.2025-12-30:1USD,ITX.MC:ebit.2026-01-31:8000000000EUR");
    expect([unknown.status, unknown.reported]).toEqual([422, ["figurePeriodUnknown"]]);
    expect(unknown.page).toMatchObject({ refused: [{ ticker: "KO", code: "figurePeriodUnknown" }] });
    expect(unknown.page.companies.map(({ correctedFigures }) => correctedFigures.length)).toEqual([0, 1]);
    expect(meanOf(unknown.page)[0]).toBe(meanOf(filed.page)[0]);

    const elsewhere = await asked("&figures=PEP:ebit.2025-12-27:1USD");
    expect([elsewhere.status, elsewhere.page]).toMatchObject([
      422,
      { figures: {}, refused: [{ ticker: null, code: "figureNotCompared" }] },
    ]);
    expect(meanOf(elsewhere.page)).toEqual(meanOf(filed.page));
  });

  it("has a row for each ratio of the reader's own, written in one way", async () => {
    const typed = await load("/compare?tickers=KO,ITX.MC&ratio=freeCashFlow%2FmarketValue&ratio2=&lang=en");
    expect([typed.status, typed.location]).toEqual([
      302,
      "/compare?tickers=KO,ITX.MC&lang=en&ratio=freeCashFlow+%2F+marketValue",
    ]);
    const { status, data } = await load(`${typed.location}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ratios: [{ place: "ratio", expression: "freeCashFlow / marketValue", unit: "rate" }],
      companies: [{ ratios: [{ value: expect.any(Number), reason: null }] }, { ratios: [{ reason: null }] }],
    });
  });

  it("leaves a formula aside that cannot be read, and says why beside what was typed", async () => {
    const { status, data, reported } = await load("/compare?tickers=KO&ratio=revenue+%2B+roe&ratio2=netMargin");
    expect([status, reported]).toEqual([400, ["ratioUnitsDiffer"]]);
    expect(data).toMatchObject({
      ratios: [{ place: "ratio2", expression: "netMargin" }],
      refusedRatios: [{ name: "ratio", text: "revenue + roe", code: "ratioUnitsDiffer" }],
    });
  });

  it("begins empty, with companies to try", async () => {
    const { data } = await load("/compare?lang=en");
    expect(data).toMatchObject({
      companies: [],
      popular: expect.arrayContaining([expect.objectContaining({ ticker: "AAPL" })]),
    });
  });

  it("has one address, whatever form it was asked by, in the same language", async () => {
    const { status, location } = await load("/compare?tickers=ko&ticker=pep&lang=en");
    expect([status, location]).toEqual([302, "/compare?tickers=KO,PEP&lang=en"]);
  });

  it("takes so many, and names those that it leaves out", async () => {
    const named = ["KO", "PEP", "MSFT", "AAPL", "NKE", "JNJ", "XOM", "ITX.MC"];
    expect(named.length).toBeGreaterThan(mostCompared);
    const { data } = await load(`/compare?tickers=${named.join(",")}`);
    expect(data).toMatchObject({ dropped: named.slice(mostCompared) });
    expect((data as { companies: unknown[] }).companies.length).toBe(mostCompared);
  });
});

describe("the companies searched most", () => {
  it("are not sent to a reader who has not signed in", async () => {
    expect(await load("/popular?view=relative")).toMatchObject({ status: 200, data: { ranking: null } });
  });

  it("are sent to one who has, in the view that the address asks for", async () => {
    const { status, data } = await load("/popular?view=relative", { person: signedIn() });
    expect([status, data]).toMatchObject([200, { ranking: { isSample: true, view: "relative" } }]);
    const { companies } = (data as { ranking: { companies: { rank: number; ticker: string }[] } }).ranking;
    expect(companies.slice(0, 2)).toMatchObject([
      { rank: 1, ticker: "AAPL" },
      { rank: 2, ticker: "MSFT" },
    ]);
  });
});

describe("what the ticker box asks", () => {
  it("finds by name, those with data first, at most eight", async () => {
    const { data } = await load("/suggestions?query=%20coca%20");
    const { query, suggestions } = data as { query: string; suggestions: { ticker: string; hasData: boolean }[] };
    expect([query, suggestions[0]]).toEqual([
      "coca",
      { ticker: "KO", name: "Coca-Cola Company", exchange: "NYSE", hasData: true },
    ]);
    expect(suggestions.length).toBeLessThanOrEqual(8);
  });

  it("finds nothing for nothing, for what is unknown, and for a paste by mistake", async () => {
    for (const query of ["", "zzzzqqqq", "coca ".repeat(20).trim()])
      expect((await load(`/suggestions?query=${query}`)).data, query).toEqual({ query, suggestions: [] });
  });
});

everyEntryIsAsked("lists");
