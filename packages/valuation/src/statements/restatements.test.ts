import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { restatementsOf } from "./restatements.ts";

describe("figures that filings told otherwise", () => {
  it("count half a percent of earnings per share as rounding, and more as another word", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const toldBy = (before: number, after: number) => {
      const versions = {
        epsDiluted: [
          { value: before, accession: "a", filedAt: "2020-01-01" },
          { value: after, accession: "b", filedAt: "2021-01-01" },
        ],
      };
      const all = { ...sampleFile().fundamentals, statements: [{ ...sample, versions }] };
      return restatementsOf(all, "annual", [sample.fiscalYearEnd])?.length;
    };
    expect([toldBy(200, 201), toldBy(200, 199), toldBy(200, 201.01), toldBy(200, 300)]).toEqual([0, 0, 1, 1]);
  });

  it("stand side by side, newest period first, without what only rounding moved", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const version = (value: number, filedAt: string) => ({ value, accession: filedAt, filedAt });
    const statements = [2018, 2019].map((fiscalYear) => ({
      ...sample,
      fiscalYear,
      fiscalYearEnd: `${fiscalYear}-12-31`,
      versions: {
        revenue: [version(100, "2020-01-01"), version(101, "2021-01-01")],
        epsDiluted: [version(2.305, "2020-01-01"), version(2.31, "2021-01-01")],
        netIncome: [version(7, "2021-01-01")],
      },
    }));
    const all = { ...sampleFile().fundamentals, statements };
    expect(
      restatementsOf(all, "annual", ["2018-12-31", "2019-12-31"])?.map(({ figure, periodEnd }) => [periodEnd, figure]),
    ).toEqual([
      ["2019-12-31", "revenue"],
      ["2018-12-31", "revenue"],
    ]);
    const latestAlone = statements.map(({ versions: _, ...each }) => each);
    expect(restatementsOf({ ...all, statements: latestAlone }, "annual", ["2018-12-31"])).toBeNull();
    expect(restatementsOf(all, "annual", ["2018-12-31"])).toMatchObject([
      { figure: "revenue", periodEnd: "2018-12-31", months: 12, unit: "money" },
    ]);
  });
});
