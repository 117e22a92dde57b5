import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { copyDatabaseTo } from "../../../database/copied-database-contract.ts";
import { onEachEngine } from "../../../database/each-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { ownDatabase } from "../../../database/own-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { everythingOf } from "../../accounts/stores/data/account-data.ts";
import { chooseMailsOf } from "../../webhooks/stores/digest-setup-contract.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";
import { watchlistStore } from "./watchlist-store.ts";

onEachEngine("a watchlist", (url) => {
  const folder = mkdtempSync(join(tmpdir(), "valora-watchlist-"));
  const start = Date.UTC(2026, 10, 20, 12);
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const [ana, ben] = [uuidAt(at(0)), uuidAt(at(0))];
  const above: AlertCondition = { measure: "gap", direction: "above", threshold: 0.2 };
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let database: Database;
  let watchlist: ReturnType<typeof watchlistStore>;
  beforeAll(async () => {
    own = await ownDatabase(url, "watchlist");
    if (url === null) await copyDatabaseTo(folder);
    database = await openDatabase({ url: own.url, folder });
    await database.ready;
    watchlist = watchlistStore(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom("outbox").execute();
    await database.kysely.deleteFrom("accounts").execute();
    await addPerson(database.kysely, { id: ana, name: "ana", at: at(0), language: "it" });
    await addPerson(database.kysely, { id: ben, name: "ben", at: at(0), language: "it" });
  });

  const unread = { state: "unread", basis: "", asOf: null } as const;
  const add = (ticker: string, minutes = 0, accountId = ana) =>
    watchlist.add({ accountId, ticker, now: at(minutes), most: 2 });
  const alertOn = (ticker: string, condition: AlertCondition = above, accountId = ana) =>
    watchlist.addAlert({ accountId, ticker, condition, beginning: unread, now: at(0), most: 2 });
  const due = (minutes: number) => watchlist.takeDue({ now: at(minutes), checkedBefore: at(minutes - 14), most: 50 });
  const mails = () => database.kysely.selectFrom("outbox").select(["recipient", "subject", "account_id"]).execute();

  it("keeps a company once, up to a limit, for the person who watches it alone", async () => {
    const first = await add("KO");
    expect(await add("KO", 1)).toEqual(first);
    await add("MSFT", 2);
    expect(await add("AAPL", 3)).toBe("tooMany");
    expect((await watchlist.listOf(ana)).map(({ ticker }) => ticker)).toEqual(["MSFT", "KO"]);
    expect(await watchlist.listOf(ben)).toEqual([]);
    const id = await watchlist.idOf(ana, "KO");
    expect(first).toEqual({ id });
    expect(await watchlist.idOf(ben, "KO")).toBeNull();
    expect(await watchlist.remove(ben, id ?? "")).toBe(false);
    expect(await watchlist.remove(ana, id ?? "")).toBe(true);
  });

  it("keeps the price that its person notes, with the moment, until they forget it", async () => {
    await add("KO");
    const id = (await watchlist.idOf(ana, "KO")) ?? "";
    await alertOn("KO");
    expect((await watchlist.listOf(ana))[0]?.ownPrice).toBeNull();
    expect(await watchlist.notePrice({ accountId: ben, id, price: 61.5, now: at(1) })).toBe(false);
    expect(await watchlist.notePrice({ accountId: ana, id, price: 61.5, now: at(1) })).toBe(true);
    expect((await watchlist.listOf(ana))[0]?.ownPrice).toEqual({ value: 61.5, notedAt: at(1) });
    expect((await due(2))[0]?.ownPrice).toEqual({ value: 61.5, notedAt: at(1) });
    const account: Account = {
      ...{ id: ana, email: "ana@test.example", displayName: "ana", role: "user", plan: "free", givenPlan: "free" },
      ...{ isPaying: false, language: "it", theme: null, createdAt: at(0), ageDeclaredAt: at(0), suspendedAt: null },
    };
    expect((await everythingOf(database.kysely, account)).watched_companies).toMatchObject([
      { ticker: "KO", own_price: 61.5 },
    ]);
    await add("KO", 3);
    expect((await watchlist.listOf(ana))[0]?.ownPrice?.value, "watched again").toBe(61.5);
    await watchlist.notePrice({ accountId: ana, id, price: null, now: at(4) });
    expect((await watchlist.listOf(ana))[0]?.ownPrice).toBeNull();
    expect((await due(30))[0]?.ownPrice).toBeNull();
  });

  it("keeps alerts of what is watched, which go with it", async () => {
    expect(await alertOn("KO")).toBe("unknown");
    await add("KO");
    await alertOn("KO");
    await alertOn("KO");
    expect(await alertOn("KO")).toBe("tooMany");
    const [alert] = await watchlist.alertsOf(ana);
    expect(alert).toMatchObject({ ticker: "KO", condition: above, state: "unread", isMuted: false, firedAt: null });
    expect(await watchlist.removeAlert(ben, alert?.id ?? "")).toBe(false);
    await watchlist.remove(ana, (await watchlist.idOf(ana, "KO")) ?? "");
    expect(await watchlist.alertsOf(ana)).toEqual([]);
  });

  it("gives each alert to one process a turn, and none of who is kept out or has muted it", async () => {
    for (const ticker of ["KO", "MSFT"]) {
      await add(ticker);
      await alertOn(ticker);
    }
    await add("KO", 0, ben);
    await alertOn("KO", above, ben);
    await database.kysely
      .updateTable("accounts")
      .set({ suspended_at: at(0) })
      .where("id", "=", ben)
      .execute();
    const both = await Promise.all([due(1), due(1)]);
    expect(
      both
        .flat()
        .map(({ ticker }) => ticker)
        .sort(),
    ).toEqual(["KO", "MSFT"]);
    expect(both.flat()[0]).toMatchObject({ recipient: "ana@test.example", language: "it", condition: above });
    expect(await due(10)).toEqual([]);
    expect(await watchlist.mute(both.flat().find(({ ticker }) => ticker === "KO")?.muteKey ?? "")).toBe(true);
    expect((await due(16)).map(({ ticker }) => ticker)).toEqual(["MSFT"]);
  });

  it("tells a crossing once, however many saw it, and only while it is armed", async () => {
    await add("KO");
    await alertOn("KO");
    const [unread] = await due(1);
    if (unread === undefined) throw new Error("nothing was due");
    const reading = { alert: unread, basis: "b", asOf: "2026-11-20", now: at(2) };
    const mail = { subject: "Coca-Cola", text: "…" };
    const event = { type: "alert.gap", body: "{}" } as const;
    expect(await watchlist.fire({ ...reading, mail, event }), "nothing was armed").toBe(false);
    await watchlist.settle({ ...reading, state: "armed" });
    const armed = { ...reading, alert: { ...unread, state: "armed", basis: "b" } as const };
    expect(await watchlist.fire({ ...armed, asOf: "2026-11-19", mail, event }), "an older price").toBe(false);
    expect(await watchlist.fire({ ...armed, basis: "c", mail, event }), "other assumptions").toBe(false);
    const told = await Promise.all([1, 2, 3].map(() => watchlist.fire({ ...armed, mail, event })));
    expect(told.filter((isTold) => isTold)).toHaveLength(1);
    expect(await mails()).toEqual([{ recipient: "ana@test.example", subject: "Coca-Cola", account_id: ana }]);
    expect((await watchlist.alertsOf(ana))[0]).toMatchObject({ state: "waiting", firedAt: at(2) });
  });

  it("keeps a condition on an own ratio as it is written, and tells its crossing", async () => {
    const ratio: AlertCondition = {
      ...{ measure: "ratio", ratio: "revenue - netIncome", unit: "money" },
      ...{ direction: "below", threshold: -1_500_000_000, currency: "USD" },
    };
    await add("KO");
    await alertOn("KO", ratio);
    const [unread] = await due(1);
    if (unread === undefined) throw new Error("nothing was due");
    expect([unread.condition, (await watchlist.alertsOf(ana))[0]?.condition]).toEqual([ratio, ratio]);
    const reading = { alert: unread, basis: "b", asOf: "2025-12-31", now: at(2) };
    await watchlist.settle({ ...reading, state: "armed" });
    const armed = { ...reading, alert: { ...unread, state: "armed", basis: "b" } as const };
    const event = { type: "alert.ratio", body: "{}" } as const;
    expect(await watchlist.fire({ ...armed, mail: { subject: "KO", text: "…" }, event })).toBe(true);
    expect((await watchlist.alertsOf(ana))[0]).toMatchObject({ state: "waiting", condition: ratio });
  });

  it("mails a crossing at once, keeps it for the digest or tells it to endpoints alone, as its reader has chosen", async () => {
    const chosen = { unmailed: ["alert.gap"], gathered: ["alert.status"] } as const;
    await chooseMailsOf(database.kysely, { accountId: ana, ...chosen, now: at(0) });
    const kinds = ["alert.gap", "alert.price", "alert.status"] as const;
    await database.kysely
      .insertInto("webhook_endpoints")
      .values({
        ...{ id: uuidAt(at(0)), account_id: ana, address: "https://example.com/", secret: "s" },
        ...{ events: [...kinds], created_at: at(0) },
      })
      .execute();
    await add("KO");
    await alertOn("KO");
    const [unread] = await due(1);
    if (unread === undefined) throw new Error("nothing was due");
    const reading = { alert: unread, basis: "b", asOf: "2026-11-20", now: at(2) };
    for (const type of kinds) {
      await database.kysely.updateTable("alerts").set({ state: "armed", basis: "b" }).execute();
      const armed = { ...reading, alert: { ...unread, state: "armed", basis: "b" } as const };
      const mail = { subject: type, text: "…", stopAddress: "https://valora.example/stop" };
      expect(await watchlist.fire({ ...armed, mail, event: { type, body: "{}" } }), type).toBe(true);
    }
    const { kysely } = database;
    expect(await kysely.selectFrom("outbox").select(["subject", "stop_address"]).execute()).toEqual([
      { subject: "alert.price", stop_address: "https://valora.example/stop" },
    ]);
    expect(await kysely.selectFrom("gathered_events").select("event").execute()).toEqual([{ event: "alert.status" }]);
    const told = await kysely.selectFrom("webhook_deliveries").select("event").orderBy("event").execute();
    expect(told.map(({ event }) => event)).toEqual(kinds);
  });

  it("starts afresh with another condition, and when it is heard again", async () => {
    await add("KO");
    await alertOn("KO");
    const [alert] = await due(1);
    if (alert === undefined) throw new Error("nothing was due");
    const change = { accountId: ana, id: alert.id, condition: above, beginning: unread, isMuted: null };
    const settle = () => watchlist.settle({ alert, basis: "b", asOf: "2026-11-20", now: at(1), state: "armed" });
    const stateNow = async () => (await watchlist.alertsOf(ana))[0]?.state;
    await settle();
    await watchlist.changeAlert(change);
    expect(await stateNow(), "nothing has changed").toBe("armed");
    await watchlist.changeAlert({ ...change, isMuted: true });
    await watchlist.changeAlert({ ...change, isMuted: false });
    expect(await stateNow()).toBe("unread");
    await watchlist.changeAlert({ ...change, condition: { measure: "status", status: "fair" } });
    await settle();
    expect(await stateNow(), "read for the condition of before").toBe("unread");
    const beginning = { state: "armed", basis: "b", asOf: "2026-11-19" } as const;
    await watchlist.changeAlert({ ...change, beginning });
    expect(await stateNow(), "as it was read while it was changed").toBe("armed");
    expect((await due(30))[0]?.basis).toBe("b");
    expect(await watchlist.changeAlert({ ...change, accountId: ben })).toBe(false);
  });

  it("goes with the account", async () => {
    await add("KO");
    await alertOn("KO");
    await database.kysely.deleteFrom("accounts").where("id", "=", ana).execute();
    expect(await database.kysely.selectFrom("watched_companies").selectAll().execute()).toEqual([]);
    expect(await database.kysely.selectFrom("alerts").selectAll().execute()).toEqual([]);
  });
});
