import { expect, it } from "vitest";
import { type AccountsRig, ana, code, DAY } from "../accounts-contract.ts";

/** The link that confirms an address, mailed again. */
export function confirmationsAgain(rig: AccountsRig): void {
  const { accounts, clock, database, lastToken, mails, passwordChecks, signIn, signUp, visitor } = rig;
  const ask = (changes: Partial<typeof ana> = {}) => accounts.confirmAgain(visitor(), { ...ana, ...changes });
  const confirm = (token: string) => accounts.confirmSignUp(visitor(), token);

  it("mail a fresh link for the sign-up of a password, for another day, beside the former one", async () => {
    await signUp();
    const former = lastToken();
    clock.at += DAY - 60_000;
    await ask();
    expect(mails.at(-1)).toMatchObject({ kind: "confirm", recipient: ana.email, language: "it", displayName: "Ana" });
    const fresh = lastToken();
    expect(fresh).not.toBe(former);
    clock.at += 60_000;
    await expect(confirm(former), "over as it was").rejects.toEqual(code("tokenInvalid"));
    expect(await confirm(fresh)).toMatchObject({ email: ana.email });
    expect((await signIn()).account.email).toBe(ana.email);
    expect(await database.kysely.selectFrom("sign_ups").selectAll().execute()).toEqual([]);
  });

  it("leave the former link right until its day is over", async () => {
    await signUp();
    const former = lastToken();
    await ask();
    expect(await confirm(former)).toMatchObject({ email: ana.email });
    await expect(confirm(lastToken())).rejects.toEqual(code("tokenInvalid"));
  });

  it("mail nothing for another password, so that no link confirms what another person has signed up with", async () => {
    await signUp({ password: "eve has chosen this 9" });
    const before = mails.length;
    await ask();
    expect(mails).toHaveLength(before);
  });

  it.each([
    ["without a sign-up", async () => {}],
    ["with an account", () => rig.registered()],
    [
      "with a sign-up that is over",
      async () => {
        await signUp();
        clock.at += DAY;
      },
    ],
  ])("answer %s as ever: after one check of a password, and with no mail", async (_, given) => {
    await given();
    const [checks, before] = [passwordChecks.made, mails.length];
    await expect(ask()).resolves.toBeUndefined();
    expect([passwordChecks.made - checks, mails.length - before]).toEqual([1, 0]);
  });

  it("are asked for five times an hour for an address, and say whether that is one", async () => {
    await signUp();
    for (let count = 0; count < 4; count += 1) await ask();
    await expect(ask()).rejects.toEqual(code("rateLimited"));
    await expect(ask({ email: "ana" })).rejects.toEqual(code("emailInvalid"));
    await expect(ask({ email: "eve@test.example", password: "x".repeat(10_000) })).resolves.toBeUndefined();
  });
}
