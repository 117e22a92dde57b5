import { describe, expect, it } from "vitest";
import { everyEntryIsAsked, load, send } from "../route-call-contract.ts";
import { figurePages } from "./figure-pages-contract.ts";
import { storyPages } from "./story-pages-contract.ts";

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
      failed: { code: "tickerNotFound", ticker: "NOPE", isAnonymous: true, popular: expect.arrayContaining(["MSFT"]) },
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

describe("the example of the home page", () => {
  it("is open to all, and no other company is", async () => {
    expect((await load("/example/MSFT")).data).toMatchObject({ fundamentals: { ticker: "MSFT" }, today: "2026-09-01" });
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

figurePages();
storyPages();

everyEntryIsAsked("analysis");
