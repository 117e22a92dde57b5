import { company } from "./golden-company-contract.ts";

export const afterSplits = [
  ["4 for 1", 4, 4_000, 0.5],
  ["7 for 1", 7, 7_000, 2 / 7],
  ["20 for 1", 20, 20_000, 0.1],
  ["10 for 1", 10, 10_000, 0.2],
  ["3 for 2", 1.5, 1_500, 4 / 3],
  ["1 for 8", 1 / 8, 125, 16],
  ["1 for 25", 1 / 25, 40, 50],
  ["a stock dividend of 5 %", 1.05, 1_050, 2 / 1.05],
].map(([name, factor, shares, earnings]) =>
  company(`split after the report: ${name}`, ["splits"], {
    // safe: the columns above
    splits: [{ date: "2026-06-10", factor: factor as number }],
    expected: { shares: shares as number, earnings: earnings as number },
  }),
);

export const aroundSplits = [
  company("two splits after the report", ["splits"], {
    splits: [
      { date: "2026-04-01", factor: 4 },
      { date: "2026-09-01", factor: 10 },
    ],
    expected: { shares: 40_000, earnings: 0.05 },
  }),
  company("one split before the report, one after", ["splits"], {
    splits: [
      { date: "2025-08-31", factor: 4 },
      { date: "2026-06-10", factor: 2 },
    ],
    expected: { shares: 2_000, earnings: 1 },
  }),
  company("a split on the day of the report, which counts on the new basis", [], {
    splits: [{ date: "2026-02-20", factor: 4 }],
  }),
  company("a split announced for next month", [], { splits: [{ date: "2026-12-15", factor: 10 }] }),
  company("a split after the report, quoted in pence", ["minorUnits", "splits"], {
    statements: { currency: "GBP" },
    quote: { price: 4_000, unit: "GBX" },
    splits: [{ date: "2026-06-10", factor: 5 }],
    expected: { currency: "GBP", shares: 5_000, earnings: 0.4 },
  }),
];

/** Statements of ordinary shares; the market value is that of all receipts. */
export const asReceipts = (
  [
    ["for two", 2, 20_000, 500, 4],
    ["for four", 4, 10_000, 250, 8],
    ["for five", 5, 8_000, 200, 10],
    ["for eight", 8, 5_000, 125, 16],
    ["for ten", 10, 4_000, 100, 20],
    ["for a hundred", 100, 400, 10, 200],
    ["for half a share", 0.5, 80_000, 2_000, 1],
    ["for a third of a share", 1 / 3, 120_000, 3_000, 2 / 3],
  ] as const
).map(([name, , marketCap, shares, earnings]) =>
  company(`a receipt ${name}`, ["receipts"], {
    kind: "depositaryReceipt",
    quote: { marketCap },
    expected: { shares, earnings },
  }),
);

export const receiptsWithMore = [
  company("a receipt for five, statements in Taiwan dollars", ["receipts", "currency"], {
    kind: "depositaryReceipt",
    statements: { currency: "TWD", earnings: 64 },
    quote: { marketCap: 8_000 },
    rate: 32,
    expected: { shares: 200, earnings: 10 },
  }),
  company("a receipt for eight, statements in euro", ["receipts", "currency"], {
    kind: "depositaryReceipt",
    statements: { currency: "EUR" },
    quote: { marketCap: 5_000 },
    rate: 0.9,
    expected: { price: 36, currency: "EUR", shares: 125, earnings: 16 },
  }),
  company("a receipt for two after a split of the ordinary shares", ["receipts", "splits"], {
    kind: "depositaryReceipt",
    quote: { marketCap: 100_000 },
    splits: [{ date: "2026-06-10", factor: 5 }],
    expected: { shares: 2_500, earnings: 0.8 },
  }),
];

export const classes = [
  company("Berkshire Hathaway, class B: 1,500 of them are a share of the statements", ["shareClass"], {
    ticker: "BRK.B",
    statements: { shares: 1_438_223, earnings: 61_900 },
    quote: { price: 490 },
    expected: { price: 490, shares: 2_157_334_500, earnings: 61_900 / 1_500 },
  }),
  company("Berkshire Hathaway, class B, checked by its market value", ["shareClass"], {
    ticker: "BRK.B",
    statements: { shares: 1_438_223, earnings: 61_900 },
    quote: { price: 490, marketCap: 1_057_093_905_000 },
    expected: { price: 490, shares: 2_157_334_500, earnings: 61_900 / 1_500 },
  }),
  company("Berkshire Hathaway, class A", [], {
    ticker: "BRK.A",
    statements: { shares: 1_438_223, earnings: 61_900 },
    quote: { price: 735_000 },
    expected: { price: 735_000, shares: 1_438_223, earnings: 61_900 },
  }),
  company("Alphabet, class A: all classes have one share each", [], { ticker: "GOOGL" }),
  company("Alphabet, class C", [], { ticker: "GOOG" }),
  company("Brown-Forman, class B", [], { ticker: "BF.B" }),
];
