import type { Trace } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { everyEntryIsAsked, load, send } from "../route-call-contract.ts";

describe("the page of a company", () => {
  it("gets the company's plain data, the question as it was read, and the picture of a shared link", async () => {
    const { status, data, reported } = await load("/analysis/AAPL?scenario=optimistic&lang=en");
    expect([status, reported]).toEqual([200, []]);
    expect(data).toMatchObject({
      kind: "analysis",
      picture: expect.stringMatching(/^\/social\/analysis\/AAPL\.png\?v=[0-9a-f]{16}$/),
      page: {
        file: {
          fundamentals: { ticker: "AAPL", name: "Apple Inc.", currency: "USD", quote: { value: 311.3 } },
          today: "2026-09-01",
        },
        read: { search: "?scenario=optimistic&lang=en", choice: { scenario: "optimistic" } },
        provider: "bundled",
        isin: "US0378331005",
        refused: {},
        policies: [],
        // No reader has signed in, nothing is limited, and no language model is set up here.
        ...{ isWatched: null, allowance: null, narrationModel: null },
      },
    });
  });

  it("has another picture in the relative view", async () => {
    const { data } = await load("/analysis/AAPL?view=relative");
    expect(data).toMatchObject({ picture: expect.stringMatching(/&view=relative$/) });
  });

  it("leads every spelling of a ticker to the one address, in the same language", async () => {
    const { status, location } = await load("/analysis/itx.mc?lang=en&wacc=0.09");
    expect([status, location]).toEqual([302, "/analysis/ITX.MC?lang=en&wacc=0.09"]);
  });

  it("values the company all the same where a parameter is refused, and says what it would have taken", async () => {
    const { status, data, reported } = await load("/analysis/AAPL?wacc=9");
    expect([status, reported]).toEqual([422, ["outOfRange"]]);
    expect(data).toMatchObject({
      kind: "analysis",
      page: { refused: { wacc: { text: "9", reason: "outOfRange", suggestion: 0.09 } } },
    });
  });

  it("says of an unknown symbol which ones are nearest", async () => {
    const { status, data, reported } = await load("/analysis/NOPE");
    expect([status, reported]).toEqual([404, ["tickerNotFound"]]);
    expect(data).toMatchObject({
      kind: "failed",
      failed: { code: "tickerNotFound", ticker: "NOPE", isAnonymous: true, popular: expect.arrayContaining(["AAPL"]) },
    });
    const { failed } = data as { failed: { nearest: { ticker: string }[] } };
    expect(failed.nearest.map(({ ticker }) => ticker)).toEqual(["LOPE", "HOPE", "NOTE"]);
  });

  it("asks which company is meant by a name that several have, in the spelling of each", async () => {
    const { status, data } = await load("/analysis/DEUTSCHE");
    expect(status).toBe(404);
    expect(data).toMatchObject({ failed: { isName: true } });
    const { failed } = data as { failed: { nearest: { ticker: string; name: string }[] } };
    expect(failed.nearest.map(({ ticker }) => ticker)).toEqual(expect.arrayContaining(["DTE.DE", "DB"]));
    expect(failed.nearest.find(({ ticker }) => ticker === "DB")?.name).toBe("Deutsche Bank Aktiengesellschaft");
    expect((await load("/analysis/NOPE")).data).toMatchObject({ failed: { isName: false } });
  });

  it("says of what is no symbol that it is none", async () => {
    const { status, data } = await load(`/analysis/${encodeURIComponent("<b>")}`);
    expect([status, data]).toMatchObject([400, { kind: "failed", failed: { code: "tickerInvalid" } }]);
  });

  it("says that no thesis is drafted where no language model is set up", async () => {
    const { status, data, reported } = await send("/analysis/AAPL?scenario=conservative", {});
    expect([status, reported]).toEqual([422, ["narrationOff"]]);
    expect(data).toEqual({
      drafted: "?scenario=conservative",
      answer: null,
      failure: { code: "narrationOff", params: {} },
    });
  });

  it("drafts nothing about a question that it cannot read", async () => {
    for (const address of ["/analysis/a!b", "/analysis/AAPL?wacc=9"]) {
      const { status, data } = await send(address, {});
      expect([status, data], address).toMatchObject([400, { answer: null, failure: { code: "requestMalformed" } }]);
    }
  });
});

