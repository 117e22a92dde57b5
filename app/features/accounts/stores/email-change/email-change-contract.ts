import { describe, expect, it } from "vitest";
import { placesOf } from "../../../../database/every-table-contract.ts";
import { conversationStore } from "../../../conversations/stores/conversation-store.ts";
import { type AccountsRig, ana, code, DAY, HOUR } from "../accounts-contract.ts";

const other = "moved@test.example";

/** Another address: confirmed from its own mail, told to the former one, which can take it back. */
export function emailChanges(rig: AccountsRig): void {
  const { database, accounts, clock, mails, visitor, proved, registered, signIn } = rig;
  const tokenOf = (kind: string) => mails.findLast((mail) => mail.kind === kind)?.token ?? expect.unreachable(kind);
  const asked = async (email = other) => {
    const account = await registered();
    await accounts.askForEmail(proved(account), email);
    return account;
  };
  const emails = async () =>
    (await database.kysely.selectFrom("accounts").select("email").execute()).map(({ email }) => email);

  describe("another address", () => {
    it("counts once it is confirmed from its own mail, and keeps what was written from the former one", async () => {
      const account = await asked(" Moved@Test.example ");
      expect(mails.slice(-2).map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
        `emailConfirm ${other}`,
        `emailNotice ${ana.email}`,
      ]);
      const { token } = await signIn();
      const first = {
        author: "reader",
        text: "Mine.",
        clientKey: crypto.randomUUID(),
        accountId: null,
        at: new Date(clock.at),
      } as const;
      await conversationStore(database.kysely).open({
        ...{ kind: "form", email: ana.email, accountId: null, subject: "KO", language: "es", secretHash: null, first },
      });
      await accounts.confirmEmail(visitor(), tokenOf("emailConfirm"));
      expect(mails.at(-1)).toMatchObject({ kind: "emailChanged", recipient: other });
      expect((await accounts.personOf(token))?.account).toMatchObject({ id: account.id, email: other });
      await expect(signIn()).rejects.toEqual(code("credentialsInvalid"));
      await signIn({ email: other });
      await expect(accounts.confirmEmail(visitor(), tokenOf("emailConfirm"))).rejects.toEqual(code("tokenInvalid"));
      // The account goes with all that either address has left.
      clock.at += 8 * DAY;
      await rig.contextOf(database).accounts.purgeExpired(new Date(clock.at));
      await accounts.close({ ...account, email: other }, ana.password);
      expect(await placesOf(database.kysely, [account.id, ana.email, other])).toEqual([]);
    });

    it("is asked for by a person who has just proved who they are, at a pace, and is another one", async () => {
      const account = await registered();
      await expect(accounts.askForEmail(proved(account), ana.email.toUpperCase())).rejects.toEqual(
        code("emailUnchanged"),
      );
      await expect(accounts.askForEmail(proved(account), "nothing")).rejects.toEqual(code("emailInvalid"));
      const before = proved(account);
      clock.at += 601_000;
      await expect(accounts.askForEmail(before, other)).rejects.toEqual(code("proveItIsYou"));
      for (let time = 0; time < 5; time += 1) await accounts.askForEmail(proved(account), `a${time}@test.example`);
      await expect(accounts.askForEmail(proved(account), other)).rejects.toEqual(code("rateLimited"));
      // One waits at a time.
      expect(await database.kysely.selectFrom("email_changes").select("email").execute()).toEqual([
        { email: "a4@test.example" },
      ]);
    });

    it("that has an account is answered in the same way, and told to its owner alone", async () => {
      await registered({ email: other });
      await asked();
      expect(mails.slice(-2).map(({ kind, recipient, token }) => [kind, recipient, token === null])).toEqual([
        ["emailTaken", other, true],
        ["emailNotice", ana.email, false],
      ]);
      expect((await emails()).toSorted()).toEqual([ana.email, other]);
    });

    it("is not taken from who signs up with it first, nor after a day", async () => {
      await asked();
      const token = tokenOf("emailConfirm");
      await registered({ email: other });
      await expect(accounts.confirmEmail(visitor(), token)).rejects.toEqual(code("tokenInvalid"));
      expect((await emails()).toSorted()).toEqual([ana.email, other]);
      await database.kysely.deleteFrom("accounts").where("email", "=", other).execute();
      clock.at += 24 * HOUR;
      await expect(accounts.confirmEmail(visitor(), token)).rejects.toEqual(code("tokenInvalid"));
    });

    it("goes to one of two accounts that confirm it at once", async () => {
      await asked();
      const first = tokenOf("emailConfirm");
      const ben = await registered({ email: "ben@test.example" });
      await accounts.askForEmail(proved(ben), other);
      const done = await Promise.allSettled(
        [first, tokenOf("emailConfirm")].map((token) => accounts.confirmEmail(visitor(), token)),
      );
      expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await emails()).filter((email) => email === other)).toHaveLength(1);
    });

    it("is stopped from the former one before it is confirmed", async () => {
      await asked();
      await accounts.stopEmailChange(visitor(), tokenOf("emailNotice"));
      expect(mails.at(-1)).toMatchObject({ kind: "emailStopped", recipient: ana.email });
      await expect(accounts.confirmEmail(visitor(), tokenOf("emailConfirm"))).rejects.toEqual(code("tokenInvalid"));
      await expect(accounts.stopEmailChange(visitor(), tokenOf("emailNotice"))).rejects.toEqual(code("tokenInvalid"));
    });

    it("is taken back from the former one for a week, with what came after it and all sessions", async () => {
      const account = await asked();
      const stop = tokenOf("emailNotice");
      await accounts.confirmEmail(visitor(), tokenOf("emailConfirm"));
      const { token } = await signIn({ email: other });
      await accounts.askForEmail(proved({ ...account, email: other }), "third@test.example");
      await accounts.confirmEmail(visitor(), tokenOf("emailConfirm"));
      expect(await emails()).toEqual(["third@test.example"]);
      clock.at += 7 * DAY - 1;
      await accounts.stopEmailChange(visitor(), stop);
      expect(await emails()).toEqual([ana.email]);
      expect(await accounts.personOf(token)).toBeNull();
      expect(await database.kysely.selectFrom("email_changes").selectAll().execute()).toEqual([]);
      await signIn();
    });

    it("stays after a week, and keeps no former address then", async () => {
      await asked();
      const stop = tokenOf("emailNotice");
      await accounts.confirmEmail(visitor(), tokenOf("emailConfirm"));
      clock.at += 7 * DAY;
      await expect(accounts.stopEmailChange(visitor(), stop)).rejects.toEqual(code("tokenInvalid"));
      await rig.contextOf(database).accounts.purgeExpired(new Date(clock.at));
      expect(await database.kysely.selectFrom("email_changes").selectAll().execute()).toEqual([]);
      expect(await emails()).toEqual([other]);
    });
  });
}
