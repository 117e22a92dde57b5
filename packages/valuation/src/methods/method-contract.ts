import fc from "fast-check";
import { expect, it } from "vitest";
import { isBalance } from "../company/accounts/interim-figure.ts";
import { randomSource } from "../formulas/statistics/random-draws.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, samplePeer, sampleReference } from "../inputs/sample-company.ts";
import { type AnnualStatement, type FigureName, figureNames, type PeriodPart } from "../inputs/statement.ts";
import type { MethodName } from "../report/outcome.ts";
import type { CompanyFile, MethodReport } from "../report/report.ts";
import { assumptionRanges, methodForms, type Scenario, scenarios } from "../scenarios/assumptions.ts";
import { replay } from "../trace/replay.ts";
import type { ValuationRequest } from "../value-company.ts";
import { valueCompany } from "../value-company.ts";

const perShareFigures: ReadonlySet<FigureName> = new Set(["epsDiluted", "dividendsPerShare"]);

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

/** Every form of a calculation that a reader may choose. */
const formChoices = {
  discounting: fc.constantFrom(...methodForms.discounting),
  cashFlow: fc.constantFrom(...methodForms.cashFlow),
  dividends: fc.constantFrom(...methodForms.dividends),
};

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

/** Below it a number has fewer digits than others, so that no law of proportions holds to nine of them. */
const leastWithAllDigits = 1e-300;

const chosenWithin = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  fc
    .double({ min: minimum, max: maximum, noNaN: true })
    .map((drawn) => (Math.abs(drawn) < leastWithAllDigits && minimum <= 0 ? 0 : drawn));

const expertChoices = {
  terminalGrowth: chosenWithin(assumptionRanges.terminalGrowth),
  margin: chosenWithin(assumptionRanges.margin),
  salesToCapital: chosenWithin(assumptionRanges.salesToCapital),
  terminalReturn: chosenWithin(assumptionRanges.terminalReturn),
  payout: chosenWithin(assumptionRanges.payout),
  persistence: chosenWithin(assumptionRanges.persistence),
};

const byYear = (range: { minimum: number; maximum: number }) =>
  fc.array(fc.option(chosenWithin(range)), { maxLength: assumptionRanges.horizon.maximum });

const yearlyChoices = {
  growthByYear: byYear(assumptionRanges.growthByYear),
  marginByYear: byYear(assumptionRanges.marginByYear),
  salesToCapitalByYear: byYear(assumptionRanges.salesToCapitalByYear),
};

export const anyRequest: fc.Arbitrary<ValuationRequest> = fc.record({
  scenario: fc.constantFrom(...scenarios),
  overrides: fc.record(
    {
      wacc: fc.double({ min: 0.005, max: 0.5, noNaN: true }),
      growth: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      horizon: fc.integer({ min: 1, max: 15 }),
      ...expertChoices,
      ...yearlyChoices,
      ...formChoices,
    },
    { requiredKeys: [] },
  ),
});

/** The same company in a currency worth `factor` times less. */
export function inOtherCurrency({ fundamentals, reference, peers }: CompanyFile, factor: number): CompanyFile {
  const scaled = <Value extends number | null>(value: Value) => (value === null ? null : value * factor);
  return {
    fundamentals: {
      ...fundamentals,
      ...withFigures(fundamentals, (name, value) => (name === "dilutedShares" ? value : value * factor)),
      quote: fundamentals.quote && { ...fundamentals.quote, value: fundamentals.quote.value * factor },
      monthlyCloses: fundamentals.monthlyCloses && {
        ...fundamentals.monthlyCloses,
        closes: fundamentals.monthlyCloses.closes.map(scaled),
      },
    },
    reference: { ...reference, largeCompanyThreshold: reference.largeCompanyThreshold * factor },
    peers: peers.map((peer) => ({
      ...peer,
      marketCap: peer.marketCap * factor,
      revenue: scaled(peer.revenue),
      ebitda: scaled(peer.ebitda),
      ebit: scaled(peer.ebit),
      netIncome: scaled(peer.netIncome),
      equity: scaled(peer.equity),
      tangibleEquity: scaled(peer.tangibleEquity),
      debt: scaled(peer.debt),
      cash: scaled(peer.cash),
      fundsFromOperations: scaled(peer.fundsFromOperations),
      midCycle: peer.midCycle && {
        ebitda: scaled(peer.midCycle.ebitda),
        netIncome: scaled(peer.midCycle.netIncome),
      },
    })),
  };
}

