import { beforeAll, beforeEach } from "vitest";
import type { onEachDatabase } from "../../../database/each-database-contract.ts";
import type { Database } from "../../../database/open-database.ts";

type Opened = Parameters<Parameters<typeof onEachDatabase>[1]>[0];

/** Two processes that count uses of the free plan on one database, and a clock; each test begins without uses. */
export function twoCountingProcesses({ database, anotherProcess }: Opened) {
  const start = Date.UTC(2026, 2, 2, 9);
  const clock = { at: start };
  let second: Database;
  beforeAll(async () => {
    second = await anotherProcess();
  });
  beforeEach(async () => {
    clock.at = start;
    await database.kysely.deleteFrom("plan_uses").execute();
  });
  return { start, clock, now: () => new Date(clock.at), second: () => second };
}