describe("own figures that cannot be used", () => {
  it.each([
    ["figureUnknown", 400, "sales.2025-09-27:1USD"],
    ["figureMalformed", 400, "revenue"],
    ["dateInvalid", 400, "revenue.2025-13-27:1USD"],
    ["figurePeriodUnknown", 422, "revenue.2025-09-28:1USD"],
    ["figureCurrency", 422, "revenue.2025-09-27:1EUR"],
  ])("are named on the page, and the rest is valued: %s", async (code, expected, figures) => {
    const { status, data, reported } = await load(`/analysis/AAPL?wacc=0.08&figures=${figures}`);
    expect([status, reported]).toEqual([expected, [code]]);
    expect(data).toMatchObject({
      kind: "analysis",
      page: { refusedFigures: { code }, read: { choice: { overrides: { wacc: 0.08 } } } },
    });
    expect(data).not.toHaveProperty("page.file.fundamentals.correctedFigures");
    expect(data).not.toHaveProperty("page.read.choice.figures");
  });
});

describe.each(["statements", "ratios"])("own figures that %s cannot use", (page) => {
  it.each([
    ["figureUnknown", 400, "sales.2025-09-27:1USD"],
    ["dateInvalid", 400, "revenue.2025-13-27:1USD"],
    ["figurePeriodUnknown", 422, "revenue.2025-09-28:1USD"],
    ["figureCurrency", 422, "revenue.2025-09-27:1EUR"],
  ])("are named on the page, and the filed ones are shown: %s", async (code, expected, figures) => {
    const { status, data, reported } = await load(`/analysis/AAPL/${page}?figures=${figures}`);
    expect([status, reported]).toEqual([expected, [code]]);
    expect(data).toMatchObject({ answer: { ticker: "AAPL", correctedFigures: [], refusedFigures: { code } } });
  });

  it("do not hide the day", async () => {
    const { data } = await load(`/analysis/AAPL/${page}?asOf=2018-11-05&figures=revenue.2017-01-01:1USD`);
    expect(data).toMatchObject({
      answer: { asOf: { day: "2018-11-05" }, refused: null, refusedFigures: { code: "figurePeriodUnknown" } },
    });
  });

  it("are used where they can be", async () => {
    const { status, data } = await load(`/analysis/AAPL/${page}?figures=revenue.2025-09-27:391000000000USD`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ answer: { correctedFigures: [{ value: 391e9 }], refusedFigures: null } });
  });
});

describe("the way from a ticker box", () => {
  it("leads to the company, without what goes without saying", async () => {
    const { location } = await load("/analysis?ticker=%20aapl%20&source=automatic&lang=es&scenario=optimistic");
    expect(location).toBe("/analysis/AAPL?scenario=optimistic");
  });

  it("keeps the language that no cookie says", async () => {
    expect((await load("/analysis?ticker=KO&lang=it")).location).toBe("/analysis/KO?lang=it");
    const headers = { Cookie: "valora-language=it" };
    expect((await load("/analysis?ticker=KO&lang=it", { headers })).location).toBe("/analysis/KO");
    expect((await load("/analysis?ticker=KO&lang=es", { headers })).location).toBe("/analysis/KO?lang=es");
  });

  it("leads home from an empty box, and cuts a paste by mistake", async () => {
    expect((await load("/analysis?ticker=+&lang=en")).location).toBe("/?lang=en");
    expect((await load(`/analysis?ticker=${"9".repeat(500)}`)).location).toBe(`/analysis/${"9".repeat(64)}`);
  });
});

