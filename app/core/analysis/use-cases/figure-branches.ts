import {
  type CompanyFile,
  differenceOf,
  firmToShareOf,
  flowMethodNames,
  growthBinsOf,
  longestAccountsAgeInMonths,
  longestPriceAgeInDays,
  type MethodName,
  type MethodReport,
  peerComparisonOf,
  peerCount,
  priceInReportingCurrency,
  quorum,
  reconciliationOf,
  reverseValuationOf,
  sanityFindingsOf,
  scenarios,
  searchedAssumptions,
  type Trace,
  terminalShareOf,
  tornadoOf,
  type ValuationReport,
  type ValuationRequest,
  widenedSensitivityOf,
  yearlyLevers,
} from "@valora/valuation";
import { assetLadderOf } from "@valora/valuation/asset-ladder";
import { betaAlternatives } from "@valora/valuation/beta-alternatives";
import { computedLevers } from "@valora/valuation/computed-levers";
import { customScenarioOf } from "@valora/valuation/custom-scenario";
import { payoutAgainstBookOf } from "@valora/valuation/payout-against-book";
import { sumOfPartsOf } from "@valora/valuation/sum-of-parts";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import { buyingPriceOf } from "../contracts/answer-parts/buying-price.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import type { PredictedFile } from "../contracts/predicted-file.ts";
import type { Analysis } from "./analyse-company.ts";
import type { Uncertainty } from "./uncertainty/show-uncertainty.ts";

/** Rows and columns of the table of rates on each side of its middle. */
const reach = 4;

type Branch = () => unknown;

/** The figures of an analysis as a page shows them, by the first part of their addresses. Worked out only where one leads there. */
export function figureBranches(analysis: Analysis, uncertainty: Uncertainty | null): Readonly<Record<string, Branch>> {
  const { file, report, query, notes } = analysis;
  const request = { scenario: query.scenario, overrides: overridesOf(query) };
  const price = priceInReportingCurrency(file.fundamentals);
  return {
    price: () => file.fundamentals.quote?.value ?? null,
    priceStanding: () => ({ ...report.priceStanding, longestPriceAgeInDays, longestAccountsAgeInMonths }),
    reference: () => file.reference,
    assumptions: () => ({
      ...report.assumptions,
      trace: nodesById(report.assumptions.trace),
      steps: report.assumptions.trace?.nodes.length ?? 0,
    }),
    methods: () => Object.fromEntries(report.methods.map((method) => [method.method, methodFigures(method, price)])),
    summary: () => summaryFigures(report, price),
    buyingPrice: () => buyingPriceFigures(analysis, price),
    votes: () => votesByFamily(report),
    chosen: () => request.overrides,
    chosenYears: () => chosenYears(report, request),
    levers: () => computedLevers(file, request),
    betas: () => betaFigures(file, request),
    sanity: () => sanityFindingsOf(file, request, report),
    sensitivity: () => ({
      terminalGrowth: sensitivityFigures(report, price, "terminalGrowth"),
      growth: sensitivityFigures(report, price, "growth"),
    }),
    bridge: () => bridgeFigures(report),
    reverse: () => reverseFigures(analysis, request),
    said: () => whatCanBeSaid({ file, report, request, baseRates: analysis.baseRates ?? null }),
    searched: () => searchedAssumptions,
    tornado: () => tornadoFigures(report),
    custom: () => customFigures(file, request),
    terminal: () =>
      Object.fromEntries(flowMethodNames.map((method) => [method, terminalShareOf(file, report, { method })])),
    reconciliation: () => reconciliationFigures(report),
    assetLadder: () => assetLadderFigures(file, request),
    payoutAgainstBook: () => payoutAgainstBookFigures(file, request),
    sumOfParts: () => sumOfPartsFigures(file, request),
    prediction: () => predictionFigures(file),
    peers: () => peerFigures(file, request),
    notes: () => notes,
    simulation: () => simulationFigures(uncertainty, price),
    throughTime: () => throughTimeFigures(uncertainty),
  };
}

/** What the price implies, and how many companies have grown how much. */
function reverseFigures({ file, report, baseRates = null }: Analysis, request: ValuationRequest) {
  const reverse = reverseValuationOf({ file, report, request, baseRates });
  const bins = baseRates === null ? [] : growthBinsOf(baseRates);
  return { ...reverse, bins: bins.map((bin) => ({ ...bin, share: bin.count / (baseRates?.growths.length ?? 1) })) };
}

const betaFigures = (file: CompanyFile, request: ValuationRequest) =>
  Object.fromEntries(
    betaAlternatives(file, request).known.map((each) => [each.kind, { ...each, trace: nodesById(each.trace) }]),
  );

