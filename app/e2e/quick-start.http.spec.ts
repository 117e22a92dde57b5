import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);
const guideIn = (file: string) => readFileSync(join(import.meta.dirname, "../../docs", file), "utf8");

/** The programs of a guide in one language, as they stand, against the server of the test. */
function programsIn(language: string, server: string | undefined, guide = guideIn("quick-start.md")): string[] {
  if (server === undefined) throw new Error("The server of the test has an address.");
  const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, written, program = ""]) =>
    written === language ? [program.replaceAll("http://127.0.0.1:3000", server)] : [],
  );
}

function hasCommand(name: string): boolean {
  try {
    execFileSync(name, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-quick-start-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the commands of the quick start answer as it says", async ({ baseURL }) => {
  test.skip(!hasCommand("curl"), "curl is not installed");
  const commands = programsIn("sh", baseURL);
  const answers = await Promise.all(commands.map((command) => run("sh", ["-c", command], { cwd: folder })));
  const [one, own, refused, figure] = answers.map(({ stdout }) => JSON.parse(stdout));
  expect(one).toMatchObject({ company: { name: "Coca-Cola Company" }, summary: { mean: expect.any(Number) } });
  expect(own.summary.mean).not.toBe(one.summary.mean);
  expect(own.summary.signal.kind).toMatch(/^(buy|hold|sell|none)$/);
  expect(refused).toMatchObject({ status: 422, code: "outOfRange" });
  expect(figure.figures[0]).toMatchObject({ of: "summary/mean", value: one.summary.mean, from: expect.any(Array) });
  expect(figure.figures[0].from.length).toBeGreaterThan(0);
});

test("the command of the guide for agents answers with the values of the API", async ({ baseURL, request }) => {
  test.skip(!hasCommand("curl"), "curl is not installed");
  const [command = ""] = programsIn("sh", baseURL, guideIn("agents.md"));
  const { stdout } = await run("sh", ["-c", command], { cwd: folder });
  const { result } = JSON.parse(/^data: (.*)$/m.exec(stdout)?.[1] ?? "");
  const { summary } = await (await request.get("/api/v1/analysis?ticker=KO&trace=none")).json();
  expect(JSON.parse(result.content[0].text).value.mean).toBe(summary.mean);
});

test("its TypeScript says each method's value or reason, as the API does", async ({ baseURL, request }) => {
  const [program = ""] = programsIn("ts", baseURL);
  writeFileSync(join(folder, "why.ts"), program);
  const { stdout } = await run(process.execPath, ["why.ts"], { cwd: folder });
  const { methods, summary } = await (await request.get("/api/v1/analysis?ticker=SAN.MC&trace=none")).json();
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(methods.length + 1);
  expect(lines.at(-1)).toBe(`mean ${summary.mean.toFixed(2)}`);
});

test("its Python values five hundred companies in less than a minute, and each as the API does", async ({
  baseURL,
  request,
}) => {
  test.skip(!hasCommand("python3"), "python3 is not installed");
  const [program = ""] = programsIn("python", baseURL);
  writeFileSync(join(folder, "value.py"), program);
  const { stdout } = await run("python3", ["value.py"], { cwd: folder });
  const [, valued, asked, seconds] = /^(\d+) of (\d+) companies in ([\d.]+) s$/.exec(stdout.trim()) ?? [];
  expect([Number(valued), Number(asked)]).toEqual([500, 500]);
  expect(Number(seconds)).toBeLessThan(60);
  const rows = readFileSync(join(folder, "values.csv"), "utf8").trim().split(/\r?\n/).slice(1);
  expect(rows).toHaveLength(500);
  const row = rows.find((each) => each.startsWith("KO,")) ?? "";
  const { summary } = await (await request.get("/api/v1/analysis?ticker=KO&fields=summary")).json();
  expect(row).toBe(`KO,Coca-Cola Company,USD,${summary.mean},${summary.signal.kind},`);
});
