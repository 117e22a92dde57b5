import { beforeEach, expect, it } from "vitest";
import { companyFile } from "../../../core/analysis/use-cases/company-file.ts";
import { screenMembers } from "../../../core/lists/use-cases/screen-members.ts";
import { screenedCompany } from "../../../core/lists/use-cases/screened-company.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { chooseMailsOf } from "../../webhooks/stores/digest-setup-contract.ts";
import { writeScreenMail } from "../mail/write-screen-mail.ts";
import { savedIn } from "../use-cases/keep-saved.ts";
import { watchScreens } from "../use-cases/watch-screens.ts";
import { savedStore } from "./saved-store.ts";
import { watchedScreens } from "./watched-screens.ts";

const code = (name: string) => expect.objectContaining({ code: name });

onEachOwnDatabase("saved screens and ratios", "saved", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  let [ana, ben] = ["", ""];
  const account = (id: string, plan: "free" | "pro" = "pro") => ({ id, plan }) as Account;
  beforeEach(async () => {
    const { kysely } = database;
    await kysely.deleteFrom("outbox").execute();
    await kysely.deleteFrom("accounts").execute();
    ana = (await addPerson(kysely, { name: "ana", at: new Date(at), plan: "pro", language: "en" })).id;
    ben = (await addPerson(kysely, { name: "ben", at: new Date(at) })).id;
  });
  const saved = savedIn(async () => ({
    mostOf: mostOf(true),
    now: () => new Date(at),
    saved: savedStore(database.kysely),
    watchesScreens: (plan) => plan === "pro",
  }));
  const screen = (content: string, more: { name?: string; isWatched?: boolean } = {}) =>
    saved.add(account(ana), { kind: "screen", name: "Mine", content, ...more });

  it("are written in one way, under a name each, for their owner alone", async () => {
    const kept = await screen("country=ES&ratio=ebit%2Frevenue&minRatio=0.1&page=3&lang=it");
    expect(kept).toMatchObject({
      content: "country=ES&ratio=ebit+%2F+revenue&minRatio=0.1",
      address: "/screener?country=ES&ratio=ebit+%2F+revenue&minRatio=0.1",
      ...{ name: "Mine", isWatched: false, companies: null, checkedAt: null },
    });
    const ratio = await saved.add(account(ana), { kind: "ratio", name: " Mine ", content: "median(roic,5)" });
    expect(ratio).toMatchObject({
      ...{ name: "Mine", content: "median(returnOnCapital, 5)" },
      address: "/screener?ratio=median%28returnOnCapital,+5%29&sort=ratio",
    });
    await expect(screen("country=IT")).rejects.toEqual(code("savedNameTaken"));
    await expect(screen("country=Spain", { name: "Other" })).rejects.toEqual(code("enumInvalid"));
    await expect(screen("country=ES", { name: " " })).rejects.toEqual(code("savedNameInvalid"));
    expect((await saved.list(account(ana))).saved).toHaveLength(2);
    expect((await saved.list(account(ben))).saved).toEqual([]);
    await expect(saved.change(account(ben), { id: kept.id, name: "Ben's" })).rejects.toEqual(code("notFound"));
    await expect(saved.remove(account(ben), kept.id)).rejects.toEqual(code("notFound"));
    expect(await saved.change(account(ana), { id: kept.id, name: "Renamed" })).toMatchObject({ name: "Renamed" });
    await saved.remove(account(ana), kept.id);
    expect((await saved.list(account(ana))).saved.map(({ id }) => id)).toEqual([ratio.id]);
  });

  it("are watched by the pro plan, screens alone, and only as many as there may be", async () => {
    const free = account(ben, "free");
    const content = { kind: "screen", name: "Mine", content: "country=ES" } as const;
    await expect(saved.add(free, { ...content, isWatched: true })).rejects.toEqual(code("planWithoutScreenAlerts"));
    const { id } = await saved.add(free, content);
    await expect(saved.change(free, { id, isWatched: true })).rejects.toEqual(code("planWithoutScreenAlerts"));
    const ratio = { kind: "ratio", name: "Mine", content: "roic" } as const;
    await expect(saved.add(account(ana), { ...ratio, isWatched: true })).rejects.toEqual(code("onlyScreensWatched"));
    const kept = await saved.add(account(ana), ratio);
    const watching = saved.change(account(ana), { id: kept.id, isWatched: true });
    await expect(watching).rejects.toEqual(code("onlyScreensWatched"));
    const store = savedStore(database.kysely);
    const limits = { most: 3, mostWatched: 1 };
    const add = (name: string) =>
      store.add({ ...content, name, accountId: ana, isWatched: true, changedAt: new Date(at) }, limits);
    const two = await Promise.all([add("One"), add("Two")]);
    expect(two.filter((each) => each === "tooManyWatched")).toHaveLength(1);
    expect(
      await store.add({ ...ratio, name: "Three", accountId: ana, isWatched: false, changedAt: new Date(at) }, limits),
    ).toMatchObject({ name: "Three" });
    expect(await add("Four")).toBe("tooMany");
  });

  const mails = () =>
    database.kysely.selectFrom("outbox").select(["recipient", "subject", "text", "stop_address"]).execute();
  const namesOf: Readonly<Record<string, string>> = {
    KO: "Coca-Cola Company",
    PEP: "PepsiCo, Inc.",
    "ITX.MC": "Inditex",
  };
  const look = (held: readonly string[] | null, warned: unknown[] = []) => {
    at += 60_000;
    return watchScreens(
      {
        now: () => new Date(at),
        pause: async () => {},
        screens: watchedScreens(database.kysely, { hasPlanLimits: true }),
        async membersOf(content) {
          if (content.includes("IT")) throw new Error("no longer read");
          return held && { tickers: held, nameOf: (ticker) => namesOf[ticker] ?? ticker };
        },
        write: writeScreenMail,
        addressOf: (path) => `https://valora.example${path}`,
        warn: (error) => warned.push(error),
      },
      new AbortController().signal,
    );
  };

  it("tell which companies entered and left, once, from the second look on, by mail and to programs", async () => {
    const { id } = await screen("country=ES", { name: "Cheap", isWatched: true });
    await screen("country=IT", { name: "Unreadable", isWatched: true });
    await screen("country=ES&minQuality=5", { name: "Unwatched" });
    await database.kysely
      .insertInto("webhook_endpoints")
      .values({
        ...{ id: uuidAt(new Date(at)), account_id: ana, address: "https://example.com/", secret: "s" },
        ...{ events: ["screen.changed"], is_paused: false, created_at: new Date(at) },
      })
      .execute();
    const warned: unknown[] = [];
    expect(await look(null)).toBe(0);
    expect(await look(["KO", "PEP"], warned)).toBe(0);
    expect(warned).toHaveLength(1);
    expect(await look(["KO", "PEP"])).toBe(0);
    expect(await look(null)).toBe(0);
    const both = await Promise.all([look(["ITX.MC", "KO"]), look(["ITX.MC", "KO"])]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await look(["ITX.MC", "KO"])).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: "ana@test.example",
      subject: "Cheap: one company in, one company out",
      text: expect.stringMatching(
        /In:\n- Inditex \(ITX\.MC\)\n\nOut:\n- PepsiCo \(PEP\)\n\nhttps:\/\/valora\.example\/screener\?country=ES&lang=en\n/,
      ),
    });
    const { mail_stop_key: stopKey } = await database.kysely
      .selectFrom("accounts")
      .select("mail_stop_key")
      .where("id", "=", ana)
      .executeTakeFirstOrThrow();
    const stopAddress = `https://valora.example/mails/stop?key=${stopKey}&event=screen.changed&lang=en`;
    expect(mail?.stop_address).toBe(stopAddress);
    expect(mail?.text).toContain(`\n\nTo receive no more of these emails:\n\n${stopAddress}\n\n`);
    const told = await database.kysely.selectFrom("webhook_deliveries").select(["event", "body"]).execute();
    expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: "screen.changed",
        data: {
          ...{ screen: id, name: "Cheap", page: "https://valora.example/screener?country=ES" },
          entered: [{ ticker: "ITX.MC", name: "Inditex" }],
          left: [{ ticker: "PEP", name: "PepsiCo, Inc." }],
        },
      },
    ]);
    expect((await saved.list(account(ana))).saved[0]).toMatchObject({ name: "Cheap", companies: 2, isWatched: true });
    await chooseMailsOf(database.kysely, { accountId: ana, unmailed: ["screen.changed"] });
    expect(await look(["KO"])).toBe(1);
    expect(await mails(), "no mail where its owner wants none").toHaveLength(1);
    expect(await database.kysely.selectFrom("webhook_deliveries").select("id").execute()).toHaveLength(2);
    await chooseMailsOf(database.kysely, { accountId: ana, gathered: ["screen.changed"] });
    expect(await look(["PEP"])).toBe(1);
    expect(await mails(), "no mail before the digest").toHaveLength(1);
    expect(await database.kysely.selectFrom("gathered_events").select("event").execute()).toHaveLength(1);
  });

  it("begin anew when they are watched again, and wait while their owner is suspended or lacks the plan", async () => {
    const { id } = await screen("country=ES", { isWatched: true });
    await look(["KO"]);
    await saved.change(account(ana), { id, isWatched: false });
    expect(await look(["KO", "PEP"])).toBe(0);
    await saved.change(account(ana), { id, isWatched: true });
    expect(await look(["KO", "PEP"])).toBe(0);
    await saved.change(account(ana), { id, name: "Renamed" });
    const { kysely } = database;
    await kysely.updateTable("accounts").set({ plan: "free" }).where("id", "=", ana).execute();
    expect(await look(["PEP"])).toBe(0);
    await kysely
      .updateTable("accounts")
      .set({ plan: "pro", suspended_at: new Date(at) })
      .execute();
    expect(await look(["PEP"])).toBe(0);
    await kysely.updateTable("accounts").set({ suspended_at: null }).execute();
    expect(await look(["PEP"])).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Renamed: one company out"]);
  });
});

