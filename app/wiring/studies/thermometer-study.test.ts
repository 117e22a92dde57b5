import { describe, expect, it } from "vitest";
import { MarketThermometer } from "../../core/lists/contracts/thermometer.ts";
import study from "../../core/lists/studies/thermometer.json" with { type: "json" };
import { judgedIn } from "../../core/lists/use-cases/market-thermometer.ts";
import { quartersUntil, thermometerToday } from "./thermometer-study.server.ts";

const stored = MarketThermometer.parse(study);
const again = "npm run thermometer makes it again";

describe("the stored thermometer", () => {
  it("is what this engine says of the included companies, and of one earlier month", async () => {
    const month = "2022-08";
    const fresh = await thermometerToday([month]);
    expect({ ...fresh, months: [] }, again).toEqual({ ...stored, months: [] });
    expect(fresh.months, again).toEqual(stored.months.filter((each) => each.month === month));
  });

  it("counts each company once by country or sector, and holds every quarter", () => {
    const total = (groups: readonly { counts: typeof stored.all }[]) =>
      groups.reduce((sum, { counts }) => sum + judgedIn(counts) + counts.unjudged, 0);
    expect(total(stored.sectors)).toBe(judgedIn(stored.all) + stored.all.unjudged);
    expect(total(stored.countries)).toBeLessThanOrEqual(total(stored.sectors));
    expect(stored.months.map(({ month }) => month)).toEqual(quartersUntil(stored.dataAsOf));
  });
});

it("takes the end of each third month, none after the day of the prices", () => {
  expect(quartersUntil("2019-05-31")).toEqual(["2018-08", "2018-11", "2019-02", "2019-05"]);
  expect(quartersUntil("2019-04-30").at(-1)).toBe("2019-02");
});
