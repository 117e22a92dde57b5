import { type History, historyOf } from "../company/accounts/history.ts";
import { unprofitableTypes } from "../inputs/company-type.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { IsoDate, PerShare } from "../inputs/units.ts";
import type { MethodName, NotApplicableReason, NotVotingReason } from "../report/outcome.ts";
import type { CompanyFile, MethodReport, ValuationReport } from "../report/report.ts";
import { implausiblyFar } from "../report/summary.ts";

/** The figures that a method without a value lacks (`whatCanBeSaid.waits.<kind>`). */
export const waitKinds = [
  /** More years with a profit. */
  "profitYears",
  /** The average of ten years to turn positive. */
  "cycleAverage",
  "dividendYears",
  /** Dividends that earnings cover. */
  "coveredDividend",
  "accountYears",
  /** The next accounts. */
  "nextAccounts",
  "figures",
  /** Another price, or another value. */
  "priceBelow",
  "priceAbove",
  /** Years that open with equity above zero. */
  "equityYears",
  "positiveEquity",
  "peers",
  /** Flows that are worth more than what it owes. */
  "moreThanDebts",
  "coveredInterest",
  "revenue",
  "model",
  "assumptions",
] as const;
export type WaitKind = (typeof waitKinds)[number];

export type Waiting = {
  method: MethodName;
  reason: NotApplicableReason | NotVotingReason;
  waits: WaitKind;
  /** Years, where it is years that it waits for; null otherwise. */
  years: number | null;
  /** The end of the fiscal year whose accounts it waits for. */
  until: IsoDate | null;
  /** The price below, or above, which it would count; null otherwise. */
  price: PerShare | null;
  missing: readonly FigureName[];
};

type Wait = Pick<Waiting, "waits"> & Partial<Waiting>;
type Facts = { history: History; report: ValuationReport; price: PerShare };

/** Methods that do not vote, and what each waits for; without those that say nothing of this kind of company at all. */
export function waitingMethods({ fundamentals }: CompanyFile, report: ValuationReport, price: PerShare): Waiting[] {
  const facts: Facts = { history: historyOf(fundamentals), report, price };
  if (report.blockedBy !== null) {
    const { method } = report.methods[0] ?? { method: "discountedCashFlow" as const };
    return [waitingOf(method, report.blockedBy, waitFor(report.blockedBy, facts, null))].filter(
      (each) => each !== null,
    );
  }
  return report.methods.flatMap((each) => {
    const { method, outcome } = each;
    if (outcome.kind === "estimate" && outcome.notVotingReason === null) return [];
    const reason = outcome.kind === "estimate" ? outcome.notVotingReason : outcome.reason;
    const waiting = reason && waitingOf(method, reason, waitFor(reason, facts, each));
    return waiting ? [waiting] : [];
  });
}

function waitingOf(method: MethodName, reason: Waiting["reason"], wait: Wait | null): Waiting | null {
  return wait && { method, reason, years: null, until: null, price: null, missing: [], ...wait };
}

/** Reasons whose wait is counted in years, or is a price. */
type Counted =
  | "noDividend"
  | "dividendSuspended"
  | "shortDividendHistory"
  | "shortHistory"
  | "bookTooSmall"
  | "pathSupposed"
  | "stillUnprofitable"
  | "negativeEbit"
  | "negativeEarnings"
  | "dividendNotCovered"
  | "lossMaking"
  | "implausiblyLow"
  | "implausiblyHigh";

