import { describe, expect, it } from "vitest";
import { factBook } from "./fact-book.ts";
import { shareFactorSince, shareSplits, splitRatio } from "./share-splits.ts";

type Row = { end: string; filed: string; value: number };
const facts = (rows: readonly Row[]) =>
  rows.map(({ end, filed, value }) => ({
    start: `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`,
    end,
    val: value,
    accn: `accession-${filed}`,
    form: "10-K",
    filed,
  }));

function splitsOf(shares: readonly Row[], earnings: readonly Row[] = []) {
  const book = factBook({
    cik: 1,
    entityName: "Example",
    facts: {
      "us-gaap": {
        Assets: { units: { USD: facts([{ end: "2020-12-31", filed: "2021-02-01", value: 1 }]) } },
        WeightedAverageNumberOfDilutedSharesOutstanding: { units: { shares: facts(shares) } },
        EarningsPerShareDiluted: { units: { "USD/shares": facts(earnings) } },
      },
    },
  });
  if (!book) throw new Error("no facts");
  return shareSplits(book);
}

describe("share splits in filings", () => {
  it("finds a split where a later filing restates the same year", () => {
    const splits = splitsOf([
      { end: "2019-12-31", filed: "2020-02-01", value: 100 },
      { end: "2019-12-31", filed: "2021-02-01", value: 400 },
    ]);
    expect(splits).toEqual([{ factor: 4, lastBefore: "2020-02-01", firstAfter: "2021-02-01" }]);
    expect(shareFactorSince("2020-02-01", splits)).toBe(4);
    expect(shareFactorSince("2021-02-01", splits)).toBe(1);
  });

  it("finds a consolidation", () => {
    const [split] = splitsOf([
      { end: "2019-12-31", filed: "2020-02-01", value: 1_000 },
      { end: "2019-12-31", filed: "2021-02-01", value: 50 },
    ]);
    expect(split?.factor).toBe(1 / 20);
  });

  it("tells two splits from one of their product", () => {
    const splits = splitsOf([
      { end: "2018-12-31", filed: "2019-02-01", value: 100 },
      { end: "2018-12-31", filed: "2021-02-01", value: 600 },
      { end: "2019-12-31", filed: "2020-02-01", value: 210 },
      { end: "2019-12-31", filed: "2021-02-01", value: 630 },
    ]);
    expect(splits.map(({ factor }) => factor)).toEqual([2, 3]);
    expect(shareFactorSince("2019-02-01", splits)).toBe(6);
    expect(shareFactorSince("2020-02-01", splits)).toBe(3);
  });

  it("takes a restatement for a merger or a correction for what it is: no split", () => {
    expect(
      splitsOf([
        { end: "2019-12-31", filed: "2020-02-01", value: 100 },
        { end: "2019-12-31", filed: "2021-02-01", value: 117 },
      ]),
    ).toEqual([]);
  });

  it("does not take a count first filed in thousands for a split: earnings per share stood still", () => {
    const shares = [
      { end: "2019-12-31", filed: "2020-02-01", value: 100_000 },
      { end: "2019-12-31", filed: "2021-02-01", value: 100_000_000 },
    ];
    const earnings = [
      { end: "2019-12-31", filed: "2020-02-01", value: 2.5 },
      { end: "2019-12-31", filed: "2021-02-01", value: 2.5 },
    ];
    expect(splitsOf(shares, earnings)).toEqual([]);
    expect(splitsOf(shares).map(({ factor }) => factor)).toEqual([1000]);
  });

  it("finds a split in earnings per share alone when two years agree, and not when one stands alone", () => {
    const one = [
      { end: "2019-12-31", filed: "2020-02-01", value: 58.61 },
      { end: "2019-12-31", filed: "2021-02-01", value: 2.93 },
    ];
    const two = [
      { end: "2018-12-31", filed: "2020-02-01", value: 49.16 },
      { end: "2018-12-31", filed: "2021-02-01", value: 2.46 },
    ];
    expect(splitsOf([], one)).toEqual([]);
    expect(splitsOf([], [...one, ...two])).toEqual([
      { factor: 20, lastBefore: "2020-02-01", firstAfter: "2021-02-01" },
    ]);
  });
});

describe("the split a quotient stands for", () => {
  it.each([
    [1.0004, 1],
    [3.9998, 4],
    [7.0001, 7],
    [1.5, 1.5],
    [1.3334, 4 / 3],
    [0.1, 0.1],
    [0.05, 0.05],
    [1.17, null],
    [0, null],
    [Number.POSITIVE_INFINITY, null],
  ])("%d is %j", (quotient, ratio) => {
    if (ratio === null) expect(splitRatio(quotient)).toBeNull();
    else expect(splitRatio(quotient)).toBeCloseTo(ratio, 10);
  });
});