describe("the peers that a reader adds", () => {
  it("come with their figures, and who is refused with the reason", async () => {
    const { status, data, headers } = await load("/analysis/AAPL/peers?peers=MSFT&peers=ZZZZ");
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(data).toMatchObject({
      kind: "peers",
      tickers: ["MSFT"],
      further: [{ ticker: "MSFT", fiscalYearEnd: "2026-06-30", revenue: 331_839_000_000, currency: "USD" }],
      refused: [{ peer: "ZZZZ", reason: "unknown" }],
    });
  });

  it("fail with the company", async () => {
    const { status, data, reported } = await load("/analysis/NOPE/peers");
    expect([status, data, reported]).toEqual([404, { kind: "failed" }, ["tickerNotFound"]]);
  });
});

describe("the cards of an analysis", () => {
  it("are those of the question in the address, with a picture of the card's own", async () => {
    const { status, data, reported } = await load("/analysis/AAPL/story/risk?g=0.03&lang=en");
    expect([status, reported]).toEqual([200, []]);
    expect(data).toMatchObject({
      ...{ ticker: "AAPL", current: "risk", search: "?g=0.03", isTraced: true },
      picture: expect.stringMatching(/^\/social\/story-risk\/AAPL\.png\?v=[0-9a-f]{16}$/),
    });
    const { cards } = data as { cards: { card: string; isOwn: boolean }[] };
    expect(cards.map(({ card, isOwn }) => [card, isOwn])).toEqual(
      ["business", "price", "value", "risk", "quality", "verdict"].map((card) => [card, true]),
    );
  });

  it("of a company of which single figures are known have figures without a derivation", async () => {
    const { status, data } = await load("/analysis/CLNX.MC/story/value");
    expect([status, data]).toMatchObject([200, { isTraced: false, cards: expect.any(Array) }]);
  });

  it.each([
    ["/analysis/ko/story?g=0.03", "/analysis/KO/story/business?g=0.03"],
    ["/analysis/US0378331005/story/price?lang=it", "/analysis/AAPL/story/price?lang=it"],
    ["/analysis/KO/story/value?waccPercent=8,5", "/analysis/KO/story/value?wacc=0.085"],
    ["/analysis/KO/story/value?wacc=9", "/analysis/KO?wacc=9"],
    ["/analysis/AAPL/story/value?figures=revenue.2025-09-28:1USD", "/analysis/AAPL?figures=revenue.2025-09-28:1USD"],
    ["/analysis/NOPE/story/value", "/analysis/NOPE"],
    [`/analysis/${encodeURIComponent("<b>")}/story/value`, `/analysis/${encodeURIComponent("<b>")}`],
  ])("%s leads to %s", async (address, to) => {
    const { status, location } = await load(address);
    expect([status, location]).toEqual([302, to]);
  });

  it("are six: another name is no card", async () => {
    expect((await load("/analysis/KO/story/gossip")).status).toBe(404);
  });

  it("are drawn for a shared link without a mark, too, by the included data", async () => {
    const seen = new Set<unknown>();
    for (const card of ["business", "price", "value", "risk", "quality", "verdict"]) {
      const { status, headers, data } = await load(`/social/story-${card}/JPM.png?lang=en`);
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        ...[200, "image/png", "public, max-age=3600"],
      ]);
      seen.add(data);
    }
    expect(seen.size).toBe(6);
    expect((await load("/social/story-value/CLNX.MC.png")).status).toBe(200);
    expect((await load("/social/story-value/NOPE.png")).status).toBe(404);
    expect((await load("/social/story-gossip/KO.png")).status).toBe(404);
  });
});

