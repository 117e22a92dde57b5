import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { archivesOf } from "../../packages/market-data/scripts/bulk/test-archives.ts";

// From the SEC's archives to an answer: npm run data:build, then npm start on what it built.
const scripts = join(dirname(fileURLToPath(import.meta.url)), "../../scripts");
const PORT = Number(process.env.E2E_PORT ?? 4177) + 35;
const archives = archivesOf([{ cik: 900_001, name: "Maple Computers", tickers: ["MAPLX"], years: 10 }]);

let folder = "";
const running: ChildProcess[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-data-bundle-"));
});
test.afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

function run(script: string, words: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(scripts, script), ...words], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, "data"),
      PORT: String(PORT),
      LOG_LEVEL: "error",
      WARM_UP: "off",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let text = "";
  child.stdout?.on("data", (chunk) => (text += chunk));
  child.stderr?.on("data", (chunk) => (text += chunk));
  return { ended: new Promise<number | null>((done) => child.once("close", done)), said: () => text };
}

function buildBundle() {
  const place = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return run("data-build.mjs", [
    ...["--company-facts", place("companyfacts.zip", archives.companyFacts)],
    ...["--submissions", place("submissions.zip", archives.submissions)],
    ...["--prices", place("prices.csv", "ticker,date,close\nMAPLX,2025-03-03,4000\n")],
    ...["--out", join(folder, "bundle")],
  ]);
}

type Figure = { kind: "figure"; name: string; fiscalYearEnd: string; accession: string | null; ticker: string };
const isFigure = (value: object): value is Figure => "kind" in value && value.kind === "figure";

/** Every figure of a statement in an answer, however deep. */
function figuresIn(value: unknown): Figure[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(isFigure(value) ? [value] : []), ...Object.values(value).flatMap(figuresIn)];
}

test("what was built is served: values with the accession number of every figure in their trace", async () => {
  const build = buildBundle();
  expect(await build.ended, build.said()).toBe(0);
  expect(build.said()).toContain("1 companies of 1 filers, 1 with a price");

  run("start.mjs", [], { DATA_BUNDLE: join(folder, "bundle") });
  const address = `http://127.0.0.1:${PORT}/api/v1/analysis?ticker=`;
  const status = () =>
    fetch(`${address}MAPLX`).then(
      (response) => response.status,
      () => null,
    );
  await expect.poll(status, { timeout: 90_000 }).toBe(200);

  const answer = await (await fetch(`${address}MAPLX`)).json();
  expect(answer.company).toMatchObject({ ticker: "MAPLX", name: "Maple Computers" });
  const figures = figuresIn(answer).filter(({ ticker }) => ticker === "MAPLX");
  expect(figures.length).toBeGreaterThan(3);
  for (const { name, fiscalYearEnd, accession } of figures) {
    expect(accession, `${name} ${fiscalYearEnd}`).toMatch(/^0000900001-\d{2}-000007$/);
  }
  // the companies that were there still answer
  expect((await fetch(`${address}ITX.MC`)).status).toBe(200);
});

test("a folder without data is refused with the name of the setting", async () => {
  const server = run("start.mjs", [], { DATA_BUNDLE: folder });
  expect(await server.ended).not.toBe(0);
  expect(server.said()).toContain("DATA_BUNDLE: no folder of data");
});
