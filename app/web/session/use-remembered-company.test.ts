import { describe, expect, it } from "vitest";
import { companyIn } from "./use-remembered-company.ts";

const inditex = { ticker: "ITX.MC", name: "Inditex" };

describe("the company that a page is about", () => {
  it.each([
    ["a result", { page: { file: { fundamentals: { ...inditex, statements: [] } } } }],
    ["its statements, ratios, prices or held data", { answer: { ...inditex, trace: null }, shown: null }],
    ["the few figures of a company without accounts", { kind: "failed", failed: { ...inditex, quickLook: {} } }],
  ])("is found: %s", (_, data) => {
    expect(companyIn(data)).toEqual(inditex);
  });

  it.each([
    ["a symbol that is none", { kind: "failed", failed: { ...inditex, quickLook: null } }],
    ["a page about no company", { popular: [] }],
    ["a list", { answer: { rows: [] } }],
    ["nothing", null],
  ])("is none: %s", (_, data) => {
    expect(companyIn(data)).toBeNull();
  });
});
