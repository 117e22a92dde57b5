import { priceInReportingCurrency } from "@valora/valuation";
import { differenceOf } from "@valora/valuation/difference";
import { describe, expect, it } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { exampleTickers } from "../../analysis/home-example.ts";
import { everyEntryIsAsked, includedProduct, load, productWith, send } from "../route-call-contract.ts";

describe("the home page", () => {
  it("has the example with its value and its price, companies to try, and guides in the reader's language", async () => {
    const { status, data } = await load("/?lang=en");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      allowance: null,
      providers: [{ id: "automatic" }, { id: "bundled", available: true }],
      example: {
        ticker: "MSFT",
        name: "Microsoft",
        currency: "USD",
        price: 481.15,
        origin: { asOf: "2026-08-20", accounts: "bundled" },
        report: { assumptions: { trace: null } },
      },
    });
    const { popular, guides } = data as { popular: { ticker: string }[]; guides: { title: string }[] };
    expect(popular.map(({ ticker }) => ticker)).toEqual(includedProduct.popular);
    expect(guides[0]?.title).toBe("How to work out free cash flow without fooling yourself");
  });
});

describe("the examples of the home page", () => {
  it("are three, one of them below its value and one of Spain, each at an address of its own", async () => {
    const { data } = await load("/?lang=en");
    const { cases } = data as { cases: { ticker: string; name: string; status: string | null }[] };
    expect(cases.map(({ ticker }) => ticker)).toEqual(["MSFT", "MCD", "SAN.MC"]);
    expect(cases.map(({ status }) => status)).toContain("undervalued");
    expect(cases.every(({ name }) => name.length > 2)).toBe(true);
    for (const { ticker } of cases) {
      const { data: shown } = await load(`/?example=${ticker}&lang=en`);
      expect(shown).toMatchObject({ example: { ticker } });
      expect((await load(`/example/${ticker}`)).data).toMatchObject({ fundamentals: { ticker } });
    }
    expect((await load("/?example=NOPE&lang=en")).data).toMatchObject({ example: { ticker: "MSFT" } });
  });

  it("have values that a reader of the financial press takes seriously, as the first five suggestions have", async () => {
    const tickers = [...new Set([...exampleTickers, ...includedProduct.popular.slice(0, 5)])];
    const far = [];
    for (const ticker of tickers) {
      const query = { ticker, scenario: "neutral" as const };
      const { file, report } = await includedProduct.analyseCompany({ language: "en" }, query, { isRecorded: false });
      const { mean, voting, signal } = report.summary;
      const difference = differenceOf(mean ?? 0, priceInReportingCurrency(file.fundamentals) ?? 1);
      if (Math.abs(difference) > 0.25 || voting < 3 || signal.kind === "none") far.push({ ticker, difference, voting });
    }
    expect(tickers.length).toBeGreaterThan(4);
    expect(far).toEqual([]);
  });

  it("begin with one on whose value the methods agree", async () => {
    const { file, report } = (await includedProduct.showExample(exampleTickers[0])) ?? {};
    const { mean = null, standardDeviation = null } = report?.summary ?? {};
    expect(file?.fundamentals.ticker).toBe("MSFT");
    expect((standardDeviation ?? 1) / (mean ?? 1)).toBeLessThan(0.1);
  });
});

