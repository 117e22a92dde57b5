import { expect, it } from "vitest";
import { translatorFor } from "../../messages/index.ts";
import { languages } from "../../messages/languages.ts";
import { jobsAsLines } from "./job-lines.ts";

const run = {
  ...{ id: "7b7ad0b6-5a3e-4b0b-8f7e-0a1c5b1d2e3f", dueAt: "2026-11-20T07:00:00.000Z", isByHand: false },
  ...{ state: "done" as const, attempts: 1, startedAt: null, endedAt: null, milliseconds: 900, failure: null },
  ...{ valued: 2, unvalued: 1, changes: 3, leftOut: 0, sheetsLeftOut: 0 },
};
const job = {
  ...{ id: "0f0c2a44-2f7a-4a3e-9a55-3d2f1f0e9d11", name: "Drinks", companies: { kind: "watchlist" as const } },
  ...{ question: "", cron: "0 8 * * *", timeZone: "Europe/Madrid", state: "active" as const },
  ...{ deliveries: { mail: null, webhook: false, file: null }, createdAt: "2026-11-01T00:00:00.000Z" },
  ...{ nextRuns: ["2026-11-21T07:00:00.000Z"], lastRun: run },
};

it("lists jobs and runs by the clock of the job, with the ids that the commands take", async () => {
  const reader = { t: await translatorFor("en"), language: "en" as const, email: "ana@test.example" };
  const told = jobsAsLines({ kind: "jobs", jobs: [job] }, reader);
  expect(told.map((line) => line.replaceAll("\u00A0", " "))).toEqual([
    "Name    State   Next                                Last                          Id",
    "Drinks  Active  21 Nov 2026, 08:00 (Europe/Madrid)  20 Nov 2026, 08:00, finished  0f0c2a44-2f7a-4a3e-9a55-3d2f1f0e9d11",
  ]);
  const [head, line] = jobsAsLines({ kind: "runs", job, runs: [run] }, reader);
  expect(head).toMatch(/^Date +State +Companies with a value +Changes +Id$/);
  expect(line).toMatch(/^20\sNov\s2026, 08:00 +finished +2 of 3 +3 +7b7ad0b6/);
  expect(jobsAsLines({ kind: "jobs", jobs: [] }, reader)).toEqual(["ana@test.example has no scheduled analysis."]);
});

it.each(languages)("says in %s what was done, and writes no figure that is not known", async (language) => {
  const reader = { t: await translatorFor(language), language, email: "ana@test.example" };
  expect(jobsAsLines({ kind: "queued", job, run: run.id }, reader).join()).toContain(run.id);
  const states = (["cancelled", "done", "failed"] as const).map((state) =>
    jobsAsLines({ kind: "cancelled", run: { ...run, state } }, reader).join(),
  );
  expect(new Set(states).size).toBe(3);
  const waiting = { ...run, state: "queued" as const, valued: null, unvalued: null, changes: null };
  const [, line] = jobsAsLines({ kind: "runs", job, runs: [waiting] }, reader);
  expect(line).toMatch(/–.*–/);
  const [, unplanned] = jobsAsLines({ kind: "jobs", jobs: [{ ...job, nextRuns: [], lastRun: null }] }, reader);
  expect(unplanned).toMatch(/–.*–/);
});
