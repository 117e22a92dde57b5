import type { Fundamentals } from "../inputs/fundamentals.ts";
import { type FigureName, figureNames, type PeriodPart } from "../inputs/statement.ts";
import type { CompanyFile } from "../report/report.ts";

const perShareFigures: ReadonlySet<FigureName> = new Set(["epsDiluted", "dividendsPerShare"]);

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

export function mapFigures(
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
