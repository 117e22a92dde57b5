import { describe, expect, it } from "vitest";
import { read } from "./read-page-contract.ts";

describe("a form without scripts", () => {
  it("leads to the canonical address of what was typed in the page's language", () => {
    const search = "scenario=optimistic&waccPercent=8,5&waccPercentShown=7,8&gPercent=7,2&gPercentShown=7,2&horizon=5";
    expect(read(search)).toEqual({ kind: "redirect", search: "?scenario=optimistic&wacc=0.085" });
    expect(read("waccPercent=8.5&horizon=10&lang=en", "en")).toEqual({
      kind: "redirect",
      search: "?wacc=0.085&horizon=10&lang=en",
    });
  });

  it("keeps in its field what it cannot use, and analyses the rest", () => {
    const page = read("waccPercent=ocho&gPercent=80&horizon=10");
    if (page.kind !== "analysis") throw new Error("an analysis was expected");
    expect(page.refused).toEqual({
      wacc: { text: "ocho", reason: "notNumber" },
      growth: { text: "80", reason: "outOfRange" },
    });
    expect(page.query).toMatchObject({ ticker: "AAPL", horizon: 10 });
    expect(page.failure?.status).toBe(400);
  });
});

describe("reasons without scripts", () => {
  it("go from the expert's form to the address, each with what it explains", () => {
    expect(read("wacc=0.08&marginText=20&note.wacc=+Deuda+fija%0A&note.margin=Como+en+2019&note.payout=nada")).toEqual({
      kind: "redirect",
      search: "?wacc=0.08&margin=0.2&note.wacc=Deuda+fija&note.margin=Como+en+2019",
    });
  });

  it("are carried by the bar's form, and go when their assumption goes", () => {
    expect(read("waccPercent=&gPercent=2&horizon=5&note.wacc=Deuda+fija&note.g=Pedidos")).toEqual({
      kind: "redirect",
      search: "?g=0.02&note.g=Pedidos",
    });
  });

  it("that are too long are set aside and named, and the rest is valued", () => {
    const long = "x".repeat(281);
    const page = read(`wacc=0.08&g=0.03&note.wacc=${long}&note.g=Pedidos`);
    if (page.kind !== "analysis") throw new Error("an analysis was expected");
    expect(page.refusedNotes).toEqual(["wacc"]);
    expect(page.query).toMatchObject({ wacc: 0.08, growth: 0.03, notes: { g: "Pedidos" } });
    expect(page.failure).toMatchObject({ code: "noteTooLong", status: 400 });
    expect(read(`wacc=0.08&marginText=&note.wacc=${long}`)).toEqual({
      kind: "redirect",
      search: `?wacc=0.08&note.wacc=${long}`,
    });
  });
});

describe("the bar's form without scripts", () => {
  it("keeps beside a refused rate what was set before and what was sent with it", () => {
    const kept = "?g=0.02&horizon=10&margin=0.2&waccPercent=ocho";
    expect(read("waccPercent=ocho&gPercent=2&horizon=10&margin=0.2")).toEqual({ kind: "redirect", search: kept });
    expect(read(kept)).toMatchObject({
      query: { growth: 0.02, horizon: 10, levers: { margin: 0.2 } },
      refused: { wacc: { text: "ocho", reason: "notNumber" } },
    });
  });
});

