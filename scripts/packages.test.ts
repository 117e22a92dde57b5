import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { createAdaptorServer } from "@hono/node-server";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedProduct } from "../app/api/served-product.ts";
import { inFull } from "../app/api/shared-parts/in-full-contract.ts";
import { typesOf } from "../packages/client/scripts/types-of.ts";
import { createMarketData } from "../packages/market-data/src/index.ts";
import { compileModel, parseModelFile, predictCompany } from "../packages/prediction/src/index.ts";
import { sampleFile } from "../packages/valuation/src/inputs/sample-company.ts";
import { valueCompany } from "../packages/valuation/src/value-company.ts";

/** The packages as users get them: built, packed, unpacked far from here, and used without our sources. */

const root = dirname(import.meta.dirname);
const far = mkdtempSync(join(tmpdir(), "valora-packages-"));
const isWindows = process.platform === "win32";

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe", shell: isWindows });

const clientConsumer = `
import { createValoraClient } from "@valora/client";

const valora = createValoraClient({ baseUrl: "https://valora.example", key: "valora_x" });
// @ts-expect-error there is no such path
await valora.get("/v1/nothing");
// @ts-expect-error a company is named
await valora.get("/v1/analysis", { params: { query: {} } });
const whole = await valora.get("/v1/analysis", { params: { query: { ticker: "KO" } } });
export const mean: number | null = whole.summary.mean;
const part = await valora.get("/v1/analysis", { params: { query: { ticker: "KO", fields: "summary.mean" } } });
// @ts-expect-error a batch is read line by line, with analyses
await valora.post("/v1/analyses", { body: { tickers: ["KO"] } });
// @ts-expect-error what was not named may be missing
export const missing: string = part.company.name;
export const sheet: Blob = await valora.get("/v1/analysis.pdf", { params: { query: { ticker: "KO" } } });
export const table: string = await valora.get("/v1/analysis.csv", { params: { query: { ticker: "KO" } } });
export const gone: undefined = await valora.delete("/v1/jobs/{id}", { params: { path: { id: "7" } } });
`;

/** The program of the guide of the client. */
const [, guideOfClient = ""] =
  /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, "packages/client/README.md"), "utf8")) ?? [];

const packages = ["valuation", "prediction", "market-data", "client"] as const;
type PackageName = (typeof packages)[number];
/** The archives as a registry gets them. */
const archives = new Map<PackageName, Uint8Array<ArrayBuffer>>();

/** Unpacks the published files where `node` looks for packages. Returns the paths inside. */
function unpack(name: PackageName): string[] {
  const folder = join(root, "packages", name);
  const packed = run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", far], folder);
  const [archive]: { filename: string; files: { path: string }[] }[] = JSON.parse(packed);
  if (archive === undefined) throw new Error(`npm packed nothing for ${name}`);
  archives.set(name, Uint8Array.from(readFileSync(join(far, archive.filename))));
  const target = join(far, "node_modules", "@valora", name);
  mkdirSync(target, { recursive: true });
  run("tar", ["-xzf", join(far, archive.filename), "--strip-components=1", "-C", target], far);
  return archive.files.map(({ path }) => path);
}

const consumer = `
import { readFileSync } from "node:fs";
import { gordonGrowth, type CompanyFile, type Estimate, type ValuationReport, valueCompany } from "@valora/valuation";
import { type ProofRow, proofs } from "@valora/valuation/proof";

const file: CompanyFile = JSON.parse(readFileSync("company.json", "utf8"));
const report: ValuationReport = valueCompany(file, { scenario: "neutral", overrides: {} });
const values = report.methods.map(({ outcome }) => (outcome.kind === "estimate" ? valueOf(outcome) : null));
const rows: ProofRow[] = proofs();
const gordon: number | null = gordonGrowth({ dividend: 2, growth: 0.03, costOfEquity: 0.08 });
// @ts-expect-error a rate is a number
gordonGrowth({ dividend: 2, growth: "3 %", costOfEquity: 0.08 });
console.log(JSON.stringify({ values, gordon, isProved: rows.every((row) => row.figures.every((each) => each.isWithin)) }));

function valueOf(estimate: Estimate): number {
  return estimate.valuePerShare;
}
`;

const dataConsumer = `
import { createMarketData, type MarketData } from "@valora/market-data";

const data: MarketData = await createMarketData();
console.log(data.listingOf("AAPL")?.name);
`;

