import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

// With TEST_COSTS=<file>: a line for each test, with the processor seconds that it took of pages, of the browser around them, of
// servers and of the test runner (Linux alone tells them, proc(5)). Tests run one after another.
const file = process.env.TEST_COSTS;
const kinds = ["page", "browser", "server", "tests", "ended"] as const;
type Kind = (typeof kinds)[number];

const TICKS_IN_A_SECOND = 100;

/** Null for a process that has just ended. */
function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function statOf(id: string) {
  const stat = read(`/proc/${id}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / TICKS_IN_A_SECOND;
  return { parent: fields[1] ?? "", own: seconds(11), ended: seconds(13) };
}

function kindOf(id: string): Kind {
  const command = read(`/proc/${id}/cmdline`) ?? "";
  if (command.includes("--type=renderer")) return "page";
  if (/--type=|chrom|headless/.test(command.split("\0")[0] ?? "") || command.includes("--type=")) return "browser";
  return /build.server|start\.mjs|valued-server/.test(command) ? "server" : "tests";
}

/** What each kind of process below this one has taken until now; of an ended one its parent tells. */
function takenByKind(known: Map<string, Kind>): Record<Kind, number> {
  const taken: Record<Kind, number> = { page: 0, browser: 0, server: 0, tests: 0, ended: 0 };
  const stats = new Map(
    readdirSync("/proc").flatMap((id) => {
      const stat = /^\d+$/.test(id) ? statOf(id) : null;
      return stat === null ? [] : [[id, stat] as const];
    }),
  );
  const isBelow = (id: string): boolean => {
    const parent = stats.get(id)?.parent;
    return parent !== undefined && (parent === String(process.pid) || isBelow(parent));
  };
  for (const [id, { own, ended }] of stats) {
    if (id !== String(process.pid) && !isBelow(id)) continue;
    const kind = known.get(id) ?? kindOf(id);
    known.set(id, kind);
    taken[kind] += own;
    taken.ended += ended;
  }
  return taken;
}

export default class CostsReporter implements Reporter {
  readonly #known = new Map<string, Kind>();
  #before: Record<Kind, number> | null = null;

  #write(what: string) {
    if (file === undefined) return;
    const now = takenByKind(this.#known);
    const costs = kinds.map((kind) => now[kind] - (this.#before?.[kind] ?? 0));
    const total = costs.reduce((sum, cost) => sum + cost, 0);
    this.#before = now;
    appendFileSync(file, `${[total, ...costs].map((cost) => cost.toFixed(2)).join("\t")}\t${what}\n`);
  }

  onBegin() {
    this.#write("start");
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    const place = relative(process.cwd(), test.location.file);
    this.#write([test.parent.project()?.name, place, test.titlePath().slice(3).join(" › "), status].join("\t"));
  }

  printsToStdio() {
    return false;
  }
}
