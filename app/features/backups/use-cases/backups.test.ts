import { describe, expect, it } from "vitest";
import { backupName, backupsIn, newestBackup } from "./backup-names.ts";
import { expiredBackups } from "./expired-backups.ts";
import { isBackupDue } from "./is-backup-due.ts";

const HOUR = 3_600_000;
const timeZone = "Europe/Madrid";

describe("the names of backups", () => {
  it("say when each was made and why, and nothing else is one", () => {
    const madeAt = new Date("2026-11-27T03:30:05.123Z");
    expect(backupName(madeAt)).toBe("valora-20261127T033005Z");
    expect(backupName(madeAt, "before-0032-links")).toBe("valora-20261127T033005Z-before-0032-links");
    const names = [
      `${backupName(new Date("2026-11-26T03:30:00Z"))}.jsonl.gz`,
      `${backupName(madeAt, "before-0032-links")}.jsonl.gz.age`,
      `${backupName(madeAt)}.jsonl.gz.unfinished`,
      "valora-20261399T033005Z.jsonl.gz",
      "letter.txt",
    ];
    expect(backupsIn(names)).toEqual([
      { name: names[1], madeAt: new Date("2026-11-27T03:30:05Z") },
      { name: names[0], madeAt: new Date("2026-11-26T03:30:00Z") },
    ]);
  });
});

describe("which backups go", () => {
  const now = new Date("2026-11-27T04:00:00Z");
  const daily = backupsIn(
    Array.from({ length: 400 }, (_, day) => `${backupName(new Date(now.getTime() - day * 24 * HOUR - HOUR))}.jsonl.gz`),
  );
  const daysKept = (keptDays: number) => {
    const gone = new Set(expiredBackups(daily, { now, keptDays, timeZone }));
    return daily.filter((each) => !gone.has(each)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
  };

  it("leaves seven days, four weeks and six months, each with its newest", () => {
    expect(daysKept(3_650)).toEqual([
      ...["2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23", "2026-11-22", "2026-11-21"],
      ...["2026-11-15", "2026-11-08", "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
    ]);
  });

  it("leaves none that is older than the limit, because deleted accounts are in it", () => {
    expect(daysKept(30)).toEqual([
      ...["2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23", "2026-11-22", "2026-11-21"],
      ...["2026-11-15", "2026-11-08", "2026-10-31"],
    ]);
    const last = [{ name: "only", madeAt: new Date(now.getTime() - 30 * 24 * HOUR) }];
    expect(expiredBackups(last, { now, keptDays: 30, timeZone })).toEqual(last);
  });

  it("lets those of a clock that was ahead take no place, and leaves them", () => {
    const ahead = backupsIn(
      Array.from(
        { length: 9 },
        (_, week) => `${backupName(new Date(now.getTime() + (week + 2) * 168 * HOUR))}.jsonl.gz`,
      ),
    );
    const right = expiredBackups(daily, { now, keptDays: 30, timeZone });
    expect(expiredBackups([...ahead.toReversed(), ...daily], { now, keptDays: 30, timeZone })).toEqual(right);
    expect([newestBackup([...ahead, ...daily], now), newestBackup(ahead, now)]).toEqual([daily[0], undefined]);
  });

  it("leaves all that were made today", () => {
    const today = [1, 2, 3, 20].map((hours) => ({ name: `${hours}`, madeAt: new Date(now.getTime() - hours * HOUR) }));
    expect(expiredBackups(today, { now, keptDays: 30, timeZone })).toEqual([]);
  });
});

describe("when a backup is due", () => {
  const due = (now: string, last: string) => isBackupDue(new Date(now), new Date(last), { at: "03:30", timeZone });

  it("is once a day, at its time or when the machine is on again", () => {
    expect(due("2026-11-27T02:29:00Z", "2026-11-26T02:31:00Z")).toBe(false);
    expect(due("2026-11-27T02:31:00Z", "2026-11-26T02:31:00Z")).toBe(true);
    expect(due("2026-11-27T02:40:00Z", "2026-11-27T02:31:00Z")).toBe(false);
    expect(due("2026-11-27T01:00:00Z", "2026-11-20T02:31:00Z")).toBe(true);
  });

  it.each(["Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"])(
    "is exactly once on every local day of a year in %s",
    (zone) => {
      let last = new Date("2026-01-01T00:00:00Z");
      const days: string[] = [];
      for (let at = last.getTime(); at < Date.UTC(2027, 0, 1); at += HOUR) {
        const now = new Date(at);
        if (!isBackupDue(now, last, { at: "02:30", timeZone: zone })) continue;
        last = now;
        days.push(new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now));
      }
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeGreaterThanOrEqual(364);
    },
  );

  it("does not repeat while the clock is set back", () => {
    expect(due("2026-11-27T02:31:00Z", "2026-11-28T02:31:00Z")).toBe(false);
  });
});
