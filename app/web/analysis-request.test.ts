import { describe, expect, it } from "vitest";
import { Failure } from "../failure.ts";
import { pageRequest } from "./analysis-request.ts";

const read = (search: string, language: "es" | "en" | "it" = "es") =>
  pageRequest("AAPL", new URLSearchParams(search), language);

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

describe("a canonical address", () => {
  it("is read as it stands, whatever else a shared link has gathered", () => {
    const page = read("wacc=0.085&utm_source=mail&how=discountedCashFlow&fbclid=x");
    expect(page).toMatchObject({ kind: "analysis", query: { wacc: 0.085 }, refused: {}, failure: null });
  });

  it("sets a lever out of range aside and says so with its status", () => {
    const page = read("wacc=9&horizon=10");
    expect(page).toMatchObject({
      kind: "analysis",
      query: { wacc: undefined, horizon: 10 },
      refused: { wacc: { text: "9", reason: "outOfRange" } },
    });
    expect(page.kind === "analysis" && page.failure?.status).toBe(422);
  });

  it("leaves both aside when growth is not below the discount rate", () => {
    const page = read("wacc=0.03&g=0.05");
    expect(page).toMatchObject({ kind: "analysis", query: { wacc: undefined, growth: undefined } });
    expect(page.kind === "analysis" && page.failure?.code).toBe("gNotBelowWacc");
  });

  it("refuses a repeated parameter and an unknown scenario", () => {
    expect(() => read("wacc=0.08&wacc=0.09")).toThrow(Failure);
    expect(() => read("scenario=bull")).toThrow(Failure);
  });
});
