import {
  type AskOptions,
  type CompanyAnswer,
  CompanyUnavailable,
  type Finding,
  type Listing,
  type MarketData,
  type Skip,
} from "@valora/market-data";
import {
  type AssumptionOverrides,
  atOwnPrice,
  type BaseRates,
  type ValuationReport,
  valuedOnce,
} from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { withFiguresAsked } from "../../fundamentals/use-cases/own-figures.ts";
import { shownPrediction } from "../../prediction/use-cases/shown-prediction.ts";
import type { Context, Viewer } from "../../shared/use-cases/context.ts";
import type { AnalysisOfDay } from "../contracts/analysis-answer.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import type { DataNote } from "../contracts/data-note.ts";
import type { RefusedPeer } from "../contracts/peers.ts";
import type { PredictedFile } from "../contracts/predicted-file.ts";
import { fileOfDay } from "./as-of/company-of-day.ts";
import { everyBaseRates } from "./base-rates.ts";
import { dataNotes } from "./notes/data-notes.ts";
import { withPartsAsked } from "./parts/parts-asked.ts";
import { withPeersAsked } from "./peers-asked.ts";
import { peersRefused } from "./read-peers.ts";
import { rememberedFile } from "./remembered-file.ts";
import { unavailableCompany } from "./unavailable-company.ts";

/** One company valued: the plain data that went in, what came out, and what a reader should know about both. */
export type Analysis = {
  query: AnalysisQuery;
  /** Null for a company that no list of symbols knows but a provider does. */
  listing: Listing | null;
  file: PredictedFile;
  report: ValuationReport;
  /** Numbers of the report's own that its traces hold as inputs, so that a reader of the workbook can change them. */
  heldInputs?: AssumptionOverrides;
  provider: string;
  skipped: readonly Skip[];
  /** Companies asked for as peers that are none; they are set aside. */
  refusedPeers: readonly RefusedPeer[];
  notes: readonly DataNote[];
  /** The earlier day by whose filings and price it is valued, and what was not known then; null or absent: it is valued as of today. */
  asOf?: AnalysisOfDay | null;
  /** Base rates of each figure that may grow in a forecast; `baseRatesAsked` says which of them a report tells. */
  baseRates: readonly BaseRates[];
};

export type AnalyseOptions = {
  signal?: AbortSignal;
  /** False when the same reader has just been shown it: what was looked at is counted once. */
  isRecorded?: boolean;
  /** Whether the analysis goes on without the companies that cannot be peers; else the first of them is a failure. */
  setsPeersAside?: boolean;
};

/** Values a company. The one use case behind the page, the API and the command line. */
export async function analyseCompany(
  context: Context,
  viewer: Viewer,
  asked: AnalysisQuery,
  options: AnalyseOptions = {},
): Promise<Analysis> {
  const { marketData } = context;
  const at = context.now();
  const today = at.toISOString().slice(0, 10);
  const listing = marketData.listingOf(asked.ticker);
  const { signal, isRecorded = true } = options;
  const { company, file: plain, asOf } = await fileAsked(context, asked, today, signal);
  const { file, query, refusedPeers } = comparedAsAsked(context, plain, asked, {
    ...options,
    isOfToday: asOf === null,
  });
  const report = valuedOnce(file, { scenario: query.scenario, overrides: overridesOf(query) });
  // What a reader takes the accounts for says nothing about the company to others, nor does what it was once.
  const isOwn = query.figures !== undefined || asOf !== null;
  if (isRecorded) {
    const seen = { ticker: query.ticker, scenario: query.scenario, language: viewer.language };
    if (!isOwn) context.analyses.record({ at, ...seen });
    viewer.caller?.meter?.record({ kind: "analysis", ...seen });
  }
  const shown = shownPrediction(file, report, at);
  if (shown !== null && isRecorded && !isOwn && asked.price === undefined) context.predictions.record(shown);

  const { provider, skipped, stale, findings } = company;
  const known =
    asOf === null
      ? { stale, findings, today, dataAsOf: marketData.asOf }
      : { stale: [], findings: findings.filter(isOfAccounts), today: asOf.day, asOf };
  const notes = dataNotes({ file, report, skipped, ...known });
  const baseRates = everyBaseRates(marketData, file.fundamentals);
  return { query, listing, file, report, provider, skipped, refusedPeers, notes, baseRates, asOf };
}