describe("an expert's form without scripts", () => {
  it("adds its levers to what the address already carries, and an emptied field takes one away", () => {
    expect(read("wacc=0.08&horizon=10&marginText=20,5&salesToCapitalText=1,8&payoutText=")).toEqual({
      kind: "redirect",
      search: "?wacc=0.08&horizon=10&margin=0.205&salesToCapital=1.8",
    });
    expect(read("wacc=0.08&marginText=")).toEqual({ kind: "redirect", search: "?wacc=0.08" });
  });

  it("is carried by the bar's own form", () => {
    expect(read("waccPercent=8&horizon=5&margin=0.2")).toEqual({ kind: "redirect", search: "?wacc=0.08&margin=0.2" });
  });

  it("takes years as whole numbers and shares as a percentage, and keeps half a year in its field", () => {
    const search = "?dilution=0.015&researchLife=5";
    expect(read("dilutionText=1,5&researchLifeText=5")).toEqual({ kind: "redirect", search });
    expect(read(search.slice(1))).toMatchObject({
      query: { levers: { dilution: 0.015, researchLife: 5 } },
      refused: {},
    });
    expect(read("dilution=0.015&researchLifeText=2,5")).toMatchObject({
      query: { levers: { dilution: 0.015 } },
      refused: { researchLife: { text: "2,5", reason: "notNumber" } },
    });
  });

  it("keeps in its field what it cannot use, and values with the rest", () => {
    const kept = "?wacc=0.08&payout=0.4&marginText=mucho&persistenceText=99";
    expect(read("wacc=0.08&marginText=mucho&persistenceText=99&payoutText=40")).toEqual({
      kind: "redirect",
      search: kept,
    });
    expect(read(kept)).toMatchObject({
      kind: "analysis",
      query: { wacc: 0.08, levers: { payout: 0.4 } },
      refused: {
        margin: { text: "mucho", reason: "notNumber" },
        persistence: { text: "99", reason: "outOfRange" },
      },
    });
  });

  it("sets a lever of the address aside that is out of range", () => {
    const page = read("terminalGrowth=3&payout=0.4");
    expect(page).toMatchObject({
      query: { levers: { payout: 0.4 } },
      refused: { terminalGrowth: { text: "3", reason: "outOfRange" } },
    });
  });
});

describe("the years' form without scripts", () => {
  it("puts what was typed over what the address carries, and an emptied cell takes its year away", () => {
    const typed = "growthByYear.1=8&growthByYear.2=&growthByYear.3=6,5&salesToCapitalByYear.2=1,8";
    expect(read(`wacc=0.08&margin=0.2&growthByYear=0.1,0.2,,,,,,0.04&how=discountedCashFlow&${typed}`)).toEqual({
      kind: "redirect",
      search:
        "?wacc=0.08&margin=0.2&growthByYear=0.08,,0.065,,,,,0.04&salesToCapitalByYear=,1.8&how=discountedCashFlow",
    });
    expect(read("growthByYear=0.1&growthByYear.1=")).toEqual({ kind: "redirect", search: "" });
  });

  it("is carried by the other two forms", () => {
    expect(read("waccPercent=8&horizon=5&growthByYear=,0.1")).toEqual({
      kind: "redirect",
      search: "?wacc=0.08&growthByYear=,0.1",
    });
    expect(read("marginText=20&growthByYear=,0.1")).toEqual({
      kind: "redirect",
      search: "?margin=0.2&growthByYear=,0.1",
    });
  });

  it("keeps in its cell what it cannot use, and values with the rest", () => {
    const kept = "?growthByYear=,0.05&growthByYear.1=mucho&marginByYear.1=99";
    expect(read("growthByYear.1=mucho&growthByYear.2=5&marginByYear.1=99")).toEqual({ kind: "redirect", search: kept });
    expect(read(kept)).toMatchObject({
      kind: "analysis",
      query: { years: { growthByYear: [null, 0.05] } },
      refused: {
        "growthByYear.1": { text: "mucho", reason: "notNumber" },
        "marginByYear.1": { text: "99", reason: "outOfRange" },
      },
    });
  });

  it("sets aside the years of an address that cannot be used, each at its cell", () => {
    const page = read("growthByYear=abc,0.05,9&marginByYear=0.2");
    expect(page).toMatchObject({
      kind: "analysis",
      query: { years: { growthByYear: [null, 0.05], marginByYear: [0.2] } },
      refused: {
        "growthByYear.1": { text: "abc", reason: "notNumber" },
        "growthByYear.3": { text: "9", reason: "outOfRange" },
      },
    });
    expect(page.kind === "analysis" && page.failure?.status).toBe(400);
    expect(read(`growthByYear=${"0.1,".repeat(15)}0.1`)).toMatchObject({
      query: { years: undefined },
      refused: { "growthByYear.1": { reason: "outOfRange" } },
    });
  });
});
