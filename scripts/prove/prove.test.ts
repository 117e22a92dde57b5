import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failures } from "./failure-rows.ts";
import { killedWhileWriting, randomFrom } from "./kills.ts";
import { figureOf, type Proof, proofPage } from "./page.ts";
import { targets } from "./rows.ts";
import { sweeps } from "./sweep-rows.ts";
import { threats } from "./threat-rows.ts";

const root = join(import.meta.dirname, "../..");
const rows = [...failures, ...threats, ...sweeps, ...targets];
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
  240_000,
);

it("names only tests that exist, and each row once", () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it("asks whole every sweep of which `npm test` asks a part each day", () => {
  const words = ["grep", "-lE", "(askedToday|isDatabaseOfToday)\\(", "--", "*.test.ts", "*.spec.ts"];
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
  ...{ repeatedMails: 4, repeatedEvents: 12, forged: 0 },
};
const proof: Proof = {
  ...{ day: "2026-11-28", machine: "2 cores", version: "0.1.0", seed: 7, requests: 1_000 },
  kills: { embedded: nothing, postgres: { ...nothing, lost: 2 } },
  deliveries: { embedded: delivered, postgres: null },
  files: new Map([["a.test.ts", { passed: 3, failed: 0, skipped: 1 }]]),
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
  expect(proofPage(proof, { Failures: [{ ...row, by: { kind: "kills", of: "writes" } }] })).toContain(
    "Of 1 rows 0 hold, 1 fail",
  );
});
