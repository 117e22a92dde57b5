import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedProduct } from "../app/api/served-product.ts";
import { inFull } from "../app/api/shared-parts/in-full-contract.ts";
import { typesOf } from "../packages/client/scripts/types-of.ts";
import { createMarketData } from "../packages/market-data/src/index.ts";
import { compileModel, parseModelFile, predictCompany } from "../packages/prediction/src/index.ts";
import { sampleFile } from "../packages/valuation/src/inputs/sample-company.ts";
import { valueCompany } from "../packages/valuation/src/value-company.ts";
import { manifestFaults, typesAsResolved } from "./published/archive-faults-contract.ts";
import { consumers, guideOfClient } from "./published/consumers-contract.ts";

/** The packages as users get them: built, packed, unpacked far from here, and used without our sources. */

const root = dirname(import.meta.dirname);
const far = mkdtempSync(join(tmpdir(), "valora-packages-"));
const isWindows = process.platform === "win32";

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe", shell: isWindows });

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
    for (const [file, program] of Object.entries(consumers)) writeFileSync(join(far, file), program);
  });

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
    expect(await manifestFaults(archive)).toEqual([]);
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
    const tsc = join(root, "node_modules", ".bin", "tsc");
    expect(run(tsc, [...options, ...types, ...Object.keys(consumers)], far)).toBe("");
  });

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
  });
});