const predictionConsumer = `
import { readFileSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import { compileModel, type CompanyPrediction, parseModelFile, predictCompany } from "@valora/prediction";
import { type CompanyFile, valueCompany } from "@valora/valuation";

const shipped: unknown = JSON.parse(readFileSync("node_modules/@valora/prediction/models/peer-implied-value.json", "utf8"));
const data = await createMarketData();
const { fundamentals } = await data.fundamentalsOf("KO");
const prediction = predictCompany(compileModel(parseModelFile(shipped)), fundamentals, { asOf: "2026-08-20", sizeCurrencyPerUnit: 1 });
const file: CompanyFile<CompanyPrediction> = { fundamentals, reference: data.referenceFor(fundamentals), peers: [], prediction };
const { methods } = valueCompany(file, { scenario: "neutral", overrides: {} });
const outcome = methods.find(({ method }) => method === "prediction")?.outcome;
console.log(JSON.stringify({ prediction, isEstimate: outcome?.kind === "estimate" }));
`;

/** Ways to resolve a package that know no modules of ES, or no `exports`: the profile `esm-only` of attw leaves out the same. */
const formerWays: ReadonlySet<unknown> = new Set(["node10", "node16-cjs"]);

/** What is wrong with the types of an archive. */
async function typesAsResolved(archive: Uint8Array) {
  const analysis = await checkPackage(createPackageFromTarballData(archive));
  if (analysis.types === false) return { types: null, problems: [] };
  const isOfToday = (problem: object) => !("resolutionKind" in problem && formerWays.has(problem.resolutionKind));
  return { types: analysis.types.kind, problems: analysis.problems.filter(isOfToday) };
}

/** The files that the entries of a package lead to, under whatever condition; patterns lead to many. */
function filesOf(entries: unknown): string[] {
  if (typeof entries === "string") return entries.includes("*") ? [] : [entries.replace("./", "")];
  return typeof entries === "object" && entries !== null ? Object.values(entries).flatMap(filesOf) : [];
}

/** Bytes of a script that uses one expression of the library, bundled for a browser, minified and gzipped. */
async function browserSize(expression: string): Promise<number> {
  const entry = join(far, "entry.js");
  writeFileSync(entry, `import * as valuation from "@valora/valuation";\nglobalThis.answer = ${expression};\n`);
  const output = await build({
    root: far,
    configFile: false,
    logLevel: "silent",
    // As an application is built: what Vite builds as a library keeps its line breaks and indents, a sixth of the bytes.
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry }, minify: true },
  });
  const [chunk] = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (chunk?.type !== "chunk") throw new Error("the bundler wrote no script");
  return gzipSync(chunk.code).length;
}

