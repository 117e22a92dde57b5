import { describe, expect, it } from "vitest";
import { Failure } from "../../failure.ts";
import { pageRequest } from "./analysis-request.ts";
import { filledAddress } from "./form-request.ts";
import { read } from "./read-page-contract.ts";

it("carries what a company is taken for, and the methods asked all the same, through each form", () => {
  const kind = "type=bank&force=discountedCashFlow,dividendDiscount";
  for (const typed of ["waccPercent=8&horizon=5", "wacc=0.08&marginText=", "wacc=0.08&growthByYear.1="])
    expect(read(`${typed}&${kind}`)).toEqual({ kind: "redirect", search: `?wacc=0.08&${kind}` });
  expect(read("marginText=20&type=")).toEqual({ kind: "redirect", search: "?margin=0.2" });
  expect(read(kind)).toMatchObject({ query: { type: "bank", force: ["discountedCashFlow", "dividendDiscount"] } });
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

it("fills an address in and leaves what stands in it, and a complete one, alone", () => {
  const search = new URLSearchParams("how=discountedCashFlow&lang=en&utm_source=mail");
  expect(filledAddress(search, [...search])).toBeNull();
  expect(filledAddress(search, [...search, ["wacc", "0.09"], ["policy", "none"]])).toBe(
    "?how=discountedCashFlow&lang=en&utm_source=mail&wacc=0.09&policy=none",
  );
});

describe("peers in an address", () => {
  const asked = (search: string) => pageRequest("KO", new URLSearchParams(search), "es");

  it("are one list, in which a form has put what was typed", () => {
    expect(asked("wacc=0.08&peers=PEP,KDP&peers=mnst")).toEqual({
      kind: "redirect",
      search: "?wacc=0.08&peers=PEP,KDP,MNST",
    });
    expect(asked("peers=PEP,KDP")).toMatchObject({ query: { peers: ["PEP", "KDP"] }, refusedPeers: [], failure: null });
  });

  it("stay with what can be read of them, and the rest is said", () => {
    expect(asked("peers=PEP,KDP&peers=PEP")).toMatchObject({
      kind: "analysis",
      query: { peers: ["PEP", "KDP"] },
      refusedPeers: [{ peer: "PEP", reason: "twice" }],
      failure: { code: "peersRefused", status: 422 },
    });
    const nothing = asked("g=0.03&peers=%3F");
    expect(nothing).toMatchObject({ query: { growth: 0.03 }, refusedPeers: [{ peer: "?", reason: "notSymbol" }] });
    expect(nothing.kind === "analysis" && nothing.query.peers).toBeUndefined();
  });

  it("travel with the forms of the other assumptions", () => {
    expect(asked("peers=PEP,KDP&waccPercent=8&gPercent=&horizon=")).toEqual({
      kind: "redirect",
      search: "?wacc=0.08&peers=PEP,KDP",
    });
    expect(asked("peers=PEP,KDP&payoutText=40")).toEqual({
      kind: "redirect",
      search: "?payout=0.4&peers=PEP,KDP",
    });
  });
});
