import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { screenStore } from "../../core/lists/stores/screen-store.ts";
import { planUseStore } from "../../core/usage/stores/plan-use-store.ts";
import { contentStore } from "../../features/content/stores/content-store.ts";
import { conversationStore } from "../../features/conversations/stores/conversation-store.ts";
import { discussionKey } from "../../features/discussions/use-cases/discussions.ts";
import { noSettings } from "../../features/installation/contracts/installation.ts";
import { installationStore } from "../../features/installation/stores/installation-store.ts";
import { teamIn } from "../../features/teams/stores/team-setup-contract.ts";
import { cuttingProxy } from "../cutting-proxy-contract.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { ownDatabase } from "../own-database-contract.ts";
import { providerStateStore } from "../provider-state-store.ts";
import { uuidAt } from "../uuid.ts";
import { type NoticeTopic, noticeTopics } from "./notices.ts";

// Two processes on one PostgreSQL: what one changes the other hears, and of each job one has the lead.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const now = new Date("2026-11-20T12:00:00Z");

describe.skipIf(postgresUrl === null)("processes of one PostgreSQL", () => {
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let proxy: Awaited<ReturnType<typeof cuttingProxy>>;
  let writing: Database;
  let hearing: Database;
  const heard: string[] = [];
  const accountId = uuidAt(now);

  beforeAll(async () => {
    own = await ownDatabase(postgresUrl, "standing");
    const url = own.url ?? "";
    proxy = await cuttingProxy(new URL(url));
    writing = await openDatabase({ url, folder: "" });
    hearing = await openDatabase({ url: proxy.url, folder: "" });
    await writing.ready;
    for (const topic of noticeTopics) hearing.notices.hear(topic, (about) => heard.push(`${topic} ${about ?? "all"}`));
    await vi.waitFor(() => expect(hearing.notices.areComplete()).toBe(true), { timeout: 120_000 });
    await addAccount();
  });
  afterAll(async () => {
    await hearing.close();
    await writing.close();
    await proxy.close();
    await own.remove();
  });
  beforeEach(() => {
    heard.length = 0;
  });

  async function addAccount() {
    const about = { email: "ana@test.example", display_name: "Ana", password_hash: "scrypt$none" };
    await writing.kysely
      .insertInto("accounts")
      .values({ id: accountId, ...about, role: "user", language: "es", created_at: now, age_declared_at: now })
      .execute();
  }
  const session = (id: string) => ({
    id,
    account_id: accountId,
    token_hash: id.replaceAll("-", "").repeat(2),
    device: "a browser",
    started_at: now,
    seen_at: now,
    expires_at: now,
  });
  const writesOf: Readonly<Record<NoticeTopic, () => Promise<string>>> = {
    async account() {
      await writing.kysely.updateTable("accounts").set({ role: "admin" }).where("id", "=", accountId).execute();
      return accountId;
    },
    async answer() {
      await providerStateStore(writing.kysely).write("1 fmp quote KO", { value: { price: 61.5 }, keptAt: +now });
      return `${+now} 1 fmp quote KO`;
    },
    async content() {
      const text = { kind: "article", category: "markets", state: "published", title: "t", body: "b" } as const;
      const key = { slug: "nuevo", language: "es" } as const;
      await contentStore(writing.kysely).save({ key, basedOn: 0, text, publishedOn: "2026-11-20", accountId, at: now });
      return "texts";
    },
    async conversation() {
      const line = { author: "reader", text: "A number.", clientKey: crypto.randomUUID(), accountId, at: now } as const;
      const about = { kind: "chat", email: null, accountId, subject: "s", language: "es", secretHash: null } as const;
      const opened = await conversationStore(writing.kysely).open({ ...about, first: line });
      return opened?.id ?? "";
    },
    async discussion() {
      const id = await teamIn(writing.kysely, []);
      await writing.kysely
        .insertInto("discussions")
        .values({ team_id: id, ticker: "KO", name: "KO", number: 1 })
        .execute();
      return discussionKey(id, "KO");
    },
    async installation() {
      await installationStore(writing.kysely).save(noSettings, { at: now, by: null });
      return "settings";
    },
    async filings() {
      const consent = { id: true, is_on: true, contact: null, changed_at: now, account_id: null };
      await writing.kysely.insertInto("filing_providers").values(consent).execute();
      return "filing_providers";
    },
    async plan() {
      const take = { holder: accountId, accountId, ticker: "KO", at: now, day: "2026-11-20" };
      const limits = { companiesADay: 10, secondsBetweenCompanies: 60 };
      await planUseStore(writing.kysely).take({ ...take, ...limits });
      expect(
        heard.filter((each) => each.startsWith("plan")),
        "one more changes no lease",
      ).toEqual([]);
      await planUseStore(writing.kysely).giveBack({ ...take, ...limits });
      return accountId;
    },
    async dependency() {
      await sql`select pg_notify('valora', 'dependency {"process":"one"}')`.execute(writing.kysely);
      return '{"process":"one"}';
    },
    async screen() {
      await sql`
        insert into screened_companies (edition, ticker, company, kept_at)
        select 'today', ticker, '{}', ${now} from unnest(array['KO', 'AAPL']) as ticker
      `.execute(writing.kysely);
      await screenStore(writing.kysely).forget("today", now);
      return "today";
    },
  };

  it.each(noticeTopics)("hears of a change: %s", async (topic) => {
    const about = await writesOf[topic]();
    await expect.poll(() => heard).toContain(`${topic} ${about}`);
    expect(
      heard.filter((each) => each === `${topic} ${about}`),
      "told once",
    ).toHaveLength(1);
  });

  it("hears that sessions of an account have ended, and nothing of a session that is used", async () => {
    const row = session(uuidAt(now));
    await writing.kysely.insertInto("sessions").values(row).execute();
    await writing.kysely.updateTable("sessions").set({ seen_at: new Date() }).execute();
    await writing.kysely.updateTable("accounts").set({ display_name: "Ana María" }).execute();
    await writing.kysely.deleteFrom("sessions").execute();
    await expect.poll(() => heard).toEqual([`account ${accountId}`]);
    await writing.kysely.deleteFrom("sessions").execute();
  });

  it("listens again when its connection was lost, and says that it may have missed something", async () => {
    const { pathname } = new URL(proxy.url);
    const port = Number(new URL(proxy.url).port);
    await proxy.close();
    await expect.poll(() => hearing.notices.areComplete()).toBe(false);
    await writesOf.conversation();
    proxy = await cuttingProxy(Object.assign(new URL(own.url ?? ""), { pathname }), port);
    await expect.poll(() => hearing.notices.areComplete()).toBe(true);
    expect(heard.toSorted()).toEqual(noticeTopics.map((topic) => `${topic} all`));
    const id = await writesOf.conversation();
    await expect.poll(() => heard).toContain(`conversation ${id}`);
  });

  it("gives the lead in a job to one process, and to the next when it is given back", async () => {
    await expect.poll(() => hearing.notices.areComplete()).toBe(true);
    const lead = await leadOf(hearing, "mail");
    const refused = await Promise.all([writing.leadership.take("mail"), hearing.leadership.take("mail")]);
    expect(refused, "neither again nor twice").toEqual([null, null]);
    const other = await leadOf(writing, "alerts");
    await lead.giveBack();
    const next = await leadOf(writing, "mail");
    await Promise.all([other.giveBack(), next.giveBack()]);
  });

  it("loses the lead with its connection, and another process has it soon", async () => {
    const lead = await leadOf(hearing, "mail");
    const port = Number(new URL(proxy.url).port);
    const lost = performance.now();
    await proxy.close();
    await expect.poll(() => lead.lost.aborted).toBe(true);
    const next = await leadOf(writing, "mail");
    expect(performance.now() - lost).toBeLessThan(5_000);
    proxy = await cuttingProxy(new URL(own.url ?? ""), port);
    await expect.poll(() => hearing.notices.areComplete()).toBe(true);
    expect(await hearing.leadership.take("mail")).toBeNull();
    await lead.giveBack();
    expect(await hearing.leadership.take("mail"), "what was lost gives nothing back").toBeNull();
    await next.giveBack();
    await (await leadOf(hearing, "mail")).giveBack();
  });

  /** The lead, as soon as it can be had. */
  const leadOf = (database: Database, job: string) =>
    vi.waitFor(
      async () => {
        const lead = await database.leadership.take(job);
        if (lead === null) throw new Error(`no lead in ${job}`);
        return lead;
      },
      { timeout: 120_000, interval: 100 },
    );
});
