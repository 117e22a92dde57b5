import type { AnnualStatement, Sector } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import { createMarketData } from "../../create-market-data.ts";
import { kindOfFiler } from "./filer-kind.ts";
import { industryOfSic } from "./sic-industries.ts";
import { sectorOfSic } from "./sic-sectors.ts";

const sectors = new Map<string, Sector>();

beforeAll(async () => {
  const data = createMarketData();
  for (const ticker of data.bundledTickers()) {
    const { sector, industry } = (await data.fundamentalsOf(ticker)).fundamentals;
    if (industry !== null) sectors.set(industry, sector);
  }
});

const codes = Array.from({ length: 9_000 }, (_, index) => String(index + 100));

describe("the sub-industry of an industrial classification", () => {
  it.each([
    ["6022", "Regional Banks"],
    ["6311", "Life & Health Insurance"],
    ["6331", "Property & Casualty Insurance"],
    ["6282", "Asset Management & Custody Banks"],
    ["1531", "Homebuilding"],
    ["4412", "Marine Transportation"],
    ["4512", "Passenger Airlines"],
    ["1040", "Gold"],
    ["6792", "Oil & Gas Exploration & Production"],
    ["2111", "Tobacco"],
    ["5080", "Trading Companies & Distributors"],
    ["3674", "Semiconductors"],
    ["3672", "Electronic Manufacturing Services"],
    ["7389", null],
    ["", null],
    [null, null],
  ])("%s is %s", (sic, industry) => {
    expect(industryOfSic(sic)).toBe(industry);
  });

  it("is of the sector that its code is of", () => {
    for (const code of codes) {
      const industry = industryOfSic(code);
      const ofStandard = industry === null ? undefined : sectors.get(industry);
      if (ofStandard !== undefined) expect(sectorOfSic(code), `${code}: ${industry}`).toBe(ofStandard);
    }
  });

  it("is none of a fund, a pool of loans or a blank check, which have no sector either", () => {
    for (const code of ["6189", "6722", "6726", "6770"])
      expect([sectorOfSic(code), industryOfSic(code)]).toEqual([null, null]);
  });
});

describe("the kind of a filer", () => {
  type Figures = Partial<Record<"totalAssets" | "totalLiabilities" | "depreciationAndAmortization", number | null>>;
  const trust = (figures: Figures, name = "Sample Properties") => {
    const unknown = { totalAssets: null, totalLiabilities: null, depreciationAndAmortization: null };
    // The kind reads these three figures alone.
    const statement = { figures: { ...unknown, ...figures } } as unknown as AnnualStatement;
    return kindOfFiler({ name, sic: "6798", sector: "realEstate", industry: null }, [statement]);
  };
  const houses = { sector: "realEstate", industry: "Diversified REITs" };
  const mortgages = { sector: "financials", industry: "Mortgage REITs" };

  it("is an owner of houses where a trust depreciates, whatever it owes", () => {
    expect(trust({ totalAssets: 1000, totalLiabilities: 700, depreciationAndAmortization: 30 })).toEqual(houses);
    expect(trust({ totalAssets: 1000, totalLiabilities: 400, depreciationAndAmortization: 0 })).toEqual(houses);
    expect(trust({})).toEqual(houses);
  });

  it("is an owner of mortgages where a trust depreciates next to nothing and owes most of its assets, or is named so", () => {
    expect(trust({ totalAssets: 1000, totalLiabilities: 880 })).toEqual(mortgages);
    expect(trust({ totalAssets: 1000, totalLiabilities: 880, depreciationAndAmortization: 2.9 })).toEqual(mortgages);
    expect(trust({ totalAssets: 1000, totalLiabilities: 300 }, "Sample Mortgage Trust")).toEqual(mortgages);
    expect(trust({ totalAssets: 1000, totalLiabilities: 600 })).toEqual(houses);
  });

  it("is that of its code where it is no trust", () => {
    const bank = { sic: "6022", sector: "financials", industry: "Regional Banks" } as const;
    expect(kindOfFiler(bank, [])).toEqual({ sector: "financials", industry: "Regional Banks" });
    expect(kindOfFiler({ ...bank, sector: null }, [])).toBeNull();
    const exchange = { sector: "financials", industry: "Financial Exchanges & Data" } as const;
    expect(kindOfFiler({ ...bank, known: exchange }, [])).toEqual(exchange);
    expect(kindOfFiler({ ...bank, known: { ...exchange, industry: null } }, [])).toEqual(kindOfFiler(bank, []));
  });
});
