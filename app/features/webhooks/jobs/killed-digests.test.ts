import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { letterBox } from "../../../core/mail/delivery/letter-box-contract.ts";
import { withDatabase } from "../../../database/between-processes-contract.ts";
import { copyDatabaseTo } from "../../../database/copied-database-contract.ts";
import { isDatabaseOfToday, onEachEngine } from "../../../database/each-database-contract.ts";
import type { Database } from "../../../database/open-database.ts";
import { ownDatabase } from "../../../database/own-database-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { killedAtRandom } from "../../../jobs/killed-processes-contract.ts";
import { eventSamples } from "../contracts/event-samples-contract.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import { everyMorning } from "../stores/digest-setup-contract.ts";

const script = fileURLToPath(new URL("./digesting-process-contract.ts", import.meta.url));
const SPEED = 30;
/** More by hand: KILLS=50. */
const KILLS = Number(process.env.KILLS ?? 4);
const PEOPLE = KILLS * 10;
const EVENTS_OF_EACH = 3;
/**
 * From one digest to the next, by the quick clock: some are due at every moment of the test, and some are left when the first killed process
 * has been replaced, which takes seconds on a busy machine.
 */
const APART_IN_MILLISECONDS = 8_000;

onEachEngine("processes that are killed while they send digests", (url) => {
  it.runIf(isDatabaseOfToday(url, 1))(
    "tell each event in one digest, and send none twice but what was in hand, under the same id",
    { timeout: 120_000 + KILLS * 6_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "valora-killed-"));
      const own = await ownDatabase(url, "killed_digests");
      if (url === null) await copyDatabaseTo(folder);
      const box = await letterBox();
      const place = { url: own.url, folder };
      const begun = Date.now();
      const tickers = await withDatabase(place, (database) => gathered(database, begun));
      const errand = { url: own.url, folder, smtp: box.url, begun, speed: SPEED };
      const digests = () => new Map(box.letters.map(({ id, text }) => [id, text]));
      const killing = { script, errand, kills: KILLS, longest: 300, lease: 120_000 / SPEED };
      const kills = await killedAtRandom({ ...killing, hasAll: () => digests().size >= PEOPLE });

      const told = [...digests().values()].flatMap((text) => [...text.matchAll(/\/analysis\/(T\d+)\b/g)]);
      expect(told.map(([, ticker]) => ticker).toSorted()).toEqual(tickers.toSorted());
      expect(digests().size).toBe(PEOPLE);
      expect(kills).toBeGreaterThan(1);
      const sentTwice = box.letters.length - digests().size;
      expect(sentTwice, `sent twice after ${kills} kills`).toBeLessThanOrEqual(kills);
      const left = await withDatabase(place, async ({ kysely }) => [
        await kysely.selectFrom("gathered_events").select("id").execute(),
        await kysely.selectFrom("outbox").select("id").where("sent_at", "is", null).execute(),
      ]);
      expect(left).toEqual([[], []]);
      if (process.env.KILLS)
        process.stdout.write(
          `${url === null ? "embedded" : "PostgreSQL"}: ${kills} kills, ${PEOPLE} digests of ${tickers.length} events, ${sentTwice} sent twice under their id\n`,
        );
      box.close();
      await own.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  );
});

/** People whose digests come one after the other, each with events of companies of its own; returns the symbols of these. */
async function gathered({ kysely }: Database, begun: number): Promise<string[]> {
  const at = new Date(begun);
  const tickers: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const account_id = uuidAt(at);
    const { days, hour, timeZone } = everyMorning;
    await kysely
      .insertInto("accounts")
      .values({
        ...{ id: account_id, email: `p${number}@test.example`, password_hash: "scrypt$", display_name: "Ana" },
        ...{ role: "user", language: "en", theme: null, created_at: at, age_declared_at: at },
      })
      .execute();
    await kysely
      .insertInto("digests")
      .values({
        ...{ account_id, events: ["alert.gap"], days: [...days], hour, time_zone: timeZone, stop_key: randomUUID() },
        next_at: new Date(begun + number * APART_IN_MILLISECONDS),
      })
      .execute();
    const own = Array.from({ length: EVENTS_OF_EACH }, (_, place) => `T${number * EVENTS_OF_EACH + place}`);
    const rows = own.map((ticker) => {
      const page = `https://valora.example/analysis/${ticker}`;
      const { body } = writtenEvent("alert.gap", at, { ...eventSamples["alert.gap"], ticker, page });
      return { id: uuidAt(at), account_id, event: "alert.gap" as const, body, gathered_at: at };
    });
    await kysely.insertInto("gathered_events").values(rows).execute();
    tickers.push(...own);
  }
  return tickers;
}
