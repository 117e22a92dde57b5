import { beforeEach, expect, it } from "vitest";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import { deliverMail } from "../../../core/mail/use-cases/deliver-mail.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { secrets } from "../../accounts/security/secrets.ts";
import { accountStore } from "../../accounts/stores/account-store.ts";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { teamIn } from "../../teams/stores/team-setup-contract.ts";
import { teamStore } from "../../teams/stores/team-store.ts";
import { inheritedSuccession } from "../../teams/use-cases/succession.ts";
import { digestQueue } from "../../webhooks/stores/digest-queue.ts";
import { chooseMailsOf, writer } from "../../webhooks/stores/digest-setup-contract.ts";
import { mailChoiceStore } from "../../webhooks/stores/mail-choice-store.ts";
import { isMailUnsaid } from "../../webhooks/stores/mention-seen.ts";
import { sendDigests } from "../../webhooks/use-cases/send-digests.ts";
import { longestComment, mostMentions } from "../contracts/discussion-limits.ts";
import { discussionsOfTeam } from "./discussion-data.ts";
import { discussionsOn } from "./discussions-contract.ts";

const code = (code: string) => expect.objectContaining({ code });
const names = ["ana", "ben", "cleo", "dan", "eve"] as const;
type Name = (typeof names)[number];