describe("the packages, built and packed", () => {
  let valuationFiles: string[] = [];
  let predictionFiles: string[] = [];
  let marketDataFiles: string[] = [];
  let clientFiles: string[] = [];

  beforeAll(() => {
    run("npm", ["run", "build:packages"], root);
    valuationFiles = unpack("valuation");
    predictionFiles = unpack("prediction");
    marketDataFiles = unpack("market-data");
    clientFiles = unpack("client");
    // What market-data asks for beside the engine, and the client.
    for (const name of ["zod", "openapi-fetch", "openapi-typescript-helpers"])
      symlinkSync(join(root, "node_modules", name), join(far, "node_modules", name), "junction");
    writeFileSync(join(far, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(far, "company.json"), JSON.stringify(sampleFile()));
    writeFileSync(join(far, "consumer.ts"), consumer);
    writeFileSync(join(far, "data-consumer.ts"), dataConsumer);
    writeFileSync(join(far, "prediction-consumer.ts"), predictionConsumer);
    writeFileSync(join(far, "client-consumer.ts"), clientConsumer);
    writeFileSync(join(far, "guide.ts"), guideOfClient);
  }, 180_000);

  afterAll(() => rmSync(far, { recursive: true, force: true }));

  it("hold code, types, texts and data, and no tests", () => {
    expect(valuationFiles).toEqual(
      expect.arrayContaining([
        "CHANGELOG.md",
        "README.md",
        "dist/index.d.ts",
        "dist/index.js",
        "dist/proof/cases.json",
        "dist/proof/index.js",
        "src/index.ts",
      ]),
    );
    expect(predictionFiles).toEqual(
      expect.arrayContaining([
        "CHANGELOG.md",
        "README.md",
        "dist/index.d.ts",
        "dist/index.js",
        "models/model-card.json",
        "models/peer-implied-value.json",
      ]),
    );
    expect(marketDataFiles).toEqual(
      expect.arrayContaining([
        "CHANGELOG.md",
        "README.md",
        "data/companies.json.gz",
        "dist/index.d.ts",
        "dist/index.js",
      ]),
    );
    expect(clientFiles).toEqual(
      expect.arrayContaining(["CHANGELOG.md", "README.md", "dist/api-types.d.ts", "dist/index.d.ts", "dist/index.js"]),
    );
    const all = [...valuationFiles, ...predictionFiles, ...marketDataFiles, ...clientFiles];
    const strangers = all.filter((path) => /\.test\.|-contract\.|training\//.test(path));
    expect(strangers).toEqual([]);
  });

  it("hold every file that one of their entries leads to", () => {
    for (const [name, files] of [
      ["valuation", valuationFiles],
      ["prediction", predictionFiles],
      ["market-data", marketDataFiles],
      ["client", clientFiles],
    ] as const) {
      const led = filesOf(JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")).exports);
      expect(led.length, name).toBeGreaterThan(2);
      expect(
        led.filter((path) => !files.includes(path)),
        name,
      ).toEqual([]);
    }
  });

  it.each(packages)("are published as their readers resolve them: %s", async (name) => {
    const archive = archives.get(name) ?? new Uint8Array();
    const { messages, pkg } = await publint({ pack: { tarball: archive.buffer } });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
    const { types, problems } = await typesAsResolved(archive);
    expect([types, problems]).toEqual(["included", []]);
  });

  it("hold the types of the API that the server describes", async () => {
    const described = await (await servedProduct().request("/api/openapi.json")).json();
    const stored = readFileSync(join(root, "packages/client/src/api-types.ts"), "utf8");
    expect(stored === (await typesOf(inFull(described))), "make them again: npm run client:types").toBe(true);
  });

  it("ask a server what the guide of the client asks, and tell what it tells", async () => {
    const app = servedProduct();
    const server = createAdaptorServer(app);
    try {
      await once(server.listen(0, "127.0.0.1"), "listening");
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      writeFileSync(join(far, "guide.ts"), guideOfClient.replace("127.0.0.1:3000", `127.0.0.1:${port}`));
      const { stdout } = await promisify(execFile)(process.execPath, ["guide.ts"], { cwd: far });
      const meanOf = async (query: string) => {
        const { summary } = await (await app.request(`/api/v1/analysis?${query}`)).json();
        return summary.mean as number;
      };
      const lines = stdout.trim().split("\n");
      expect(lines[0]).toMatch(`Coca-Cola Company ${(await meanOf("ticker=KO&wacc=0.08")).toFixed(2)} USD `);
      expect(lines.slice(1)).toEqual([
        `AAPL ${await meanOf("ticker=AAPL")}`,
        `SAN.MC ${await meanOf("ticker=SAN.MC")}`,
        "ZZZZZ tickerNotFound",
        expect.stringMatching(/^outOfRange .*0\.09/),
      ]);
    } finally {
      server.close();
    }
  });

  it("value a company in plain Node, to the last bit as here, with nothing else installed", () => {
    // Node strips the types itself.
    const printed = JSON.parse(run(process.execPath, ["consumer.ts"], far));
    const here = valueCompany(sampleFile(), { scenario: "neutral", overrides: {} }).methods.map(({ outcome }) =>
      outcome.kind === "estimate" ? outcome.valuePerShare : null,
    );
    expect(printed.values).toEqual(here);
    expect(here.filter((value) => value !== null).length).toBeGreaterThan(3);
    expect(printed.gordon).toBeCloseTo(41.2, 10);
    expect(printed.isProved).toBe(true);
  });

  it("find a company in the bundled data in plain Node", () => {
    expect(run(process.execPath, ["data-consumer.ts"], far)).toContain("Apple");
  });

  it("predict with the shipped model in plain Node, to the last bit as here, and the engine takes the answer", async () => {
    const printed = JSON.parse(run(process.execPath, ["prediction-consumer.ts"], far));
    const model = readFileSync(join(root, "packages", "prediction", "models", "peer-implied-value.json"), "utf8");
    const { fundamentals } = await (await createMarketData()).fundamentalsOf("KO");
    const asked = { asOf: "2026-08-20", sizeCurrencyPerUnit: 1 };
    const here = predictCompany(compileModel(parseModelFile(JSON.parse(model))), fundamentals, asked);
    expect(here.kind).toBe("prediction");
    expect(printed).toEqual({ prediction: JSON.parse(JSON.stringify(here)), isEstimate: true });
  });

  it("give their types to a consumer of modern Node", () => {
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--ignoreConfig"];
    const types = ["--types", "node", "--typeRoots", join(root, "node_modules", "@types")];
    const consumers = ["consumer.ts", "data-consumer.ts", "prediction-consumer.ts", "client-consumer.ts", "guide.ts"];
    const tsc = join(root, "node_modules", ".bin", "tsc");
    expect(run(tsc, [...options, ...types, ...consumers], far)).toBe("");
  }, 60_000);

  it("cost a browser little, and only for what it uses", async () => {
    const formula = await browserSize("valuation.gordonGrowth({ dividend: 2, growth: 0.03, costOfEquity: 0.08 })");
    const company = await browserSize("valuation.valueCompany");
    const everything = await browserSize("valuation");
    console.log(
      `@valora/valuation, gzipped: ${everything} bytes whole, ${company} to value a company, ${formula} with one formula`,
    );
    expect(formula).toBeLessThan(250);
    expect(company).toBeLessThan(43_600);
    expect(everything).toBeLessThan(73_200);
  }, 60_000);
});
