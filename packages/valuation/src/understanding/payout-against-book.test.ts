import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { replay } from "../trace/replay.ts";
import { valueCompany } from "../value-company.ts";
import { payoutAgainstBookOf, payoutGapsOf } from "./payout-against-book.ts";

const request = { scenario: "neutral", overrides: {} } as const;

describe("dividends against residual income, of the sample company", () => {
  const file = sampleFile();
  const told = payoutAgainstBookOf(file, request);
  if (told.kind !== "payoutAgainstBook") throw new Error(told.kind);

  it("tells the two values of the report", () => {
    const { methods } = valueCompany(file, request);
    const valueBy = (name: string) => {
      const outcome = methods.find(({ method }) => method === name)?.outcome;
      return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
    };
    expect([told.dividends, told.residualIncome]).toEqual([valueBy("dividendDiscount"), valueBy("residualIncome")]);
  });

  it("names four lines, each of which replays and none of which is left out of the difference", () => {
    expect(told.lines.map(({ line }) => line)).toEqual([
      "gapOfBaseEarnings",
      "gapOfBookPath",
      "gapOfFade",
      "gapOfHalfYear",
    ]);
    for (const { value, node } of told.lines) expect(replay({ ...told.trace, result: node })).toBe(value);
    const sum = told.lines.reduce((total, { value }) => total + value, 0);
    expect(told.dividends - told.residualIncome).toBeCloseTo(sum, 10);
    expect(told.trace.result).toBe(told.lines[0]?.node);
  });

  it("counts the years of the book from the first one after the accounts", () => {
    const years = told.trace.nodes.flatMap((node) =>
      node.kind === "step" && node.name === "paidFromBook" ? [node.year] : [],
    );
    const all = Array.from({ length: 15 }, (_, index) => index + 1);
    expect([...new Set(years)].sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual(all);
  });

  it("differs in the last line by half a year's interest on the book, which payouts earn and a book at its date does not", () => {
    const later = payoutAgainstBookOf(file, { ...request, overrides: { elapsedYears: 0.4 } });
    if (later.kind !== "payoutAgainstBook") throw new Error(later.kind);
    const valueNamed = (name: string) => later.trace.nodes.find((node) => node.name === name)?.value ?? Number.NaN;
    const [book, rate] = [valueNamed("bookValuePerShare"), 1 + valueNamed("costOfEquity")];
    const ofHalfYear = later.lines.find(({ line }) => line === "gapOfHalfYear");
    expect(ofHalfYear?.value).toBeCloseTo(book * (rate ** 0.5 - 1) * rate ** 0.4, 9);
  });

  it("has nothing from the fade where returns do not fade", () => {
    const kept = payoutAgainstBookOf(file, { ...request, overrides: { keptReturn: 1 } });
    if (kept.kind !== "payoutAgainstBook") throw new Error(kept.kind);
    expect(kept.lines.find(({ line }) => line === "gapOfFade")?.value).toBeCloseTo(0, 10);
    expect(told.lines.find(({ line }) => line === "gapOfFade")?.value).not.toBeCloseTo(0, 3);
  });

  it("is told in the same numbers without its trace", () => {
    const gaps = payoutGapsOf(file, request);
    if (gaps.kind !== "payoutGaps") throw new Error(gaps.kind);
    const { dividends, residualIncome, lines } = told;
    expect(gaps).toMatchObject({ dividends, residualIncome, lines: lines.map(({ line, value }) => ({ line, value })) });
    expect(gaps.traced()).toEqual(told);
  });

  it("is not told where returns persist as a reader says, for the book has no lasting return then", () => {
    const persisting = { ...request, overrides: { persistence: 0.6 } };
    expect(payoutAgainstBookOf(file, persisting)).toEqual({ kind: "unavailable", reason: "methodNotApplicable" });
  });

  it("is not told where one of the two gives no value", () => {
    const poor = sampleFile({ figures: { totalEquity: -10 } });
    expect(payoutAgainstBookOf(poor, request)).toMatchObject({ kind: "unavailable", reason: "methodNotApplicable" });
    expect(payoutGapsOf(poor, request)).toEqual(payoutAgainstBookOf(poor, request));
  });
});

it("is not told of dividends in a textbook's stages, which rest on no earnings", () => {
  const staged = { scenario: "neutral", overrides: { dividends: "twoStage" } } as const;
  const file = sampleFile();
  expect(payoutAgainstBookOf(file, staged)).toEqual({ kind: "unavailable", reason: "methodNotApplicable" });
  expect(payoutGapsOf(file, staged)).toEqual({ kind: "unavailable", reason: "methodNotApplicable" });
});
