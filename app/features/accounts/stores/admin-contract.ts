import { describe, expect, it } from "vitest";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { placesOf } from "../../../database/every-table-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { type AccountsRig, ana, code, DAY, start } from "./accounts-contract.ts";

/** Roles, plans and suspensions, by admins and by the command line. */
export function adminActions(rig: AccountsRig): void {
  const { accounts, visitor, signUp, registered, signIn, clock, mails, database } = rig;

  it("give a role to a person, or to who has signed up and not confirmed; show the outbox to an admin alone", async () => {
    expect(await accounts.grantRole("unknown@test.example", "admin")).toBeNull();
    await signUp();
    const admin = await accounts.grantRole("Ana@test.example", "admin");
    expect(admin).toMatchObject({ email: ana.email, role: "admin" });
    await signIn();
    expect((await accounts.readOutbox(admin)).entries).toMatchObject([
      { recipient: ana.email, sentAt: null, attempts: 0 },
    ]);
    const user = await accounts.grantRole(ana.email, "user");
    await expect(accounts.readOutbox(user)).rejects.toEqual(code("notFound"));
    await expect(accounts.readOutbox(null)).rejects.toEqual(code("notFound"));
  });

  it("read the outbox a page at a time, each mail once, the newest first", async () => {
    await signUp();
    const admin = await accounts.grantRole(ana.email, "admin");
    const outbox = outboxStore(database.kysely);
    const subjects = Array.from({ length: 7 }, (_, index) => `mail ${index}`);
    // Two at the same moment: their ids tell which is the newer one.
    for (const [index, subject] of subjects.entries())
      await outbox.add(
        { recipient: ana.email, accountId: null, subject, text: "x" },
        new Date(clock.at + Math.floor(index / 2) * 1_000),
      );
    const read: string[] = [];
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const { entries, next } = await accounts.readOutbox(admin, { limit: 3, cursor });
      read.push(...entries.map(({ subject }) => subject));
      cursor = next;
    }
    const all = (await accounts.readOutbox(admin)).entries.map(({ subject }) => subject);
    expect(read).toEqual(all);
    expect(read.filter((subject) => subject.startsWith("mail")).toSorted()).toEqual(subjects);
  });

  it("list people a page at a time, each once, the latest first, whatever is searched for", async () => {
    await signUp();
    const admin = await accounts.grantRole(ana.email, "admin");
    // Two at the same moment: their ids tell which is the later one.
    for (let count = 0; count < 7; count += 1)
      await addPerson(database.kysely, {
        name: `reader${count}`,
        at: new Date(clock.at + Math.floor(count / 2) * 1_000),
      });
    await addPerson(database.kysely, { name: "reader.editor", role: "editor", at: new Date(clock.at) });
    const wanted = { search: "READER", role: "user" } as const;
    const read: string[] = [];
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      expect(read.length, "the list ends").toBeLessThan(9);
      const { people, next } = await accounts.listPeople(admin, { ...wanted, page: { limit: 3, cursor } });
      read.push(...people.map(({ email }) => email));
      cursor = next;
      if (isFirst) await addPerson(database.kysely, { name: "reader7", at: new Date(clock.at + DAY) });
    }
    const all = (await accounts.listPeople(admin, wanted)).people.map(({ email }) => email);
    expect(all).toHaveLength(8);
    expect(read).toEqual(all.slice(1));
  });

  it("know an address before they ask for a password, however many others contain it", async () => {
    await signUp();
    const admin = await accounts.grantRole(ana.email, "admin");
    await addPerson(database.kysely, { name: "ob", at: new Date(clock.at) });
    for (let count = 0; count < 51; count += 1)
      await addPerson(database.kysely, { name: `p${count}.ob`, at: new Date(clock.at + DAY) });
    await accounts.mustBeAccount(admin, "ob@test.example");
    await expect(accounts.mustBeAccount(admin, "b@test.example")).rejects.toEqual(code("notFound"));
    const user = await accounts.grantRole(ana.email, "user");
    for (const reader of [user, null])
      await expect(accounts.mustBeAccount(reader, "ob@test.example")).rejects.toEqual(code("notFound"));
  });

  it("give a plan from the command line or by an admin, and keep who gave it and when", async () => {
    expect(await accounts.assignPlan("unknown@test.example", "pro")).toBeNull();
    await registered();
    expect(await accounts.assignPlan("Ana@test.example", "pro")).toMatchObject({ plan: "pro" });
    const user = await registered({ email: "root@test.example", displayName: "Root" });
    await expect(accounts.changePlan(user, { email: ana.email, plan: "free", password: ana.password })).rejects.toEqual(
      code("notFound"),
    );
    const admin = await accounts.grantRole(user.email, "admin");
    const listed = async () => (await accounts.listPeople(admin, { search: ana.email, role: null })).people;
    expect(await listed()).toMatchObject([
      { plan: "pro", assignment: { plan: "pro", origin: "commandLine", byName: null, at: new Date(start) } },
    ]);
    clock.at += DAY;
    await accounts.changePlan(admin, { email: ana.email, plan: "free", password: ana.password });
    expect(await listed()).toMatchObject([
      { plan: "free", assignment: { plan: "free", origin: "admin", byName: "Root", at: new Date(start + DAY) } },
    ]);
    const unknown = accounts.changePlan(admin, { email: "unknown@test.example", plan: "pro", password: ana.password });
    await expect(unknown).rejects.toEqual(code("notFound"));
    await accounts.close(user, ana.password);
    const given = await database.kysely.selectFrom("plan_assignments").select(["plan", "assigned_by"]).execute();
    expect(given).toEqual([
      { plan: "pro", assigned_by: null },
      { plan: "free", assigned_by: null },
    ]);
  });

  it("sign a suspended person out, revoke their sessions and keys, and admit them again", async () => {
    const account = await registered();
    const { email } = account;
    await registered({ email: "root@test.example", displayName: "Root" });
    const admin = await accounts.grantRole("root@test.example", "admin");
    const { token } = await signIn();
    const key = await accounts.createApiKey(rig.proved(account), "mine");
    for (const reader of [null, account])
      await expect(accounts.suspend(reader, { email, isSuspended: true, password: ana.password })).rejects.toEqual(
        code("notFound"),
      );
    await expect(
      accounts.suspend(admin, { email: "root@test.example", isSuspended: true, password: ana.password }),
    ).rejects.toEqual(code("notFound"));
    await expect(
      accounts.suspend(admin, { email: "unknown@test.example", isSuspended: true, password: ana.password }),
    ).rejects.toEqual(code("notFound"));
    expect(await accounts.personOf(token)).not.toBeNull();

    await accounts.suspend(admin, { email, isSuspended: true, password: ana.password });
    expect(await accounts.personOf(token)).toBeNull();
    await expect(accounts.accountOfApiKey(key)).rejects.toEqual(code("accountSuspended"));
    await expect(signIn()).rejects.toEqual(code("accountSuspended"));
    await expect(signIn({ password: "wrong horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));
    expect((await accounts.listPeople(admin, { search: email, role: null })).people).toMatchObject([
      { suspendedAt: new Date(start) },
    ]);

    await accounts.suspend(admin, { email, isSuspended: false, password: ana.password });
    expect(await accounts.accountOfApiKey(key)).toEqual(account);
    expect(await accounts.personOf(token), "a session that was ended stays so").toBeNull();
    await signIn();
  });

  describe("of an admin", () => {
    const other = "bea@test.example";
    const admins = async () => {
      await registered();
      await registered({ email: other, displayName: "Bea" });
      const admin = await accounts.grantRole(ana.email, "admin");
      if (admin === null) throw new Error("registered above");
      await database.kysely.deleteFrom("admin_actions").execute();
      return admin;
    };
    const changes: Readonly<
      Record<string, { do: (admin: Account, password: string) => Promise<void>; kept: [string, string, string] }>
    > = {
      role: {
        do: (admin, password) => accounts.changeRole(admin, { email: other, role: "editor", password }),
        kept: ["role", "user", "editor"],
      },
      plan: {
        do: (admin, password) => accounts.changePlan(admin, { email: other, plan: "pro", password }),
        kept: ["plan", "free", "pro"],
      },
      suspension: {
        do: (admin, password) => accounts.suspend(admin, { email: other, isSuspended: true, password }),
        kept: ["suspension", "admitted", "suspended"],
      },
      readmission: {
        do: (admin, password) => accounts.suspend(admin, { email: other, isSuspended: false, password }),
        kept: ["suspension", "admitted", "admitted"],
      },
      confirmation: {
        do: async (admin, password) => {
          await signUp({ email: "new@test.example" });
          await accounts.vouchFor(admin, { email: "new@test.example", password });
        },
        kept: ["confirmation", "waiting", "confirmed"],
      },
    };

    it.each(Object.entries(changes))("each %s asks for the password and is kept", async (_, { do: act, kept }) => {
      const admin = await admins();
      const before = (await accounts.listPeople(admin, { search: "", role: null })).people;
      for (const wrong of ["", "wrong horse battery 9", "x".repeat(100_000)])
        await expect(act(admin, wrong)).rejects.toEqual(code("passwordWrong"));
      expect((await accounts.listPeople(admin, { search: "", role: null })).people).toEqual(before);
      expect(await accounts.readActions(admin)).toEqual({ entries: [], next: null });

      await act(admin, ana.password);
      const [action, former, present] = kept;
      const by = { name: ana.displayName, email: ana.email };
      expect((await accounts.readActions(admin)).entries).toMatchObject([
        { action, former, present, origin: "admin", by, at: new Date(clock.at) },
      ]);
    });

    it("is read a page at a time, back to the first one", async () => {
      const admin = await admins();
      for (const plan of ["pro", "free", "pro", "free", "pro"] as const) await accounts.assignPlan(other, plan);
      const read: string[] = [];
      for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
        const { entries, next } = await accounts.readActions(admin, { limit: 2, cursor });
        expect(entries.length).toBeLessThanOrEqual(2);
        read.push(...entries.flatMap(({ action, present }) => (action === "plan" ? [String(present)] : [])));
        cursor = next;
      }
      expect(read).toEqual(["pro", "free", "pro", "free", "pro"]);
    });

    it("is kept from the command line too, and shown to admins alone", async () => {
      await signUp();
      await accounts.grantRole(ana.email, "admin");
      const admin = await accounts.assignPlan(ana.email, "pro");
      expect((await accounts.readActions(admin)).entries).toMatchObject([
        { action: "plan", former: "free", present: "pro", origin: "commandLine", by: null },
        { action: "role", former: "user", present: "admin", origin: "commandLine", by: null },
        { action: "confirmation", origin: "commandLine", by: null },
      ]);
      const user = await accounts.grantRole(ana.email, "user");
      for (const reader of [user, null]) await expect(accounts.readActions(reader)).rejects.toEqual(code("notFound"));
    });

    it("takes ten wrong passwords in a quarter of an hour, and forgets names when people leave", async () => {
      const admin = await admins();
      const change = { email: other, role: "editor" } as const;
      for (let count = 0; count < 10; count += 1)
        await expect(accounts.changeRole(admin, { ...change, password: "wrong horse 9" })).rejects.toEqual(
          code("passwordWrong"),
        );
      const eleventh = accounts.changeRole(admin, { ...change, password: ana.password });
      await expect(eleventh).rejects.toMatchObject({ code: "rateLimited" });
      clock.at += DAY;
      await accounts.changeRole(admin, { ...change, password: ana.password });
      const bea = await accounts.grantRole(other, "admin");
      if (bea === null) throw new Error("registered above");
      await accounts.close(admin, ana.password);
      expect((await accounts.readActions(bea)).entries.at(-1)).toMatchObject({ by: null, origin: "admin" });
      await accounts.close(bea, ana.password);
      expect(await placesOf(database.kysely, [ana.email, other, admin.id, bea.id])).toEqual([]);
    });

    it("sees their own links in the outbox and no others", async () => {
      const admin = await admins();
      await accounts.requestReset(visitor(), other);
      await accounts.requestReset(visitor(), ana.email);
      const outbox = outboxStore(database.kysely);
      const link = "https://valora.example/auth/reset?token=";
      const secret = "s".repeat(43);
      const mail = { accountId: null, subject: "x", text: `Go to ${link}${secret} or ${secret}\nAn answer.` };
      await outbox.add({ ...mail, recipient: other }, new Date(clock.at));
      await outbox.add({ ...mail, recipient: ana.email }, new Date(clock.at));
      const { entries: shown } = await accounts.readOutbox(admin);
      const textsTo = (email: string) =>
        shown.filter(({ recipient }) => recipient === email).map(({ text }) => text ?? "");
      const secrets = mails.flatMap(({ token, recipient }) => (recipient === other && token !== null ? [token] : []));
      expect(secrets.length).toBeGreaterThan(1);
      for (const text of textsTo(other)) for (const each of [...secrets, secret]) expect(text).not.toContain(each);
      expect(textsTo(other).some((text) => text.includes("An answer."))).toBe(true);
      expect(textsTo(ana.email).some((text) => text.includes(`${link}${secret}`))).toBe(true);
    });
  });
}
