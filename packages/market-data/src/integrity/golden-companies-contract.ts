import type { Split } from "../provider.ts";

/** The conversions between what providers say and what may be computed with. */
export const conversions = ["minorUnits", "currency", "splits", "receipts", "shareClass"] as const;
export type Conversion = (typeof conversions)[number];

/** One company as its providers tell it, and as it must stand before anybody values it. */
export type GoldenCompany = {
  name: string;
  /** Without any one of these the company comes out wrong. */
  needs: readonly Conversion[];
  ticker: string;
  /** The statements: count of shares and diluted earnings per share, as filed by `filed`. */
  statements: { currency: string; shares: number; earnings: number; filed: string };
  quote: { price: number; unit: string; marketCap: number | null };
  /** Its kind in the list of symbols. */
  kind: "commonShare" | "depositaryReceipt";
  /** Files a 20-F: its statements do not say what is quoted. */
  isForeign: boolean;
  splits: readonly Split[];
  /** Units of the statements' currency for one of the price's. */
  rate: number | null;
  expected: { price: number; currency: string; shares: number; earnings: number };
};

type Told = Partial<Omit<GoldenCompany, "name" | "needs" | "statements" | "quote" | "expected">> & {
  statements?: Partial<GoldenCompany["statements"]>;
  quote?: Partial<GoldenCompany["quote"]>;
  expected?: Partial<GoldenCompany["expected"]>;
};

/** A thousand shares that earn 2 each, filed in February and quoted at 40 dollars in November; the rest is told. */
function company(name: string, needs: readonly Conversion[], told: Told): GoldenCompany {
  return {
    ticker: "EXMP",
    kind: "commonShare",
    isForeign: told.kind === "depositaryReceipt",
    splits: [],
    rate: null,
    ...told,
    name,
    needs,
    statements: { currency: "USD", shares: 1_000, earnings: 2, filed: "2026-02-20", ...told.statements },
    quote: { price: 40, unit: "USD", marketCap: null, ...told.quote },
    expected: { price: 40, currency: "USD", shares: 1_000, earnings: 2, ...told.expected },
  };
}

const inMinorUnits = (
  [
    ["London, pence as GBp", "GBp", 309, 3.09, "GBP"],
    ["London, pence as GBX", "GBX", 905.4, 9.054, "GBP"],
    ["London, pence as GBx", "GBx", 2_701.5, 27.015, "GBP"],
    ["Johannesburg, cents as ZAc", "ZAc", 412_500, 4_125, "ZAR"],
    ["Johannesburg, cents as ZAC", "ZAC", 11_250, 112.5, "ZAR"],
    ["Tel Aviv, agorot as ILA", "ILA", 6_210, 62.1, "ILS"],
    ["Tel Aviv, agorot as ILa", "ILa", 3_450, 34.5, "ILS"],
    ["Tel Aviv, agorot as ILX", "ILX", 1_780, 17.8, "ILS"],
    ["Kuwait, fils, a thousand to the dinar", "KWF", 512, 0.512, "KWD"],
    ["an American share in cents", "USX", 1_250, 12.5, "USD"],
    ["a European share in cents", "EUX", 1_250, 12.5, "EUR"],
  ] as const
).map(([name, unit, quoted, price, currency]) =>
  company(name, ["minorUnits"], {
    statements: { currency },
    quote: { price: quoted, unit },
    expected: { price, currency },
  }),
);

const inTwoCurrencies = [
  company("euro statements, quoted in dollars", ["currency"], {
    statements: { currency: "EUR" },
    rate: 0.9,
    expected: { price: 36, currency: "EUR" },
  }),
  company("dollar statements, quoted in euro", ["currency"], {
    quote: { unit: "EUR" },
    rate: 1.1,
    expected: { price: 44 },
  }),
  company("dollar statements, quoted in pence", ["minorUnits", "currency"], {
    quote: { price: 3_000, unit: "GBp" },
    rate: 1.3,
    expected: { price: 39 },
  }),
  company("euro statements, quoted in Swiss francs", ["currency"], {
    statements: { currency: "EUR" },
    quote: { price: 20, unit: "CHF" },
    rate: 1.05,
    expected: { price: 21, currency: "EUR" },
  }),
  company("euro statements, quoted in South African cents", ["minorUnits", "currency"], {
    statements: { currency: "EUR" },
    quote: { price: 40_000, unit: "ZAc" },
    rate: 0.05,
    expected: { price: 20, currency: "EUR" },
  }),
  company("dollar statements, quoted in agorot", ["minorUnits", "currency"], {
    quote: { price: 5_000, unit: "ILA" },
    rate: 0.25,
    expected: { price: 12.5 },
  }),
  company("krone statements without discount rates, quoted in dollars", ["currency"], {
    statements: { currency: "DKK", earnings: 20 },
    rate: 8,
    expected: { earnings: 2.5 },
  }),
  company("Hong Kong dollars without discount rates, quoted in euro", ["currency"], {
    statements: { currency: "HKD", earnings: 18 },
    quote: { unit: "EUR" },
    rate: 9,
    expected: { currency: "EUR" },
  }),
];

const afterSplits = [
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

const aroundSplits = [
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
const asReceipts = (
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

const receiptsWithMore = [
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

/** The registry's list calls these common shares: their ratio is reviewed, and the market value agrees. */
const reviewed = [
  company("a reviewed receipt for five that the list calls a share", ["receipts"], {
    ticker: "TSM",
    isForeign: true,
    quote: { marketCap: 8_000 },
    expected: { shares: 200, earnings: 10 },
  }),
  company("a reviewed receipt for two, statements in dollars", ["receipts"], {
    ticker: "SHEL",
    isForeign: true,
    quote: { marketCap: 20_300 },
    expected: { shares: 500, earnings: 4 },
  }),
  company("a reviewed receipt for half a share, statements in euro", ["receipts", "currency"], {
    ticker: "SNY",
    isForeign: true,
    statements: { currency: "EUR" },
    quote: { marketCap: 79_500 },
    rate: 0.9,
    expected: { price: 36, currency: "EUR", shares: 2_000, earnings: 1 },
  }),
  company("an ordinary share of a foreign filer, reviewed, statements in euro", ["receipts", "currency"], {
    ticker: "ASML",
    isForeign: true,
    statements: { currency: "EUR" },
    quote: { marketCap: 40_100 },
    rate: 0.9,
    expected: { price: 36, currency: "EUR" },
  }),
];

const classes = [
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

export const goldenCompanies: readonly GoldenCompany[] = [
  ...inMinorUnits,
  ...inTwoCurrencies,
  ...afterSplits,
  ...aroundSplits,
  ...asReceipts,
  ...receiptsWithMore,
  ...reviewed,
  ...classes,
];
