import { isBalance } from "../company/accounts/interim-figure.ts";
import type { Fundamentals, OwnFigure } from "../inputs/fundamentals.ts";
import type {
  AnnualStatement,
  FigureName,
  FiledBeside,
  FiledFigure,
  InterimStatement,
  PeriodPart,
} from "../inputs/statement.ts";
import type { IsoDate } from "../inputs/units.ts";
import { addingUp, exact, type Identity, isNear, rounded, sumOf, workedOut } from "./identities.ts";

/** The company with a reader's own figures, and those of periods that it does not hold. */
export type WithCorrectedFigures = { fundamentals: Fundamentals; notHeld: readonly OwnFigure[] };

/**
 * The company as if its accounts said what a reader says: each own figure stands in place of the filed one of the fiscal year that
 * ends on its day, else of the twelve months that do; a balance stands at its day wherever that is told. What our reading had worked
 * out from it is worked out anew, and so are periods that are made of that year. What is filed stands beside (`filed`).
 */
export function withCorrectedFigures(fundamentals: Fundamentals, own: readonly OwnFigure[]): WithCorrectedFigures {
  if (own.length === 0) return { fundamentals, notHeld: [] };
  const { statements, interim } = fundamentals;
  const years = new Set(statements.map(({ fiscalYearEnd }) => fiscalYearEnd));
  const twelveMonths = new Set((interim?.trailing ?? []).map(({ periodEnd }) => periodEnd));
  const notHeld = own.filter(({ periodEnd }) => !years.has(periodEnd) && !twelveMonths.has(periodEnd));
  const changed = statements.map((each) => replaced(each, ownOf(own, each.fiscalYearEnd)));
  const byEnd = new Map(changed.map((each) => [each.fiscalYearEnd, each]));
  const ofTwelveMonths = (each: InterimStatement) => replaced(madeAnew(each, byEnd), ownOf(own, each.periodEnd));
  const ofQuarter = (each: InterimStatement) =>
    replaced(
      madeAnew(each, byEnd),
      ownOf(own, each.periodEnd).filter(({ name }) => isBalance(name)),
    );
  return {
    fundamentals: {
      ...fundamentals,
      statements: changed,
      ...(interim && {
        interim: { quarters: interim.quarters.map(ofQuarter), trailing: interim.trailing.map(ofTwelveMonths) },
      }),
      correctedFigures: own,
    },
    notHeld,
  };
}

const ownOf = (own: readonly OwnFigure[], end: IsoDate) => own.filter(({ periodEnd }) => periodEnd === end);

type Told = Pick<
  AnnualStatement,
  "figures" | "origins" | "filings" | "versions" | "elements" | "filed" | "accession" | "filedAt"
>;

/** The statement with a reader's own figures, and with what our reading had worked out from the filed ones. */
function replaced<Statement extends Told>(statement: Statement, own: readonly OwnFigure[]): Statement {
  if (own.length === 0) return statement;
  const origins = { ...statement.origins };
  const figures = { ...statement.figures };
  const filed: { [Name in FigureName]?: FiledFigure } = { ...statement.filed };
  for (const { name, value } of own) {
    filed[name] = filedFigure(statement, name);
    figures[name] = value;
    origins[name] = "own";
  }
  for (const identity of workedOut) {
    const { total, terms } = identity;
    const isOwn = own.some(({ name }) => name === total);
    if (isOwn || statement.origins[total] !== "derived" || terms.every(([, name]) => filed[name] === undefined))
      continue;
    const [before, after] = [sumOf(statement.figures, identity), sumOf(figures, identity)];
    if (before === null || after === null || !isNear(statement.figures[total], before, exact)) continue;
    filed[total] = filedFigure(statement, total);
    figures[total] = after;
  }
  return {
    ...statement,
    figures,
    origins,
    filed,
    ...(statement.filings && { filings: without(statement.filings, filed) }),
    ...(statement.versions && { versions: without(statement.versions, filed) }),
    ...(statement.elements && { elements: without(statement.elements, filed) }),
  };
}

function filedFigure(statement: Told, name: FigureName): FiledFigure {
  const { accession, filedAt } = statement.filings?.[name] ?? statement;
  return { value: statement.figures[name], origin: statement.origins[name] ?? null, accession, filedAt };
}

/** A sum of periods of which a year is one: with the reader's figures of that year in it. */
function madeAnew(statement: InterimStatement, years: ReadonlyMap<IsoDate, AnnualStatement>): InterimStatement {
  const { parts } = statement;
  if (parts === undefined) return statement;
  const figures = { ...statement.figures };
  const made = parts.map((part) => {
    const year = part.months === 12 ? years.get(part.periodEnd) : undefined;
    const changed = namesOf(year?.filed ?? {}).filter((name) => part.figures[name] !== undefined && !isBalance(name));
    if (year === undefined || changed.length === 0) return part;
    for (const name of changed) {
      const total = figures[name];
      if (total !== null) figures[name] = total + part.sign * ((year.figures[name] ?? 0) - (part.figures[name] ?? 0));
    }
    return partOf(part, year, changed);
  });
  return { ...statement, figures, parts: made };
}

function partOf(part: PeriodPart, { figures, origins, filed = {} }: AnnualStatement, changed: readonly FigureName[]) {
  const own: FiledBeside = Object.fromEntries(changed.map((name) => [name, filed[name]]));
  const values = Object.fromEntries(changed.map((name) => [name, figures[name] ?? 0]));
  const derived = [
    ...part.derived.filter((name) => !changed.includes(name)),
    ...changed.filter((name) => origins[name] === "derived"),
  ];
  return { ...part, figures: { ...part.figures, ...values }, derived, filed: own };
}

/** What added up as filed and does not with a reader's own figures: the total as told, and its parts together. */
export type BrokenSum = {
  total: FigureName;
  terms: readonly FigureName[];
  periodEnd: IsoDate;
  told: number;
  sum: number;
};

/** The sums that a reader's own figures break, newest period first; none without such figures. */
export function sumsBrokenBy({ statements, interim, correctedFigures = [] }: Fundamentals): readonly BrokenSum[] {
  if (correctedFigures.length === 0) return [];
  const annual = statements.map((each) => ({ ...each, periodEnd: each.fiscalYearEnd }));
  return [...annual, ...(interim?.trailing ?? [])]
    .filter(({ filed }) => filed !== undefined)
    .toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1))
    .flatMap((statement) => addingUp.flatMap((identity) => brokenIn(statement, identity)));
}

function brokenIn(
  { figures, filed = {}, periodEnd }: Told & { periodEnd: IsoDate },
  { total, terms }: Identity,
): BrokenSum[] {
  const before: Record<string, number | null> = { ...figures };
  for (const name of namesOf(filed)) before[name] = filed[name]?.value ?? null;
  const [sumBefore, sum, told] = [sumOf(before, { total, terms }), sumOf(figures, { total, terms }), figures[total]];
  if (sumBefore === null || sum === null || told === null || !isNear(before[total], sumBefore, rounded)) return [];
  return isNear(told, sum, rounded) ? [] : [{ total, terms: terms.map(([, name]) => name), periodEnd, told, sum }];
}

/** The keys of a record by name. */
const namesOf = (record: FiledBeside) => Object.keys(record) as FigureName[];

const without = <Values extends object>(values: Values, left: FiledBeside): Values =>
  // safe: every entry of a record by figure may be absent
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(left, name))) as Values;
