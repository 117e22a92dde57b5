import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { withDatabase } from "../../../database/between-processes-contract.ts";
import { copyDatabaseTo } from "../../../database/copied-database-contract.ts";
import { isDatabaseOfToday, onEachEngine } from "../../../database/each-database-contract.ts";
import type { Database } from "../../../database/open-database.ts";
import { ownDatabase } from "../../../database/own-database-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { killedAtRandom } from "../../../jobs/killed-processes-contract.ts";
import { startReceiver } from "../delivery/receiver-contract.ts";
import { freshSecret } from "../delivery/signature.ts";

const script = fileURLToPath(new URL("./delivering-process-contract.ts", import.meta.url));
/** Deliveries that a process may have in hand when it is killed. */
const MOST_AT_ONCE = 20;
const SPEED = 30;
const TOLD = 400;
/** More by hand: KILLS=50. */
const KILLS = Number(process.env.KILLS ?? 8);

onEachEngine("processes that are killed while they send", (url) => {
  it.runIf(isDatabaseOfToday(url, 1))(
    "lose nothing, and send nothing twice but what was in hand, under the same id",
    { timeout: 180_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "valora-killed-"));
      const own = await ownDatabase(url, "killed");
      if (url === null) await copyDatabaseTo(folder);
      const receivers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          startReceiver((response) => void globalThis.setTimeout(() => response.writeHead(204).end(), 30)),
        ),
      );
      const place = { url: own.url, folder };
      const ids = await withDatabase(place, (database) => queued(database, receivers));
      const errand = {
        url: own.url,
        folder,
        hosts: receivers.map(({ host }) => host),
        begun: Date.now(),
        speed: SPEED,
      };
      const received = () => receivers.flatMap((receiver) => receiver.received);
      const hasAll = () => new Set(received().map(({ id }) => id)).size >= ids.length;
      const killing = { script, errand, kills: KILLS, longest: 300, lease: 60_000 / SPEED };
      const kills = await killedAtRandom({ ...killing, hasAll });
      const told = received().map(({ id }) => id);
      expect(new Set(told)).toEqual(new Set(ids));
      expect(received().every(({ isGenuine }) => isGenuine)).toBe(true);
      expect(kills).toBeGreaterThan(1);
      expect(told.length - ids.length, `sent twice after ${kills} kills`).toBeLessThanOrEqual(kills * MOST_AT_ONCE);
      const states = await withDatabase(place, ({ kysely }) =>
        kysely.selectFrom("webhook_deliveries").select("state").execute(),
      );
      expect(states.filter(({ state }) => state !== "sent" && state !== "sending")).toEqual([]);
      if (process.env.KILLS)
        process.stdout.write(
          `${url === null ? "embedded" : "PostgreSQL"}: ${told.length} sent of ${ids.length}, ${kills} kills\n`,
        );
      for (const receiver of receivers) await receiver.close();
      await own.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  );
});

/** A person with an endpoint at each receiver, and what each is to be told. */
async function queued({ kysely }: Database, receivers: readonly Awaited<ReturnType<typeof startReceiver>>[]) {
  const at = new Date();
  const account = uuidAt(at);
  await kysely
    .insertInto("accounts")
    .values({
      ...{ id: account, email: "ana@test.example", password_hash: "scrypt$", display_name: "Ana", role: "user" },
      ...{ plan: "free", language: "es", theme: null, created_at: at, age_declared_at: at, suspended_at: null },
    })
    .execute();
  for (const receiver of receivers) {
    const secret = freshSecret();
    receiver.knows(secret);
    const id = uuidAt(at);
    const row = { id, account_id: account, address: receiver.address, events: [], secret, created_at: at };
    await kysely.insertInto("webhook_endpoints").values(row).execute();
    await sql`
      insert into webhook_deliveries (id, endpoint_id, event, body, state, queued_at, next_attempt_at)
      select gen_random_uuid(), ${id}, 'webhook.test', '{}', 'queued', ${at}::timestamptz, ${at}::timestamptz
      from generate_series(1, ${TOLD / receivers.length}::integer)
    `.execute(kysely);
  }
  return (await kysely.selectFrom("webhook_deliveries").select("id").execute()).map(({ id }) => id);
}
