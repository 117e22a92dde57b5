import {
  type CompanyFile,
  type MethodName,
  peerComparisonOf,
  peerCount,
  reconciliationOf,
  type ValuationReport,
  type ValuationRequest,
} from "@valora/valuation";
import { assetLadderOf } from "@valora/valuation/asset-ladder";
import { customScenarioOf } from "@valora/valuation/custom-scenario";
import { payoutAgainstBookOf } from "@valora/valuation/payout-against-book";
import { sumOfPartsOf } from "@valora/valuation/sum-of-parts";
import type { PredictedFile } from "../../contracts/predicted-file.ts";
import { nodesById } from "./nodes-by-id.ts";

/** The reader's own scenario beside the three, by method, and its steps by what they set. */
export function customFigures(file: CompanyFile, request: ValuationRequest) {
  const custom = customScenarioOf(file, request);
  if (custom === null) return null;
  return {
    ...custom,
    methods: Object.fromEntries(custom.methods.map(({ method, values }) => [method, values])),
    steps: Object.fromEntries((custom.steps ?? []).map((step) => [step.settings.join("+"), step])),
  };
}

/** The way from every method that gives a value to every other. */
export function reconciliationFigures(report: ValuationReport) {
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
export function payoutAgainstBookFigures(file: CompanyFile, request: ValuationRequest) {
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
export function sumOfPartsFigures(file: CompanyFile, request: ValuationRequest) {
  const told = sumOfPartsOf(file, request);
  if (told.kind === "unavailable") return null;
  const { lines, trace, ...others } = told;
  return { ...others, lines: { ...lines }, trace: nodesById(trace), steps: trace.nodes.length };
}

/** By rung, each with what parts it from the one above. */
export function assetLadderFigures(file: CompanyFile, request: ValuationRequest) {
  const ladder = assetLadderOf(file, request);
  return ladder.kind === "unavailable" ? null : Object.fromEntries(ladder.rungs.map((rung) => [rung.name, rung]));
}

/** Of the prediction's effects, those that are told one by one; the others together. */
const toldEffects = 5;

export function predictionFigures({ prediction }: PredictedFile) {
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

/** The table of peers as the page shows it: it depends only on which companies they are. */
export function peerFigures(file: CompanyFile, { overrides: { peers: asked } = {} }: ValuationRequest) {
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
