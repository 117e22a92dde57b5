import type { CompanyAnswer } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import { beforeEach, expect, it } from "vitest";
import { type AsRead, changeAfter, conflictWith } from "../../../core/shared/use-cases/as-read.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { chooseMailsOf } from "../../webhooks/stores/digest-setup-contract.ts";
import { writeLimitMail } from "../mail/write-limit-mail.ts";
import { writeReviewMail } from "../mail/write-review-mail.ts";
import { checkLimits } from "../use-cases/check-limits.ts";
import { remindOfReviews } from "../use-cases/remind-of-reviews.ts";
import type { ThesisToKeep } from "../use-cases/thesis-context.ts";
import { accountsRead, begunLimit, limitEvent } from "../use-cases/watched-limits.ts";
import { limitQueue } from "./thesis-limit-store.ts";
import { reviewQueue, thesisStore } from "./thesis-store.ts";

const DAY = 86_400_000;

onEachOwnDatabase("theses", "theses", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  const people = new Map<string, string>();
  const idOf = (name: string) => people.get(name) ?? expect.unreachable(name);
  beforeEach(async () => {
    const { kysely } = database;
    await kysely.deleteFrom("outbox").execute();
    await kysely.deleteFrom("accounts").execute();
    for (const [name, language] of [
      ["ana", "es"],
      ["ben", "en"],
    ] as const)
      people.set(name, (await addPerson(kysely, { name, language, at: new Date(at) })).id);
  });

  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const changeOver = (read: AsRead) => (former: Date | null) =>
    conflictWith(read, former) ?? changeAfter(former, new Date(at));
  const save = (thesis: Partial<ThesisToKeep> = {}, { most = 50, read = "anything" as AsRead } = {}) =>
    thesisStore(database.kysely).save(
      {
        ...{ owner: { id: idOf("ana") }, ticker: "KO", name: "Coca-Cola Company", thesis: "Patient.", disproof: "" },
        ...{ reviewOn: null, buyPrice: 60, sellPrice: null, currency: "USD", limits: [], ...thesis },
      },
      { most, change: changeOver(read), today: dayOf(at) },
    );
  const kept = async (thesis: Partial<ThesisToKeep> = {}) => {
    const saved = await save(thesis);
    return typeof saved === "string" ? expect.unreachable(saved) : saved;
  };

  it("are one of each company, for their owner alone", async () => {
    const store = thesisStore(database.kysely);
    const first = await kept();
    at += 1_000;
    const second = await kept({ thesis: "Less so." });
    expect(second).toMatchObject({ id: first.id, thesis: "Less so.", buyPrice: 60, changedAt: new Date(at) });
    await kept({ ticker: "AAPL", name: "Apple Inc." });
    expect((await store.list({ id: idOf("ana") })).map(({ ticker }) => ticker)).toEqual(["AAPL", "KO"]);
    expect(await store.find({ id: idOf("ana") }, first.id)).toEqual(second);
    expect(await store.findOf({ id: idOf("ana") }, "KO")).toEqual(second);
    expect(await store.find({ id: idOf("ben") }, first.id)).toBeNull();
    expect(await store.findOf({ id: idOf("ben") }, "KO")).toBeNull();
    expect(await store.list({ id: idOf("ben") })).toEqual([]);
    expect(await store.remove({ id: idOf("ben") }, first.id, changeOver("anything"))).toBeNull();
    expect(await store.remove({ id: idOf("ana") }, first.id, changeOver(first.changedAt))).toBe("changedSince");
    expect(await store.remove({ id: idOf("ana") }, first.id, changeOver(second.changedAt))).toBe("removed");
    expect(await store.remove({ id: idOf("ana") }, first.id, changeOver("anything"))).toBeNull();
    expect(await store.findOf({ id: idOf("ana") }, "KO")).toBeNull();
  });

  it("are not written over what was changed since they were read, and only as many as the plan keeps", async () => {
    const first = await kept();
    at += 1_000;
    const second = await kept({ thesis: "From another window." });
    expect(await save({ thesis: "Late." }, { read: first.changedAt })).toBe("changedSince");
    expect(await save({ thesis: "In time." }, { read: second.changedAt })).toMatchObject({ thesis: "In time." });
    expect(await save({ ticker: "PEP" }, { read: first.changedAt })).toBe("deletedSince");
    const two = await Promise.all(["PEP", "KDP"].map((ticker) => save({ ticker }, { most: 2 })));
    expect(two.filter((each) => each === "tooMany")).toHaveLength(1);
  });

  it("are made by the first of two windows that read nothing, and of two changes in one moment the second is refused", async () => {
    const made = await Promise.all(["One.", "Other."].map((thesis) => save({ thesis }, { read: "nothing" })));
    expect(made.filter((each) => each === "changedSince")).toHaveLength(1);
    const former = await thesisStore(database.kysely).findOf({ id: idOf("ana") }, "KO");
    const read = former?.changedAt ?? expect.unreachable("not made");
    const changed = await Promise.all(["One.", "Other."].map((thesis) => save({ thesis }, { read })));
    expect(changed.filter((each) => each === "changedSince")).toHaveLength(1);
  });

  const remind = () =>
    remindOfReviews(
      {
        now: () => new Date(at),
        queue: reviewQueue(database.kysely),
        write: (thesis) => writeReviewMail(thesis, "https://valora.example"),
      },
      new AbortController().signal,
    );
  const mails = () =>
    database.kysely
      .selectFrom("outbox")
      .select(["recipient", "subject", "text", "stop_address"])
      .orderBy("recipient")
      .execute();

  it("are told once when their day has come, in their owner's language, without what they say", async () => {
    const reviewOn = dayOf(at + 2 * DAY);
    await kept({ reviewOn });
    await kept({ owner: { id: idOf("ben") }, ticker: "AAPL", name: "Apple Inc.", reviewOn });
    await kept({ ticker: "PEP", reviewOn: dayOf(at + 9 * DAY) });
    at += DAY;
    expect(await remind()).toBe(0);
    at += DAY;
    const [one, other] = await Promise.all([remind(), remind()]);
    expect(one + other).toBe(2);
    expect(await remind()).toBe(0);
    const [ana, ben] = await mails();
    expect(ana).toMatchObject({ recipient: "ana@test.example", subject: expect.stringContaining("Coca-Cola") });
    expect(ana?.text).toContain("https://valora.example/theses/KO\n");
    expect(ben?.text).toContain("https://valora.example/theses/AAPL?lang=en\n");
    expect(JSON.stringify([ana, ben])).not.toContain("Patient.");
    await kept({ reviewOn, thesis: "Changed, for the same day." });
    expect(await remind()).toBe(0);
    await kept({ reviewOn: dayOf(at + DAY) });
    at += DAY;
    expect(await remind()).toBe(1);
  });

  it("are told once of the limits that a new filing crosses, by mail and to programs, without what they say", async () => {
    const { fundamentals } = await testContext().marketData.fundamentalsOf("KO");
    const after = { ...fundamentals, interim: undefined } as Fundamentals;
    const before = { ...after, statements: after.statements.slice(0, -1) };
    const [earlier, later] = [accountsRead(before), accountsRead(after)];
    const [from = 0, to = 0] = [earlier, later].map(({ figureOf }) => figureOf("operatingMargin") ?? undefined);
    expect(earlier.filing < later.filing).toBe(true);
    expect(from).not.toBe(to);
    const crossing = {
      figure: "operatingMargin" as const,
      bound: to < from ? ("atLeast" as const) : ("atMost" as const),
      threshold: (from + to) / 2,
    };
    const wide = { figure: "netDebtToEbitda", bound: "atMost", threshold: 900 } as const;
    const limits = [crossing, wide].map((limit) => begunLimit(limit, earlier, new Date(at)));
    expect(limits.map(({ isCrossed }) => isCrossed)).toEqual([false, false]);
    const { id } = await kept({ limits });
    await kept({ owner: { id: idOf("ben") }, limits });
    await chooseMailsOf(database.kysely, { accountId: idOf("ben"), unmailed: ["thesis.limit"] });
    await database.kysely
      .insertInto("webhook_endpoints")
      .values({
        ...{ id: uuidAt(new Date(at)), account_id: idOf("ana"), address: "https://example.com/", secret: "s" },
        ...{ events: ["thesis.limit"], is_paused: false, created_at: new Date(at) },
      })
      .execute();
    const check = (told: Fundamentals) =>
      checkLimits(
        {
          now: () => new Date(at),
          pause: async () => {},
          queue: limitQueue(database.kysely),
          // Only the accounts are read.
          marketData: { fundamentalsOf: async () => ({ fundamentals: told }) as CompanyAnswer },
          write: (crossed) => writeLimitMail(crossed, "https://valora.example"),
          eventOf: (crossed) => limitEvent(crossed, { at: new Date(at), origin: "https://valora.example" }),
          warn: (error) => expect.unreachable(String(error)),
        },
        new AbortController().signal,
      );
    expect(await check(before)).toBe(0);
    at += DAY;
    const both = await Promise.all([check(after), check(after)]);
    expect((both[0] ?? 0) + (both[1] ?? 0), "one of each person").toBe(2);
    // A provider that falls back to older accounts, and the same filing again, tell nothing.
    expect([await check(before), await check(after)]).toEqual([0, 0]);
    const [mail, ...others] = await mails();
    expect(others, "none to Ben, who wants no mail of limits").toEqual([]);
    expect(mail).toMatchObject({ recipient: "ana@test.example", subject: expect.stringContaining("Coca-Cola") });
    expect(mail?.text).toContain("https://valora.example/theses/KO\n");
    expect(mail?.text).not.toMatch(/Patient|margen/i);
    const { mail_stop_key: stopKey } = await database.kysely
      .selectFrom("accounts")
      .select("mail_stop_key")
      .where("id", "=", idOf("ana"))
      .executeTakeFirstOrThrow();
    expect(mail?.stop_address).toBe(`https://valora.example/mails/stop?key=${stopKey}&event=thesis.limit`);
    expect(mail?.text).toContain(`\n\n${mail?.stop_address}\n\n`);
    const told = await database.kysely.selectFrom("webhook_deliveries").select(["event", "body"]).execute();
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0]?.body ?? "")).toMatchObject({
      type: "thesis.limit",
      data: { ticker: "KO", filedAt: later.filing, limits: [{ ...crossing, value: to }] },
    });
    const store = thesisStore(database.kysely);
    expect((await store.find({ id: idOf("ana") }, id))?.limits).toMatchObject([
      { ...crossing, value: to, isCrossed: true, crossedAt: new Date(at) },
      { ...wide, isCrossed: false, crossedAt: null },
    ]);
    // A save that does not change a limit keeps its state; another threshold resets it.
    const again = [crossing, { ...wide, threshold: 901 }].map((limit) => begunLimit(limit, earlier, new Date(at)));
    expect((await kept({ limits: again })).limits).toMatchObject([
      { isCrossed: true, filing: later.filing },
      { threshold: 901, filing: earlier.filing },
    ]);
    expect((await kept()).limits).toEqual([]);
    expect(await limitQueue(database.kysely).tickers()).toEqual(["KO"]);
    await store.remove(
      { id: idOf("ben") },
      (await store.findOf({ id: idOf("ben") }, "KO"))?.id ?? "",
      () => new Date(at),
    );
    expect(await database.kysely.selectFrom("thesis_limits").selectAll().execute()).toEqual([]);
  });

  it("are not told of a day that had come when it was written, nor to who is suspended", async () => {
    await kept({ reviewOn: dayOf(at) });
    await kept({ ticker: "PEP", reviewOn: dayOf(at + DAY) });
    await database.kysely
      .updateTable("accounts")
      .set({ suspended_at: new Date(at) })
      .execute();
    at += DAY;
    expect(await remind()).toBe(0);
    await database.kysely.updateTable("accounts").set({ suspended_at: null }).execute();
    expect(await remind()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});
