import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { archivesOf, type SampleFiler } from "./test-archives.ts";

/** The command as a person runs it, killed in the middle. */

const script = fileURLToPath(new URL("../build-bulk.ts", import.meta.url));
const filers: SampleFiler[] = Array.from({ length: 600 }, (_, index) => ({
  cik: 800_000 + index,
  name: `Filer ${index}`,
  tickers: [`ZQ${index}`],
  years: 10,
}));

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-kill-"));
  const { companyFacts, submissions } = archivesOf(filers);
  writeFileSync(join(folder, "companyfacts.zip"), companyFacts);
  writeFileSync(join(folder, "submissions.zip"), submissions);
  writeFileSync(join(folder, "prices.csv"), "ticker,date,close\nZQ1,2025-03-03,12\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(out: string): { process: ChildProcess; ended: Promise<number | null>; said(): string } {
  const place = (name: string) => join(folder, name);
  const child = spawn(process.execPath, [
    ...["--conditions=source", "--disable-warning=ExperimentalWarning", script],
    ...["--company-facts", place("companyfacts.zip"), "--submissions", place("submissions.zip")],
    ...["--prices", place("prices.csv"), "--out", place(out)],
  ]);
  let text = "";
  child.stdout?.on("data", (chunk) => (text += chunk));
  child.stderr?.on("data", (chunk) => (text += chunk));
  return { process: child, ended: new Promise((done) => child.once("close", done)), said: () => text };
}

const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").split("\n").length - 2 : 0);

it("resumes after kill -9 and builds the same bytes as an undisturbed run", async () => {
  const journal = join(folder, "killed", ".build", "filers.ndjson");
  const first = start("killed");
  while (linesOf(journal) < 100) {
    if (first.process.exitCode !== null) throw new Error(first.said());
    await setTimeout(5);
  }
  first.process.kill("SIGKILL");
  await first.ended;
  const kept = linesOf(journal);
  expect(kept).toBeGreaterThanOrEqual(100);
  expect(kept).toBeLessThan(filers.length);
  expect(existsSync(join(folder, "killed", "companies.json.gz"))).toBe(false);
  // as if it had been killed in the middle of a line
  writeFileSync(journal, `${readFileSync(journal, "utf8")}{"cik":"0000801`);

  const second = start("killed");
  expect(await second.ended, second.said()).toBe(0);
  expect(second.said()).toContain(`going on: ${kept} of 600 filers are already read`);
  expect(second.said()).toContain("600 companies of 600 filers, 1 with a price");

  const undisturbed = start("whole");
  expect(await undisturbed.ended).toBe(0);
  const bytes = (out: string, name: string) => readFileSync(join(folder, out, name));
  for (const name of ["companies.json.gz", "directory.json.gz", "findings.json"]) {
    expect(bytes("killed", name).equals(bytes("whole", name)), name).toBe(true);
  }
});

it("says in one text what is wrong, and ends with 1; with 2 and its usage for a wrong command", async () => {
  writeFileSync(join(folder, "prices.csv"), "a,b\n1,2\n");
  const wrongFile = start("wrong");
  expect(await wrongFile.ended).toBe(1);
  expect(wrongFile.said()).toMatch(/^\S+prices\.csv lacks the column ticker, date, close\..*\n$/);
  const child = spawn(process.execPath, [
    "--conditions=source",
    "--disable-warning=ExperimentalWarning",
    script,
    "--nonsense",
  ]);
  expect(await new Promise((done) => child.once("close", done))).toBe(2);
});
