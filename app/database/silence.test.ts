import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";

it("takes an embedded database whose thread hangs for an outage, and starts the thread again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-silent-"));
  const told: string[] = [];
  const database = await openDatabase({
    url: null,
    folder,
    outages: { begun: (what, reason) => told.push(`${what}: ${reason}`), over: (what) => told.push(`${what} is over`) },
  });
  await database.ready;
  await database.check();
  expect(told).toEqual([]);
  // A statement that never ends keeps the only thread that could answer.
  const endless = sql`select count(*) from generate_series(1, 1000000000000)`.execute(database.kysely);
  endless.catch(() => {});
  await expect.poll(() => database.isAnswering(50)).toBe(false);
  // It has answered a moment ago: a balancer leaves this process where it is.
  expect(await database.isPresent(50)).toBe(true);
  await expect.poll(() => database.check().then(() => told.length)).toBeGreaterThan(0);
  expect(await database.isPresent(50)).toBe(false);
  expect(told[0]).toMatch(/^unavailable: (?:it has not answered within 5 seconds|The thread embedded-database)/);
  await expect.poll(() => told.at(-1)).toBe("unavailable is over");
  expect(await database.isPresent(5_000)).toBe(true);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.kysely);
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
