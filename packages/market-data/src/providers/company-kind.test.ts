import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { vendorKind } from "./company-kind.ts";
import { industryNamed } from "./industry-names.ts";

describe("the kind of a company by a vendor's words", () => {
  it.each([
    ["Financial Services", "Banks - Regional", "financials", "Regional Banks"],
    ["Financial Services", "Banks—Diversified", "financials", "Diversified Banks"],
    ["FINANCIAL SERVICES", "INSURANCE - LIFE", "financials", "Life & Health Insurance"],
    ["Real Estate", "REIT - Mortgage", "financials", "Mortgage REITs"],
    ["Real Estate", "REIT – Office", "realEstate", "Office REITs"],
    ["Industrials", "Marine Shipping", "industrials", "Marine Transportation"],
    ["Industrials", "Airlines", "industrials", "Passenger Airlines"],
    ["Consumer Cyclical", "Residential Construction", "consumerDiscretionary", "Homebuilding"],
    ["Basic Materials", "Gold", "materials", "Gold"],
    ["Healthcare", " biotechnology ", "healthCare", "Biotechnology"],
    ["Financial Services", "Shell Companies", "financials", null],
    ["Financial Services", null, "financials", null],
  ] as const)("%s, %s is %s, %s", (sector, industry, ours, subIndustry) => {
    expect(vendorKind({ sector, industry }, null)).toEqual({ sector: ours, industry: subIndustry });
  });

  it("is ours where the company is known, and our sector where its industry is not", () => {
    const told = { sector: "Financial Services", industry: "Credit Services" };
    const visa = { sector: "financials", industry: "Transaction & Payment Processing Services" } as const;
    expect(vendorKind(told, visa)).toEqual(visa);
    expect(vendorKind({ sector: "LIFE SCIENCES", industry: null }, { sector: "healthCare", industry: null })).toEqual({
      sector: "healthCare",
      industry: null,
    });
    expect(vendorKind({ sector: "LIFE SCIENCES", industry: null }, null)).toBeNull();
  });

  it.each(["constructor", "__proto__"])("knows no sector and no industry called %s", (name) => {
    expect(vendorKind({ sector: name, industry: "Gold" }, null)).toBeNull();
    expect(vendorKind({ sector: "Energy", industry: name }, null)).toEqual({ sector: "energy", industry: null });
  });

  it("names sub-industries that have averages, each as the standard writes it", async () => {
    const data = createMarketData();
    const { fundamentals } = await data.fundamentalsOf("AAPL");
    const named = ["Banks - Regional", "REIT - Mortgage", "Marine Shipping", "Uranium", "Utilities - Renewable"];
    for (const name of named) {
      const industry = industryNamed(name);
      expect(data.referenceFor({ ...fundamentals, industry }).industry?.name, name).toBeTypeOf("string");
    }
  });
});
