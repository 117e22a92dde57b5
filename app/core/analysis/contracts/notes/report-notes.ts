import type { AnnualStatement, CompanyFile, FigureName, MethodName, ValuationReport, Warning } from "@valora/valuation";
import type { DataNote, DataNoteCode } from "../data-note.ts";

type Valued = { file: CompanyFile; report: ValuationReport };

/** Figures of the last year that are unknown although methods ask for them. */
const wantedFigures = [
  "revenue",
  "ebit",
  "depreciationAndAmortization",
  "interestExpense",
  "netIncome",
  "epsDiluted",
  "dilutedShares",
  "dividendsPerShare",
  "operatingCashFlow",
  "capitalExpenditure",
  "totalAssets",
  "totalLiabilities",
  "totalEquity",
  "totalDebt",
  "cashAndEquivalents",
] as const satisfies readonly FigureName[];

/** The figures that methods lack, and the methods that give no value for it. */
export function missingFiguresNotes({ file: { fundamentals }, report }: Valued): readonly DataNote[] {
  const year = fundamentals.statements.at(-1);
  if (year === undefined) return [];
  const { accounts } = report;
  const last = (accounts.period === "twelveMonths" ? fundamentals.interim?.trailing.at(-1) : undefined) ?? year;
  const blocking = report.methods.flatMap(({ method, outcome }) =>
    outcome.kind === "notApplicable" && outcome.missing.length > 0 ? [{ method, missing: outcome.missing }] : [],
  );
  const figures = [...new Set([...unknownIn(last), ...blocking.flatMap(({ missing }) => missing)])];
  if (figures.length === 0) return [];
  const params = { fiscalYearEnd: accounts.periodEnd ?? year.fiscalYearEnd, count: figures.length };
  const affects = blocking.map(({ method }) => method);
  return [{ code: "figuresMissing", params, figures, contradictions: [], affects }];
}

const unknownIn = (statement: Pick<AnnualStatement, "figures">): FigureName[] =>
  wantedFigures.filter((name) => statement.figures[name] === null);

/** What methods put in the place of what they lack. */
export function replacementNotes({ file: { reference }, report }: Valued): readonly DataNote[] {
  const { name, asOf } = reference.industry ?? reference.market;
  const noteOf = (code: DataNoteCode, affects: readonly MethodName[], params: DataNote["params"]) =>
    affects.length === 0 ? [] : [{ code, params, figures: [], contradictions: [], affects }];
  return [
    ...noteOf("depreciationEstimated", warnedIn(report, "depreciationEstimated"), {}),
    ...noteOf("sectorAveragesUsed", warnedIn(report, "sectorAverages"), { industry: name, asOf }),
  ];
}

const warnedIn = ({ methods }: ValuationReport, warning: Warning): MethodName[] =>
  methods.flatMap(({ method, outcome }) =>
    outcome.kind === "estimate" && outcome.warnings.includes(warning) ? [method] : [],
  );

const ofReports: ReadonlySet<DataNoteCode> = new Set(["figuresMissing", "depreciationEstimated", "sectorAveragesUsed"]);
const afterMissingFigures: ReadonlySet<DataNoteCode> = new Set([
  "riskFreeRateConverted",
  "industryUnknown",
  "betaUnknown",
  "providerSkipped",
]);

/** The notes of an earlier report of the same file as those of another, such as one with a lever moved: each in its place. */
export function notesOfReport(notes: readonly DataNote[], valued: Valued): readonly DataNote[] {
  const kept = notes.filter(({ code }) => !ofReports.has(code));
  const placeOf = (isAfter: (code: DataNoteCode) => boolean) => {
    const place = kept.findIndex(({ code }) => isAfter(code));
    return place < 0 ? kept.length : place;
  };
  const first = placeOf((code) => afterMissingFigures.has(code));
  const second = placeOf((code) => code === "providerSkipped");
  return [
    ...kept.slice(0, first),
    ...missingFiguresNotes(valued),
    ...kept.slice(first, second),
    ...replacementNotes(valued),
    ...kept.slice(second),
  ];
}
