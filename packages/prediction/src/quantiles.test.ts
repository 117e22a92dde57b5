import { describe, expect, it } from "vitest";
import { compileModel } from "./compiled-model.ts";
import { featureNames } from "./features.ts";
import { type HeadFile, questionNames } from "./model-file.ts";
import { explanation, headTurns, logQuantiles, subjectOf, turnsOf } from "./quantiles.ts";
import { tinyModel, tinySource } from "./tiny-model-contract.ts";

const [firstHead] = tinyModel().heads;
if (!firstHead) throw new Error("the tiny model has heads");
const split = (name: (typeof questionNames)[number], bin: number) => 1 + 2 * (bin + 64 * questionNames.indexOf(name));

/** One head on sales at twice their amount, in thousandths: asks for the industry, below its edge for the sector. */
const bySector: HeadFile = {
  ...firstHead,
  sectorPremium: { industrials: 0.1, financials: -0.2 },
  industryPremium: { Railroads: 0.3, Airlines: -0.4 },
  premiumEdges: { sector: [0], industry: [0.2] },
  forests: {
    ...firstHead.forests,
    middle: { base: 0, nodes: [split("industry", 0), split("sector", 0), 0, 0, 0], values: [0, 0, 1, 2, 4] },
  },
};
const model = compileModel(tinyModel({ heads: [bySector] }));
const unitsFor = (company: Parameters<typeof tinySource>[1]) => {
  const said = logQuantiles(model, subjectOf(tinySource({}, company)));
  return ((said?.middle ?? Number.NaN) - Math.log(2000)) * 1000;
};

describe("what a head knows of a company's kind", () => {
  it.each<[string, Parameters<typeof tinySource>[1], number]>([
    ["its industry's premium", { industry: "Railroads" }, 4],
    ["its industry's, then its sector's", { industry: "Airlines" }, 2],
    ["its sector's where the industry is unknown", { industry: null }, 2],
    ["its sector's where the industry was not in training", { industry: "Wizardry" }, 2],
    ["its sector's where the industry is a word of the language", { industry: "constructor" }, 2],
    ["a sector below the edge", { sector: "financials" }, 1],
    ["nothing where there is no sector", { sector: null }, 4],
  ])("is %s", (_, company, units) => {
    expect(unitsFor(company)).toBeCloseTo(units, 9);
  });

  it("stands behind the numeric features", () => {
    const [head] = model.heads;
    if (!head) throw new Error("one head was given");
    const source = tinySource({}, { industry: "Railroads" });
    const turns = headTurns(head, source, turnsOf(model, subjectOf(source).vector));
    // A place for every question of every feature, and one for nodes that ask nothing.
    expect(turns).toHaveLength((featureNames.length + 2) * 128 + 1);
    const rightAtLimit = (limit: number) =>
      Array.from(turns.slice(featureNames.length * 128)).filter((_, code) => code % 128 === 2 * limit);
    // Both premiums lie in bin 1: above the limit 0, not above the limit 1.
    expect([rightAtLimit(0), rightAtLimit(1)]).toEqual([
      [1, 1, 0],
      [0, 0],
    ]);
  });
});

describe("the multiples that exist for a company", () => {
  it("are those of amounts above nothing", () => {
    const amounts = { totalAssets: 0, revenue: 1, netIncome: -1, operatingCashFlow: null, totalEquity: 0.5 };
    expect(subjectOf(tinySource(amounts)).anchors).toEqual({
      assets: null,
      sales: 1,
      earnings: null,
      operatingCashFlow: null,
      equity: 0.5,
    });
    expect(subjectOf(tinySource({}, { years: [] })).anchors.sales).toBeNull();
  });

  it("weigh the same, and without one there is neither a value nor an explanation", () => {
    const two = compileModel(tinyModel());
    // Twice sales of 1,000 and twenty times earnings of 400: ln 2,000 and ln 8,000 average to ln 4,000.
    const said = logQuantiles(two, subjectOf(tinySource({ netIncome: 400 })));
    expect((said?.middle ?? 0) - Math.log(4000)).toBeCloseTo(0.25, 12);
    const nothing = subjectOf(tinySource({ revenue: 0, netIncome: 0 }));
    expect(logQuantiles(two, nothing)).toBeNull();
    expect(explanation(two, nothing)).toBeNull();
  });

  it("share what a feature adds: the explanation credits each question by its name", () => {
    const said = explanation(model, subjectOf(tinySource({}, { industry: "Airlines" })));
    const telling = said?.contributions.filter(({ logPoints }) => logPoints !== 0);
    expect(said?.start).toBeCloseTo(Math.log(2000), 12);
    expect(telling).toEqual([{ question: "sector", logPoints: expect.closeTo(0.002, 12) }]);
  });
});
