import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { ownPriceToEarnings } from "./own-multiples.ts";

const closes = { from: "1999-01", to: "2030-12", closes: Array.from({ length: 384 }, (_, month) => 10 + month) };
const mature = { type: "mature", rule: "otherwise" } as const;

/** Dates and prices at which the earnings of a fiscal year that ends on this day were first known. */
function pricesAt(fiscalYearEnd: string, changes: { epsDiluted?: number; monthlyCloses?: typeof closes | null } = {}) {
  const { epsDiluted = 2, monthlyCloses = closes } = changes;
  const statements = [{ ...sampleStatement(2020, { epsDiluted }), fiscalYearEnd }];
  const fundamentals = { ...sampleFile().fundamentals, statements, monthlyCloses };
  return ownPriceToEarnings({ fundamentals, history: historyOf(fundamentals), classification: mature }).map(
    (multiple) => {
      const price = multiple.kind === "step" ? multiple.inputs.price : undefined;
      return price && "asOf" in price ? `${price.asOf} ${price.value} ${multiple.value}` : "";
    },
  );
}

describe("a company's own price to earnings", () => {
  it.each([
    ["2022-10-31", "2023-01-31"],
    ["2022-11-30", "2023-02-28"],
    ["2023-11-30", "2024-02-29"],
    ["1999-11-30", "2000-02-29"],
    ["2022-12-31", "2023-03-31"],
    ["2023-01-31", "2023-04-30"],
    ["2023-02-28", "2023-05-31"],
    ["2023-03-31", "2023-06-30"],
    ["2023-04-30", "2023-07-31"],
    ["2023-05-31", "2023-08-31"],
    ["2023-06-30", "2023-09-30"],
    ["2023-07-31", "2023-10-31"],
    ["2023-08-31", "2023-11-30"],
    ["2023-09-30", "2023-12-31"],
  ])("for a year that ends on %s takes the close of %s", (end, asOf) => {
    const [year, month] = [Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7))];
    const close = 10 + (year - 1999) * 12 + month - 1;
    expect(pricesAt(end)).toEqual([`${asOf} ${close} ${close / 2}`]);
  });

  it("leaves out years of losses, of prices of zero and without a price", () => {
    expect(pricesAt("2022-12-31", { epsDiluted: 0 })).toEqual([]);
    expect(pricesAt("2022-12-31", { epsDiluted: -1 })).toEqual([]);
    expect(pricesAt("2022-12-31", { monthlyCloses: null })).toEqual([]);
    expect(pricesAt("2022-12-31", { monthlyCloses: { ...closes, closes: closes.closes.map(() => 0) } })).toEqual([]);
    expect(pricesAt("2030-12-31")).toEqual([]);
  });

  it("of a trust counts its funds from operations a share", () => {
    const statements = [sampleStatement(2022, { operatingCashFlow: 300, dilutedShares: 100, epsDiluted: 50 })];
    const fundamentals = { ...sampleFile().fundamentals, statements, monthlyCloses: closes };
    const history = historyOf(fundamentals);
    const trust = { type: "reit", rule: "realEstateTrust" } as const;
    const [multiple] = ownPriceToEarnings({ fundamentals, history, classification: trust });
    expect(multiple?.value).toBeCloseTo((10 + 24 * 12 + 2) / 3, 12);
    const withShares = (dilutedShares: number) => {
      const counted = [sampleStatement(2022, { operatingCashFlow: 300, dilutedShares })];
      const history = historyOf({ ...fundamentals, statements: counted });
      return ownPriceToEarnings({ fundamentals, history, classification: trust });
    };
    expect(withShares(0)).toEqual([]);
    expect(withShares(1)[0]?.value).toBeCloseTo((10 + 24 * 12 + 2) / 300, 12);
  });
});
