import { describe, expect, it } from "vitest";
import { currencyFindings, inverse, quoteIn, statementsIn } from "./currency.ts";
import { examine } from "./examine.ts";
import { companyOf, statementOf } from "./golden-contract.ts";
import { inWholeUnits } from "./minor-units.ts";
import { balanceFindings, duplicateFindings, jumpFindings, signFindings } from "./statements.ts";
import { comparisonFindings } from "./two-providers.ts";

/** The golden set: receipts, splits, minor units and share classes as they happen. Each case fails without its conversion. */
describe("minor units", () => {
  it.each([
    ["Ocado in London, pence", 309, "GBp", 3.09, "GBP"],
    ["HSBC in London, pence by another spelling", 905.4, "GBX", 9.054, "GBP"],
    ["Shell in London, pence by a third", 2_701.5, "GBx", 27.015, "GBP"],
    ["a London share quoted in pounds", 12.5, "GBP", 12.5, "GBP"],
    ["Naspers in Johannesburg, cents", 412_500, "ZAc", 4_125, "ZAR"],
    ["Sasol in Johannesburg, cents by another spelling", 11_250, "ZAC", 112.5, "ZAR"],
    ["Teva in Tel Aviv, agorot", 6_210, "ILA", 62.1, "ILS"],
    ["Leumi in Tel Aviv, agorot by another spelling", 3_450, "ILX", 34.5, "ILS"],
    ["Zain in Kuwait, fils, of which a dinar has a thousand", 512, "KWF", 0.512, "KWD"],
    ["agorot by a third spelling", 3_450, "ILa", 34.5, "ILS"],
    ["an American share in cents", 1_250, "USX", 12.5, "USD"],
    ["a European share in cents", 1_250, "EUX", 12.5, "EUR"],
    ["Leonardo in Milan, euro", 33.38, "EUR", 33.38, "EUR"],
    ["Toyota in Tokyo, yen, which has no cents", 3_210, "JPY", 3_210, "JPY"],
  ])("%s", (_, price, unit, whole, currency) => {
    const converted = inWholeUnits(price, unit);
    expect(converted.price).toBeCloseTo(whole, 10);
    expect(converted.currency).toBe(currency);
    expect(converted.findings.map(({ code }) => code)).toEqual(whole === price ? [] : ["minorUnits"]);
  });

  it.each([
    ["XXX", "currencyUnknown"],
    ["XTS", "currencyUnknown"],
    ["BITCOIN", "currencyUnknown"],
    ["gbp", "currencyUnknown"],
    [null, "currencyMissing"],
    ["", "currencyMissing"],
  ])("refuses a price in %j", (unit, code) => {
    expect(inWholeUnits(100, unit)).toMatchObject({
      price: null,
      currency: null,
      findings: [{ severity: "refusal", code }],
    });
  });
});

describe("currencies", () => {
  const rate = { from: "TWD", to: "USD", value: 0.031, asOf: "2026-08-20", source: "ECB" };
  const quote = { value: 226, currency: "USD", asOf: "2026-08-20", source: "test" };

  it("refuses statements in one currency against a price in another", () => {
    expect(currencyFindings({ currency: "TWD", quote })).toEqual([
      { severity: "refusal", code: "statementCurrencyDiffers", statements: "TWD", quote: "USD" },
    ]);
    expect(currencyFindings({ currency: "USD", quote })).toEqual([]);
  });

  it("converts money and per-share figures at a dated rate, and no count", () => {
    const company = companyOf([statementOf({ revenue: 1_000, epsDiluted: 45.25, dilutedShares: 25_932 })], "TWD");
    const converted = statementsIn(company, rate);
    expect(converted.currency).toBe("USD");
    expect(converted.statements[0]?.figures.revenue).toBeCloseTo(31, 10);
    expect(converted.statements[0]?.figures.epsDiluted).toBeCloseTo(1.40275, 10);
    expect(converted.statements[0]?.figures.dilutedShares).toBe(25_932);
    expect(converted.statements[0]?.figures.ebit, "unknown stays unknown").toBeNull();
  });

  it("converts a quote by the rate the other way round", () => {
    expect(quoteIn(quote, inverse(rate))).toMatchObject({ currency: "TWD", value: expect.closeTo(226 / 0.031, 8) });
  });

  it.each([0, -1, Number.NaN])("refuses a rate of %d, and one of other currencies", (value) => {
    expect(() => quoteIn(quote, { ...inverse(rate), value })).toThrow(RangeError);
    expect(() => quoteIn(quote, rate)).toThrow(RangeError);
    expect(() => statementsIn(companyOf([]), rate)).toThrow(RangeError);
  });
});

