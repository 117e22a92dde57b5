import {
  firmToShareOf,
  type MethodReport,
  quorum,
  scenarios,
  tornadoOf,
  type ValuationReport,
  widenedSensitivityOf,
} from "@valora/valuation";
import { buyingPriceOf } from "../../contracts/answer-parts/buying-price.ts";
import type { Analysis } from "../analyse-company.ts";
import { differenceToPrice } from "./difference-to-price.ts";
import { nodesById } from "./nodes-by-id.ts";

/** Rows and columns of the table of rates on each side of its middle. */
const reach = 4;

export const summaryFigures = (report: ValuationReport, price: number | null) => ({
  ...report.summary,
  scenarios: scenarios.length,
  methods: report.methods.length,
  leastForSignal: quorum,
  wanting: Math.max(0, quorum - report.summary.voting),
  silent: report.methods.length - report.summary.voting,
  difference: differenceToPrice(report.summary.mean, price),
});

/** By method, as the page lists them. */
export function buyingPriceFigures({ report, query }: Analysis, price: number | null) {
  const buying = buyingPriceOf(report, { safety: query.safety, price });
  return (
    buying && { ...buying, methods: Object.fromEntries(buying.methods.map(({ method, value }) => [method, value])) }
  );
}

/** How many methods of each family vote for what. */
export function votesByFamily({ methods }: ValuationReport) {
  const votes: Record<string, Record<string, number>> = {};
  for (const { family, vote, status } of methods) {
    if (vote === null || status === null) continue;
    votes[family] = { ...votes[family], [status]: (votes[family]?.[status] ?? 0) + 1 };
  }
  return votes;
}

export function methodFigures({ outcome, difference, range, vote }: MethodReport, price: number | null) {
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

export function sensitivityFigures(report: ValuationReport, price: number | null, axis: "terminalGrowth" | "growth") {
  const sensitivity = widenedSensitivityOf(report, { price, axis, reach });
  if (sensitivity.kind === "unavailable") return sensitivity;
  const meaningful = sensitivity.cells
    .flat()
    .flatMap((cell) => (cell.kind === "value" && !cell.flags.includes("spreadThin") ? [cell.value] : []));
  const reached = price === null ? null : meaningful.filter((value) => value >= price).length;
  const ends = { lowest: Math.min(...meaningful), highest: Math.max(...meaningful) };
  return { ...sensitivity, summary: { ...ends, count: meaningful.length, reached } };
}

export function bridgeFigures(report: ValuationReport) {
  const bridge = firmToShareOf(report);
  if (bridge === null) return null;
  const total = (nodes: readonly { value: number }[]) => nodes.reduce((sum, { value }) => sum + value, 0);
  return { net: total(bridge.assets) - total(bridge.claims) };
}

export function tornadoFigures(report: ValuationReport) {
  const tornado = tornadoOf(report);
  if (tornado.kind === "unavailable") return tornado;
  return { ...tornado, bars: Object.fromEntries(tornado.bars.map((bar) => [bar.lever, bar])) };
}
