import { type FigureName, figureNames, type InterimStatement } from "../inputs/statement.ts";
import type { IsoDate, PerShare } from "../inputs/units.ts";
import type { CompanyFile } from "../report/report.ts";
import { addingUp } from "../understanding/adding-up.ts";
import type { ValuationRequest } from "../value-company.ts";
import type { RevisedNumbers } from "./revised-inputs.ts";
import { type RevisionChange, type RevisionStep, revisionBetween } from "./revision.ts";

/** What moved a value: figures of the accounts, that the period of a year ago gave way to a new one, or what follows from both. */
export type FiledCause = FigureName | "period" | "other";

export type FiledStep = {
  /** One, but where the value is unknown after it. */
  causes: readonly FiledCause[];
  effect: PerShare;
};

/** The figures of the newest period beside those of the newest one before, or of the same one as it was filed before. */
export type FiledPeriods = {
  periodEnd: IsoDate;
  formerEnd: IsoDate;
  figures: readonly ({ name: FigureName } & RevisedNumbers)[];
};

export type FiledRevision = {
  periods: FiledPeriods;
  before: PerShare | null;
  after: PerShare | null;
  /** In their order and with `rounding` they lead from one value to the other to the last bit; null where one is unknown. */
  bridge: { steps: readonly FiledStep[]; rounding: number } | null;
};

type Period = { periodEnd: IsoDate; months: number; figures: Readonly<Record<FigureName, number | null>> };

const yearsOf = ({ fundamentals: { statements } }: CompanyFile): readonly Period[] =>
  statements.map(({ fiscalYearEnd, figures }) => ({ periodEnd: fiscalYearEnd, months: 12, figures }));

/**
 * What a filing did to the mean of the values: two files of one day that differ in the accounts alone. First the periods become the new
 * ones with the figures as they were, so that nothing but time moves the value; then each figure becomes the new one, in the order of
 * `figureNames`. What two of them do together counts in the later one. Null where the accounts do not differ, or are in two currencies.
 */
export function filedRevision(
  before: CompanyFile,
  after: CompanyFile,
  request: ValuationRequest,
): FiledRevision | null {
  const periods = periodsBetween(before, after);
  const moved = asToldBefore(before, after);
  const [first, second] = [
    revisionBetween({ file: before, request }, { file: moved, request }),
    revisionBetween({ file: moved, request }, { file: after, request }),
  ];
  if (periods === null || first === null || second === null) return null;
  const ends = { before: first.mean.before, after: second.mean.after };
  if (first.mean.bridge === null || second.mean.bridge === null || ends.before === null || ends.after === null)
    return { periods, ...ends, bridge: null };
  // That a sum has its parts again moves the value by what doubles leave over: it belongs to the step before.
  const figures = second.mean.bridge.steps.filter(({ changes, effect }) => !isOfAccounts(changes) || isSeen(effect));
  const steps = [...first.mean.bridge.steps, ...figures].map(toldStep);
  const { effects, rounding } = addingUp(
    ends.before,
    ends.after,
    steps.map(({ effect }) => effect),
  );
  return {
    ...{ periods, ...ends },
    bridge: { steps: steps.map((step, index) => ({ ...step, effect: effects[index] ?? 0 })), rounding },
  };
}

const isOfAccounts = (changes: readonly RevisionChange[]): boolean =>
  changes.every((change) => change.kind === "input" && change.name === "accounts");

/** Of a value per share. */
const SEEN = 1e-9;
const isSeen = (effect: PerShare): boolean => Math.abs(effect) > SEEN;

const toldStep = ({ changes, effect }: RevisionStep): FiledStep => ({
  causes: [...new Set(changes.map(causeOf))],
  effect,
});

function causeOf(change: RevisionChange): FiledCause {
  if (change.kind === "figure") return change.name;
  return change.kind === "input" && change.name === "accounts" ? "period" : "other";
}

/**
 * The later file with the figures of the earlier one, and what was predicted by them: a period that is new has those of the newest one
 * before it.
 */
function asToldBefore(before: CompanyFile, after: CompanyFile): CompanyFile {
  const { prediction: _later, ...others } = after;
  const { statements, interim } = after.fundamentals;
  const { interim: formerInterim } = before.fundamentals;
  const trailing = formerInterim?.trailing ?? [];
  const years = yearsOf(before);
  const ofYear = ({ fiscalYearEnd }: { fiscalYearEnd: IsoDate }) => formerOf(years, fiscalYearEnd);
  const ofMonths = ({ periodEnd }: InterimStatement) => formerOf(trailing, periodEnd) ?? years.at(-1);
  return {
    ...others,
    ...(before.prediction !== undefined && { prediction: before.prediction }),
    fundamentals: {
      ...after.fundamentals,
      statements: statements.map((each) => ({ ...each, figures: ofYear(each)?.figures ?? each.figures })),
      ...(interim && {
        interim: {
          ...interim,
          trailing: interim.trailing.map((each) => asWhole(each, ofMonths(each)?.figures)),
        },
      }),
    },
  };
}

/** Twelve months with other figures, and no parts that they are the sum of. */
function asWhole(months: InterimStatement, figures: InterimStatement["figures"] | undefined): InterimStatement {
  if (figures === undefined) return months;
  const { parts: _parts, ...whole } = months;
  return { ...whole, figures };
}

/** The same period, or the last one before it. */
const formerOf = <Each extends { periodEnd: IsoDate }>(periods: readonly Each[], end: IsoDate): Each | undefined =>
  periods.findLast(({ periodEnd }) => periodEnd <= end);

const newestOf = (file: CompanyFile): Period | undefined => {
  const [year, months] = [yearsOf(file).at(-1), file.fundamentals.interim?.trailing.at(-1)];
  return months !== undefined && (year === undefined || months.periodEnd > year.periodEnd) ? months : year;
};

function periodsBetween(before: CompanyFile, after: CompanyFile): FiledPeriods | null {
  const [former, present] = [newestOf(before), newestOf(after)];
  if (former === undefined || present === undefined) return null;
  const figures = figureNames.flatMap((name) => {
    const numbers = { before: former.figures[name] ?? null, after: present.figures[name] ?? null };
    return Object.is(numbers.before, numbers.after) ? [] : [{ name, ...numbers }];
  });
  if (former.periodEnd === present.periodEnd && figures.length === 0) return null;
  return { periodEnd: present.periodEnd, formerEnd: former.periodEnd, figures };
}
