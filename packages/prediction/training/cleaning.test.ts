import { describe, expect, it } from "vitest";
import { cleanExamples } from "./cleaning.ts";
import { examplesOf } from "./examples.ts";
import { parseTable } from "./table.ts";

const heading = "ticker,date,sector,currency,marketCap,revenue,netIncome,totalAssets,totalEquity";
const examples = (...lines: string[]) => examplesOf(parseTable([heading, ...lines].join("\n")));
const rest = "10,1,20,5";

describe("cleaning the examples", () => {
  it("leaves out a market value that repeats its neighbour's, in both years, and counts it", () => {
    const { kept, excluded } = cleanExamples(
      examples(
        `IPO,2020-12-31,Energy,USD,1000,${rest}`,
        `IPO,2021-12-31,Energy,USD,1000.5,${rest}`,
        `IPO,2022-12-31,Energy,USD,1300,${rest}`,
      ),
      2020,
      "USD",
    );
    expect(kept.map(({ year }) => year)).toEqual([2022]);
    expect(excluded.copiedMarketValue).toBe(2);
  });

  it("counts each other reason once", () => {
    const { kept, excluded } = cleanExamples(
      examples(
        `A,2020-12-31,Unknown,USD,1,${rest}`,
        `B,2020-12-31,Energy,EUR,1,${rest}`,
        `C,2018-12-31,Energy,USD,1,${rest}`,
        `D,2020-12-31,Energy,USD,,${rest}`,
        `E,2020-12-31,Energy,USD,1,${rest}`,
      ),
      2020,
      "USD",
    );
    expect(kept.map(({ ticker }) => ticker)).toEqual(["E"]);
    expect(excluded).toEqual({
      marketValueUnknown: 1,
      sectorUnknown: 1,
      currency: 1,
      tooEarly: 1,
      copiedMarketValue: 0,
    });
  });

  it("keeps the later of two rows within one market year, and sees the earlier ones as history", () => {
    const [first, second] = examples(`A,2021-01-02,Energy,USD,1,8,1,20,5`, `A,2022-01-01,Energy,USD,2,10,1,20,5`);
    expect([first?.year, second?.year]).toEqual([2020, 2021]);
    expect(second?.source.years.map(({ figures }) => figures.revenue)).toEqual([10, 8]);
    expect(first?.source.years).toHaveLength(1);
    expect(examples(`A,2020-08-31,Energy,USD,1,${rest}`, `A,2020-12-31,Energy,USD,2,${rest}`)).toHaveLength(1);
  });
});
