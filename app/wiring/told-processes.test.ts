import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { ownDatabase } from "../database/own-database-contract.ts";
import { discussionKey } from "../features/discussions/use-cases/discussions.ts";
import { conversationStream } from "../web/conversations/conversation-stream.server.ts";
import { composeAccounts } from "./features/account-context.server.ts";
import { composeContent } from "./features/content-context.server.ts";

// Two processes on one PostgreSQL, as far as what one does has to show at the other.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const silent = { info: () => {}, warn: () => {} };
/** No look from time to time: what is seen was told. */
const neverLooks = { look: 600_000, lookInCase: 600_000, heartbeat: 600_000, life: 600_000 };

describe.skipIf(postgresUrl === null)("what is done at one process", () => {
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  const databases: Database[] = [];
  const houses: (Awaited<ReturnType<typeof composeAccounts>> & ReturnType<typeof composeContent>)[] = [];

  beforeAll(async () => {
    own = await ownDatabase(postgresUrl, "told");
    for (const _ of [1, 2]) {
      const database = await openDatabase({ url: own.url, folder: "" });
      await database.ready;
      databases.push(database);
      const config = readConfig({ NODE_ENV: "test", CHAT_HOURS: "mon-sun 00:00-24:00" });
      const people = await composeAccounts({ database, config, log: silent });
      houses.push({ ...people, ...composeContent({ database, seeds: async () => [] }) });
      await vi.waitFor(() => expect(database.notices.areComplete()).toBe(true), { timeout: 120_000 });
    }
  });
  afterAll(async () => {
    for (const house of houses) await house.stop();
    for (const database of databases) await database.close();
    await own.remove();
  });
  const house = (index: number) => houses[index] ?? expect.unreachable("both are open");
  const writer = { address: "192.0.2.1", account: null, language: "en" };
  const line = (secret: string | null, text: string) => ({ secret, text, email: "", clientKey: crypto.randomUUID() });

  async function newAccount(email: string, role: "admin" | "user") {
    const password = "correct horse battery 9";
    await house(0).accounts.signUp(writer, { email, password, displayName: "Ana", isOldEnough: true, language: "en" });
    const account = await house(0).accounts.grantRole(email, role);
    if (account === null) throw new Error("no account");
    return account;
  }

  it("is read in a conversation at the other within a second", async () => {
    const { secret } = await house(1).conversations.say(writer, line(null, "A number."));
    const found = await house(0).conversations.chat(secret);
    const response = conversationStream({
      id: found?.conversation.id ?? "",
      address: "192.0.2.1",
      after: 1,
      feed: house(0).conversations.feed,
      linesAfter: async (number) => (await house(0).conversations.chat(secret, number))?.lines ?? [],
      signal: new AbortController().signal,
      pace: neverLooks,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const next = reader?.read();
    await pause(100);
    await house(1).conversations.say(writer, line(secret, "Another number."));
    expect((await next)?.value).toContain("Another number.");
    await reader?.cancel();
  });

  it("is read in a discussion at the other within a second", async () => {
    const writer = await newAccount("writer@test.example", "user");
    const teamId = await house(0).teams.make(writer, "House");
    const place = { teamId, company: { ticker: "KO", name: "Coca-Cola" } };
    const response = conversationStream({
      ...{ id: discussionKey(teamId, "KO"), address: "192.0.2.1", after: 0 },
      feed: house(0).discussions.feed,
      linesAfter: async (number) =>
        [await house(0).discussions.read(writer, place)].filter((discussion) => discussion.number > number),
      signal: new AbortController().signal,
      pace: neverLooks,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const next = reader?.read();
    await pause(100);
    await house(1).discussions.start(writer, { ...place, anchor: "company", text: "Why so much?" });
    expect((await next)?.value).toContain("Why so much?");
    await reader?.cancel();
  });

  it("ends the streams at the other process when an admin loses the role", async () => {
    const admin = await newAccount("admin@test.example", "admin");
    const { secret } = await house(1).conversations.say(writer, line(null, "A question."));
    const id = (await house(0).conversations.chat(secret))?.conversation.id ?? "";
    const present = async () => {
      const rows = databases[0]?.kysely.selectFrom("accounts").select("role").where("id", "=", admin.id);
      return { ...admin, role: (await rows?.executeTakeFirst())?.role ?? ("user" as const) };
    };
    const response = conversationStream({
      id,
      address: "192.0.2.1",
      accountId: admin.id,
      after: 1,
      feed: house(0).conversations.feed,
      linesAfter: async () => {
        await house(0).conversations.read(await present(), id);
        return [];
      },
      signal: new AbortController().signal,
      pace: neverLooks,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    const end = reader?.read();
    await pause(100);
    await house(1).accounts.grantRole("admin@test.example", "user");
    expect((await end)?.done).toBe(true);
  });

  it("is published at the other without a reader who asks for it", async () => {
    const editor = await newAccount("editor@test.example", "admin");
    expect(await house(0).content.articles("en")).toEqual([]);
    const before = house(0).content.edition();
    const form = {
      ...{ slug: "rates-again", language: "en", kind: "article", category: "markets" },
      ...{ state: "published", title: "Rates, again", body: "A summary.\n\nA text." },
    };
    await house(1).content.add(editor, form);
    await expect.poll(() => house(0).content.edition(), { timeout: 120_000, interval: 20 }).not.toBe(before);
    expect((await house(0).content.articles("en")).map(({ slug }) => slug)).toEqual(["rates-again"]);
  });
});
