import { type AnnualStatement, type FigureName, type Fundamentals, figureNames } from "@valora/valuation";
import type {
  BundledCompany,
  BundledFiling,
  BundledHistory,
  BundledStatement,
} from "../../src/providers/bundled/company.schema.ts";
import { type Layout, unknownLetter } from "../../src/providers/bundled/to-fundamentals.ts";
import { originOfLetter } from "../bundled/figures.ts";

/** How files built in bulk write their figures: as the committed ones do. */
export const layout: Layout = { figures: figureNames, origins: originOfLetter };

const letters = new Map(Object.entries(originOfLetter).map(([letter, origin]) => [origin as string, letter]));

/** A company as a row of `companies.json.gz`, its years only: the quarters of all filers would be ten times the file. */
export function rowOf(company: Fundamentals): BundledCompany {
  const { provider: _, interim: __, quote, statements, cik = null, isSuspect, ...identity } = company;
  return {
    ...identity,
    cik,
    sharesOutstanding: company.sharesOutstanding,
    quote: quote && {
      value: quote.value,
      asOf: quote.asOf,
      source: quote.source,
      ...(quote.currency === company.currency ? {} : { currency: quote.currency }),
    },
    beta: company.beta ?? null,
    monthlyCloses: company.monthlyCloses && { ...company.monthlyCloses, closes: [...company.monthlyCloses.closes] },
    statements: statements.map(statementRow),
    ...(isSuspect ? { isSuspect: true as const } : {}),
  };
}

function statementRow(statement: AnnualStatement): BundledStatement {
  const { fiscalYear, fiscalYearEnd, filedAt, form, accession } = statement;
  const filings = filingRows(statement);
  const row = [fiscalYear, fiscalYearEnd, filedAt, form, accession, ...figureRow(statement)] as const;
  const history = historyRow(statement);
  if (history) return [...row, filings, history];
  return filings.length > 0 ? [...row, filings] : [...row];
}

type Told = Pick<AnnualStatement, "versions" | "figures">;

/** What filings said of figures in the course of time, a row a filing; null where the provider does not tell. */
export function historyRow({ versions, figures }: Told): BundledHistory | null {
  if (versions === undefined) return null;
  const undated: number[] = [];
  const changes = new Map<string, { accession: string; filedAt: string; at: number[]; values: number[] }>();
  figureNames.forEach((name, position) => {
    const list = figures[name] === null ? undefined : versions[name];
    if (list?.length === 0) undated.push(position);
    for (const { accession, filedAt, value } of list ?? []) {
      const key = `${filedAt} ${accession}`;
      const filing = changes.get(key) ?? { accession, filedAt, at: [], values: [] };
      changes.set(key, filing);
      filing.at.push(position);
      filing.values.push(value);
    }
  });
  const inOrder = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [inOrder.map(([, { accession, filedAt, at, values }]) => [accession, filedAt, at, values]), undated];
}

/** Letters of origin and figures in the order of the file, cut after the last known figure. */
export function figureRow({
  figures,
  origins,
}: Pick<AnnualStatement, "figures" | "origins">): [letters: string, values: (number | null)[]] {
  const known = figureNames.findLastIndex((name) => figures[name] !== null) + 1;
  const names = figureNames.slice(0, known);
  const letterOf = (name: FigureName) => {
    if (figures[name] === null) return unknownLetter;
    const letter = letters.get(origins[name] ?? "");
    if (!letter) throw new Error(`${name}: no letter for the origin ${origins[name]}`);
    return letter;
  };
  return [names.map(letterOf).join(""), names.map((name) => figures[name])];
}

/** The filings of figures that come from another one, each with the places of its figures. */
export function filingRows({ filings = {}, figures }: Pick<AnnualStatement, "filings" | "figures">): BundledFiling[] {
  const positions = new Map<string, { filedAt: string; at: number[] }>();
  figureNames.forEach((name, position) => {
    const filing = filings[name];
    if (!filing || figures[name] === null) return;
    const known = positions.get(filing.accession);
    if (known) known.at.push(position);
    else positions.set(filing.accession, { filedAt: filing.filedAt, at: [position] });
  });
  return [...positions].map(([accession, { filedAt, at }]) => [accession, filedAt, at]);
}
