import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { industryMultiple, multipleOfPeer } from "./peer-multiples.ts";

/** Against 10 in the whole market. */
function averageAt(priceToBook: number | null, kind: "priceToBook" | "priceToTangibleBook" = "priceToBook") {
  const industry: SampleChanges["industry"] = { priceToBook };
  const { reference } = sampleFile({ industry });
  const market = { ...reference.market, priceToBook: 10 };
  return industryMultiple({ ...reference, market }, kind)?.value ?? null;
}

describe("the multiple of an industry", () => {
  it("is its dated average, up to twice the market's", () => {
    expect(averageAt(3)).toBe(3);
    expect(averageAt(20)).toBe(20);
    expect(averageAt(20.01)).toBeNull();
  });

  it("is none where the industry has no average, or one that is not above zero: the market's does not stand in", () => {
    expect(averageAt(null)).toBeNull();
    expect(averageAt(0)).toBeNull();
    expect(averageAt(-4)).toBeNull();
  });

  it("is none of a kind that no industry is averaged by", () => {
    expect(averageAt(3, "priceToTangibleBook")).toBeNull();
  });
});

describe("the multiple of a peer", () => {
  const multiple = (marketCap: number, debt: number, cash: number) =>
    multipleOfPeer(samplePeer("PEER", marketCap, { debt, cash }), "evToEbitda")?.value ?? null;

  it("sets what the firm costs beside its figure: (1200 + 300 − 100) ÷ 100", () => {
    expect(multiple(1200, 300, 100)).toBe(14);
  });

  it("is none of a peer without a market value, or of one whose cash is worth as much as it costs", () => {
    expect(multiple(0, 300, 100)).toBeNull();
    expect(multiple(200, 100, 300)).toBeNull();
    expect(multiple(200, 100, 299)).toBe(0.01);
  });
});
