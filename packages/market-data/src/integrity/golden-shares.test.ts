import { describe, expect, it } from "vitest";
import { sharesPerQuotedClass } from "../providers/sec-edgar/share-classes.ts";
import { companyOf, statementOf } from "./golden-contract.ts";
import { marketCapFindings, sharesPerReceipt } from "./market-cap.ts";
import { onQuotedBasis } from "./quoted-basis.ts";
import { splitFactorSince, statementAfterSplit } from "./splits.ts";

describe("receipts", () => {
  it.each([
    ["TSMC: five ordinary shares in a receipt", 5, 25_932_000_000, 5_186_400_000, 45.25, 226.25],
    ["Alibaba: eight", 8, 19_008_000_000, 2_376_000_000, 6.86, 54.88],
    ["Toyota: ten", 10, 13_000_000_000, 1_300_000_000, 365.94, 3_659.4],
    ["a receipt for half a share", 0.5, 1_250_000_000, 2_500_000_000, 4.44, 2.22],
    ["a receipt for one share", 1, 400_000_000, 400_000_000, 19.9, 19.9],
    ["a receipt for a hundred shares", 100, 9_000_000_000, 90_000_000, 0.12, 12],
  ])("%s", (_, ratio, ordinary, receipts, earnings, perReceipt) => {
    const company = companyOf(
      [statementOf({ dilutedShares: ordinary, epsDiluted: earnings, dividendsPerShare: earnings, netIncome: 7 })],
      "USD",
      ordinary,
    );
    const quoted = onQuotedBasis(company, ratio);
    expect(quoted.sharesOutstanding?.value).toBeCloseTo(receipts, 3);
    expect(quoted.statements[0]?.figures.dilutedShares).toBeCloseTo(receipts, 3);
    expect(quoted.statements[0]?.figures.epsDiluted).toBeCloseTo(perReceipt, 8);
    expect(quoted.statements[0]?.figures.dividendsPerShare).toBeCloseTo(perReceipt, 8);
    expect(
      quoted.statements[0]?.figures.netIncome,
      "the company's money does not depend on who counts its shares",
    ).toBe(7);
  });

  it.each([
    ["TSMC", { price: 200, shares: 25_932_000_000, marketCap: 1_037_280_000_000 }, 5],
    [
      "Alibaba, as quoted on 14 February 2025",
      { price: 124.73, shares: 19_008_000_000, marketCap: 302_870_626_304 },
      8,
    ],
    ["an ordinary share", { price: 50, shares: 1_000_000, marketCap: 50_500_000 }, 1],
    ["a receipt for half a share", { price: 50, shares: 1_000_000, marketCap: 100_000_000 }, 0.5],
    ["a ratio that is none", { price: 50, shares: 1_000_000, marketCap: 36_000_000 }, null],
    ["no market value", { price: 50, shares: 1_000_000, marketCap: 0 }, null],
  ])("finds the ratio of %s in its market value", (_, market, ratio) => {
    expect(sharesPerReceipt(market)).toBe(ratio);
  });
});

