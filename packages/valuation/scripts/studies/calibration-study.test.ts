import { describe, expect, it } from "vitest";
import { type DefinitionsRow, withRow } from "./calibration-study.ts";

const level = { median: 1, weighted: 1, withoutLargest: 1 };
const row = (id: string, measuredOn: string): DefinitionsRow => ({
  id,
  measuredOn,
  dataAsOf: "2026-08-20",
  methods: { discountedCashFlow: level, dividendDiscount: level, residualIncome: level, earningsPerShare: level },
  mean: level,
  signals: { buy: 1, hold: 1, sell: 1, none: 1, weakBuy: 0, weakSell: 0 },
});
const names = (rows: readonly DefinitionsRow[]) => rows.map(({ id, measuredOn }) => `${id} ${measuredOn}`);

describe("withRow", () => {
  it("keeps what was before where the definitions have another name", () => {
    expect(names(withRow([row("0028", "2026-11-22")], row("0040", "2026-12-01")))).toEqual([
      "0028 2026-11-22",
      "0040 2026-12-01",
    ]);
  });

  it("measures the same definitions again in place, and never an older row", () => {
    const rows = [row("0028", "2026-11-22"), row("0040", "2026-12-01")];
    expect(names(withRow(rows, row("0040", "2026-12-02")))).toEqual(["0028 2026-11-22", "0040 2026-12-02"]);
    expect(withRow(rows, row("0028", "2026-12-03"))).toHaveLength(3);
  });
});
