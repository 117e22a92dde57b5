import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failures } from "./failure-rows.ts";
import { killedWhileWriting, randomFrom } from "./kills.ts";
import { line } from "./line.ts";
import { figureOf, type KeptFigures, keptAfter, type Proof, proofPage } from "./page.ts";
import { targets } from "./rows.ts";
import { sweeps } from "./sweep-rows.ts";
import { threats } from "./threat-rows.ts";

const root = join(import.meta.dirname, "../..");
const parts = { "What can go wrong": failures, Threats: threats, Sweeps: sweeps, "Figures of a machine": targets };
const rows = Object.values(parts).flat();
const files = rows.flatMap(({ by }) => (by.kind === "tests" ? by.files : []));

// The short form of what `npm run prove` does with many kills.
const KILLS = 3;
const url = process.env.VALORA_TEST_DATABASE_URL ?? null;

it.each(url === null ? [null] : [null, url])(
  "loses nothing that was acknowledged when a process that writes is killed (%s)",
  async (at) => {
    const folder = mkdtempSync(join(tmpdir(), "valora-kills-"));
    try {
      const killed = await killedWhileWriting({ url: at, folder, kills: KILLS, random: randomFrom(11) });
      expect(killed).toMatchObject({ kills: KILLS, killsAtStart: 1, lost: 0, halves: 0 });
      expect(killed.acknowledged).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

it("names only tests that exist, and each row once", () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it("asks whole every sweep of which `npm test` asks a part each day", () => {
  const words = ["grep", "-lE", "(askedToday|isDatabaseOfToday|[bB]rowsersToday)\\(", "--", "*.test.ts", "*.spec.ts"];
  const found = spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout.trim().split("\n");
  const ownTests = ["scripts/sweeps/asked-today.test.ts", "scripts/prove/prove.test.ts"];
  const swept = found.filter((file) => !ownTests.includes(file));
  expect(swept.length).toBeGreaterThan(5);
  expect(swept.filter((file) => !files.includes(file))).toEqual([]);
});

const nothing = {
  kills: 5,
  killsAtStart: 1,
  acknowledged: 1_200,
  lost: 0,
  halves: 0,
  slowestOpeningInMilliseconds: 900,
};
const delivered = {
  ...{ kills: 40, killsAtStart: 8, runs: 1_300, alerts: 480, mails: 1_780, events: 1_780, lost: 0, doubled: 0 },
  unfinished: 0,
  ...{ repeatedMails: 4, repeatedEvents: 12, forged: 0 },
};
const proof: Proof = {
  requests: 1_000,
  kills: { embedded: nothing, postgres: { ...nothing, lost: 2 } },
  deliveries: { embedded: delivered, postgres: null },
  files: new Map([["a.test.ts", { passed: 3, failed: 0, skipped: 1 }]]),
  soaked: null,
  crowd: null,
};
const row = { id: "R", what: "w", goal: "g" };

it("says of each row its figure, or that it was not measured and why", () => {
  const kills = figureOf({ ...row, by: { kind: "kills", of: "writes" } }, proof);
  expect(kills.state).toBe("fails");
  expect(kills.text).toContain(
    "embedded: 5 kills (1 in a start), 1,200 pairs acknowledged, **0 lost**, 0 half; opened again within 0.9 s",
  );
  const deliveries = { ...row, by: { kind: "kills", of: "deliveries" } } as const;
  expect(figureOf(deliveries, proof)).toEqual({
    state: "holds",
    text: "embedded: 40 kills (8 in a start), 1,300 runs and 480 alerts, 1,780 mails and 1,780 events arrived, **0 lost**, **0 doubled**; again under the same id 4 mails and 12 events. PostgreSQL: not measured in this run",
  });
  const toldTwice = { embedded: { ...delivered, doubled: 1, forged: 1 }, postgres: null };
  expect(figureOf(deliveries, { ...proof, deliveries: toldTwice })).toMatchObject({
    ...{ state: "fails", text: expect.stringContaining("**1 doubled**, 1 badly signed") },
  });
  const cutOff = { embedded: { ...delivered, unfinished: 3 }, postgres: null };
  expect(figureOf(deliveries, { ...proof, deliveries: cutOff })).toMatchObject({
    ...{
      state: "fails",
      text: expect.stringContaining("**0 lost**, **3 unfinished** when the wait ended, **0 doubled**"),
    },
  });
  const by = { kind: "tests", runner: "vitest" } as const;
  expect(figureOf({ ...row, by: { ...by, files: ["a.test.ts"] } }, proof)).toEqual({
    ...{ text: "3 tests passed, **0 failed**, 1 skipped", state: "holds" },
  });
  expect(figureOf({ ...row, by: { ...by, files: ["b.test.ts"] } }, proof)).toEqual({
    text: "not measured in this run",
    state: "open",
  });
  expect(figureOf({ ...row, by: { kind: "none", why: "no power switch" } }, proof).text).toBe(
    "not measured: no power switch",
  );
});

const run = { day: "2026-11-28", machine: "2 cores", version: "0.1.0", command: "npm run prove" };

it("keeps what a run has not measured, with its day, and forgets rows that are no more", () => {
  const kills = { ...row, id: "R-KILLS", by: { kind: "kills", of: "writes" } } as const;
  const other = { ...row, id: "R-OTHER", by: { kind: "tests", runner: "vitest", files: ["b.test.ts"] } } as const;
  const older = { ...run, day: "2026-11-01", text: "3 tests passed, **0 failed**", state: "holds" } as const;
  const before: KeptFigures = { "R-OTHER": older, "R-KILLS": older, "R-GONE": older };
  const kept = keptAfter(before, [kills, other], { proof, run });
  expect(Object.keys(kept).toSorted()).toEqual(["R-KILLS", "R-OTHER"]);
  expect(kept).toMatchObject({ "R-OTHER": older, "R-KILLS": { ...run, state: "fails" } });
  const page = proofPage(kept, { Failures: [kills, other, { ...row, id: "R-NEW", by: { ...other.by } }] });
  expect(page).toContain("Of 3 rows 1 hold, 1 fail, 0 are unclear, and 1 were not measured");
  expect(page).toContain("| R-OTHER | w | g | 3 tests passed, **0 failed** | 2026-11-01, 0.1.0, `npm run prove` |");
  expect(page).toContain("| R-KILLS | w | g | **Fails.** embedded: 5 kills");
  expect(page).toContain("| R-NEW | w | g | not measured yet | – |");
});

it("names each machine once, with how busy it was when its runs ended", () => {
  const each = (id: string, machine: string) => [id, { ...run, machine, text: "t", state: "holds" }] as const;
  const kept: KeptFigures = Object.fromEntries([
    each("A", "2 cores, shared (load average 3 at the end)"),
    each("B", "2 cores, shared (load average 18 at the end)"),
    each("C", "2 cores, shared"),
    each("D", "8 cores, shared (load average 1 at the end)"),
  ]);
  const by = { kind: "none", why: "no power switch" } as const;
  const page = proofPage(kept, { Failures: ["A", "B", "C", "D"].map((id) => ({ ...row, id, by })) });
  expect(page.match(/^Machine: .+$/gm)).toEqual([
    "Machine: 2 cores, shared (load average 3 to 18 at the end).",
    "Machine: 8 cores, shared (load average 1 at the end).",
  ]);
});

it("shows the kept figures as they are", () => {
  const kept: KeptFigures = JSON.parse(readFileSync(join(import.meta.dirname, "figures.json"), "utf8"));
  expect(readFileSync(join(root, "docs/proof.md"), "utf8")).toBe(proofPage(kept, parts));
});

const answers = { count: 5_000, failed: 0, faults: {}, middle: 8, last: 120 };
const samples = [1, 20, 40, 60].map((minutes) => ({ minutes, megabytes: 300, heapInMegabytes: 90, handles: 40 }));
const soaked = { minutes: 60, requests: 180_000, failed: 0, samples, memory: line([]), heap: line([]) };
const growing = (slope: number) => ({
  ...soaked,
  memory: { slope, standardError: 0.2 },
  heap: { slope, standardError: 0 },
});
const held = { asked: 600, held: 300, refused: 300, told: 300, latestInMilliseconds: 90, besides: answers };
const sockets = { slow: 400, halfOpen: 400, unread: 100, idle: 600, besides: answers, leftAfter: 600 };
const crowd = { users: { ...answers, sockets: 1_000 }, streams: held, sockets };

it.each([
  ["soak", { soaked: growing(0.4) }, "holds"],
  ["soak", { soaked: growing(1.6) }, "fails"],
  ["soak", { soaked: growing(1.2) }, "unclear"],
  ["soak", { soaked: { ...growing(0.4), failed: 1 } }, "fails"],
  ["soak", { soaked: { ...growing(0.4), minutes: 20 } }, "unclear"],
  ["soak", { soaked }, "unclear"],
  ["streams", { crowd }, "holds"],
  ["streams", { crowd: { ...crowd, streams: { ...held, refused: 299 } } }, "fails"],
  ["streams", { crowd: { ...crowd, streams: { ...held, told: 299 } } }, "fails"],
  ["sockets", { crowd }, "holds"],
  ["sockets", { crowd: { ...crowd, sockets: { ...sockets, leftAfter: 1_100 } } }, "fails"],
  ["users", { crowd }, "holds"],
  ["users", { crowd: { ...crowd, users: { ...crowd.users, last: 300 } } }, "fails"],
  ["users", { crowd: { ...crowd, users: { ...crowd.users, failed: 5 } } }, "fails"],
  ["users", {}, "open"],
] as const)("judges the load %s by its goal (%#)", (of, found, state) => {
  expect(figureOf({ ...row, by: { kind: "load", of } }, { ...proof, ...found }).state).toBe(state);
});

it("draws a line through points, with the error of its slope", () => {
  const { slope, standardError } = line([
    [0, 1],
    [1, 3],
    [2, 5],
  ]);
  expect([slope, standardError]).toEqual([2, 0]);
  // Worked by hand: the line 5/6 + x, with residues 1/6, -1/3, 1/6, whose squares sum to 1/6, over a spread of 2.
  expect(
    line([
      [0, 1],
      [1, 1.5],
      [2, 3],
    ]).standardError,
  ).toBeCloseTo(Math.sqrt(1 / 6 / 1 / 2), 12);
  expect(
    line([
      [0, 1],
      [1, 3],
    ]).slope,
  ).toBeNaN();
});