describe("splits by date of filing", () => {
  const apple = [
    { date: "2014-06-09", factor: 7 },
    { date: "2020-08-31", factor: 4 },
  ];

  it.each([
    ["Apple's report of 2013, before both", "2013-10-30", apple, "2026-11-20", 28],
    ["Apple's report of 2019, before the second", "2019-10-31", apple, "2026-11-20", 4],
    ["Apple's report of 2020, filed after it", "2020-10-30", apple, "2026-11-20", 1],
    ["a report filed on the day itself stands on the new basis", "2020-08-31", apple, "2026-11-20", 1],
    ["what was seen the week before the split", "2019-10-31", apple, "2020-08-28", 1],
    ["Alphabet 20:1", "2022-02-02", [{ date: "2022-07-18", factor: 20 }], "2026-11-20", 20],
    [
      "NVIDIA 4:1 and 10:1",
      "2021-02-26",
      [
        { date: "2021-07-20", factor: 4 },
        { date: "2024-06-10", factor: 10 },
      ],
      "2026-11-20",
      40,
    ],
    ["General Electric 1:8", "2021-02-12", [{ date: "2021-08-02", factor: 1 / 8 }], "2026-11-20", 1 / 8],
    ["a stock dividend of 5 %", "2025-03-01", [{ date: "2025-06-01", factor: 1.05 }], "2026-11-20", 1.05],
    ["a split announced for next month", "2026-02-01", [{ date: "2026-12-15", factor: 10 }], "2026-11-20", 1],
  ])("%s", (_, filedAt, splits, today, factor) => {
    expect(splitFactorSince(filedAt, splits, today)).toBeCloseTo(factor, 12);
  });

  it("multiplies counts and divides per-share figures: Apple 2015, 9.22 is 2.305 today", () => {
    const filed = statementOf({
      epsDiluted: 9.22,
      dilutedShares: 5_793_069_000,
      dividendsPerShare: 1.98,
      netIncome: 53_394_000_000,
    });
    expect(statementAfterSplit(filed, 4).figures).toMatchObject({
      epsDiluted: 2.305,
      dilutedShares: 23_172_276_000,
      dividendsPerShare: 0.495,
      netIncome: 53_394_000_000,
      revenue: null,
    });
  });
});

describe("share classes", () => {
  it("counts Berkshire in class B when class B is quoted: 1,500 of them are one of class A", () => {
    const company = companyOf([statementOf({ dilutedShares: 1_438_223, epsDiluted: 61_900 })], "USD", 1_438_223);
    const quoted = onQuotedBasis(company, sharesPerQuotedClass("BRK.B") ?? 1);
    expect(quoted.sharesOutstanding?.value).toBeCloseTo(2_157_334_500, 0);
    expect(quoted.statements[0]?.figures.epsDiluted).toBeCloseTo(41.2667, 4);
  });

  it.each(["BRK.A", "GOOG", "GOOGL", "BF.A", "BF.B", "NWS"])(
    "leaves %s, whose share is one share, as it is",
    (ticker) => {
      expect(sharesPerQuotedClass(ticker)).toBeNull();
    },
  );
});

describe("shares × price against the market value", () => {
  it.each([
    ["that fit", { price: 311.3, shares: 14_594_180_000, marketCap: 4_543_168_234_000 }, []],
    ["4 % apart, of different days", { price: 100, shares: 1_000, marketCap: 104_000 }, []],
    ["counted in thousands", { price: 100, shares: 14_594_180, marketCap: 1_459_418_000_000 }, ["thousands"]],
    ["counted in millions", { price: 100, shares: 14_594, marketCap: 1_459_400_000_000 }, ["millions"]],
    ["priced in pence", { price: 309, shares: 800_000_000, marketCap: 2_472_000_000 }, ["minorUnits"]],
    [
      "of ordinary shares and a price of receipts",
      { price: 226, shares: 25_932_000_000, marketCap: 1_172_126_400_000 },
      ["receipts"],
    ],
    ["with a split of 10:1 in the price alone", { price: 12, shares: 1_000_000, marketCap: 120_000_000 }, ["split"]],
    ["a third apart, for no plain reason", { price: 100, shares: 1_000, marketCap: 133_000 }, [null]],
  ])("%s", (_, market, suspects) => {
    const findings = marketCapFindings(market);
    expect(findings.map((finding) => (finding.code === "marketCapDiffers" ? finding.suspect : finding.code))).toEqual(
      suspects,
    );
    expect(findings.every(({ severity }) => severity === "refusal")).toBe(true);
  });

  it.each([
    [{ price: 0, shares: 1, marketCap: 1 }, "priceNotPositive"],
    [{ price: -3, shares: 1, marketCap: 1 }, "priceNotPositive"],
    [{ price: Number.NaN, shares: 1, marketCap: 1 }, "priceNotPositive"],
    [{ price: 1, shares: 0, marketCap: 1 }, "sharesNotPositive"],
  ])("refuses %j", (market, code) => {
    expect(marketCapFindings(market)).toMatchObject([{ severity: "refusal", code }]);
  });
});
