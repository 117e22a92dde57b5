import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { version } from "../../app/config/app-folder.server.ts";
import { ownDatabase } from "../../app/database/own-database-contract.ts";
import { ensureTestBrowser } from "../steps/debian.mjs";
import { startPostgres } from "../steps/postgres.mjs";
import { root, tool } from "../steps/workspace.mjs";
import { crowd } from "./crowd.ts";
import { killedWhileDelivering } from "./deliveries/killed-servers.ts";
import { failures } from "./failure-rows.ts";
import { killedWhileWriting, randomFrom } from "./kills.ts";
import {
  type FileResult,
  figureOf,
  type KeptFigures,
  keptAfter,
  type Measured,
  type Proof,
  proofPage,
} from "./page.ts";
import type { Row } from "./row.ts";
import { targets } from "./rows.ts";
import { soak } from "./soak.ts";
import { sweeps } from "./sweep-rows.ts";
import { threats } from "./threat-rows.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "40" },
    minutes: { type: "string", default: "600" },
    requests: { type: "string", default: "1000" },
    soak: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    only: { type: "string" },
    rows: { type: "string" },
  },
});
const MOST_KILLS = 1_000;
const MOST_REQUESTS = 100_000;
const MOST_MINUTES = 600;
const kills = bounded("kills", values.kills, MOST_KILLS);
const minutes = bounded("minutes", values.minutes, MOST_MINUTES);
const requests = bounded("requests", values.requests, MOST_REQUESTS);
const soakMinutes = bounded("soak", values.soak, MOST_MINUTES);
const seed = bounded("seed", values.seed, 2 ** 32 - 1);
const wanted = values.only?.split(",") ?? ["kills", "deliveries", "tests", "servers", "crowd", "soak"];
const parts = { "What can go wrong": failures, Threats: threats, Sweeps: sweeps, "Figures of a machine": targets };
// A sweep of which `npm test` asks a part each day is asked whole.
process.env.SWEEP_DAY = "all";
const rows = Object.values(parts).flat();
const folder = mkdtempSync(join(tmpdir(), "valora-prove-"));
const keptFile = join(import.meta.dirname, "figures.json");
try {
  const proof = await measured();
  const figures: KeptFigures = JSON.parse(readFileSync(keptFile, "utf8"));
  const kept = keptAfter(figures, rows, { proof, run: thisRun() });
  writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(join(root, "docs/proof.md"), proofPage(kept, parts));
  const failing = rows.filter((row) => figureOf(row, proof).state === "fails").map(({ id }) => id);
  process.stdout.write(
    `docs/proof.md is written. ${failing.length === 0 ? "No row fails." : `Fails: ${failing.join("; ")}`}\n`,
  );
  process.exitCode = failing.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bounded(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  process.stderr.write(`--${name} takes a whole number from 0 to ${most}.\n`);
  process.exit(2);
}

function thisRun() {
  const words = process.argv.slice(2);
  const model = cpus()[0]?.model.trim() ?? "unknown";
  return {
    day: new Date().toISOString().slice(0, 10),
    version,
    machine: `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}-${process.arch}, shared with other work (load average ${Math.round(loadavg()[2] ?? 0)} at the end)`,
    command: ["npm run prove", ...(words.length > 0 ? ["--", ...words] : [])].join(" "),
  };
}

async function measured(): Promise<Proof> {
  const postgres = await startPostgres();
  const url = postgres?.url ?? null;
  const unmeasured = { embedded: null, postgres: null };
  try {
    return {
      requests: wanted.includes("servers") ? requests : 0,
      kills: wanted.includes("kills") ? await onEachDatabase("killed_writes", url, killedWhileWriting) : unmeasured,
      deliveries: wanted.includes("deliveries")
        ? await onEachDatabase("killed_servers", url, killedWhileDelivering)
        : unmeasured,
      files: new Map([
        ...(wanted.includes("tests") ? await vitestFiles(url) : []),
        ...(wanted.includes("servers") ? await playwrightFiles() : []),
      ]),
      crowd: wanted.includes("crowd") ? await crowd() : null,
      soaked: wanted.includes("soak") ? await soak(soakMinutes) : null,
    };
  } finally {
    await postgres?.stop();
  }
}

type Kills = { url: string | null; folder: string; kills: number; minutes: number; random: () => number };

/** The same on the embedded database and, where there is one, in a database of its own on PostgreSQL. */
async function onEachDatabase<Found>(
  purpose: string,
  postgresUrl: string | null,
  measure: (killing: Kills) => Promise<Found>,
): Promise<Measured<Found>> {
  const folderOf = (name: string) => mkdtempSync(join(folder, `${purpose}-${name}-`));
  const embedded = await measure({ url: null, folder: folderOf("embedded"), kills, minutes, random: randomFrom(seed) });
  if (postgresUrl === null) return { embedded, postgres: null };
  const own = await ownDatabase(postgresUrl, purpose);
  const random = randomFrom(seed + 1);
  const postgres = await measure({ url: own.url, folder: folderOf("postgres"), kills, minutes, random }).finally(
    own.remove,
  );
  return { embedded, postgres };
}

/** The files of the rows that are asked for; without `--rows` of all. */
function filesBy(runner: "vitest" | "playwright"): string[] {
  const asked = values.rows?.split(",");
  const chosen = rows.filter(({ id }) => asked === undefined || asked.some((each) => id.split(/, ?/).includes(each)));
  return [...new Set(chosen.flatMap(({ by }: Row) => (by.kind === "tests" && by.runner === runner ? by.files : [])))];
}

type VitestReport = {
  testResults: readonly { name: string; assertionResults: readonly { status: string }[]; status: string }[];
};

async function vitestFiles(url: string | null): Promise<[string, FileResult][]> {
  const report = join(folder, "vitest.json");
  const words = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filesBy("vitest")];
  const env = { LEAK_REQUESTS: "1000", ...(url !== null && { VALORA_TEST_DATABASE_URL: url }) };
  await tool("vitest", words, { env });
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, "utf8"));
  return testResults.map(({ name, assertionResults, status }) => {
    const counted = (...states: string[]) => assertionResults.filter((each) => states.includes(each.status)).length;
    const failed = counted("failed");
    // A file that cannot be loaded has no failed test, and is a failure all the same.
    const result = { passed: counted("passed"), failed: status === "failed" ? Math.max(failed, 1) : failed };
    return [relative(root, name), { ...result, skipped: counted("skipped", "pending", "todo") }];
  });
}

