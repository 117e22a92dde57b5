import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { killedWhileDelivering } from "../../scripts/prove/deliveries/killed-servers.ts";
import { randomFrom } from "../../scripts/prove/kills.ts";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";

// The short form of what `npm run prove` does with many kills on both databases: on one of them a day.
const KILLS = 5;
const databases = ["embedded", "PostgreSQL"] as const;

test("servers that are killed while they deliver lose nothing and tell nothing twice but under its id", async () => {
  test.setTimeout(300_000);
  const postgres = askedToday(databases, { days: 2 }).includes("PostgreSQL") ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), "valora-killed-"));
  try {
    const url = postgres?.url ?? null;
    const killed = await killedWhileDelivering({ url, folder, kills: KILLS, random: randomFrom(11) });
    process.stdout.write(`${url === null ? "embedded" : "PostgreSQL"}: ${JSON.stringify(killed)}\n`);
    expect(killed).toMatchObject({ kills: KILLS, killsAtStart: 1, lost: 0, doubled: 0, forged: 0 });
    expect(Math.min(killed.runs, killed.alerts, killed.mails, killed.events)).toBeGreaterThan(0);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
