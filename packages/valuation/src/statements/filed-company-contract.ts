import fc from "fast-check";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import type { AnnualStatement, FiledVersion } from "../inputs/statement.ts";
import { figureNames } from "../inputs/statement.ts";

export const day = fc.integer({ min: 0, max: 3000 }).map((days) => new Date(Date.UTC(2016, 0, 1) + days * 86_400_000));
export const isoDay = day.map((date) => date.toISOString().slice(0, 10));
export const told = ["revenue", "netIncome", "totalEquity"] as const;

/** Versions of increasing days, no two alike in a row, none before the report. */
const versionsFrom = (filedAt: string) =>
  fc
    .uniqueArray(
      isoDay.filter((each) => each >= filedAt),
      { maxLength: 10 },
    )
    .chain((days) =>
      fc.tuple(
        ...days.toSorted().map((filed, index) =>
          fc.integer({ min: 1, max: 9 }).map(
            (value): FiledVersion => ({
              value: value * 100 + index,
              accession: `v-${filed}`,
              filedAt: filed,
            }),
          ),
        ),
      ),
    );

const statement = fc
  .record({ filedAt: fc.option(isoDay, { freq: 6 }), isDated: fc.boolean(), end: fc.integer({ min: 2010, max: 2023 }) })
  .chain(({ filedAt, isDated, end }) =>
    fc.tuple(...told.map(() => fc.option(versionsFrom(filedAt ?? "2016-01-01")))).map((lists): AnnualStatement => {
      const [sample] = sampleFile().fundamentals.statements;
      if (!sample) throw new Error("the sample has no statement");
      const versions = Object.fromEntries(told.flatMap((name, index) => (lists[index] ? [[name, lists[index]]] : [])));
      const last = Object.fromEntries(
        told.flatMap((name, index) => {
          const version = lists[index]?.at(-1);
          return version ? [[name, version]] : [];
        }),
      );
      return {
        ...sample,
        fiscalYear: end,
        fiscalYearEnd: `${end}-12-31`,
        filedAt,
        accession: "report",
        figures: {
          ...sample.figures,
          ...Object.fromEntries(Object.entries(last).map(([name, { value }]) => [name, value])),
        },
        filings: Object.fromEntries(
          Object.entries(last).map(([name, { accession, filedAt: at }]) => [name, { accession, filedAt: at }]),
        ),
        ...(isDated && { versions }),
      };
    }),
  );
export const company = fc.uniqueArray(statement, { maxLength: 6, selector: ({ fiscalYearEnd }) => fiscalYearEnd }).map(
  (statements): Fundamentals => ({
    ...sampleFile().fundamentals,
    statements: statements.toSorted((a, b) => a.fiscalYear - b.fiscalYear),
  }),
);

export const known = ({ statements }: Fundamentals) =>
  new Set(
    statements.flatMap((each) =>
      figureNames.filter((name) => each.figures[name] !== null).map((name) => `${each.fiscalYearEnd} ${name}`),
    ),
  );

/** Whether value and filing of a figure are those of its last version, none of which is of later. */
export function isLastWordBy(statement: AnnualStatement, name: (typeof told)[number], until: string): boolean {
  const { accession, filings, versions, figures } = statement;
  const filing = filings?.[name];
  if (filing && filing.filedAt > until) return false;
  const last = versions?.[name]?.at(-1);
  return last === undefined || (figures[name] === last.value && (filing?.accession ?? accession) === last.accession);
}