describe("the pages of a company's figures", () => {
  it.each([
    ["/analysis/AAPL/statements?asOf=2018-11-05", 200, null],
    ["/analysis/AAPL/ratios?asOf=2018-11-05", 200, null],
    ["/analysis/AAPL/statements?asOf=", 200, null],
    ["/analysis/AAPL/statements?asOf=yesterday", 400, { code: "dateInvalid", date: null }],
    ["/analysis/AAPL/ratios?asOf=2999-01-01", 422, { code: "dateInFuture", date: "2999-01-01" }],
    ["/analysis/AAPL/statements?asOf=2014-01-01", 422, { code: "notFiledYet", first: "2015-10-28" }],
    ["/analysis/MSFT/ratios?asOf=2020-01-01", 422, { code: "filingDatesUnknown", first: null }],
  ])("tell %s with %s, and why there is nothing of a day", async (address, status, refused) => {
    const { status: given, data } = await load(address);
    expect(given).toBe(status);
    const { answer } = data as { answer: { ticker: string; refused: unknown } };
    if (refused === null) expect(answer.refused).toBeNull();
    else expect(answer.refused).toMatchObject(refused);
  });

  it("show the statements as they were filed, and which figures are worked out", async () => {
    const { status, data } = await load("/analysis/AAPL/statements");
    expect(status).toBe(200);
    const { answer, shown } = data as Statements;
    expect(answer).toMatchObject({ ticker: "AAPL", currency: "USD", period: "annual", provider: "bundled" });
    const last = answer.columns.findIndex(({ periodEnd }) => periodEnd === "2025-09-27");
    const revenue = answer.statements[0]?.lines.find(({ figure }) => figure === "revenue")?.cells[last];
    expect(revenue).toMatchObject({ value: 416_161_000_000 });
    expect(answer.derived.length).toBeGreaterThan(0);
    expect(answer.derived).not.toContain(revenue?.node);
    expect(shown).toBeNull();
  });

  it("show quarters, of which the fourth is worked out", async () => {
    const { data } = await load("/analysis/AAPL/statements?period=quarterly");
    const { answer } = data as Statements;
    expect(answer.period).toBe("quarterly");
    expect(new Set(answer.columns.map(({ months }) => months))).toEqual(new Set([3]));
  });

  it("show the multiples of each month, and the derivation of one that the address names", async () => {
    const { status, data } = await load("/analysis/AAPL/multiples?trace=2");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      answer: { ticker: "AAPL", unavailable: null, months: expect.any(Array), refusedFigures: null },
      shown: { result: 2 },
    });
    expect(Object(data).answer.months).toHaveLength(120);
  });

  it("show ratios of the reader's own, whose derivation has the name of their place", async () => {
    const asked = "/analysis/KO/ratios?ratio=ebit%20%2F%20revenue&ratio2=ebit+%2B+roe";
    const { status, data, reported } = await load(`${asked}&trace=ratio`);
    expect([status, reported]).toEqual([400, ["ratioUnitsDiffer"]]);
    expect(data).toMatchObject({
      answer: {
        ownRatios: [{ place: "ratio", expression: "ebit / revenue", value: expect.any(Number) }],
        refusedRatios: [{ name: "ratio2", text: "ebit + roe", code: "ratioUnitsDiffer" }],
      },
    });
    const { answer, shown } = data as { answer: { ownRatios: { value: number }[] }; shown: Trace };
    expect(shown.nodes.find(({ id }) => id === shown.result)).toMatchObject({ value: answer.ownRatios[0]?.value });
    expect(answer.ownRatios[0]).not.toHaveProperty("trace");
    expect((await load(`${asked}&trace=ratio3`)).data).toMatchObject({ shown: null });
  });

  it("show the ratios, with those to the price", async () => {
    const { status, data } = await load("/analysis/AAPL/ratios");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      answer: {
        ticker: "AAPL",
        price: { currency: "USD", asOf: "2026-08-20", priceToEarnings: { value: expect.closeTo(41.729, 3) } },
        quality: { piotroski: { score: 8, known: 9 } },
      },
      shown: null,
    });
  });

  it("show what each source holds, and what was decided", async () => {
    const { status, data } = await load("/analysis/AAPL/data");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      answer: {
        ticker: "AAPL",
        accounts: { provider: "bundled", asOf: "2026-03-28", reason: "only" },
        price: { asOf: "2026-08-20", reason: "only" },
        providers: expect.arrayContaining([expect.objectContaining({ provider: "fmp", standing: "off" })]),
      },
    });
  });

  it("show the headlines of a company without accounts, and that nothing is used", async () => {
    const { status, data } = await load("/analysis/SAB.MC/data");
    expect(status).toBe(200);
    expect(data).toMatchObject({ answer: { accounts: null, price: null } });
  });

  it("show the sessions, and how old the newest is", async () => {
    const { status, data } = await load("/analysis/AAPL/technical");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      answer: {
        ticker: "AAPL",
        absent: null,
        series: { currency: "USD", range: "1y", step: "day", to: "2026-04-24", ageInDays: 130, isOld: true },
      },
    });
  });

  it.each(["statements", "ratios", "multiples", "technical", "data"])(
    "lead from an unknown company's %s to why it is unknown",
    async (page) => {
      const { status, location } = await load(`/analysis/NOPE/${page}?lang=it`);
      expect([status, location]).toEqual([302, "/analysis/NOPE?lang=it"]);
    },
  );

  it("refuse a period that is none, and name those that are", async () => {
    const { status, data, reported } = await load("/analysis/AAPL/statements?period=quarter");
    expect([status, reported]).toEqual([400, ["enumInvalid"]]);
    expect(data).toMatchObject({
      code: "enumInvalid",
      params: { param: "period", allowed: "annual, quarterly, ttm" },
      requestId: "a-request",
    });
  });
});

