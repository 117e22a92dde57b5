import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsedRatio } from "./parsed-ratio.ts";
import { printedRatio } from "./printed-ratio.ts";
import { ratioFigures } from "./ratio-figures.ts";
import { pairFunctions, type RatioNode, ratioLimits, writtenAs, yearFunctions } from "./ratio-language.ts";
import { readRatio } from "./read-ratio.ts";

const { tree } = fc.letrec<{ tree: RatioNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .double({ min: 0, max: 1e9, noNaN: true })
      .map((value): RatioNode => ({ kind: "number", at: 0, value: Math.abs(value) })),
    fc.constantFrom(...ratioFigures).map(({ name }): RatioNode => ({ kind: "figure", at: 0, name })),
    tie("tree").map((of): RatioNode => ({ kind: "negated", at: 0, of })),
    fc
      .tuple(fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const), tie("tree"), tie("tree"))
      .map(([operator, left, right]): RatioNode => ({ kind: "operation", at: 0, operator, left, right })),
    fc
      .tuple(fc.constantFrom(...pairFunctions), tie("tree"), tie("tree"))
      .map(([name, left, right]): RatioNode => ({ kind: "ofPair", at: 0, name, left, right })),
    fc
      .tuple(fc.constantFrom(...yearFunctions), tie("tree"), fc.integer({ min: 1, max: ratioLimits.years }))
      .map(([name, of, years]): RatioNode => ({ kind: "overYears", at: 0, name, of, years })),
    fc
      .tuple(fc.constantFrom(...writtenAs), tie("tree"))
      .map(([name, of]): RatioNode => ({ kind: "writtenAs", at: 0, name, of })),
  ),
}));

/** A tree without the places of its parts. */
const bare = (node: RatioNode): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === "at" ? undefined : value)));

const expressionOf = (text: string) => readRatio(text).ratio?.expression;
const unitOf = (text: string) => readRatio(text).ratio?.unit;
const refusalOf = (text: string) => readRatio(text).refusal;

