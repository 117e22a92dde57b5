import { type Trace, traceUnder } from "@valora/valuation";
import { statementPeriods } from "@valora/valuation/statements";
import { Failure } from "../../../../failure.ts";
import {
  type TechnicalRange,
  technicalIndicators,
  technicalRanges,
} from "../../../fundamentals/contracts/technical.ts";
import { showMultiples } from "../../../fundamentals/use-cases/show-multiples.ts";
import { showRatios, showStatements } from "../../../fundamentals/use-cases/show-statements.ts";
import { showSessions, showTechnical } from "../../../fundamentals/use-cases/show-technical.ts";
import type { Context } from "../../../shared/use-cases/context.ts";
import type { AnalysisQuery } from "../../contracts/analysis-query.ts";
import { nodesById } from "./nodes-by-id.ts";

type World = Pick<Context, "marketData" | "now" | "pause">;
type Asked = {
  query: Pick<AnalysisQuery, "ticker" | "source" | "figures" | "asOf">;
  addresses: readonly string[];
  signal?: AbortSignal;
};

/** Pages about a company other than its valuation: the first part of their figures' addresses. */
const companyRoots = ["statements", "ratios", "multiples", "technical"] as const;

/** Whether a figure can be told without valuing the company. */
export const isOfCompany = (address: string): boolean => companyRoots.some((root) => isUnder(root, address));

const isUnder = (root: string, address: string) => address === root || address.startsWith(`${root}/`);

/** The figures of those pages that the addresses lead to: `statements/annual/trace/3`, `technical/2026-04-24/cells/rsi14`. */
export async function companyFigures(context: World, asked: Asked): Promise<Readonly<Record<string, unknown>>> {
  const figuresOf = {
    statements: statementFigures,
    ratios: ratioFigures,
    multiples: multipleFigures,
    technical: technicalFigures,
  };
  const roots = companyRoots.filter((root) => asked.addresses.some((address) => isUnder(root, address)));
  const figures = roots.map(async (root) => [root, await figuresOf[root](context, asked)] as const);
  return Object.fromEntries(await Promise.all(figures));
}

/** By the periods that are asked for: fiscal years, quarters, twelve months. */
async function statementFigures(context: World, { query, addresses, signal }: Asked) {
  const asked = statementPeriods.filter((period) => addresses.some((each) => isUnder(`statements/${period}`, each)));
  const figures = asked.map(async (period) => {
    const { trace, ...statements } = await showStatements(context, { ...query, period }, signal);
    return [period, { ...statements, trace: nodesById(trace) }] as const;
  });
  return Object.fromEntries(await Promise.all(figures));
}

async function ratioFigures(context: World, { query, signal }: Asked) {
  const { trace, ratios, ...others } = await showRatios(context, query, signal);
  const lines = ratios.map((line) => [line.name, { ...line, latest: line.cells.at(-1) }] as const);
  return { ...others, ratios: Object.fromEntries(lines), trace: nodesById(trace) };
}

/** By multiple, by month and by company. */
async function multipleFigures(context: World, { query, signal }: Asked) {
  const { trace, lines, months, peers, ...others } = await showMultiples(context, query, signal);
  return {
    ...others,
    lines: Object.fromEntries(lines.map((line) => [line.name, line])),
    months: Object.fromEntries(months.map((month) => [month.asOf, month])),
    peers: Object.fromEntries(peers.map((peer) => [peer.ticker, peer])),
    count: peers.length,
    trace: nodesById(trace),
  };
}

/** In one question: twice as many as a page shows. */
const mostSessions = 60;

/** By what a page shows: the last session as seen over a range, or one session by its day. */
async function technicalFigures(context: World, { query: { ticker }, addresses, signal }: Asked) {
  const places = [...new Set(addresses.map((address) => address.split("/")[1] ?? ""))];
  const overRange = async (range: TechnicalRange) => {
    const query = { ticker, range, indicators: technicalIndicators, points: "drawn" } as const;
    const { series, trace } = await showTechnical(context, query, signal);
    if (series === null || trace === null) return [];
    const { readings, ageInDays, latest } = series;
    return [[range, { readings, ageInDays, sessions: latest.length, trace: nodesById(trace) }]];
  };
  const ranges = await Promise.all(technicalRanges.filter((range) => places.includes(range)).map(overRange));
  const asked = places.filter(isDay);
  if (asked.length > mostSessions) throw new Failure("outOfRange", { param: "of", minimum: 1, maximum: mostSessions });
  const sessions = asked.length === 0 ? {} : await showSessions(context, { ticker, days: asked }, signal);
  const days = Object.entries(sessions).map(([day, { cells, trace }]) => [day, { cells, trace: nodesById(trace) }]);
  const included = context.marketData.tickersWithHistory().length;
  return { included, ...Object.fromEntries([...ranges.flat(), ...days]) };
}

const isDay = (place: string) => /^\d{4}-\d{2}-\d{2}$/.test(place);

/** Where one number of one session comes from: `2026-04-24.rsi14` names it; null for what names none. */
export async function traceSession(
  context: World,
  { ticker, cell }: { ticker: string; cell: string },
  signal?: AbortSignal,
): Promise<Trace | null> {
  const [day = "", name = ""] = cell.split(".");
  const { [day]: session } = await showSessions(context, { ticker, days: isDay(day) ? [day] : [] }, signal);
  const [, found] = Object.entries(session?.cells ?? {}).find(([each]) => each === name) ?? [];
  return session === undefined || found == null ? null : traceUnder(session.trace, found.node);
}
