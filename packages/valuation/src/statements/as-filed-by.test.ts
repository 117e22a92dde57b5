import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fundamentals, SegmentFigure } from "../inputs/fundamentals.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import type { AnnualStatement, InterimStatement } from "../inputs/statement.ts";
import { asFiledBy } from "./as-filed-by.ts";
import { company, isLastWordBy, isoDay, known, told } from "./filed-company-contract.ts";

describe("a company by the filings until a day", () => {
  it("never knows less on a later day", () => {
    fc.assert(
      fc.property(company, isoDay, isoDay, (all, one, other) => {
        const [early, late] = [one, other].toSorted();
        const before = known(asFiledBy(all, early ?? "").fundamentals);
        const after = known(asFiledBy(all, late ?? "").fundamentals);
        for (const figure of before) expect(after.has(figure), figure).toBe(true);
      }),
    );
  });

  it("is on a day after every filing what it is today, but for what cannot be dated", () => {
    fc.assert(
      fc.property(company, (all) => {
        const dated = all.statements.filter(({ filedAt, versions }) => filedAt !== null && versions !== undefined);
        const { fundamentals, leftOut } = asFiledBy(all, "2030-01-01");
        expect(fundamentals.statements.map(({ figures, filings, origins }) => ({ figures, filings, origins }))).toEqual(
          dated
            // a figure of which no day is known is none on any day
            .map((each) => ({ ...each, undated: told.filter((name) => each.versions?.[name]?.length === 0) }))
            .map(({ figures, filings, origins, undated }) => ({
              figures: { ...figures, ...Object.fromEntries(undated.map((name) => [name, null])) },
              filings: Object.fromEntries(
                Object.entries(filings ?? {}).filter(([name]) => !undated.some((each) => each === name)),
              ),
              origins: Object.fromEntries(
                Object.entries(origins).filter(([name]) => !undated.some((each) => each === name)),
              ),
            })),
        );
        expect(leftOut).toHaveLength(all.statements.length - dated.length);
        expect(leftOut.every(({ reason }) => reason !== "notFiledYet")).toBe(true);
      }),
    );
  });

  it("tells nothing that was filed later, and says of every period that it leaves out why", () => {
    fc.assert(
      fc.property(company, isoDay, (all, until) => {
        const { fundamentals, leftOut } = asFiledBy(all, until);
        for (const each of fundamentals.statements) {
          expect(each.filedAt && each.filedAt <= until).toBe(true);
          for (const name of told) expect(isLastWordBy(each, name, until), name).toBe(true);
        }
        expect(fundamentals.statements.length + leftOut.length).toBe(all.statements.length);
        expect([fundamentals.quote, fundamentals.sharesOutstanding, fundamentals.beta]).toEqual([null, null, null]);
      }),
    );
  });

  it("names the reason of each period", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const of = (fiscalYear: number, filedAt: string | null, versions?: AnnualStatement["versions"]) => ({
      ...sample,
      fiscalYear,
      fiscalYearEnd: `${fiscalYear}-12-31`,
      filedAt,
      ...(versions && { versions }),
    });
    const statements = [
      of(2016, null, {}),
      of(2017, "2018-02-01"),
      of(2018, "2019-02-01", {}),
      of(2019, "2020-02-01", {}),
    ];
    const { fundamentals, leftOut } = asFiledBy({ ...sampleFile().fundamentals, statements }, "2019-06-30");
    expect(fundamentals.statements.map(({ fiscalYear }) => fiscalYear)).toEqual([2018]);
    expect(leftOut).toEqual([
      { period: "annual", periodEnd: "2016-12-31", months: 12, filedAt: null, reason: "filingDateUnknown" },
      { period: "annual", periodEnd: "2017-12-31", months: 12, filedAt: "2018-02-01", reason: "versionsUnknown" },
      { period: "annual", periodEnd: "2019-12-31", months: 12, filedAt: "2020-02-01", reason: "notFiledYet" },
    ]);
  });

  it("holds what was filed or known on the day itself, and nothing of the day after or without a day", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const segmentFiled = (filedAt: string | null): SegmentFigure => ({
      axis: "business",
      member: `part of ${filedAt}`,
      label: "Part",
      language: "en",
      kind: "part",
      name: "revenue",
      value: 1,
      fiscalYearEnd: "2019-12-31",
      accession: null,
      filedAt,
      origin: "vendor",
    });
    const separated = (asOf: string) => ({ part: null, ticker: null, asOf, source: "test" });
    const all: Fundamentals = {
      ...sampleFile().fundamentals,
      statements: [{ ...sample, filedAt: "2020-02-01", versions: {} }],
      segments: ["2020-01-31", "2020-02-01", "2020-02-02", null].map(segmentFiled),
      separations: ["2020-02-01", "2020-02-02"].map(separated),
    };
    const { fundamentals } = asFiledBy(all, "2020-02-01");
    expect(fundamentals.statements).toHaveLength(1);
    expect(fundamentals.segments?.map(({ filedAt }) => filedAt)).toEqual(["2020-01-31", "2020-02-01"]);
    expect(fundamentals.separations?.map(({ asOf }) => asOf)).toEqual(["2020-02-01"]);
    expect(asFiledBy(all, "2020-01-31").fundamentals.statements).toEqual([]);
  });

  it("keeps of the versions those that had been filed, and names no figure without one", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const version = (value: number, filedAt: string) => ({ value, accession: filedAt, filedAt });
    const [first, second] = [version(100, "2020-02-01"), version(110, "2021-02-01")];
    const versions = { revenue: [first, second], netIncome: [second], totalEquity: [] };
    const all = { ...sampleFile().fundamentals, statements: [{ ...sample, filedAt: "2020-02-01", versions }] };
    const by = (day: string) => asFiledBy(all, day).fundamentals.statements[0]?.versions;
    expect(by("2020-06-30")).toEqual({ revenue: [first] });
    expect(by("2021-02-01")).toEqual({ revenue: [first, second], netIncome: [second] });
  });

  it("takes a sum of periods apart where one of them was filed later, and keeps the number that was told", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const part = { months: 12, accession: "a", figures: { revenue: 100 }, origin: "vendor", derived: [] } as const;
    const quarter: InterimStatement = {
      ...sample,
      periodEnd: "2019-12-31",
      months: 3,
      filedAt: "2020-02-01",
      accession: "a",
      versions: {
        revenue: [
          { value: 30, accession: "a", filedAt: "2020-02-01" },
          { value: 28, accession: "b", filedAt: "2021-02-01" },
        ],
      },
      filings: { revenue: { accession: "b", filedAt: "2021-02-01" } },
      figures: { ...sample.figures, revenue: 28 },
      parts: [
        { ...part, sign: 1, periodEnd: "2019-12-31", filedAt: "2021-02-01" },
        { ...part, sign: -1, periodEnd: "2019-09-30", filedAt: "2019-11-01", months: 9, figures: { revenue: 72 } },
      ],
    };
    const all = { ...sampleFile().fundamentals, interim: { quarters: [quarter], trailing: [] } };
    const [then] = asFiledBy(all, "2020-06-30").fundamentals.interim?.quarters ?? [];
    expect(then?.figures.revenue).toBe(30);
    expect(then).not.toHaveProperty("parts");
    expect(asFiledBy(all, "2021-02-01").fundamentals.interim?.quarters[0]?.parts).toEqual(quarter.parts);
  });

  it("is no sum any more by a day on which a part had not been filed, or is filed on an unknown one", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const part = { months: 12, accession: "a", figures: { revenue: 100 }, origin: "vendor", derived: [] } as const;
    const partsBy = (filedAt: string | null) => {
      const quarter: InterimStatement = {
        ...sample,
        ...{ periodEnd: "2019-12-31", months: 3, filedAt: "2020-02-01", accession: "a", versions: {} },
        parts: [
          { ...part, sign: 1, periodEnd: "2019-12-31", filedAt },
          { ...part, sign: -1, periodEnd: "2019-09-30", filedAt: "2019-11-01", months: 9 },
        ],
      };
      const all = { ...sampleFile().fundamentals, interim: { quarters: [quarter], trailing: [] } };
      return asFiledBy(all, "2020-06-30").fundamentals.interim?.quarters[0]?.parts?.length ?? null;
    };
    expect(["2020-02-01", "2020-06-30", "2020-07-01", null].map(partsBy)).toEqual([2, 2, null, null]);
  });

  it("keeps a period that is no sum of others as it was filed", () => {
    const [sample] = sampleFile().fundamentals.statements;
    if (!sample) throw new Error("the sample has no statement");
    const filed = { filedAt: "2020-02-01", accession: "a", versions: {} };
    const quarter: InterimStatement = { ...sample, ...filed, periodEnd: "2019-12-31", months: 3 };
    const all = { ...sampleFile().fundamentals, interim: { quarters: [quarter], trailing: [] } };
    const { interim } = asFiledBy(all, "2020-06-30").fundamentals;
    expect(interim?.quarters.map(({ figures }) => figures)).toEqual([quarter.figures]);
    expect(interim?.quarters[0]).not.toHaveProperty("parts");
  });
});
