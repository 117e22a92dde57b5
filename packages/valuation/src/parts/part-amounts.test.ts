import { describe, expect, it } from "vitest";
import { sampleStatement } from "../inputs/sample-company.ts";
import { file, partsFile, toldOf, withFigures } from "./parts-file-contract.ts";

describe("the amounts of parts", () => {
  it("reads results and sales alone of what is told by part, of the year of the parts", () => {
    const told = toldOf({
      ...file,
      fundamentals: {
        ...file.fundamentals,
        segments: file.fundamentals.segments.flatMap((each) => [
          { ...each, name: "totalAssets" as const, value: 9 },
          each,
        ]),
      },
    });
    expect(told.lines).toEqual(toldOf(file).lines);
    // Where it sells is no part of its business.
    const abroad = file.fundamentals.segments.map((each) => ({
      ...each,
      axis: "geography" as const,
      member: `${each.member}Abroad`,
    }));
    const both = { ...file.fundamentals, segments: [...abroad, ...file.fundamentals.segments] };
    expect(toldOf({ ...file, fundamentals: both }).lines).toEqual(toldOf(file).lines);
    // Of an earlier year, with the result of that year beside it: what is left open is of that year.
    const statements = [2022, 2023, 2024, 2025].map((year) => {
      const figures = file.fundamentals.statements.at(-1)?.figures ?? {};
      return sampleStatement(year, { ...figures, ebit: year === 2022 ? 200 : 500 });
    });
    const segments = file.fundamentals.segments.map((each) => ({ ...each, fiscalYearEnd: "2022-12-31" }));
    const earlier = toldOf({ ...file, fundamentals: { ...file.fundamentals, statements, segments } });
    expect(earlier.fiscalYearEnd).toBe("2022-12-31");
    expect(earlier.lines.map(({ kind, amount }) => [kind, amount.value])).toEqual([
      ["part", 120],
      ["part", 40],
      ["rest", 40],
    ]);
  });

  it("leaves out what is open of sales within a thousandth, and no more", () => {
    const openOf = (second: number) =>
      toldOf(
        partsFile([
          ["Roads", "part", "revenue", 700],
          ["Airports", "part", "revenue", second],
        ]),
      ).lines.filter(({ kind }) => kind === "rest").length;
    // Where the whole is unknown nothing can be open.
    const unknown = withFigures({ ebit: null, pretaxIncome: null, ebitda: null });
    expect(toldOf(unknown).lines.filter(({ kind }) => kind === "rest")).toEqual([]);
    expect([openOf(299), openOf(298), openOf(301), openOf(302)]).toEqual([0, 1, 0, 1]);
  });

  it("tells how much of the results the parts tell, where sales are told of one part or unknown of the whole", () => {
    const ofOne = partsFile([
      ["Roads", "part", "ebit", 90],
      ["Airports", "part", "ebit", 30],
      ["Roads", "part", "revenue", 700],
    ]);
    expect(toldOf(ofOne).told).toMatchObject({ figure: "ebit", value: 0.8 });
    expect(toldOf(withFigures({ revenue: null })).told?.figure).toBe("ebit");
    // None at all is no whole; sales of less than one are, in whatever unit they are told.
    const selling = (revenue: number) => toldOf(withFigures({ revenue })).told;
    expect([selling(0)?.figure, selling(0.5)?.figure]).toEqual(["ebit", "revenue"]);
  });
});