const summaryFigures = (report: ValuationReport, price: number | null) => ({
  ...report.summary,
  scenarios: scenarios.length,
  methods: report.methods.length,
  leastForSignal: quorum,
  wanting: Math.max(0, quorum - report.summary.voting),
  silent: report.methods.length - report.summary.voting,
  difference: against(report.summary.mean, price),
});

/** By method, as the page lists them. */
function buyingPriceFigures({ report, query }: Analysis, price: number | null) {
  const buying = buyingPriceOf(report, { safety: query.safety, price });
  return (
    buying && { ...buying, methods: Object.fromEntries(buying.methods.map(({ method, value }) => [method, value])) }
  );
}

/** How many years of each lever the reader has set, within the horizon. */
const chosenYears = ({ assumptions: { horizon } }: ValuationReport, { overrides = {} }: ValuationRequest) =>
  Object.fromEntries(
    yearlyLevers.map((lever) => {
      const years = overrides[lever]?.slice(0, horizon.value) ?? [];
      return [lever, years.filter((value) => value !== null).length];
    }),
  );

/** How many methods of each family vote for what. */
function votesByFamily({ methods }: ValuationReport) {
  const votes: Record<string, Record<string, number>> = {};
  for (const { family, vote, status } of methods) {
    if (vote === null || status === null) continue;
    votes[family] = { ...votes[family], [status]: (votes[family]?.[status] ?? 0) + 1 };
  }
  return votes;
}

const against = (value: number | null, price: number | null) =>
  value === null || price === null ? null : differenceOf(value, price);

/** The nodes of a trace as addresses name them. */
export const nodesById = (trace: Trace | null) =>
  Object.fromEntries((trace?.nodes ?? []).map((node) => [node.id, node]));

function methodFigures({ outcome, difference, range, vote }: MethodReport, price: number | null) {
  if (outcome.kind === "notApplicable")
    return { rawValue: outcome.rawValue, growthBelow: outcome.growthBelow, difference, range, vote };
  const { valuePerShare, trace, besides } = outcome;
  return {
    valuePerShare,
    difference,
    range,
    timesPrice: Object.fromEntries(scenarios.map((each) => [each, timesPrice(range[each], price)])),
    vote,
    besides: Object.fromEntries(besides.map(({ name, value }) => [name, value])),
    result: trace.result,
    steps: trace.nodes.length,
    implied: trace.nodes.filter(({ kind, name }) => kind === "step" && name.startsWith("impliedBy")).length,
    trace: nodesById(trace),
  };
}

/** How many times its price a share is worth. */
const timesPrice = (value: number | null, price: number | null) =>
  value === null || price === null ? null : value / price;

function sensitivityFigures(report: ValuationReport, price: number | null, axis: "terminalGrowth" | "growth") {
  const sensitivity = widenedSensitivityOf(report, { price, axis, reach });
  if (sensitivity.kind === "unavailable") return sensitivity;
  const meaningful = sensitivity.cells
    .flat()
    .flatMap((cell) => (cell.kind === "value" && !cell.flags.includes("spreadThin") ? [cell.value] : []));
  const reached = price === null ? null : meaningful.filter((value) => value >= price).length;
  const ends = { lowest: Math.min(...meaningful), highest: Math.max(...meaningful) };
  return { ...sensitivity, summary: { ...ends, count: meaningful.length, reached } };
}

function bridgeFigures(report: ValuationReport) {
  const bridge = firmToShareOf(report);
  if (bridge === null) return null;
  const total = (nodes: readonly { value: number }[]) => nodes.reduce((sum, { value }) => sum + value, 0);
  return { net: total(bridge.assets) - total(bridge.claims) };
}

function tornadoFigures(report: ValuationReport) {
  const tornado = tornadoOf(report);
  if (tornado.kind === "unavailable") return tornado;
  return { ...tornado, bars: Object.fromEntries(tornado.bars.map((bar) => [bar.lever, bar])) };
}

/** The reader's own scenario beside the three, by method, and its steps by what they set. */
function customFigures(file: CompanyFile, request: ValuationRequest) {
  const custom = customScenarioOf(file, request);
  if (custom === null) return null;
  return {
    ...custom,
    methods: Object.fromEntries(custom.methods.map(({ method, values }) => [method, values])),
    steps: Object.fromEntries((custom.steps ?? []).map((step) => [step.settings.join("+"), step])),
  };
}

