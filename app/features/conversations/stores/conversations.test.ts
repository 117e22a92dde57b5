import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { nameConversations } from "../../../database/migrations/0021-mail-conversations.ts";
import { askedTeam, code, password } from "./asked-team-contract.ts";

onEachOwnDatabase("messages to the team", "conversations", ({ database }) => {
  const people = askedTeam(database, "conversations");
  const { registered, mails } = people;
  let admin: Account;
  beforeEach(async () => {
    admin = await registered("admin");
  });

  const letter = { email: "ana@test.example", subject: "A number", message: "KO says 50, I say 60." };
  const send = (changes: Partial<typeof letter> & { website?: string } = {}, clientKey: string = randomUUID()) =>
    people.conversations.send(
      { address: randomUUID(), account: null, language: "it" },
      { ...letter, ...changes, clientKey },
    );
  const inbox = async () => (await people.conversations.list(admin, { state: "" })).conversations;

  it("keep what was written, and tell the team where to answer", async () => {
    await send();
    expect(await inbox()).toMatchObject([{ kind: "form", state: "waiting", email: letter.email, language: "it" }]);
    const [{ id = "" } = {}] = await inbox();
    expect((await people.conversations.read(admin, id)).lines).toMatchObject([
      { number: 1, author: "reader", text: letter.message },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: "team@test.example", subject: "Mensaje nuevo: A number" });
    expect(mail?.text).toContain(letter.message);
    expect(mail?.text).toContain(`/admin/messages/${id}`);
  });

  it("are read a page at a time, each once, those written in last first, whatever state is asked for", async () => {
    for (let count = 0; count < 7; count += 1) await send({ subject: `Number ${count}` });
    const [{ id: closed = "" } = {}] = await inbox();
    await people.conversations.setState(admin, { id: closed, isClosed: true });
    // At the same moment: their ids tell which is the later one.
    await database.kysely.updateTable("conversations").set({ last_at: new Date() }).execute();
    const pagesOf = async (state: string) => {
      const read: string[][] = [];
      for (let cursor: string | null = null; read.length === 0 || cursor !== null; ) {
        const { conversations, next } = await people.conversations.list(admin, { state, page: { limit: 3, cursor } });
        read.push(conversations.map(({ id }) => id));
        cursor = next;
        if (read.length === 1) await send({ subject: "Meanwhile" });
      }
      return read;
    };
    const whole = (await inbox()).map(({ id }) => id);
    expect(await pagesOf("")).toEqual([whole.slice(0, 3), whole.slice(3, 6), whole.slice(6)]);
    const waiting = (await people.conversations.list(admin, { state: "waiting" })).conversations.map(({ id }) => id);
    expect(waiting).toHaveLength(7);
    expect(await pagesOf("waiting")).toEqual([waiting.slice(0, 3), waiting.slice(3, 6), waiting.slice(6)]);
    expect(await pagesOf("closed")).toEqual([[closed]]);
  });

  it("store a form that was sent twice once, and one filled in by a bot not at all", async () => {
    const key = randomUUID();
    await Promise.all([send({}, key), send({}, key)]);
    await send({ website: "http://spam.example" });
    expect(await inbox()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it("take five in ten minutes from one address, and say when to come back", async () => {
    const writer = { address: "192.0.2.1", account: null, language: "es" };
    const tries = Array.from({ length: 30 }, () =>
      people.conversations.send(writer, { ...letter, clientKey: randomUUID() }),
    );
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(25);
    expect(refused[0]).toMatchObject({ reason: { code: "rateLimited", params: { retryAfter: expect.any(Number) } } });
    expect(await inbox()).toHaveLength(5);
    expect(await mails()).toHaveLength(5);
  });

  it("mail an answer once, in the language of who asked, and keep whose turn it is", async () => {
    await send();
    const [{ id = "" } = {}] = await inbox();
    const answer = { id, text: "Sono 55.", clientKey: randomUUID() };
    await people.conversations.answer(admin, answer);
    await people.conversations.answer(admin, answer);
    expect((await people.conversations.read(admin, id)).lines.map(({ text }) => text)).toEqual([
      letter.message,
      answer.text,
    ]);
    const sent = (await mails()).filter(({ recipient }) => recipient === letter.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: "Re: A number" });
    expect(sent[0]?.text).toContain("Ci avevi scritto:\n\n> KO says 50, I say 60.");
    expect(await inbox()).toMatchObject([{ state: "answered" }]);
    await people.conversations.setState(admin, { id, isClosed: true });
    expect((await people.conversations.list(admin, { state: "closed" })).conversations).toHaveLength(1);
    await people.conversations.setState(admin, { id, isClosed: false });
    expect(await people.conversations.list(admin, { state: "answered" })).toMatchObject({
      waiting: 0,
      conversations: [{ id }],
    });
    await expect(people.conversations.answer(admin, { ...answer, text: " " })).rejects.toEqual(code("answerRequired"));
  });

  it("let both sides chat: one conversation for a browser, each line once, in order", async () => {
    const writer = { address: randomUUID(), account: null, language: "en" };
    const line = { secret: null, text: "Hello", email: letter.email, clientKey: randomUUID() };
    const { secret } = await people.conversations.say(writer, line);
    const [{ id = "", kind = "" } = {}] = await inbox();
    expect(kind).toBe("chat");
    const second = { ...line, secret, text: "Anybody?", clientKey: randomUUID() };
    await Promise.all([people.conversations.say(writer, second), people.conversations.say(writer, second)]);
    await people.conversations.answer(admin, { id, text: "Yes.", clientKey: randomUUID() });
    const chat = await people.conversations.chat(secret);
    expect(chat?.lines.map(({ number, author, text }) => [number, author, text])).toEqual([
      [1, "reader", "Hello"],
      [2, "reader", "Anybody?"],
      [3, "team", "Yes."],
    ]);
    expect((await people.conversations.chat(secret, 2))?.lines).toHaveLength(1);
    expect(await people.conversations.chat("a".repeat(43))).toBeNull();
    const empty = people.conversations.say(writer, { ...second, text: " " });
    await expect(empty).rejects.toEqual(code("answerRequired"));
  });

  it("show themselves to admins alone", async () => {
    await send();
    const [{ id = "" } = {}] = await inbox();
    for (const reader of [null, await registered("user"), await registered("editor")]) {
      await expect(people.conversations.list(reader, { state: "" })).rejects.toEqual(code("notFound"));
      await expect(people.conversations.read(reader, id)).rejects.toEqual(code("notFound"));
      const answer = { id, text: "x", clientKey: randomUUID() };
      await expect(people.conversations.answer(reader, answer)).rejects.toEqual(code("notFound"));
      await expect(people.conversations.setState(reader, { id, isClosed: true })).rejects.toEqual(code("notFound"));
      await expect(people.accounts.listPeople(reader, { search: "", role: null })).rejects.toEqual(code("notFound"));
    }
    await expect(people.conversations.read(admin, "x")).rejects.toEqual(code("notFound"));
    await expect(people.conversations.read(admin, randomUUID())).rejects.toEqual(code("notFound"));
  });

  it("go with the account of their author, and with the mails that quote them", async () => {
    const user = await registered("user");
    await send({ email: user.email });
    await send();
    expect(await people.accounts.export(user)).toMatchObject({
      conversations: [{ email: user.email }],
      conversation_lines: [{ text: letter.message }],
    });
    await people.accounts.close(user, "correct horse battery 9");
    expect(await inbox()).toMatchObject([{ email: letter.email }]);
    expect((await mails()).filter(({ text }) => text?.includes(user.email))).toEqual([]);
  });

  it.each([
    ["ob@test.example", "bob@test.example"],
    ["a_a@test.example", "aba@test.example"],
    ["%@test.example", "cy@test.example"],
    ["ana@test.example", "ana@test.example.org"],
  ])("of an address that is part of another one stay: %s leaves, %s is kept", async (leaving, staying) => {
    const user = await registered("user", leaving);
    const subject = `Reach me at ${staying}`;
    await send({ email: staying, subject });
    const waiting = (await mails()).filter(({ text }) => text?.includes(staying));
    expect(waiting).not.toEqual([]);
    await send({ email: leaving });
    const [{ id = "" } = {}] = (await inbox()).filter(({ email }) => email === staying);
    await people.conversations.answer(admin, { id, text: `Dear ${staying}`, clientKey: randomUUID() });
    await people.accounts.close(user, "correct horse battery 9");
    expect(await inbox()).toMatchObject([{ email: staying, subject }]);
    const kept = await mails();
    expect(kept.map(({ id: mail }) => mail)).toEqual(expect.arrayContaining(waiting.map(({ id: mail }) => mail)));
    expect(kept.filter(({ recipient }) => recipient === staying)).toHaveLength(1);
    expect(kept.filter(({ text }) => text?.includes(` ${leaving}\n`))).toEqual([]);
  });

  it("that waited in the outbox of the release before are named by their mails, and go with them", async () => {
    const user = await registered("user", "ob@test.example");
    await send({ email: "bob@test.example" });
    await send({ email: user.email });
    await database.kysely.updateTable("outbox").set({ conversation_id: null }).execute();
    await nameConversations(database.kysely);
    await people.accounts.close(user, "correct horse battery 9");
    expect((await mails()).map(({ text }) => /De: (\S+)/.exec(text ?? "")?.[1])).toEqual(["bob@test.example"]);
  });

  it("let an admin find people, never by or with their passwords, and change anybody's role but their own", async () => {
    const user = await registered("user");
    const found = await people.accounts.listPeople(admin, { search: "USER@", role: null });
    expect(found.people).toEqual([{ ...user, assignment: null }]);
    expect((await people.accounts.listPeople(admin, { search: "scrypt", role: null })).people).toEqual([]);
    expect((await people.accounts.listPeople(admin, { search: "%", role: null })).people).toEqual([]);
    await people.accounts.changeRole(admin, { email: user.email, role: "editor", password });
    expect((await people.accounts.listPeople(admin, { search: "", role: "editor" })).people).toMatchObject([
      { email: user.email },
    ]);
    const own = people.accounts.changeRole(admin, { email: admin.email, role: "user", password });
    await expect(own).rejects.toEqual(code("notFound"));
  });
});
