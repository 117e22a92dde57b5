import { describe, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { DependencyState } from "../contracts/dependency.ts";
import { knownAdmins } from "./known-admins.ts";
import { type StatusContext, statusIn } from "./status.ts";

const now = new Date("2026-11-20T12:00:00Z");
const seen = { since: now.toISOString(), seenAt: now.toISOString() };
const account = (role: Account["role"]) => ({ id: "1", role }) as Account;
const admin = { account: account("admin"), isUnknown: false, secret: "token" };
const unknown = { account: null, isUnknown: true, secret: "token" };

function statusWith(states: readonly DependencyState[], hours = 0, repeated: StatusContext["expected"] = []) {
  let moment = now;
  const context: StatusContext = {
    now: () => moment,
    states: () => states,
    expected: [{ name: "clock" }, { name: "sources", part: "fmp" }, { name: "database" }, ...repeated],
    off: ["mail"],
    facts: {
      ...{ version: "1.0.0", nodeVersion: "v24", startedAt: now.toISOString(), dataAsOf: "2026-08-20" },
      database: "embedded",
    },
    room: async () => ({ free: 5, total: 9 }),
    backups: async () => ({ isScheduled: true, kept: 0, last: null }),
    mailsWaiting: async () => null,
    known: knownAdmins({ hashOf: (text) => text, now: () => moment }),
  };
  const later = () => {
    moment = new Date(now.getTime() + hours * 3_600_000);
  };
  return { ...statusIn(async () => context), later };
}

describe("the status of an installation", () => {
  it("names everything once, in the order of its weight: what works, what does not, what is off and what is not known", async () => {
    const { read } = statusWith([
      { name: "sources", part: "finnhub", isUp: false, cause: { code: "said", text: "timedOut" }, ...seen },
      { name: "database", isUp: true, cause: null, ...seen },
    ]);
    const status = await read(admin);
    expect(status.dependencies.map(({ name, part, state }) => [name, part, state])).toEqual([
      ["database", undefined, "up"],
      ["sources", "finnhub", "down"],
      ["sources", "fmp", "unknown"],
      ["mail", undefined, "off"],
      ["clock", undefined, "unknown"],
    ]);
    expect(status.isWell).toBe(false);
    expect(status.disk).toEqual({ freeBytes: 5, totalBytes: 9 });
    expect((await statusWith([]).read(admin)).isWell).toBe(true);
  });

  it("lists every repeated job with its cadence, and of those that have run when that was, when the next is due and what failed last", async () => {
    const runs = {
      ...{ everySeconds: 900, begunAt: now.toISOString(), endedAt: null, nextAt: null },
      fault: { at: now.toISOString(), text: "no such column" },
    };
    const { read } = statusWith([{ name: "jobs", part: "alerts", isUp: true, cause: null, ...seen, runs }], 0, [
      { name: "jobs", part: "alerts", everySeconds: 900 },
      { name: "jobs", part: "scores", everySeconds: 21_600 },
    ]);
    const { dependencies } = await read(admin);
    const none = { begunAt: null, endedAt: null, nextAt: null, fault: null };
    expect(dependencies.filter(({ name }) => name === "jobs")).toMatchObject([
      { part: "alerts", state: "up", runs },
      { part: "scores", state: "unknown", runs: { everySeconds: 21_600, ...none } },
    ]);
    expect(dependencies.filter(({ name }) => name !== "jobs").every((row) => row.runs === null)).toBe(true);
  });

  it("is not there for others than administrators", async () => {
    const { read } = statusWith([]);
    for (const role of ["user", "editor"] as const)
      await expect(read({ ...admin, account: account(role) })).rejects.toMatchObject({ code: "notFound" });
    await expect(read({ ...admin, account: null })).rejects.toMatchObject({ code: "notFound" });
  });

  it("answers an administrator who has been here while the database is away, for half a day, and no one else", async () => {
    const { read, later } = statusWith([], 13);
    await expect(read(unknown)).rejects.toMatchObject({ code: "storageUnavailable" });
    await read(admin);
    expect((await read(unknown)).version).toBe("1.0.0");
    for (const secret of ["another", null])
      await expect(read({ ...unknown, secret })).rejects.toMatchObject({ code: "storageUnavailable" });
    later();
    await expect(read(unknown)).rejects.toMatchObject({ code: "storageUnavailable" });
  });
});
