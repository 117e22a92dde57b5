import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMarketData, type MarketData } from "@valora/market-data";
import { type CompanyFile, methodNames, type ValuationReport, valueCompany } from "@valora/valuation";
import { companyFile } from "../../app/wiring/composition.server.ts";
import { installedModel } from "../../app/wiring/prediction-model.server.ts";
import { dataSizes } from "../../packages/market-data/bench/data-sizes.ts";
import { productSpeed } from "./bench-browser.ts";
import { engineSpeed, predictionSpeed } from "./bench-engine.ts";
import { importSpeed } from "./bench-import.ts";
import { outageSpeed } from "./bench-outage.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

type Row = readonly [what: string, figure: string];

const predict = installedModel();
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const valued = (file: CompanyFile) => valueCompany(file, { scenario: "neutral", overrides: {} });

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  const value = await work();
  return [value, performance.now() - started];
}

/** From nothing to the first company, then to all of them. */
async function data(): Promise<{ marketData: MarketData; files: CompanyFile[]; rows: Row[] }> {
  const [marketData, first] = await timed(async () => {
    const opened = await createMarketData();
    companyFile({ marketData: opened, predict }, await opened.fundamentalsOf("AAPL"), opened.asOf);
    return opened;
  });
  const [files, all] = await timed(() => filesOf(marketData));
  return {
    marketData,
    files,
    rows: [
      ["Data loaded, first company with its peers", milliseconds(first)],
      [`The other companies (${files.length} in all) with theirs`, milliseconds(all)],
    ],
  };
}

async function filesOf(marketData: MarketData): Promise<CompanyFile[]> {
  const files: CompanyFile[] = [];
  for (const ticker of marketData.bundledTickers()) {
    files.push(companyFile({ marketData, predict }, await marketData.fundamentalsOf(ticker), marketData.asOf));
  }
  return files;
}

/** All valued once to warm up, then once measured, one by one. */
function engine(files: readonly CompanyFile[]): { reports: ValuationReport[]; rows: Row[] } {
  for (const file of files) valued(file);
  const times = files.map((file) => {
    const started = performance.now();
    valued(file);
    return performance.now() - started;
  });
  const sorted = [...times].sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    reports: files.map(valued),
    rows: [
      ["Companies valued per second, three scenarios each", (files.length / (total / 1_000)).toFixed(0)],
      ["One company, median", milliseconds(quantile(sorted, 0.5))],
      ["One company, 99th percentile", milliseconds(quantile(sorted, 0.99))],
    ],
  };
}

function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** How many methods vote, for how many companies; and what keeps each method from answering or voting. */
function votes(reports: readonly ValuationReport[]): Row[] {
  const voting = counted(reports.map(({ summary }) => String(summary.voting))).sort(
    ([a], [b]) => Number(b) - Number(a),
  );
  const methods = methodNames.flatMap((name) => {
    const outcomes = reports.flatMap(({ methods: all }) =>
      all.flatMap((each) => (each.method === name ? [each.outcome] : [])),
    );
    const said = outcomes.map((outcome) => {
      if (outcome.kind === "notApplicable") return `does not apply: ${outcome.reason}`;
      return outcome.votes ? "votes" : `does not vote: ${outcome.notVotingReason}`;
    });
    return counted(said).map(([what, count]): Row => [`${name} ${what}`, String(count)]);
  });
  return [
    ...voting.map(([count, companies]): Row => [`Companies with ${count} voting methods`, String(companies)]),
    ...methods,
  ];
}

// In processes of their own, before this one has read anything.
const sizeRows = dataSizes();
const { marketData, files, rows: dataRows } = await data();
// Before the reports of all companies, which hold their traces, fill the memory.
const speedRows = [...engineSpeed(files, marketData.peerCandidates), predictionSpeed(files, predict, marketData.asOf)];
const { reports, rows: engineRows } = engine(files);
const productRows = await productSpeed(join(root, "scripts", "start.mjs"));
const outageRows = await outageSpeed();
const importRows = await importSpeed();
const rows = [
  ...sizeRows,
  ...dataRows,
  ...engineRows,
  ...speedRows,
  ...outageRows,
  ...productRows,
  ...importRows,
  ...votes(reports),
];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure.padStart(8)}`);
