import fc from "fast-check";
import { isBalance } from "../company/accounts/interim-figure.ts";
import { randomSource } from "../formulas/statistics/random-draws.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, samplePeer, sampleReference } from "../inputs/sample-company.ts";
import type { AnnualStatement, FigureName, PeriodPart } from "../inputs/statement.ts";
import type { CompanyFile } from "../report/report.ts";
import { mapFigures } from "./restated-file-contract.ts";

const industries = [
  "Industrial Machinery & Supplies & Components",
  "Diversified Banks",
  "Integrated Oil & Gas",
  "Retail REITs",
  "Application Software",
  "Multi-Sector Holdings",
  null,
] as const;

/** Companies as reality has them: figures missing, zero or negative, few years, no price, any industry. */
export const anyFile: fc.Arbitrary<CompanyFile> = fc
  .record({
    seed: fc.integer(),
    years: fc.integer({ min: 0, max: 11 }),
    missing: fc.constantFrom(0, 0.1, 0.4),
    spread: fc.constantFrom(0.1, 0.5, 2),
    price: fc.constantFrom(null, 0.05, 4, 10, 40, 900),
    shares: fc.constantFrom(null, 92, 100, 108),
    industry: fc.constantFrom(...industries),
    riskFreeRate: fc.constantFrom(-0.005, 0, 0.02, 0.045, 0.12),
    months: fc.constantFrom(0, 0, 3, 6, 9),
  })
  .map(({ seed, years, missing, spread, price, shares, industry, riskFreeRate, months }) => {
    const next = randomSource(seed >>> 0).uniform;
    const file = sampleFile({ years });
    const statements = file.fundamentals.statements.map((statement) => {
      const figures = mapFigures(statement.figures, (_, value) =>
        next() < missing ? null : value * (1 + spread * (2 * next() - 1)),
      );
      return { ...statement, figures: { ...figures, dilutedShares: next() < missing ? null : 100 } };
    });
    return {
      fundamentals: {
        ...file.fundamentals,
        statements,
        ...interimOf(statements, { months, spread, next }),
        industry,
        sector: industry === "Diversified Banks" ? ("financials" as const) : ("industrials" as const),
        quote: price === null ? null : { value: price, currency: "USD", asOf: "2026-08-20", source: "sample" },
        sharesOutstanding: shares === null ? null : { value: shares, asOf: "2026-08-01", source: "sample" },
      },
      reference: { ...sampleReference, riskFreeRate: { ...sampleReference.riskFreeRate, value: riskFreeRate } },
      peers: Array.from({ length: Math.floor(10 * next()) }, (_, index) =>
        samplePeer(`PEER${index}`, 100 + 4000 * next()),
      ),
    };
  });

/** Twelve months that end so many after the last year: that year, what came since, less as much of the year before. */
function interimOf(
  statements: readonly AnnualStatement[],
  { months, spread, next }: { months: number; spread: number; next: () => number },
): Pick<Fundamentals, "interim"> {
  const year = statements.at(-1);
  if (!year || months === 0) return {};
  const { fiscalYear: _, fiscalYearEnd, ...told } = year;
  const periodEnd = new Date(Date.parse(fiscalYearEnd) + months * 30.4 * 86_400_000).toISOString().slice(0, 10);
  const added: Partial<Record<FigureName, number>> = {};
  const taken: Partial<Record<FigureName, number>> = {};
  const whole: Partial<Record<FigureName, number>> = {};
  const figures = mapFigures(year.figures, (name, value) => {
    if (name === "dilutedShares") return value;
    if (isBalance(name)) return value * (1 + spread * (next() - 0.5));
    whole[name] = value;
    const [more, less] = [(value * months * (1 + spread * (next() - 0.5))) / 12, (value * months) / 12];
    added[name] = more;
    taken[name] = less;
    return value + more - less;
  });
  const part = (sign: 1 | -1, of: PeriodPart["figures"], length: number, end: string): PeriodPart => ({
    ...{ sign, periodEnd: end, months: length, figures: of, origin: "companyFacts", derived: [] },
    ...{ accession: null, filedAt: null },
  });
  const parts = [
    part(1, whole, 12, fiscalYearEnd),
    part(1, added, months, periodEnd),
    part(-1, taken, months, periodEnd),
  ];
  return { interim: { quarters: [], trailing: [{ ...told, periodEnd, months: 12, figures, parts }] } };
}