/** Reasons that wait for one thing whatever the company; null: for nothing, as they lie in what it is. */
const plainWaits: Readonly<Record<Exclude<Waiting["reason"], Counted>, WaitKind | null>> = {
  financial: null,
  holding: null,
  informative: null,
  assetLight: null,
  bookAtCost: null,
  fewInputs: null,
  forced: null,
  financeArm: null,
  partOwnedByOthers: null,
  negativeEquity: "positiveEquity",
  equityUnderWater: "moreThanDebts",
  negativeTerminalCashFlow: "moreThanDebts",
  fewPeers: "peers",
  exitWithoutMarket: "peers",
  atRisk: "coveredDividend",
  distressed: "coveredInterest",
  preRevenue: "revenue",
  shareBasisUnsettled: "nextAccounts",
  dataSuspect: "nextAccounts",
  statementsStale: "nextAccounts",
  staleStatements: "nextAccounts",
  partSeparated: "nextAccounts",
  sharesMissing: "figures",
  currencyUnresolved: "figures",
  figuresMissing: "figures",
  featuresMissing: "figures",
  debtUnknown: "figures",
  debtEstimated: "figures",
  interestUnlikely: "figures",
  modelNotInstalled: "model",
  sectorNotInTraining: "model",
  outOfDomain: "model",
  bandTooWide: "model",
  voteNotEarned: "model",
  discountRateNotAboveGrowth: "assumptions",
  discountRateNearGrowth: "assumptions",
  discountRateInvalid: "assumptions",
  neutralWithoutValue: "assumptions",
  impliedPremiumMissing: "assumptions",
  outOfProportion: "assumptions",
  notFinite: "assumptions",
};

const isPlain = (reason: Waiting["reason"]): reason is keyof typeof plainWaits => Object.hasOwn(plainWaits, reason);

function waitFor(reason: Waiting["reason"], facts: Facts, method: MethodReport | null): Wait | null {
  if (!isPlain(reason)) return waitForYears(reason, facts) ?? waitForPrice(reason, method) ?? { waits: "assumptions" };
  const plain = plainWaits[reason];
  if (plain === null) return null;
  if (plain === "nextAccounts") return { waits: plain, until: nextYearEnd(facts.history) };
  if (plain === "figures") {
    const ofDebt: readonly FigureName[] =
      reason === "debtEstimated" || reason === "interestUnlikely" ? ["totalDebt"] : [];
    const missing = method?.outcome.kind === "notApplicable" ? method.outcome.missing : ofDebt;
    return { waits: plain, missing };
  }
  return { waits: plain };
}

function waitForYears(reason: Waiting["reason"], { history, report }: Facts): Wait | null {
  const wait = (waits: WaitKind, years: number): Wait => ({ waits, years: Math.max(1, years) });
  switch (reason) {
    case "noDividend":
    case "dividendSuspended":
      return wait("dividendYears", 3);
    case "shortDividendHistory":
      return wait("dividendYears", 3 - yearsPaid(history));
    case "shortHistory":
      return wait("accountYears", 3 - history.within(5).length);
    case "bookTooSmall":
      return wait("equityYears", yearsUntil(history, { of: "totalEquity", among: 5, wanted: 3 }));
    case "pathSupposed":
    case "stillUnprofitable":
    case "negativeEbit":
    case "negativeEarnings":
    case "dividendNotCovered":
    case "lossMaking": {
      const { type } = report.classification;
      if (type === "cyclical") return { waits: "cycleAverage" };
      const among = reason === "lossMaking" && !unprofitableTypes.has(type) ? 5 : 3;
      return wait("profitYears", yearsUntil(history, { of: "netIncome", among, wanted: Math.ceil(among / 2) }));
    }
    default:
      return null;
  }
}

const yearsPaid = (history: History): number =>
  history.within(4).filter((index) => (history.figure(index, "dividendsPaid")?.value ?? 0) > 0).length;

/** Years above zero that must follow until most of the last so many are. */
function yearsUntil(
  history: History,
  { of, among, wanted }: { of: "netIncome" | "totalEquity"; among: number; wanted: number },
): number {
  const isGood = history.within(among).map((index) => (history.figure(index, of)?.value ?? 0) > 0);
  for (let years = 0; years < among; years += 1) {
    const kept = isGood.slice(Math.max(0, isGood.length - (among - years)));
    if (kept.filter(Boolean).length + years >= wanted) return years;
  }
  return among;
}

/** Where only the distance from the price keeps a value from counting. */
function waitForPrice(reason: Waiting["reason"], method: MethodReport | null): Wait | null {
  const value = method?.range.neutral ?? null;
  if (value === null) return null;
  if (reason === "implausiblyLow") return { waits: "priceBelow", price: value * implausiblyFar };
  return reason === "implausiblyHigh" ? { waits: "priceAbove", price: value / implausiblyFar } : null;
}

/** A year after the latest one. */
function nextYearEnd({ statements, latest }: History): IsoDate | null {
  const end = statements[latest]?.fiscalYearEnd;
  return end === undefined ? null : `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`;
}
