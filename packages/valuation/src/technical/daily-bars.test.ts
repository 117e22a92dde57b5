import { describe, expect, it } from "vitest";
import { orderedBars } from "./daily-bars.ts";

const bar = (date: string, changes = {}) => ({ date, high: 12, low: 8, close: 10, ...changes });

describe("daily bars", () => {
  it("are sorted by their dates, and nothing is filled in between", () => {
    const given = [bar("2026-03-03"), bar("2026-02-27"), bar("2026-03-02")];
    const ordered = orderedBars(given);
    expect(ordered.kind === "ordered" && ordered.bars.map(({ date }) => date)).toEqual([
      "2026-02-27",
      "2026-03-02",
      "2026-03-03",
    ]);
    expect(given[0]?.date).toBe("2026-03-03");
  });

  it("are refused when a day comes twice", () => {
    expect(orderedBars([bar("2026-03-03"), bar("2026-03-02"), bar("2026-03-03")])).toEqual({
      kind: "rejected",
      reason: "repeatedDate",
      date: "2026-03-03",
    });
  });

  it.each(["2026-02-30", "2026-3-2", "", "yesterday", "2026-13-01"])("are refused for the date %j", (date) => {
    expect(orderedBars([bar(date)])).toEqual({ kind: "rejected", reason: "notADate", date });
  });

  it.each([
    { low: 0 },
    { high: 9 },
    { close: 7 },
    { close: 13 },
    { close: Number.NaN },
    { high: Number.POSITIVE_INFINITY },
  ])("are refused for the prices %j", (changes) => {
    expect(orderedBars([bar("2026-03-02", changes)])).toEqual({
      kind: "rejected",
      reason: "notAPrice",
      date: "2026-03-02",
    });
  });

  it("may be none, and touch their range", () => {
    expect(orderedBars([])).toEqual({ kind: "ordered", bars: [] });
    expect(orderedBars([bar("2024-02-29", { high: 10, low: 10 })]).kind).toBe("ordered");
  });
});