type Statements = {
  shown: unknown;
  answer: {
    period: string;
    columns: { periodEnd: string; months: number }[];
    statements: { lines: { figure: string; cells: ({ value: number; node: number } | null)[] }[] }[];
    derived: number[];
  };
};

describe("the example of the home page", () => {
  it("is open to all, and no other company is", async () => {
    expect((await load("/example/AAPL")).data).toMatchObject({ fundamentals: { ticker: "AAPL" }, today: "2026-09-01" });
    const { status, data } = await load("/example/KO");
    expect([status, data]).toMatchObject([404, { code: "notFound" }]);
  });
});

describe("the picture of a shared link", () => {
  it("is drawn in the reader's language, cached for a year under its ETag, and answered with 304 after that", async () => {
    const first = await load("/social/site/home.png?lang=en");
    expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"en-[0-9a-f]{16}"$/);
    const mark = etag.slice('"en-'.length, -1);
    const spanish = await load("/social/site/home.png?lang=es");
    expect(spanish.headers.get("ETag"), "other words, another mark").not.toContain(mark);
    const again = await load(`/social/site/home.png?lang=en&v=${mark}`, { headers: { "If-None-Match": etag } });
    expect([again.status, again.data]).toEqual([304, ""]);
    expect(again.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    ["/social/other/home.png", "notFound"],
    ["/social/article/nothing.png", "notFound"],
    ["/social/analysis/NOPE.png", "tickerNotFound"],
  ])("is not there at %s", async (address, code) => {
    const { status, data, reported } = await load(address);
    expect([status, reported]).toEqual([404, [code]]);
    expect(data).toMatchObject({ code });
  });
});

describe("the page of requested filings", () => {
  it("says that there are none to request where nothing is kept, and refuses with the reason", async () => {
    expect(await load("/analysis/VID.MC/filings")).toMatchObject({
      status: 200,
      data: { ticker: "VID.MC", job: null, offer: null },
    });
    expect(await send("/analysis/VID.MC/filings", { sector: "materials" })).toMatchObject({
      status: 404,
      data: { ticker: "VID.MC", problem: "off", typed: { sector: "materials" } },
    });
  });

  it("leads every spelling to the one address", async () => {
    const { status, location } = await load("/analysis/vid.mc/filings?lang=en");
    expect([status, location]).toEqual([302, "/analysis/VID.MC/filings?lang=en"]);
  });
});

everyEntryIsAsked("analysis");
