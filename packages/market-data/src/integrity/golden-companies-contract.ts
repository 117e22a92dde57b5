import { company, type GoldenCompany } from "./golden-company-contract.ts";
import { afterSplits, aroundSplits, asReceipts, classes, receiptsWithMore } from "./golden-shares-contract.ts";

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