describe("what programs read of the site", () => {
  it("is told to search engines: all but what belongs to one visitor", async () => {
    const { data, headers } = await load("/robots.txt");
    expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(data).toContain("\nDisallow: /import/\n");
    expect(data).toContain("\nSitemap: https://valora.test/sitemap.xml\n");
  });

  it("lists each page and each included company once for each language, and each names the others", async () => {
    const { data, headers } = await load("/sitemap.xml");
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const places = [...String(data).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
    for (const page of ["/", "/popular", "/methodology/evidence", "/analysis/ITX.MC", "/blog"])
      for (const language of languages)
        expect(places).toContain(`https://valora.test${page}${language === "es" ? "" : `?lang=${language}`}`);
    const companies = places.filter((place) => place?.includes("/analysis/"));
    expect(companies.length).toBe(includedProduct.bundledTickers().length * languages.length);
    const alternates = String(data).match(/hreflang="it" href="https:\/\/valora\.test\/popular\?lang=it"/g);
    expect(alternates?.length).toBe(languages.length);
  });

  it("says in the map when an article, a company and a list of figures last changed, and of other pages nothing", async () => {
    const map = String((await load("/sitemap.xml")).data);
    const changeOf = (path: string) =>
      new RegExp(`<loc>https://valora\\.test${path.replaceAll(".", "\\.")}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(
        map,
      )?.[1];
    expect(changeOf("/analysis/AAPL")).toBe("2026-08-20");
    expect(changeOf("/screener")).toBe(includedProduct.dataAsOf);
    expect(changeOf("/blog/article/margin-of-safety")).toBe("2024-01-12");
    expect(changeOf("/blog")).toBe("2025-07-27");
    expect(changeOf("/about")).toBeUndefined();
  });

  it("has no part of a map that is one file", async () => {
    for (const part of ["1", "0", "-1", "two"]) {
      const { status, data } = await load(`/sitemap.xml?part=${part}`);
      expect([part, status, data]).toMatchObject([part, 404, { code: "notFound" }]);
    }
  });

  it.each([
    ["es", "Valora: cuánto vale una acción", "/screener?lang=es"],
    ["en", "Valora: what a share is worth", "/screener?lang=en"],
    ["it", "Valora: quanto vale un’azione", "/screener?lang=it"],
  ])("is an application to install, in %s", async (language, name, first) => {
    const { data, headers } = await load(`/manifest.webmanifest?lang=${language}`);
    expect(headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    expect(data).toMatchObject({ name, lang: language, start_url: `/?lang=${language}`, display: "standalone" });
    expect((data as { shortcuts: { url: string }[] }).shortcuts[0]?.url).toBe(first);
  });

  it("says whom to tell of a weakness only where the operator has said whom", async () => {
    const unsaid = await load("/.well-known/security.txt");
    expect([unsaid.status, unsaid.data]).toMatchObject([404, { code: "notFound" }]);
    const { data } = await load("/.well-known/security.txt", { product: contactedAt("safety@valora.test") });
    expect(data).toContain("Contact: mailto:safety@valora.test\n");
    expect(data).toContain("\nPreferred-Languages: es, en, it\n");
    expect(data).toContain("\nCanonical: https://valora.test/.well-known/security.txt\n");
    const expires = Date.parse(/^Expires: (.*)$/m.exec(String(data))?.[1] ?? "");
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(182, 1);
  });
});

const contactedAt = (contactEmail: string) =>
  productWith({}, { operatorName: null, contactEmail, socialLinks: [], analytics: null });

describe("an address that no page knows", () => {
  it.each(["/nowhere", "/analysis/AAPL/nowhere"])("is said to be none: %s", async (address) => {
    const { status, data, reported } = await load(address);
    expect([status, reported]).toEqual([404, ["notFound"]]);
    expect((await send("/no-existe", {})).status, "what is sent there too").toBe(404);
    expect(data).toEqual({ code: "notFound", params: {}, requestId: "a-request" });
  });
});

describe("the page for readers without a connection", () => {
  it("leads a reader who has one to the company", async () => {
    expect((await load("/offline/ITX.MC?lang=en")).location).toBe("/analysis/ITX.MC?lang=en");
    expect(await load("/offline")).toMatchObject({ status: 200, data: null });
  });
});

describe("the answer about the service that counts readers", () => {
  const known = { analytics: { host: "counts.test", choice: null, isAsked: true, loaded: null } };
  it("is kept, and the page is shown again", async () => {
    const form = { choice: "accepted", return: "/analysis/KO?wacc=0.09" };
    const { status, location, headers } = await send("/cookies/analytics", form, { known });
    expect([status, location]).toEqual([303, "/analysis/KO?wacc=0.09"]);
    expect(headers.getSetCookie().join("\n")).toMatch(/^valora-analytics=accepted/m);
    expect(headers.getSetCookie().join("\n")).toMatch(/^valora-notice=analyticsAccepted/m);
  });

  it("leads to no other site", async () => {
    const form = { choice: "rejected", return: "//elsewhere.test/" };
    expect((await send("/cookies/analytics?lang=en", form, { known })).location).toBe("/?lang=en");
  });

  it("is none where there is no such service, or none was given", async () => {
    expect((await send("/cookies/analytics", { choice: "accepted" })).status).toBe(400);
    expect((await send("/cookies/analytics", { choice: "perhaps" }, { known })).status).toBe(400);
  });

  it("is not given by a GET request", async () => {
    const { location, headers } = await load("/cookies/analytics?lang=en", { known });
    expect([location, headers.getSetCookie()]).toEqual(["/cookies?lang=en", []]);
  });
});

everyEntryIsAsked("site");