it("a screen holds the companies that pass its filters, of every page, once all are valued by today's data", async () => {
  const today = "2026-09-01";
  const world = testContext(today);
  const companies = await Promise.all(
    ["KO", "ITX.MC", "MSFT"].map(async (ticker) =>
      screenedCompany(
        companyFile(world, await world.marketData.fundamentalsOf(ticker, { provider: "bundled" }), today),
      ),
    ),
  );
  const progress = { valued: 3, total: 3, isCurrent: true, valuedAt: null };
  const of = (search: string, more: Partial<typeof progress> = {}) =>
    screenMembers(world, { dataAsOf: today, progress: { ...progress, ...more }, companies }, search);
  expect((await of("limit=1&sort=name"))?.tickers).toEqual(["ITX.MC", "KO", "MSFT"]);
  expect((await of("ratio=netIncome+%2F+revenue&minRatio=0.3"))?.tickers).toEqual(["MSFT"]);
  const members = await of("country=ES");
  expect([members?.tickers, members?.nameOf("KO"), members?.nameOf("ZZZ")]).toEqual([
    ["ITX.MC"],
    companies[0]?.name,
    "ZZZ",
  ]);
  expect([
    await of("", { isCurrent: false }),
    await of("", { valued: 2 }),
    await of("", { valued: 0, total: 0 }),
  ]).toEqual([null, null, null]);
  await expect(of("country=Spain")).rejects.toEqual(code("enumInvalid"));
});