/** The input of the valuation that a question asks for: as of today, or of the day in it. */
async function fileAsked(
  context: Pick<Context, "marketData" | "now" | "predict">,
  { figures, ...asked }: AnalysisQuery,
  today: string,
  signal?: AbortSignal,
): Promise<{ company: CompanyAnswer; file: PredictedFile; asOf: AnalysisOfDay | null }> {
  const plain = await companyAsked(context, asked, signal);
  const ofDay = await fileOfDay(context, plain, { asOf: asked.asOf, figures }, signal);
  if (ofDay !== null) {
    const { findings, ...known } = ofDay;
    return { company: { ...plain, findings }, ...known };
  }
  const company = withFiguresAsked(plain, figures);
  return { company, file: rememberedFile(context, company, today), asOf: null };
}

/** Whether a finding holds on an earlier day: of filed figures, or of the exchange rates of that day. */
const isOfAccounts = ({ code }: Finding): boolean => accountsFindings.has(code);
const accountsFindings: ReadonlySet<Finding["code"]> = new Set([
  "priceConverted",
  "statementsConverted",
  "splitApplied",
  "receiptsConverted",
  "yearDuplicated",
  "balanceDoesNotAdd",
  "figureJumped",
  "signUnlikely",
  "sourcesDiffer",
]);

/** The file with the reader's own price and the peers that are asked for, and the question with those that count. */
export function comparedAsAsked(
  context: Pick<Context, "marketData">,
  plain: PredictedFile,
  asked: AnalysisQuery,
  { setsPeersAside = false, isOfToday = true }: Pick<AnalyseOptions, "setsPeersAside"> & { isOfToday?: boolean },
): { file: PredictedFile; query: AnalysisQuery; refusedPeers: readonly RefusedPeer[] } {
  const priced = withPartsAsked(context, atOwnPrice(plain, asked.price), { parts: asked.parts, isOfToday });
  const { file, peers, refused } = isOfToday
    ? withPeersAsked(context, priced, asked.peers)
    : { file: priced, peers: null, refused: (asked.peers ?? []).map((peer) => ({ peer, reason: "ofToday" as const })) };
  const [first] = refused;
  if (first !== undefined && !setsPeersAside) throw peersRefused(first);
  const { peers: _asked, ...question } = asked;
  return { file, query: { ...question, ...(peers && { peers: [...peers] }) }, refusedPeers: refused };
}

/**
 * The data of the company that a question names, of common shares only, with the reader's own figures in place of the filed ones; a
 * failure says why there are none.
 */
export async function companyAsked(
  context: Pick<Context, "marketData" | "now">,
  { ticker, source, figures }: Pick<AnalysisQuery, "ticker" | "source" | "figures">,
  signal?: AbortSignal,
): Promise<CompanyAnswer> {
  const { marketData } = context;
  refuseWhatIsNoCommonShare(marketData.listingOf(ticker));
  refuseUnconfiguredProvider(marketData, source);
  const provider = source === undefined || source === "automatic" ? undefined : source;
  const company = await companyFrom(context, ticker, { ...(signal && { signal }), ...(provider && { provider }) });
  return withFiguresAsked(company, figures);
}

function refuseWhatIsNoCommonShare(listing: Listing | null): void {
  if (listing === null || listing.kind === "commonShare" || listing.kind === "depositaryReceipt") return;
  throw new Failure("assetUnsupported", {
    ticker: listing.ticker,
    kind: listing.kind,
    ...(listing.commonShare === null ? {} : { commonShare: listing.commonShare }),
  });
}

function refuseUnconfiguredProvider(marketData: MarketData, source: AnalysisQuery["source"]): void {
  if (source === undefined) return;
  const configured = marketData.providers().map(({ id }) => id);
  if (!configured.includes(source))
    throw new Failure("sourceNotConfigured", { source, allowed: configured.join(", ") });
}

async function companyFrom(
  context: Pick<Context, "marketData" | "now">,
  ticker: string,
  options: AskOptions,
): Promise<CompanyAnswer> {
  try {
    return await context.marketData.fundamentalsOf(ticker, options);
  } catch (error) {
    if (!(error instanceof CompanyUnavailable)) throw error;
    throw unavailableCompany(context, { unavailable: error, chosen: options.provider });
  }
}
