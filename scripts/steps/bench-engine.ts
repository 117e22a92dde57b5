import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type CompanyFile, type Fundamentals, simulate, type ValuationReport, valueCompany } from "@valora/valuation";
import { choosePeers } from "@valora/valuation/peers";

type Row = readonly [what: string, figure: string];

const rounds = 8;
/** Of what takes milliseconds: the compiler has not done with it after eight. The script for numpy has as many. */
const roundsOfPaths = 40;

/** In milliseconds. */
type Time = { processor: number; wall: number };

/** Least processor and wall time of several rounds, in milliseconds: on a shared machine the least disturbed one tells most. */
function least(work: () => void, times = rounds): Time {
  let [processor, wall] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < times; round += 1) {
    const before = process.cpuUsage();
    const started = performance.now();
    work();
    wall = Math.min(wall, performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    processor = Math.min(processor, (user + system) / 1_000);
  }
  return { processor, wall };
}

function row(what: string, { processor, wall }: Time, target: number, decimals = 0): Row {
  const ratio = (processor / target).toFixed(2);
  return [
    what,
    `${processor.toFixed(decimals)} ms (wall ${wall.toFixed(decimals)}), ${ratio} × target of ${target} ms`,
  ];
}

const valued = (file: CompanyFile) => valueCompany(file, { scenario: "neutral", overrides: {} });

/** Traces are built when first read: this reads them all. */
function tracedNodes(report: ValuationReport): number {
  return report.methods.reduce(
    (total, { outcome }) => total + (outcome.kind === "estimate" ? outcome.trace.nodes.length : 0),
    0,
  );
}

/** Everything warm, in processor time, against what the engine has promised. */
export function engineSpeed(
  files: readonly CompanyFile[],
  candidatesOf: (fundamentals: Fundamentals) => readonly Fundamentals[],
): Row[] {
  const each = (time: Time): Time => ({
    processor: time.processor / files.length,
    wall: time.wall / files.length,
  });
  const first = least(() => {
    for (const file of files) valued(file);
  });
  const twice = least(() => {
    for (const file of files) {
      valued(file);
      valued(file);
    }
  });
  const traced = least(() => {
    for (const file of files) tracedNodes(valued(file));
  });
  const less = (one: Time, other: Time): Time => ({
    processor: one.processor - other.processor,
    wall: one.wall - other.wall,
  });
  const [again, traces] = [less(twice, first), less(traced, first)];
  const nodes = files.reduce((total, file) => total + tracedNodes(valued(file)), 0);
  const peers = least(() => {
    for (const { fundamentals } of files) choosePeers(fundamentals, candidatesOf(fundamentals));
  });
  return [
    row(`All ${files.length} companies, three scenarios`, first, 180),
    row("One company", each(first), 0.5, 3),
    row("The same again, as when a lever moves", each(again), 0.5, 3),
    row(`One company, every trace read (${Math.round(nodes / files.length)} nodes)`, each(traced), 0.35, 3),
    [
      "Where the time of all goes",
      [
        `statements to a base ${less(first, again).processor.toFixed(0)} ms`,
        `methods and scenarios ${again.processor.toFixed(0)} ms`,
        `traces, when read, ${traces.processor.toFixed(0)} ms`,
      ].join(", "),
    ],
    ["Peers of all companies", `${peers.processor.toFixed(0)} ms (wall ${peers.wall.toFixed(0)})`],
    ...simulationSpeed(),
    ["Memory held", `${(process.memoryUsage().rss / 1_000_000).toFixed(0)} MB`],
  ];
}

/** The model's answer for every company: features, three quantiles, contributions and nearest peers. */
export function predictionSpeed(
  files: readonly CompanyFile[],
  predict: (fundamentals: Fundamentals, asOf: string) => unknown,
  asOf: string,
): Row {
  const { processor, wall } = least(() => {
    for (const { fundamentals } of files) predict(fundamentals, asOf);
  });
  return row("One prediction", { processor: processor / files.length, wall: wall / files.length }, 0.1, 3);
}

/** A hundred thousand paths of a five-year discounted cash flow, beside the same by whole arrays in numpy. */
function simulationSpeed(): Row[] {
  const own = least(() => {
    simulate({ paths: 100_000, seed: 1, draw: pathValue }).percentile(0.05);
  }, roundsOfPaths);
  const { status, stdout } = spawnSync("python3", [join(import.meta.dirname, "bench-simulation.py")], {
    encoding: "utf8",
  });
  const numpy = Number(stdout);
  const what = "100,000 simulated paths";
  if (status !== 0 || !(numpy > 0)) return [[what, `${own.processor.toFixed(1)} ms (python3-numpy is not installed)`]];
  const ratio = (own.processor / numpy).toFixed(2);
  return [[what, `${own.processor.toFixed(1)} ms, ${ratio} × numpy's ${numpy.toFixed(1)} ms (target 1)`]];
}

function pathValue(random: { normal: () => number }): number | null {
  const wacc = 0.09 + 0.01 * random.normal();
  const growth = 0.03 + 0.005 * random.normal();
  const margin = 0.2 + 0.03 * random.normal();
  if (wacc <= growth) return null;
  let [revenue, factor, value] = [1_000, 1, 0];
  for (let year = 0; year < 5; year += 1) {
    revenue *= 1.05;
    factor /= 1 + wacc;
    value += revenue * margin * 0.75 * factor;
  }
  return value + ((revenue * margin * 0.75 * (1 + growth)) / (wacc - growth)) * factor;
}
