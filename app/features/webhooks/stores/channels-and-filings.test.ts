import { expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { watchlistStore } from "../../watchlist/stores/watchlist-store.ts";
import { eventSamples } from "../contracts/event-samples-contract.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import { botToken, chat, startService, topic } from "../delivery/services/service-servers-contract.ts";
import type { SeenAccounts } from "../use-cases/filing-change.ts";
import { purgeDeliveries } from "./delivery-store.ts";
import { endpointStore } from "./endpoint-store.ts";
import { filingWatchStore } from "./filing-watch-store.ts";
import { resealEndpoints } from "./sealed-endpoints.ts";
import { seals, webhookSetUp } from "./webhook-setup-contract.ts";

onEachOwnDatabase("channels, new filings and the end of endpoints", "channels_and_filings", ({ database }) => {
  const { now, hosts, receiver, endpoint, tell, deliver, logOf } = webhookSetUp(database);

  it("tell a channel in its owner’s language, wait as its service says, and stop where that takes no more", async () => {
    const service = await startService("telegram");
    hosts.push(service.host);
    const store = endpointStore(database.kysely, seals);
    const target = { kind: "telegram" as const, address: service.address, destination: chat, secret: botToken };
    const timing = { isGathered: false, now: new Date(now.clock) };
    const wanted = { ...target, ...timing, accountId: now.ana, events: ["alert.gap" as const], most: 5 };
    const added = await store.add(wanted);
    const id = added === "tooMany" ? "" : added.id;
    const kept = await database.kysely.selectFrom("webhook_endpoints").select("secret").execute();
    expect(kept[0]?.secret, "sealed").not.toContain(botToken);
    await database.kysely.updateTable("accounts").set({ language: "it" }).where("id", "=", now.ana).execute();
    const error = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 90 } };
    service.answersOnce({ status: 429, body: JSON.stringify(error) });
    await tell();
    await deliver();
    expect((await logOf(id))[0]).toMatchObject({ state: "retry", nextAttemptAt: new Date(now.clock + 90_000) });
    now.clock += 90_000;
    await deliver();
    expect((await logOf(id))[0]).toMatchObject({ state: "sent" });
    expect(service.received.at(-1)?.sent).toMatchObject({ text: expect.stringContaining("Vedi su Valora") });
    const blocked = { ok: false, error_code: 403, description: "Forbidden: bot was blocked by the user" };
    service.answersOnce({ status: 403, body: JSON.stringify(blocked) });
    await tell();
    await deliver();
    expect((await logOf(id))[0]).toMatchObject({ state: "dead", attempts: [{ status: 403 }] });
    expect(await store.listOf(now.ana)).toMatchObject([{ kind: "telegram", disabledAt: expect.any(Date) }]);
    await tell();
    expect(await logOf(id), "nothing more is queued for it").toHaveLength(2);
    await service.close();
  });

  it("tell an open topic without a token, also after secrets were sealed anew", async () => {
    const service = await startService("ntfy");
    hosts.push(service.host);
    const target = { kind: "ntfy" as const, address: service.address, destination: topic, secret: "" };
    const timing = { isGathered: false, now: new Date(now.clock) };
    const wanted = { ...target, ...timing, accountId: now.ana, events: ["alert.gap" as const], most: 5 };
    await endpointStore(database.kysely, seals).add(wanted);
    expect(await resealEndpoints(database.kysely, seals)).toBe(0);
    await tell();
    expect(await deliver()).toBe(1);
    expect(service.received.map(({ answer }) => answer.status)).toEqual([200]);
    expect(service.received[0]?.asked.headers.authorization).toBeUndefined();
    await service.close();
  });

  it("tell a new filing to those who follow the company, and not the first one that is seen", async () => {
    const told = await receiver();
    await endpoint(told);
    await watchlistStore(database.kysely).add({ accountId: now.ana, ticker: "KO", now: new Date(now.clock), most: 5 });
    const filings = filingWatchStore(database.kysely);
    const accounts = { provider: "bundled", currency: "USD" as const, statements: [], trailing: [] };
    expect(await filings.tickersHeard()).toEqual(["KO"]);
    const note = (filedAt: string, ticker = "KO", seen: SeenAccounts = accounts) => {
      const event = writtenEvent("filing.new", new Date(now.clock), { ...eventSamples["filing.new"], ticker, filedAt });
      return filings.noteFiling({ ticker, filedAt, accounts: seen, event, now: new Date(now.clock) });
    };
    expect(await filings.known("KO")).toBeNull();
    expect([await note("2026-07-28"), await note("2026-07-28"), await note("2026-10-27")]).toEqual([
      false,
      false,
      true,
    ]);
    expect([await note("2026-10-27"), await note("2026-07-28"), await note("2026-10-27", "PEP")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await filings.known("KO")).toEqual({ filedAt: "2026-10-27", accounts });
    const amended = { ...accounts, currency: "EUR" as const };
    const again = () => note("2026-10-27", "KO", amended);
    expect([await again(), await again()], "an amendment on the day of its report, once").toEqual([true, false]);
    expect(await deliver()).toBe(2);
    expect(JSON.parse(told.received[0]?.body ?? "")).toMatchObject({
      type: "filing.new",
      data: { filedAt: "2026-10-27" },
    });
  });

  it("have room for a few endpoints, keep deliveries for a month, and go with their account", async () => {
    const id = await endpoint(await receiver());
    const store = endpointStore(database.kysely, seals);
    const wanted = {
      ...{ accountId: now.ana, kind: "webhook" as const, destination: null, isGathered: false },
      address: "https://example.com/",
      events: [],
      secret: "whsec_",
      now: new Date(now.clock),
    };
    const both = await Promise.all([1, 2].map(() => store.add({ ...wanted, most: 2 })));
    expect(both.filter((added) => added === "tooMany")).toHaveLength(1);
    await tell();
    await deliver();
    await purgeDeliveries(database.kysely, new Date(now.clock - 1));
    expect(await logOf(id)).toHaveLength(1);
    await purgeDeliveries(database.kysely, new Date(now.clock));
    expect(await logOf(id)).toEqual([]);
    await tell();
    await database.kysely.deleteFrom("accounts").execute();
    expect(await database.kysely.selectFrom("webhook_deliveries").selectAll().execute()).toEqual([]);
  });
});