/** The same company after each share became `count`. */
export function afterSplit(file: CompanyFile, count: number): CompanyFile {
  const { fundamentals } = file;
  const { quote, sharesOutstanding, monthlyCloses } = fundamentals;
  return {
    ...file,
    fundamentals: {
      ...fundamentals,
      ...withFigures(fundamentals, (name, value) => {
        if (name === "dilutedShares") return value * count;
        return perShareFigures.has(name) ? value / count : value;
      }),
      quote: quote && { ...quote, value: quote.value / count },
      sharesOutstanding: sharesOutstanding && { ...sharesOutstanding, value: sharesOutstanding.value * count },
      monthlyCloses: monthlyCloses && {
        ...monthlyCloses,
        closes: monthlyCloses.closes.map((close) => (close === null ? null : close / count)),
      },
    },
  };
}

/** The years and the twelve months of a company, each figure and each part of one changed. */
function withFigures(
  { statements, interim }: Fundamentals,
  change: (name: FigureName, value: number) => number,
): Pick<Fundamentals, "statements" | "interim"> {
  const changedPart = (part: PeriodPart): PeriodPart => {
    const figures: Partial<Record<FigureName, number>> = { ...part.figures };
    for (const name of figureNames) {
      const value = part.figures[name];
      if (value !== undefined) figures[name] = change(name, value);
    }
    return { ...part, figures };
  };
  const years = statements.map((each) => ({ ...each, figures: mapFigures(each.figures, change) }));
  if (!interim) return { statements: years };
  const trailing = interim.trailing.map(({ parts, ...each }) => ({
    ...each,
    figures: mapFigures(each.figures, change),
    ...(parts && { parts: parts.map(changedPart) }),
  }));
  return { statements: years, interim: { quarters: [], trailing } };
}

function mapFigures(
  figures: Readonly<Record<FigureName, number | null>>,
  change: (name: FigureName, value: number) => number | null,
): Record<FigureName, number | null> {
  const changed = { ...figures };
  for (const name of figureNames) {
    const value = figures[name];
    changed[name] = value === null ? null : change(name, value);
  }
  return changed;
}

/** The promises that every method keeps, for any company and any request. */
export function methodContract(method: MethodName): void {
  const reportOf = (file: CompanyFile, request: ValuationRequest): MethodReport => {
    const report = valueCompany(file, request).methods.find((each) => each.method === method);
    if (!report) throw new Error(`${method} is not in the report`);
    return report;
  };
  const answerOf = ({ outcome }: MethodReport) =>
    outcome.kind === "estimate" ? outcome.valuePerShare : outcome.reason;
  const property = (name: string, check: (file: CompanyFile, request: ValuationRequest) => void) =>
    it(name, () => {
      fc.assert(fc.property(anyFile, anyRequest, check), { numRuns: 40 });
    });

  property("gives a finite value above zero, or a reason", (file, request) => {
    const { outcome } = reportOf(file, request);
    if (outcome.kind === "notApplicable") return;
    expect(outcome.valuePerShare).toBeGreaterThan(0);
    expect(outcome.valuePerShare).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(outcome.votes).toBe(outcome.notVotingReason === null);
  });

  property("carries a trace that replays to the value, bit for bit", (file, request) => {
    const { outcome } = reportOf(file, request);
    if (outcome.kind === "estimate") expect(replay(outcome.trace)).toBe(outcome.valuePerShare);
  });

  property("orders the scenarios", (file, request) => {
    const { range } = reportOf(file, request);
    const values = scenarios.map((scenario: Scenario) => range[scenario]).filter((value) => value !== null);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  property("gives the selected scenario's value as its value", (file, request) => {
    const report = reportOf(file, request);
    const value = answerOf(report);
    expect(report.range[request.scenario]).toBe(typeof value === "number" ? value : null);
  });

  property("does not depend on the currency's scale", (file, request) => {
    const before = answerOf(reportOf(file, request));
    // A power of two scales doubles without rounding; powers and logarithms of them need a little room. In the smaller
    // unit no figure of a company reaches 1.
    for (const factor of [1024, 2 ** -60]) {
      const after = answerOf(reportOf(inOtherCurrency(file, factor), request));
      if (typeof before === "number" && typeof after === "number") expect(after / before / factor).toBeCloseTo(1, 9);
      else expect(after).toBe(before);
    }
  });

  property("divides the value by n when each share becomes n", (file, request) => {
    const [before, after] = [reportOf(file, request), reportOf(afterSplit(file, 4), request)].map(answerOf);
    if (typeof before === "number" && typeof after === "number") expect((after * 4) / before).toBeCloseTo(1, 9);
    else expect(after).toBe(before);
  });
}