/** The way from every method that gives a value to every other. */
function reconciliationFigures(report: ValuationReport) {
  const names = report.methods.flatMap(({ method, outcome }) => (outcome.kind === "estimate" ? [method] : []));
  const between = (first: MethodName, second: MethodName) => {
    const reconciliation = reconciliationOf(report, { first, second });
    if (reconciliation.kind === "unavailable") return reconciliation;
    const steps = Object.fromEntries(reconciliation.steps.map((step) => [step.step, step]));
    return { ...reconciliation, steps, gap: reconciliation.second.value - reconciliation.first.value };
  };
  const from = (first: MethodName) =>
    names.filter((second) => second !== first).map((second) => [second, between(first, second)]);
  return Object.fromEntries(names.map((first) => [first, Object.fromEntries(from(first))]));
}

/** The bridge between the values by payouts and by book; null where there is none. */
function payoutAgainstBookFigures(file: CompanyFile, request: ValuationRequest) {
  const told = payoutAgainstBookOf(file, request);
  if (told.kind === "unavailable") return null;
  const { lines, trace, dividends, residualIncome } = told;
  return {
    dividends,
    residualIncome,
    lines: Object.fromEntries(lines.map(({ line, value, node }) => [line, { value, node }])),
    trace: nodesById(trace),
    steps: trace.nodes.length,
  };
}

/** By line, in their order; null where there is none. */
function sumOfPartsFigures(file: CompanyFile, request: ValuationRequest) {
  const told = sumOfPartsOf(file, request);
  if (told.kind === "unavailable") return null;
  const { lines, trace, ...others } = told;
  return { ...others, lines: { ...lines }, trace: nodesById(trace), steps: trace.nodes.length };
}

/** By rung, each with what parts it from the one above. */
function assetLadderFigures(file: CompanyFile, request: ValuationRequest) {
  const ladder = assetLadderOf(file, request);
  return ladder.kind === "unavailable" ? null : Object.fromEntries(ladder.rungs.map((rung) => [rung.name, rung]));
}

/** Of the prediction's effects, those that are told one by one; the others together. */
const toldEffects = 5;

function predictionFigures({ prediction }: PredictedFile) {
  if (prediction?.kind !== "prediction") return null;
  const contributions = prediction.explanation.contributions.toSorted(
    (one, other) => Math.abs(other.logPoints) - Math.abs(one.logPoints),
  );
  const rest = contributions.slice(toldEffects).reduce((total, { logPoints }) => total + logPoints, 0);
  return {
    rest: Math.exp(rest) - 1,
    effects: Object.fromEntries(contributions.map(({ question, logPoints }) => [question, Math.exp(logPoints) - 1])),
    peers: Object.fromEntries(prediction.peers.map(({ ticker, similarity }) => [ticker, similarity])),
  };
}

/** The table of peers as the page shows it: it hangs on nothing but who they are. */
function peerFigures(file: CompanyFile, { overrides: { peers: asked } = {} }: ValuationRequest) {
  const overrides = asked === undefined ? {} : { peers: asked };
  const { peers, multiples, least, trace } = peerComparisonOf(file, { scenario: "neutral", overrides });
  const byTicker = <Value>(values: readonly Value[]) =>
    Object.fromEntries(peers.map(({ peer: { ticker } }, index) => [ticker, values[index]]));
  return {
    count: peers.length,
    least,
    most: peerCount.maximum,
    steps: trace.nodes.length,
    trace: nodesById(trace),
    companies: byTicker(peers.map(({ peer, marketCap }) => ({ ...peer, marketCap }))),
    multiples: Object.fromEntries(
      multiples.map((multiple) => [multiple.kind, { ...multiple, peers: byTicker(multiple.peers) }]),
    ),
  };
}

function simulationFigures(uncertainty: Uncertainty | null, price: number | null) {
  const distribution = uncertainty?.distribution;
  if (uncertainty === null || distribution?.kind !== "valueDistribution") return distribution ?? null;
  const { percentiles, mean, probabilityAbovePrice, ...others } = distribution;
  const values = [
    ...percentiles.map(({ probability, value }) => [String(probability), value] as const),
    ["mean", mean] as const,
  ];
  return {
    ...others,
    seed: uncertainty.settings.seed,
    hundred: 100,
    probabilities: percentiles.map(({ probability }) => probability),
    values: Object.fromEntries(values),
    differences: Object.fromEntries(values.map(([key, value]) => [key, against(value, price)])),
    probabilityBelowPrice: probabilityAbovePrice === null ? null : 1 - probabilityAbovePrice,
  };
}

function throughTimeFigures(uncertainty: Uncertainty | null) {
  const past = uncertainty?.throughTime;
  if (past?.kind !== "valueThroughTime") return past ?? null;
  const above = past.points.filter(({ held, price, high }) => held === false && price > (high ?? 0)).length;
  return {
    points: Object.fromEntries(past.points.map((point) => [point.asOf, point])),
    months: past.months,
    held: past.monthsHeld,
    above,
    below: past.months - past.monthsHeld - above,
  };
}
