import type { Finding, ProviderFailureDetail, Skip, StaleAnswer } from "@valora/market-data";
import { type CompanyFile, type MethodName, methodNames, premiumIn, type ValuationReport } from "@valora/valuation";
import type { AnalysisOfDay } from "../../contracts/analysis-answer.ts";
import type { DataNote, DataNoteCode } from "../../contracts/data-note.ts";
import { missingFiguresNotes, replacementNotes } from "../../contracts/notes/report-notes.ts";
import { accountsNotes } from "./accounts-notes.ts";
import { findingNotes } from "./finding-notes.ts";
import { ownFigureNotes } from "./own-figure-notes.ts";

type Known = {
  file: CompanyFile;
  report: ValuationReport;
  skipped: readonly Skip[];
  stale: readonly StaleAnswer[];
  findings: readonly Finding[];
  today: string;
  /** The earlier day by whose filings and price it is valued; absent: today. */
  asOf?: AnalysisOfDay;
  /** The day of most prices of the included data; absent where the company is none of them. */
  dataAsOf?: string;
};
type Maybe = DataNote | null;

const FEW_STATEMENTS = 4;
const STALE_AFTER_MONTHS = 18;
const DAYS_IN_MONTH = 30.4375;
const MILLISECONDS_IN_DAY = 86_400_000;

const everyMethod: readonly MethodName[] = methodNames;

/**
 * The warnings about the data of a result, most consequential first. Every note says which methods
 * it touches, so that a doubt about one figure does not look like a doubt about all.
 */
export function dataNotes(known: Known): readonly DataNote[] {
  const notes: Maybe[] = [
    asOfNote(known),
    ...ownFigureNotes(known.file.fundamentals),
    ...known.stale.map(staleNote),
    sharesNote(known),
    ...accountsNotes(known.file, known.report),
    ...findingNotes(known.findings),
    ...priceNotes(known),
    ...statementNotes(known),
    ...missingFiguresNotes(known),
    ...referenceNotes(known),
    ...replacementNotes(known),
    ...skippedNotes(known.skipped),
  ];
  return notes.filter((note) => note !== null);
}

function note(
  code: DataNoteCode,
  params: DataNote["params"] = {},
  affects: readonly MethodName[] = everyMethod,
): DataNote {
  return { code, params, figures: [], contradictions: [], affects };
}

/** What of an earlier day is known, and of which days the rest is. */
function asOfNote({ file: { reference }, report, asOf }: Known): Maybe {
  if (asOf === undefined) return null;
  const { riskFreeRate, industry, market } = reference;
  const published = asOf.riskFreeRate;
  return note("asOfDay", {
    day: asOf.day,
    reason: riskFreeRate.asOf <= asOf.day ? "ofDay" : "ofToday",
    ...(published !== null && !published.counts
      ? { published: "known", publishedRate: published.value, publishedAsOf: published.asOf, source: published.source }
      : { published: "none" }),
    rateAsOf: riskFreeRate.asOf,
    premiumAsOf: premiumIn(reference, report.assumptions.view).premium.asOf,
    averagesAsOf: (industry ?? market).asOf,
  });
}

function sharesNote({ file: { fundamentals } }: Known): Maybe {
  if (fundamentals.shareBasis === "unsettled") return note("sharesUnsettled");
  if (fundamentals.sharesOutstanding === null) return note("sharesUnknown");
  return null;
}

/** Fewer days than these do not make it the price of another market. */
const DAYS_OF_OTHER_MARKET = 7;

function priceNotes({ file: { fundamentals }, today, dataAsOf }: Known): Maybe[] {
  const { quote, currency } = fundamentals;
  if (quote === null) return [note("priceMissing")];
  const age = Math.max(0, Math.floor(daysBetween(quote.asOf, today)));
  const isOther = quote.currency !== currency;
  return [
    isOther ? note("priceInOtherCurrency", { priceCurrency: quote.currency, statementCurrency: currency }) : null,
    // A reader's own price is no close of any day.
    quote.chosenBy === "user" ? null : note("priceIsClose", { asOf: quote.asOf, source: quote.source, ageInDays: age }),
    dataAsOf !== undefined &&
    fundamentals.provider === "bundled" &&
    quote.chosenBy !== "user" &&
    daysBetween(dataAsOf, quote.asOf) > DAYS_OF_OTHER_MARKET
      ? note("priceLaterThanData", { asOf: quote.asOf, dataAsOf })
      : null,
  ];
}

function statementNotes({ file: { fundamentals }, report, today }: Known): Maybe[] {
  const end = report.accounts.periodEnd;
  if (end === null) return [];
  const months = Math.floor(daysBetween(end, today) / DAYS_IN_MONTH);
  const untraced = fundamentals.statements.filter((statement) => statement.accession === null);
  const count = fundamentals.statements.length;
  return [
    months > STALE_AFTER_MONTHS ? note("statementsStale", { fiscalYearEnd: end, months }) : null,
    count < FEW_STATEMENTS ? note("statementsFew", { count }) : null,
    untraced.length > 0
      ? note("statementsNotTraced", {
          count: untraced.length,
          total: count,
          years: untraced.map((statement) => statement.fiscalYear).join(", "),
          provider: fundamentals.provider,
        })
      : null,
  ];
}

function referenceNotes({ file: { fundamentals, reference } }: Known): Maybe[] {
  const origin = reference.riskFreeRateOrigin;
  return [
    origin.kind === "converted" ? note("riskFreeRateConverted", { from: origin.from, to: reference.currency }) : null,
    reference.industry === null ? note("industryUnknown", { market: reference.market.name }) : null,
    fundamentals.beta === null ? note("betaUnknown") : null,
  ];
}

function staleNote({ provider, covers, asOf }: StaleAnswer): DataNote {
  return note("answerStale", { provider, covers, asOf });
}

/** Details that say more to a reader than the kind of failure does. */
const toldDetails: ReadonlySet<ProviderFailureDetail> = new Set([
  "timedOut",
  "keyRefused",
  "wrongValue",
  "incomplete",
  "suspect",
  "accountsOfAnother",
]);

/**
 * Why a provider was passed over, in one word; a chosen provider needs no excuse for the others. One that failed in the same way
 * for statements and price is told once.
 */
export function skippedNotes(skipped: readonly Skip[]): DataNote[] {
  const told = skipped.filter(({ kind }) => kind !== "notChosen").map(skippedParams);
  const byProvider = Map.groupBy(told, ({ provider, reason, asOf = "" }) => `${provider} ${reason} ${asOf}`);
  return [...byProvider.values()].flatMap((same) => {
    const [statements, price] = ["statements", "price"].map((each) => same.find(({ covers }) => covers === each));
    const until =
      same
        .map((each) => each.until)
        .toSorted()
        .at(0) ?? "none";
    const one = statements && price ? [{ ...statements, covers: "statementsAndPrice", until }] : [];
    const others = one.length > 0 ? same.filter((each) => each !== statements && each !== price) : same;
    return [...one, ...others].map((params) => note("providerSkipped", params, []));
  });
}

function skippedParams({ provider, kind, detail, asOf, until = "none", covers = "statements" }: Skip) {
  const reason = detail !== undefined && toldDetails.has(detail) ? detail : kind;
  return { provider, covers, reason, until, ...(asOf === undefined ? {} : { asOf }) };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MILLISECONDS_IN_DAY;