onEachOwnDatabase("discussions of teams", "discussions", ({ database }) => {
  let at = Date.UTC(2026, 9, 1, 12);
  let teamId = "";
  const people = new Map<string, Account>();
  const person = (name: Name) => people.get(name) ?? expect.unreachable(name);
  /** A second later each time it is asked. */
  const tick = () => {
    at += 1_000;
    return new Date(at);
  };
  const discussions = () => discussionsOn(database.kysely, tick);
  /** Coca-Cola in the team of Ana, Ben (editor), Cleo (commenter) and Dan (reader); Eve has a team of her own. */
  const place = () => ({ teamId, company: { ticker: "KO", name: "The Coca-Cola Company" } });

  beforeEach(async () => {
    const { kysely } = database;
    for (const table of ["teams", "accounts", "paces", "removed_accounts", "outbox"] as const)
      await kysely.deleteFrom(table).execute();
    for (const name of names) people.set(name, await addPerson(kysely, { name, at: new Date(at) }));
    teamId = await teamIn(kysely, [
      [person("ana").id, "owner"],
      [person("ben").id, "editor"],
      [person("cleo").id, "commenter"],
      [person("dan").id, "reader"],
    ]);
    await teamIn(kysely, [[person("eve").id, "owner"]]);
  });

  const read = (name: Name) => discussions().read(person(name), place());
  const start = (name: Name, text = "Why 12 %?") =>
    discussions().start(person(name), { ...place(), anchor: "assumption:wacc", text });
  const reply = (name: Name, threadId: string, text = "Debt is dear.") =>
    discussions().reply(person(name), { ...place(), threadId, text });
  const settle = (name: Name, threadId: string, isResolved = true) =>
    discussions().settle(person(name), { ...place(), threadId, isResolved });
  const only = async (name: Name) => (await read(name)).threads[0] ?? expect.unreachable("no thread");
  const said = async (name: Name) => (await only(name)).comments.map(({ by, text }) => [by?.displayName, text]);

  it("hold threads of comments, the newest first, each as its reader may see it", async () => {
    expect(await read("dan")).toMatchObject({ role: "reader", number: 0, threads: [] });
    const first = await start("cleo");
    const second = await start("ben", "Whole company.");
    await reply("ana", first);
    const { threads, members, number, ...whole } = await read("ana");
    expect(whole).toEqual({ ticker: "KO", name: "The Coca-Cola Company", team: "House", role: "owner" });
    expect(number).toBe(3);
    expect(members.map(({ displayName }) => displayName)).toEqual(["ben", "cleo", "dan"]);
    expect(threads.map(({ id }) => id)).toEqual([first, second]);
    expect(threads[0]).toMatchObject({
      ...{ anchor: "assumption:wacc", isResolved: false, resolvedBy: null },
      comments: [
        { by: { displayName: "cleo" }, text: "Why 12 %?", isOwn: false, revision: 1, editedAt: null },
        { by: { displayName: "ana" }, text: "Debt is dear.", isOwn: true },
      ],
    });
    expect(await discussions().list(person("dan"), teamId)).toEqual({
      companies: [
        { ticker: "KO", name: "The Coca-Cola Company", openThreads: 2, lastAt: threads[0]?.comments[1]?.writtenAt },
      ],
    });
  });

  it("are only read by readers, and are not there for people who are not members", async () => {
    const thread = await start("ben");
    const commentId = (await only("ben")).comments[0]?.id ?? "";
    const of = { ...place(), threadId: thread, commentId };
    for (const ask of [() => start("dan"), () => reply("dan", thread), () => settle("dan", thread)])
      await expect(ask()).rejects.toEqual(code("readerCannotComment"));
    for (const ask of [
      () => discussions().list(person("eve"), teamId),
      () => read("eve"),
      () => start("eve"),
      () => reply("eve", thread),
      () => settle("eve", thread),
      () => discussions().edit(person("eve"), { ...of, text: "Mine", revision: 1 }),
      () => discussions().delete(person("eve"), of),
    ])
      await expect(ask()).rejects.toEqual(code("notFound"));
    await expect(discussions().read(person("eve"), { ...place(), teamId: "no team" })).rejects.toEqual(
      code("notFound"),
    );
    const [own] = (await teamStore(database.kysely).list(person("eve").id)).map(({ id }) => id);
    // A thread of another team is not reached through one's own.
    await expect(
      discussions().reply(person("eve"), { ...place(), teamId: own ?? "", threadId: thread, text: "Hm." }),
    ).rejects.toEqual(code("commentGone"));
    expect(await said("ben")).toEqual([["ben", "Why 12 %?"]]);
  });

  it("let each edit their own comment alone, and never over what another window has saved since", async () => {
    const threadId = await start("ben");
    const commentId = (await only("ben")).comments[0]?.id ?? "";
    const edit = (name: Name, text: string, revision: number) =>
      discussions().edit(person(name), { ...place(), threadId, commentId, text, revision });
    await expect(edit("ana", "Mine now", 1)).rejects.toEqual(code("commentNotYours"));
    const outcomes = await Promise.allSettled([edit("ben", "One window.", 1), edit("ben", "Another window.", 1)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "editConflict" } });
    await edit("ben", "Both, then.", 2);
    expect((await only("ben")).comments).toMatchObject([
      { text: "Both, then.", revision: 3, editedAt: expect.any(String) },
    ]);
  });

  it("leave the place of a deleted comment while others stand in its thread, and nothing else", async () => {
    const threadId = await start("ben");
    await reply("cleo", threadId);
    const [bens = "", cleos = ""] = (await only("ana")).comments.map(({ id }) => id);
    const erase = (name: Name, commentId: string) =>
      discussions().delete(person(name), { ...place(), threadId, commentId });
    await expect(erase("cleo", bens)).rejects.toEqual(code("commentNotYours"));
    await erase("ben", bens);
    expect(await said("cleo")).toEqual([
      [undefined, null],
      ["cleo", "Debt is dear."],
    ]);
    await expect(erase("ana", bens)).rejects.toEqual(code("commentGone"));
    await erase("ana", cleos);
    expect((await read("ana")).threads).toEqual([]);
    expect(await discussions().list(person("ana"), teamId)).toEqual({ companies: [] });
    await expect(reply("cleo", threadId)).rejects.toEqual(code("commentGone"));
  });

  it("let one who reads only by now delete what they wrote before", async () => {
    const threadId = await start("cleo");
    const commentId = (await only("cleo")).comments[0]?.id ?? "";
    await database.kysely
      .updateTable("team_members")
      .set({ role: "reader" })
      .where("account_id", "=", person("cleo").id)
      .execute();
    const of = { ...place(), threadId, commentId };
    await expect(discussions().edit(person("cleo"), { ...of, text: "Hm.", revision: 1 })).rejects.toEqual(
      code("readerCannotComment"),
    );
    await discussions().delete(person("cleo"), of);
    expect((await read("cleo")).threads).toEqual([]);
  });

  it("are resolved and opened again, also by a reply", async () => {
    const threadId = await start("ben");
    await settle("cleo", threadId);
    expect(await only("ana")).toMatchObject({ isResolved: true, resolvedBy: "cleo" });
    expect((await discussions().list(person("ana"), teamId)).companies).toMatchObject([{ openThreads: 0 }]);
    await settle("ana", threadId, false);
    expect(await only("ana")).toMatchObject({ isResolved: false, resolvedBy: null });
    await settle("ana", threadId);
    await reply("ben", threadId);
    expect(await only("ana")).toMatchObject({ isResolved: false, resolvedBy: null });
  });

  it("refuse an empty text, a long one, unknown and too many mentions", async () => {
    const start = (text: string, mentions: string[] = []) =>
      discussions().start(person("ben"), { ...place(), anchor: "company", text, mentions });
    await expect(start(" \n ")).rejects.toEqual(code("answerRequired"));
    await expect(start("x".repeat(longestComment + 1))).rejects.toEqual(code("messageTooLong"));
    await expect(start("Look.", [person("eve").id])).rejects.toEqual(code("mentionUnknown"));
    const many = Array.from({ length: mostMentions + 1 }, (_, index) => String(index));
    await expect(start("Look.", many)).rejects.toEqual(code("tooManyMentions"));
    await start("Look.", [person("dan").id, person("dan").id, person("ben").id]);
    expect((await only("ana")).comments[0]?.mentions).toEqual([{ id: person("dan").id, displayName: "dan" }]);
  });

  it("tell each member whom a comment mentions by mail, once, and none who is suspended", async () => {
    const [ana, cleo, dan] = [person("ana").id, person("cleo").id, person("dan").id];
    await database.kysely
      .updateTable("accounts")
      .set({ suspended_at: new Date(at) })
      .where("id", "=", dan)
      .execute();
    const threadId = await discussions().start(person("ben"), {
      ...{ ...place(), anchor: "company", text: "A secret thought." },
      mentions: [cleo, dan],
    });
    const [comment] = (await only("ben")).comments;
    await discussions().edit(person("ben"), {
      ...{ ...place(), threadId, commentId: comment?.id ?? "", text: "Another.", revision: 1 },
      mentions: [cleo, ana],
    });
    const mails = await database.kysely.selectFrom("outbox").select(["recipient", "subject", "text"]).execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(["ana@test.example", "cleo@test.example"]);
    expect(mails[0]?.subject).toBe("ben te menciona en la conversación sobre Coca-Cola");
    expect(mails[0]?.text).toContain(`https://valora.test/teams/${teamId}/companies/KO#thread-${threadId}`);
    expect(mails[0]?.text).not.toContain("secret");
    expect((await only("ana")).comments[0]?.mentions).toHaveLength(3);
  });

  const mention = (name: Name) =>
    discussions().start(person("ben"), {
      ...{ ...place(), anchor: "company", text: "A secret thought." },
      mentions: [person(name).id],
    });
  const mails = () =>
    database.kysely.selectFrom("outbox").select(["recipient", "subject", "text", "stop_address"]).execute();
  /** The digest of the next morning. */
  async function sendDigest(): Promise<number> {
    at += 86_400_000;
    const queue = digestQueue(database.kysely);
    const sending = { now: () => new Date(at), nextRuns, queue, write: writer, warn: expect.unreachable };
    return sendDigests(sending, new AbortController().signal);
  }
  const choose = (name: Name, choice: { unmailed?: ["discussion.mention"]; gathered?: ["discussion.mention"] }) =>
    chooseMailsOf(database.kysely, { accountId: person(name).id, now: new Date(at), ...choice });

  it("mail a mention at once, with the digest or not at all, as each has chosen", async () => {
    await choose("cleo", { gathered: ["discussion.mention"] });
    await choose("dan", { unmailed: ["discussion.mention"] });
    for (const name of ["ana", "cleo", "dan"] as const) await mention(name);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["ana@test.example"]);
    expect(await sendDigest()).toBe(1);
    const [, digest, ...more] = await mails();
    expect(more).toEqual([]);
    expect(digest).toMatchObject({ recipient: "cleo@test.example", subject: "Tu resumen: 1 aviso de 1 empresa" });
    expect(digest?.text).toMatch(
      /: Te mencionan en la conversación\nEquipo: House\nhttps:\/\/valora\.test\/teams\/\S+#thread-/,
    );
    expect(digest?.text, "neither what was written nor by whom").not.toMatch(/secret|ben/);
    expect(await sendDigest(), "once").toBe(0);
  });

  it("tell each mention once, also while its reader changes what they choose", async () => {
    const rounds = 8;
    for (let round = 0; round < rounds; round += 1)
      await Promise.all([mention("cleo"), choose("cleo", round % 2 === 0 ? { gathered: ["discussion.mention"] } : {})]);
    await sendDigest();
    const links = (await mails()).flatMap(({ text }) => text?.match(/#thread-/g) ?? []);
    expect(links).toHaveLength(rounds);
  });

  it("tell in a digest no mention that its reader may not see any more", async () => {
    await choose("cleo", { gathered: ["discussion.mention"] });
    const threadId = await mention("cleo");
    const commentId = (await only("ben")).comments[0]?.id ?? "";
    await discussions().delete(person("ben"), { ...place(), threadId, commentId });
    expect(await sendDigest(), "of a deleted comment").toBe(0);
    await mention("cleo");
    await database.kysely.deleteFrom("team_members").where("account_id", "=", person("cleo").id).execute();
    expect(await sendDigest(), "in a team that they have left").toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("mail at once no mention that its reader may not see any more when the mail is sent", async () => {
    const sent: string[] = [];
    const deliver = () =>
      deliverMail(
        {
          ...{ now: () => new Date(at), outbox: outboxStore(database.kysely), isUnsaid: isMailUnsaid(database.kysely) },
          async send({ recipient }) {
            sent.push(recipient);
            return { kind: "sent" };
          },
        },
        new AbortController().signal,
      );
    const threadId = await mention("ana");
    const commentId = (await only("ben")).comments[0]?.id ?? "";
    await discussions().delete(person("ben"), { ...place(), threadId, commentId });
    await mention("cleo");
    await database.kysely.deleteFrom("team_members").where("account_id", "=", person("cleo").id).execute();
    await mention("dan");
    at += 1_000;
    await deliver();
    expect(sent).toEqual(["dan@test.example"]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(sent);
  });

  it("end the mails of mentions by the link in each of them, which mail programs press for their readers", async () => {
    await mention("ana");
    const [mail] = await mails();
    const stop = new URL(mail?.stop_address ?? "");
    expect(mail?.text).toContain(stop.href);
    expect([stop.pathname, stop.searchParams.get("event")]).toEqual(["/mails/stop", "discussion.mention"]);
    const key = stop.searchParams.get("key") ?? "";
    const choices = mailChoiceStore(database.kysely);
    await choose("ana", { gathered: ["discussion.mention"] });
    await mention("ana");
    expect(await choices.stopOne(person("ana").id, "discussion.mention"), "an id is no key").toBe(false);
    for (const _ of ["first", "again"]) expect(await choices.stopOne(key, "discussion.mention")).toBe(true);
    expect(await choices.choiceOf(person("ana").id)).toMatchObject({
      ...{ unmailed: ["discussion.mention"], digest: { events: [], waiting: 0 } },
    });
    await mention("ana");
    expect(await mails()).toHaveLength(1);
    await mention("cleo");
    expect((await mails()).map(({ recipient }) => recipient)).toContain("cleo@test.example");
  });

  it("know the company by its name of then when no list has it any more, and no other one", async () => {
    await start("ben");
    const unlisted = (ticker: string) => ({ teamId, company: { ticker, name: null }, anchor: "company" as const });
    expect(await discussions().read(person("ana"), unlisted("KO"))).toMatchObject({ name: "The Coca-Cola Company" });
    await discussions().start(person("ana"), { ...unlisted("KO"), text: "Still here." });
    for (const ask of [
      () => discussions().read(person("ana"), unlisted("XX")),
      () => discussions().start(person("ana"), { ...unlisted("XX"), text: "Who?" }),
    ])
      await expect(ask()).rejects.toEqual(code("tickerNotFound"));
  });

  it("take sixty comments in ten minutes from one person", async () => {
    const taken = Array.from({ length: 61 }, () => start("ben"));
    const refused = (await Promise.allSettled(taken)).filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "rateLimited" } }]);
    expect((await read("ana")).number).toBe(60);
  });

  it("outlive a member, who is no longer named, and go with the team", async () => {
    const threadId = await start("ben");
    await discussions().reply(person("ana"), { ...place(), threadId, text: "Yes.", mentions: [person("ben").id] });
    await settle("ben", threadId);
    const { id, email } = person("ben");
    expect(await accountStore(database.kysely).everythingOf(person("ben"))).toMatchObject({
      discussion_comments: [{ team_id: teamId, ticker: "KO", anchor: "assumption:wacc", text: "Why 12 %?" }],
      discussion_mentions: [{ team_id: teamId, ticker: "KO" }],
      discussion_threads: [{ id: threadId }],
    });
    await accountStore(database.kysely).remove({
      ...{ account: person("ben"), idHash: secrets.hashOf(id), emailHash: secrets.hashOf(email), at: new Date(at) },
      settle: inheritedSuccession,
    });
    expect(await only("ana")).toMatchObject({ isResolved: true, resolvedBy: null });
    expect((await only("ana")).comments).toMatchObject([
      { by: null, text: "Why 12 %?" },
      { by: { displayName: "ana" }, mentions: [] },
    ]);
    expect(await discussionsOfTeam(database.kysely, teamId)).toMatchObject([
      { ticker: "KO", threads: [{ comments: [{ text: "Why 12 %?" }, { text: "Yes." }] }] },
    ]);
    await database.kysely.deleteFrom("teams").where("id", "=", teamId).execute();
    for (const table of ["discussions", "discussion_threads", "discussion_comments", "discussion_mentions"] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
