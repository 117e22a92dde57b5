import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { createMarketData } from "@valora/market-data";
import { methodNames, valueCompany } from "@valora/valuation";
import { companyFile } from "../../app/composition.server.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

type Row = readonly [what: string, figure: string];

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** All bundled companies valued once to warm up, then once measured, one by one. */
async function engine(): Promise<Row[]> {
  const started = performance.now();
  const marketData = await createMarketData();
  const loaded = performance.now() - started;
  const tickers = marketData.bundledTickers();
  const opening = performance.now();
  const files = [];
  for (const ticker of tickers) files.push(companyFile(marketData, await marketData.fundamentalsOf(ticker)));
  const opened = performance.now() - opening;

  const voting = new Map<number, number>();
  const estimating = new Map<string, number>();
  for (const file of files) {
    const { summary, methods } = valueCompany(file, { scenario: "neutral", overrides: {} });
    voting.set(summary.voting, (voting.get(summary.voting) ?? 0) + 1);
    for (const { method, outcome } of methods) {
      if (outcome.kind === "estimate") estimating.set(method, (estimating.get(method) ?? 0) + 1);
    }
  }
  const times = files
    .map((file) => {
      const before = performance.now();
      valueCompany(file, { scenario: "neutral", overrides: {} });
      return performance.now() - before;
    })
    .sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  return [
    ["Data loaded", milliseconds(loaded)],
    [`${files.length} companies opened, peers chosen`, milliseconds(opened)],
    ["Companies valued per second", (files.length / (total / 1_000)).toFixed(0)],
    ["One company, median", milliseconds(quantile(times, 0.5))],
    ["One company, 99th percentile", milliseconds(quantile(times, 0.99))],
    ...[...voting]
      .sort(([a], [b]) => b - a)
      .map(([count, companies]): Row => [`Companies with ${count} voting methods`, String(companies)]),
    ...methodNames.map(
      (method): Row => [`Companies with an estimate by ${method}`, String(estimating.get(method) ?? 0)],
    ),
  ];
}

type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { path?: string; index?: boolean; module: string; imports: string[]; parentId?: string }>;
};

/** What a browser loads of JavaScript for the home page: its modules and all they import. */
function homePage(): Row[] {
  const client = join(root, "app", "build", "client");
  const server = readFileSync(join(root, "app", "build", "server", "index.js"), "utf8");
  const address = /\/assets\/manifest-[\w-]+\.js/.exec(server)?.[0];
  if (address === undefined) return [["Home page, JavaScript gzipped", "no build manifest"]];
  const manifestFile = readFileSync(join(client, address), "utf8");
  // The manifest is one assignment of a JSON object.
  const manifest = JSON.parse(
    manifestFile.slice(manifestFile.indexOf("{"), manifestFile.lastIndexOf("}") + 1),
  ) as Manifest;
  const home = Object.values(manifest.routes).filter(({ index, parentId }) => index === true || parentId === undefined);
  const modules = new Set([
    address,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...home.flatMap(({ module, imports }) => [module, ...imports]),
  ]);
  const sizes = [...modules].map((path) => gzipSync(readFileSync(join(client, path)), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [[`Home page, ${modules.size} files of JavaScript gzipped`, `${(total / 1_000).toFixed(1)} kB`]];
}

const rows = [...(await engine()), ...homePage()];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure.padStart(10)}`);