describe("statements", () => {
  it.each([
    ["adds up", { totalAssets: 100, totalLiabilities: 60, totalEquity: 40 }, []],
    ["adds up with negative equity", { totalAssets: 100, totalLiabilities: 130, totalEquity: -30 }, []],
    [
      "adds up with minorities beside",
      { totalAssets: 100, totalLiabilities: 60, totalEquity: 30, minorityInterests: 10 },
      [],
    ],
    [
      "adds up with minorities inside",
      { totalAssets: 100, totalLiabilities: 60, totalEquity: 40, minorityInterests: 10 },
      [],
    ],
    [
      "adds up with redeemable preferred",
      { totalAssets: 100, totalLiabilities: 30, totalEquity: 10, preferredEquity: 60 },
      [],
    ],
    [
      "is off by liabilities in thousands",
      { totalAssets: 100_000, totalLiabilities: 60, totalEquity: 40_000 },
      ["balanceDoesNotAdd"],
    ],
    ["is not judged when a part is unknown", { totalAssets: 100, totalEquity: 10 }, []],
  ])("a balance that %s", (_, figures, codes) => {
    expect(balanceFindings(statementOf(figures)).map(({ code }) => code)).toEqual(codes);
  });

  it("tells of jumps between years that follow, and not of a profit that became a loss", () => {
    const years = [
      statementOf({ revenue: 100, netIncome: 10, dilutedShares: 100 }, "2023-12-31"),
      statementOf({ revenue: 320, netIncome: -50, dilutedShares: 140 }, "2024-12-31"),
      statementOf({ revenue: 330, netIncome: -60, dilutedShares: 560 }, "2025-12-31"),
    ];
    expect(jumpFindings(years)).toEqual([
      { severity: "doubt", code: "figureJumped", name: "revenue", fiscalYearEnd: "2024-12-31", from: 100, to: 320 },
      {
        severity: "doubt",
        code: "figureJumped",
        name: "dilutedShares",
        fiscalYearEnd: "2025-12-31",
        from: 140,
        to: 560,
      },
    ]);
  });

  it("tells of signs that cannot be and of years that stand twice", () => {
    expect(signFindings(statementOf({ capitalExpenditure: -5, netIncome: -5 }))).toMatchObject([
      { code: "signUnlikely", name: "capitalExpenditure", value: -5 },
    ]);
    expect(duplicateFindings([statementOf({}), statementOf({}), statementOf({}, "2024-12-31")])).toEqual([
      { severity: "refusal", code: "yearDuplicated", fiscalYearEnd: "2025-12-31" },
    ]);
  });

  it("shows both values where two providers differ by more than 1 %, also when one moved the year's end to its month's", () => {
    const one = {
      provider: "sec-edgar",
      statements: [statementOf({ revenue: 391_035, netIncome: 93_736, goodwill: 5 }, "2024-09-28")],
    };
    const other = {
      provider: "yahoo",
      statements: [statementOf({ revenue: 391_035, netIncome: 95_000, goodwill: 0 }, "2024-09-30")],
    };
    expect(comparisonFindings(one, other)).toMatchObject([
      {
        code: "sourcesDiffer",
        name: "netIncome",
        fiscalYearEnd: "2024-09-28",
        one: { source: "sec-edgar", value: 93_736 },
        other: { source: "yahoo", value: 95_000 },
        difference: expect.closeTo(0.0133, 4),
      },
      { name: "goodwill", difference: 1 },
    ]);
    expect(
      comparisonFindings(one, { provider: "other", statements: [statementOf({ revenue: 1 }, "2023-09-30")] }),
    ).toEqual([]);
  });
});

describe("a company and its quote", () => {
  const quote = {
    ticker: "OCDO.L",
    value: 3.09,
    currency: "GBP",
    quotedIn: "GBp",
    asOf: "2026-11-20",
    source: "test",
    marketCap: 309,
    sharesOutstanding: null,
  };

  it("are examined together", () => {
    const company = companyOf([statementOf({ totalAssets: 100, totalLiabilities: 60, totalEquity: 40 })], "GBP");
    expect(examine(company, quote, "2026-11-20").map(({ code }) => code)).toEqual(["minorUnits"]);
    expect(examine(company, { ...quote, asOf: "2026-11-25" }, "2026-11-20").map(({ code }) => code)).toContain(
      "quoteFromFuture",
    );
    expect(examine(company, { ...quote, marketCap: 30_900 }, "2026-11-20")).toContainEqual(
      expect.objectContaining({ code: "marketCapDiffers", suspect: null }),
    );
    expect(examine(company, { ...quote, value: 0, marketCap: null }, "2026-11-20").map(({ code }) => code)).toContain(
      "priceNotPositive",
    );
    expect(examine(company, null, "2026-11-20")).toEqual([]);
  });
});