describe("an expression", () => {
  it("is parsed to the tree that it was printed from", () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(bare(parsedRatio(printedRatio(node)))).toEqual(bare(node));
      }),
    );
  });

  it("is written in one way: what is read of it reads the same again", () => {
    fc.assert(
      fc.property(tree, (node) => {
        const { ratio } = readRatio(printedRatio(node));
        if (ratio !== null) expect(readRatio(ratio.expression).ratio).toEqual(ratio);
      }),
    );
    expect(expressionOf("  freeCashFlow/marketValue ")).toBe("freeCashFlow / marketValue");
    expect(expressionOf("median(roic,5)")).toBe("median(returnOnCapital, 5)");
    expect(expressionOf("((ebit))−(costOfRevenue − revenue)÷2")).toBe("ebit - (costOfRevenue - revenue) / 2");
  });

  it("is read or refused at a place within it, whatever is typed", () => {
    const words = fc.constantFrom(
      "revenue",
      "median",
      "(",
      ")",
      ",",
      "+",
      "-",
      "*",
      "/",
      "5",
      "0.1",
      " ",
      "roic",
      "price",
      "x",
      "é",
      "1e999",
    );
    const typed = fc.oneof(
      fc.string({ maxLength: 400, unit: "binary" }),
      fc.array(words, { maxLength: 60 }).map((each) => each.join("")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { refusal } = readRatio(text);
        if (refusal === null) return;
        expect(refusal.at).toBeGreaterThanOrEqual(0);
        expect(refusal.at).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("is not too long, too deep, of too many parts or over too many years", () => {
    const longest = `revenue / ${"9".repeat(ratioLimits.characters - 10)}`;
    expect(refusalOf(`revenue / ${" ".repeat(300)}ebit`)).toMatchObject({
      code: "ratioTooLarge",
      limit: "characters",
      maximum: 300,
    });
    expect(refusalOf(`${longest}9`)).toMatchObject({ limit: "characters" });
    expect(refusalOf(`${"(".repeat(13)}ebit${")".repeat(13)}`)).toMatchObject({ limit: "levels", maximum: 12, at: 13 });
    expect(refusalOf(`${"-".repeat(14)}ebit`)).toMatchObject({ limit: "levels" });
    expect(refusalOf(Array(27).fill("ebit").join("+"))).toMatchObject({ limit: "parts", maximum: 50 });
    // 25 figures, 24 signs between them and one before: fifty parts, and one more.
    const fifty = `-${Array(25).fill("ebit").join("+")}`;
    expect([unitOf(fifty), refusalOf(`-${fifty}`)?.code]).toEqual(["money", "ratioTooLarge"]);
    expect(refusalOf("median(previous(ebit, 6), 6)")).toMatchObject({ limit: "years", maximum: 10, at: 7 });
    expect(unitOf("median(previous(ebit, 5), 6)")).toBe("money");
    expect(refusalOf(`(${Array(30).fill("roa").join("+")})`)).toMatchObject({ code: "ratioTooLarge" });
  });
});

describe("a unit", () => {
  it.each([
    ["freeCashFlow / marketValue", "rate"],
    ["marketValue / freeCashFlow", "ratio"],
    ["netIncome / dilutedShares", "perShare"],
    ["netIncome / epsDiluted", "shares"],
    ["epsDiluted * dilutedShares", "money"],
    ["price / epsDiluted", "ratio"],
    ["dividendsPerShare / price", "rate"],
    ["discountedCashFlow / price - 1", "ratio"],
    ["percent(discountedCashFlow / price - 1)", "rate"],
    ["times(ebit / interestExpense)", "ratio"],
    ["cagr(revenue, 5)", "rate"],
    ["epsDiluted * dilutedShares / totalEquity", "rate"],
    ["price * sharesOutstanding / totalEquity", "ratio"],
    ["roic * 2", "rate"],
    ["2 * roic", "rate"],
    ["roic * (price / epsDiluted)", "rate"],
    ["price / epsDiluted * (marketValue / totalEquity)", "ratio"],
    ["2 / 3 * ebit", "money"],
    ["(2 + 3) * roic", "rate"],
    ["median(roic, 5)", "rate"],
    ["netMargin * assetTurnover * equityMultiplier", "rate"],
    ["priceToEarnings / (cagr(epsDiluted, 5) * 100)", "ratio"],
    ["1 / priceToEarnings", "rate"],
    ["2 * totalEquity - totalDebt", "money"],
    ["max(ebit, netIncome) / totalAssets", "rate"],
    ["(marketValue + totalDebt - cashAndEquivalents) / ebitda", "ratio"],
    ["1.2 * (currentAssets - currentLiabilities) / totalAssets + 3.3 * ebit / totalAssets", "ratio"],
  ] as const)("of %s is %s", (text, unit) => {
    expect(refusalOf(text)).toBeNull();
    expect(unitOf(text)).toBe(unit);
  });

  it.each([
    ["revenue + netMargin", 8, "+", "money", "rate"],
    ["revenue - 5", 8, "-", "money", "number"],
    ["epsDiluted + revenue", 11, "+", "perShare", "money"],
    ["revenue * ebit", 8, "*", "money", "money"],
    ["1 / revenue", 2, "/", "number", "money"],
    ["dilutedShares / revenue", 14, "/", "shares", "money"],
    ["min(revenue, roe)", 0, "min", "money", "rate"],
    ["percent(revenue)", 0, "percent", "money", "rate"],
  ] as const)("is refused in %s", (text, at, operator, left, right) => {
    expect(refusalOf(text)).toEqual({ code: "ratioUnitsDiffer", at, operator, left, right });
  });

  it("is one of the list for whatever is read, and amounts in unlike units are never added", () => {
    const figure = fc.constantFrom(...ratioFigures);
    fc.assert(
      fc.property(figure, figure, fc.constantFrom("+", "-"), (one, other, sign) => {
        const isPure = ({ unit }: typeof one) => unit === "rate" || unit === "ratio";
        const { ratio, refusal } = readRatio(`${one.name} ${sign} ${other.name}`);
        expect(refusal === null).toBe(one.unit === other.unit || (isPure(one) && isPure(other)));
        if (ratio !== null && !isPure(one)) expect(ratio.unit).toBe(one.unit);
      }),
    );
  });
});

describe("a refusal", () => {
  it.each([
    ["", { code: "ratioMalformed", at: 0, expected: "value", found: "" }],
    ["revenue /", { code: "ratioMalformed", at: 9, expected: "value", found: "" }],
    ["revenue ebit", { code: "ratioMalformed", at: 8, expected: "operator", found: "ebit" }],
    ["(revenue", { code: "ratioMalformed", at: 8, expected: "closing", found: "" }],
    ["median revenue", { code: "ratioMalformed", at: 7, expected: "opening", found: "revenue" }],
    ["median(revenue)", { code: "ratioMalformed", at: 14, expected: "comma", found: ")" }],
    ["revenue(5)", { code: "ratioMalformed", at: 7, expected: "operator", found: "(" }],
    ["1 + 2", { code: "ratioMalformed", at: 0, expected: "figure", found: "" }],
    ["revenue * 0x10", { code: "ratioMalformed", at: 10, expected: "number", found: "0" }],
    ["revenue ; ebit", { code: "ratioMalformed", at: 8, expected: "value", found: ";" }],
    ["revenue * 1e999", { code: "ratioMalformed", at: 10, expected: "number", found: "1e999" }],
    ["Revenue / ebit", { code: "ratioNameUnknown", at: 0, name: "Revenue", nearest: "revenue" }],
    ["ebit / marketCap", { code: "ratioNameUnknown", at: 7, name: "marketCap", nearest: null }],
    ["reven / ebit", { code: "ratioNameUnknown", at: 0, name: "reven", nearest: "revenue" }],
    ["reve / ebit", { code: "ratioNameUnknown", at: 0, name: "reve", nearest: "revenue" }],
    ["rev / ebit", { code: "ratioNameUnknown", at: 0, name: "rev", nearest: null }],
    ["revenue / 1,5", { code: "ratioMalformed", at: 11, expected: "point", found: "," }],
    ["revenue / 1, ebit", { code: "ratioMalformed", at: 11, expected: "operator", found: "," }],
    ["revenue / ebit, 5", { code: "ratioMalformed", at: 14, expected: "operator", found: "," }],
    ["__proto__", { code: "ratioMalformed", at: 0, expected: "value", found: "_" }],
    ["constructor", { code: "ratioNameUnknown", at: 0, name: "constructor", nearest: null }],
    ["median(roic, 11)", { code: "ratioYearsInvalid", at: 13, name: "median", maximum: 10 }],
    ["cagr(revenue, 2.5)", { code: "ratioYearsInvalid", at: 14, name: "cagr", maximum: 10 }],
    ["previous(revenue, netIncome)", { code: "ratioYearsInvalid", at: 18, name: "previous", maximum: 10 }],
    ["median(freeCashFlow / marketValue, 5)", { code: "ratioOfToday", at: 22, name: "marketValue" }],
    ["previous(discountedCashFlow, 1)", { code: "ratioOfToday", at: 9, name: "discountedCashFlow" }],
  ])("of “%s” says where and why", (text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal);
  });
});
