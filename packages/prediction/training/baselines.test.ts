import { describe, expect, it } from "vitest";
import { baselinesOf } from "./baselines.ts";
import { examplesOf } from "./examples.ts";
import { levelsOf, movedLevels } from "./market-levels.ts";
import { premiumsOf } from "./premiums.ts";
import { parseTable } from "./table.ts";

const heading =
  "ticker,date,sector,industry,marketCap,enterpriseValue,revenue,ebitda,netIncome,totalAssets,totalEquity";
/** Companies of book 100 and earnings 10 with the given market values; debt of 50. */
const market = (values: readonly number[], date = "2024-12-31") =>
  examplesOf(
    parseTable(
      [
        heading,
        ...values.map((value, index) => `C${index},${date},Energy,Coal,${value},${value + 50},200,25,10,300,100`),
      ].join("\n"),
    ),
  );

describe("the baselines", () => {
  const examples = market([100, 200, 300, 400, 500, 600, 5000]);
  const baselines = baselinesOf(examples, examples);
  const subject = examples[6] ?? (examples[0] as (typeof examples)[number]); // Seven were made.

  it("take the median of the other companies, never the company's own multiple", () => {
    // The others' price to book: 1 … 6, median 3.5; earnings 10 at 10 … 60 times, median 35.
    expect(Math.exp(baselines.sectorMedianPriceToBook(subject))).toBeCloseTo(350, 9);
    expect(Math.exp(baselines.sectorMedianPriceToEarnings(subject))).toBeCloseTo(350, 9);
    expect(Math.exp(baselines.industryMedianPriceToEarnings(subject))).toBeCloseTo(350, 9);
  });

  it("take the company's own net debt off the peers' enterprise multiple", () => {
    // EV ÷ EBITDA of the others: (150 … 650) ÷ 25, median 400 ÷ 25 = 16; 16 × 25 − 50 = 350.
    expect(Math.exp(baselines.sectorMedianEvToEbitda(subject))).toBeCloseTo(350, 9);
  });

  it("take the harmonic mean of the positive multiples", () => {
    // 6 ÷ (1/10 + 1/20 + … + 1/60) = 24.489…
    const harmonic = 6 / [10, 20, 30, 40, 50, 60].reduce((total, multiple) => total + 1 / multiple, 0);
    expect(Math.exp(baselines.sectorHarmonicPriceToEarnings(subject))).toBeCloseTo(10 * harmonic, 9);
  });

  it("have no value with fewer than five peers", () => {
    const few = market([100, 200, 300]);
    expect(baselinesOf(few, few).sectorMedianPriceToBook(few[0] as (typeof few)[number])).toBeNaN(); // Three were made.
  });
});

describe("market levels", () => {
  it("are the medians of the log multiples", () => {
    expect(levelsOf(market([100, 200, 800])).equity).toBeCloseTo(Math.log(2), 12);
  });

  it("move by the change of the companies that are in both tables", () => {
    // Common companies C0 and C1: median of ln(1), ln(2) before; prices doubled after. C2 is not in the later table.
    const moved = movedLevels(market([100, 200, 800]), market([200, 400], "2025-12-31"));
    expect(moved.equity).toBeCloseTo(Math.log(2) + Math.log(2), 12);
  });
});

describe("premiums", () => {
  it("shrink a small industry towards its sector and a sector towards the market", () => {
    const targets = market([100, 200]).map((example) => ({ example, value: 1 }));
    // Two rows of 1 among ten of 0: 2 ÷ 12; the industry: (2 + 10 × 2/12) ÷ 12.
    expect(premiumsOf(targets)).toEqual({
      sectorPremium: { energy: expect.closeTo(2 / 12, 4) },
      industryPremium: { Coal: expect.closeTo((2 + 10 * 0.1667) / 12, 4) },
    });
  });
});
