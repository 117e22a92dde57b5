import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { AnnualStatement, FigureName, FiledVersions, InterimStatement, PeriodPart } from "../inputs/statement.ts";
import { figureNames } from "../inputs/statement.ts";
import type { IsoDate } from "../inputs/units.ts";
import type { StatementPeriod } from "./columns.ts";

/** Why a period is not among what was known on a day; each has a text in the app's messages (`asOf.leftOut.<reason>`). */
export const leftOutReasons = [
  /** Its report was filed later. */
  "notFiledYet",
  /** The source does not say when its report was filed. */
  "filingDateUnknown",
  /** The source keeps the latest word on its figures alone, and not since when they are as they are. */
  "versionsUnknown",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A period that is not told of a day, why, and when its report was filed where that is known. */
export type LeftOutPeriod = {
  period: StatementPeriod;
  periodEnd: IsoDate;
  months: 3 | 12;
  filedAt: IsoDate | null;
  reason: LeftOutReason;
};

/** A company by what had been filed on a day, and the periods of today that this leaves out, oldest first. */
export type AsFiled = { fundamentals: Fundamentals; leftOut: readonly LeftOutPeriod[] };

/**
 * The company by the filings until a day, that day included: each figure as the latest of them had it, and no period that none of
 * them told of. What cannot be dated is left out with the reason, never guessed. Of the price, the count of shares and the beta
 * no earlier day is known: they are left out too. Figures stay on today's shares.
 *
 * A later day never knows less: a period or figure that is known stays known.
 */
export function asFiledBy(fundamentals: Fundamentals, day: IsoDate): AsFiled {
  const { statements, interim, separations, segments } = fundamentals;
  const left = [
    ...statements.map((each) => leftOutOf(each, day, { period: "annual", periodEnd: each.fiscalYearEnd, months: 12 })),
    ...(interim?.quarters ?? []).map((each) => leftOutOf(each, day, { ...each, period: "quarterly" })),
    ...(interim?.trailing ?? []).map((each) => leftOutOf(each, day, { ...each, period: "ttm" })),
  ];
  const isKnown = (each: AnnualStatement | InterimStatement) => reasonOf(each, day) === null;
  const interimBy = (each: readonly InterimStatement[]) => each.filter(isKnown).map((one) => interimFiledBy(one, day));
  return {
    fundamentals: {
      ...fundamentals,
      statements: statements.filter(isKnown).map((statement) => statementFiledBy(statement, day)),
      ...(interim && { interim: { quarters: interimBy(interim.quarters), trailing: interimBy(interim.trailing) } }),
      ...(segments && { segments: segments.filter(({ filedAt }) => filedAt !== null && filedAt <= day) }),
      ...(separations && { separations: separations.filter(({ asOf }) => asOf <= day) }),
      sharesOutstanding: null,
      quote: null,
      beta: null,
      monthlyCloses: null,
    },
    leftOut: left.filter((period) => period !== null),
  };
}

type Filed = Pick<AnnualStatement, "filedAt" | "versions">;

function reasonOf({ filedAt, versions }: Filed, day: IsoDate): LeftOutReason | null {
  if (filedAt === null) return "filingDateUnknown";
  if (filedAt > day) return "notFiledYet";
  return versions === undefined ? "versionsUnknown" : null;
}

function leftOutOf(
  statement: Filed,
  day: IsoDate,
  { period, periodEnd, months }: Pick<LeftOutPeriod, "period" | "periodEnd" | "months">,
): LeftOutPeriod | null {
  const reason = reasonOf(statement, day);
  return reason && { period, periodEnd, months, filedAt: statement.filedAt, reason };
}

type Told = Pick<AnnualStatement, "filedAt" | "accession" | "filings" | "versions" | "figures" | "origins">;

/** The statement by the filings until a day; as it is where its source does not tell since when its figures are so. */
export function statementFiledBy<Statement extends Told>(statement: Statement, day: IsoDate): Statement {
  const { versions } = statement;
  if (versions === undefined) return statement;
  const figures = { ...statement.figures };
  const origins = { ...statement.origins };
  const filings = { ...statement.filings };
  for (const name of figureNames) {
    if (isAsToday(statement, name, day)) continue;
    delete filings[name];
    const list = versions[name];
    // told by the report of the period itself, and never changed
    if (list === undefined) continue;
    const version = list.findLast(({ filedAt }) => filedAt <= day);
    figures[name] = version?.value ?? null;
    if (version === undefined) delete origins[name];
    else if (version.accession !== statement.accession)
      filings[name] = { accession: version.accession, filedAt: version.filedAt };
  }
  return { ...statement, figures, origins, filings, versions: versionsBy(versions, day) };
}

/** Whether figure and filing were by a day as they are today: its last change had been filed, and its last repetition. */
function isAsToday({ filings, filedAt, versions }: Told, name: FigureName, day: IsoDate): boolean {
  const lastTold = filings?.[name]?.filedAt ?? filedAt;
  const list = versions?.[name];
  const lastChange = list === undefined ? filedAt : (list.at(-1)?.filedAt ?? null);
  return lastTold !== null && lastTold <= day && lastChange !== null && lastChange <= day;
}

function versionsBy(versions: FiledVersions, day: IsoDate): FiledVersions {
  const known = figureNames.flatMap((name) => {
    const list = versions[name]?.filter(({ filedAt }) => filedAt <= day);
    return list === undefined || list.length === 0 ? [] : [[name, list] as const];
  });
  return Object.fromEntries(known);
}

/** A sum of periods stays one where all its parts had been filed with the same words. */
export function interimFiledBy(statement: InterimStatement, day: IsoDate): InterimStatement {
  const { parts, ...told } = statementFiledBy(statement, day);
  if (parts === undefined) return told;
  const changed = figureNames.filter(
    (name) => !isAsToday(statement, name, day) || parts.some((part) => isOfLater(part, name, day)),
  );
  const left = parts.map((part) => ({ ...part, figures: without(part.figures, changed) }));
  return left.some(({ figures }) => Object.keys(figures).length > 0) ? { ...told, parts: left } : told;
}

const isOfLater = ({ figures, filedAt }: PeriodPart, name: FigureName, day: IsoDate): boolean =>
  figures[name] !== undefined && (filedAt === null || filedAt > day);

function without(figures: PeriodPart["figures"], names: readonly FigureName[]): PeriodPart["figures"] {
  const left = { ...figures };
  for (const name of names) delete left[name];
  return left;
}
