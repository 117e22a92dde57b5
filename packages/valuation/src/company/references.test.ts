import { describe, expect, it } from "vitest";
import type { IndustryAverages } from "../inputs/market-reference.ts";
import { sampleReference } from "../inputs/sample-company.ts";
import { industryLeaf } from "./references.ts";

const { industry, market } = sampleReference;

function leafWith(ofIndustry: Partial<IndustryAverages> | null, ofMarket: Partial<IndustryAverages> = {}) {
  const reference = {
    ...sampleReference,
    industry: ofIndustry && industry && { ...industry, ...ofIndustry },
    market: { ...market, ...ofMarket },
  };
  const found = industryLeaf(reference, "operatingMargin", "industryOperatingMargin", "rate");
  return found && [found.leaf.value, found.leaf.source, found.ofMarket];
}

describe("an average", () => {
  it("is the industry's where it has one, else the market's, each under its name", () => {
    expect(leafWith({ operatingMargin: 0.2 })).toEqual([0.2, "sample: Machinery", false]);
    expect(leafWith({ operatingMargin: 0 })).toEqual([0, "sample: Machinery", false]);
    expect(leafWith({ operatingMargin: null })).toEqual([0.12, "sample: Total Market", true]);
    expect(leafWith({ operatingMargin: Number.NaN })).toEqual([0.12, "sample: Total Market", true]);
    expect(leafWith(null)).toEqual([0.12, "sample: Total Market", true]);
  });

  it("is unknown where neither has it", () => {
    expect(leafWith({ operatingMargin: null }, { operatingMargin: null })).toBeNull();
    expect(leafWith(null, { operatingMargin: Number.POSITIVE_INFINITY })).toBeNull();
  });
});