type Suite = {
  file: string;
  specs?: readonly { ok: boolean; tests: readonly { status: string }[] }[];
  suites?: readonly Suite[];
};

async function playwrightFiles(): Promise<[string, FileResult][]> {
  const report = join(folder, "playwright.json");
  const words = ["test", "--config", "app/playwright.config.ts", "--reporter=list,json", ...filesBy("playwright")];
  const env = {
    ...{ PLAYWRIGHT_JSON_OUTPUT_FILE: report, VALORA_RESTART_REQUESTS: String(requests), E2E_VALUED: "1" },
    VALORA_IMAGE: imagesHere(),
  };
  process.env.CHROMIUM_PATH = ensureTestBrowser();
  await tool("playwright", words, { env });
  const { suites }: { suites: readonly Suite[] } = JSON.parse(readFileSync(report, "utf8"));
  return suites.map((suite) => {
    const specs = specsOf(suite);
    const skipped = specs.filter(({ tests }) => tests.every(({ status }) => status === "skipped")).length;
    const failed = specs.filter(({ ok }) => !ok).length;
    return [
      `app/e2e/${suite.file.replace(/^.*e2e\//, "")}`,
      { passed: specs.length - failed - skipped, failed, skipped },
    ];
  });
}

/** The processors for which this machine builds images and starts them. */
function imagesHere(): string {
  const can = ["buildah", "podman", "debootstrap"].every((name) => spawnSync(name, ["--version"]).status === 0);
  if (!can || process.getuid?.() !== 0) return "";
  return existsSync("/proc/sys/fs/binfmt_misc/qemu-aarch64") ? "amd64,arm64" : "amd64";
}

function specsOf(suite: Suite): NonNullable<Suite["specs"]> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
