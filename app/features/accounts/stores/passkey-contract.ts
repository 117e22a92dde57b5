import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { mostPasskeys } from "../contracts/account-limits.ts";
import { type AccountsRig, ana, code } from "./accounts-contract.ts";
import { beginSignIn, withFactor } from "./factor-sign-in-contract.ts";
import { challengeIn, softwarePasskey } from "./software-passkey-contract.ts";

const here = { origin: "https://valora.test", host: "valora.test" };

/** Passkeys: what is kept of them, and what they are refused for. */
export function passkeys(rig: AccountsRig): void {
  const { accounts, clock, contextOf, database, mails, registered, visitor } = rig;
  type Account = Awaited<ReturnType<typeof registered>>;
  const add = async (account: Account, passkey = softwarePasskey(here), name = "Phone") => {
    const options = await accounts.beginPasskey(rig.proved(account));
    await accounts.addPasskey(rig.proved(account), { name, response: passkey.create(options) });
    return passkey;
  };
  const enter = (response: Parameters<typeof accounts.signInByPasskey>[1]["response"]) =>
    accounts.signInByPasskey(visitor(), { response, device: "Firefox · Linux", deviceSecret: null });
  const asked = async () => challengeIn(await accounts.askForPasskey(visitor()));

  it("sign in alone, without a password or a code, and stand for both factors", async () => {
    const { account } = await withFactor(rig);
    const passkey = await add(account);
    expect(mails.at(-1)).toMatchObject({ kind: "passkeyAdded", recipient: ana.email });
    clock.at += 60_000;
    const { token } = await enter(passkey.answer(await asked()));
    expect(await accounts.personOf(token)).toMatchObject({ account, session: { provedAt: new Date(clock.at) } });
    expect(await accounts.passkeysOf(account)).toMatchObject([{ name: "Phone", lastUsedAt: new Date(clock.at) }]);
    // A sign-in that waits for a code is answered by one as well.
    await beginSignIn(rig);
    await enter(passkey.answer(await asked()));
  });

  it("are asked of the browser for this host, with the person verified, and leave out those that are known", async () => {
    const account = await registered();
    const passkey = await add(account);
    expect(await accounts.beginPasskey(rig.proved(account))).toMatchObject({
      rp: { id: "valora.test" },
      user: { name: ana.email, displayName: "Ana" },
      excludeCredentials: [{ id: passkey.credentialId }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(await accounts.askForPasskey(visitor())).toMatchObject({
      rpId: "valora.test",
      userVerification: "required",
    });
  });

  it("answer each challenge once, within five minutes, and none that is not ours", async () => {
    const passkey = await add(await registered());
    const challenge = await asked();
    const answer = passkey.answer(challenge);
    await enter(answer);
    await expect(enter(answer)).rejects.toEqual(code("passkeyChallenge"));
    await expect(enter(passkey.answer(challenge))).rejects.toEqual(code("passkeyChallenge"));
    const late = await asked();
    clock.at += 300_000;
    await expect(enter(passkey.answer(late))).rejects.toEqual(code("passkeyChallenge"));
    await expect(enter(passkey.answer("A".repeat(43)))).rejects.toEqual(code("passkeyChallenge"));
    const both = passkey.answer(await asked());
    const outcomes = await Promise.allSettled([enter(both), enter(both)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it.each([
    ["from another origin", { origin: "https://valora.example" }, "passkeyOrigin"],
    ["from a page without encryption", { origin: "http://valora.test" }, "passkeyOrigin"],
    ["for another host", { host: "valora.example" }, "passkeyHost"],
    ["with a counter that stands still", { counter: 1 }, "passkeyCounter"],
    ["with a counter that goes back to nothing", { counter: 0 }, "passkeyCounter"],
    ["without asking the person", { isVerified: false }, "passkeyInvalid"],
    ["with the signature of something else", { signsOther: true }, "passkeyInvalid"],
    ["that names no person", { handle: null }, "passkeyInvalid"],
    ["that names another person", { handle: Buffer.from(randomUUID()).toString("base64url") }, "passkeyInvalid"],
    ["with a former counter that its key has not signed", { counter: 1, signsOther: true }, "passkeyInvalid"],
  ])("are refused %s, by a code of its own", async (_, lies, expected) => {
    const passkey = await add(await registered());
    await expect(enter(passkey.answer(await asked(), lies))).rejects.toEqual(code(expected));
    // What was refused moves no counter: the next true answer is taken.
    await enter(passkey.answer(await asked(), { counter: 9 }));
  });

  it.each([
    ["from another origin", { origin: "https://valora.example" }, "passkeyOrigin"],
    ["for another host", { host: "valora.example" }, "passkeyHost"],
    ["without asking the person", { isVerified: false }, "passkeyInvalid"],
  ])("are not kept %s", async (_, lies, expected) => {
    const account = await registered();
    const options = await accounts.beginPasskey(rig.proved(account));
    const response = softwarePasskey(here).create(options, lies);
    const adding = accounts.addPasskey(rig.proved(account), { name: "Phone", response });
    await expect(adding).rejects.toEqual(code(expected));
    expect(await accounts.passkeysOf(account)).toEqual([]);
  });

  it.each([
    ["without what an authenticator signs", { attestationObject: "oA" }],
    ["with no attestation", { attestationObject: "" }],
    ["without an attestation object", { attestationObject: undefined }],
  ])("are not kept %s", async (_, changes) => {
    const account = await registered();
    const whole = softwarePasskey(here).create(await accounts.beginPasskey(rig.proved(account)));
    const response = { ...whole, response: { ...Object(whole.response), ...changes } };
    const adding = accounts.addPasskey(rig.proved(account), { name: "Phone", response });
    await expect(adding).rejects.toEqual(code("passkeyInvalid"));
  });

  it("take passkeys that count nothing, as those that are kept in several places", async () => {
    const account = await registered();
    const passkey = softwarePasskey(here);
    const options = await accounts.beginPasskey(rig.proved(account));
    const response = passkey.create(options, { counter: 0 });
    await accounts.addPasskey(rig.proved(account), { name: "Phone", response });
    await enter(passkey.answer(await asked(), { counter: 0 }));
    await enter(passkey.answer(await asked(), { counter: 0 }));
  });

  it("belong to one account: the passkey, and the challenge that makes it", async () => {
    const account = await registered();
    const eve = await registered({ email: "eve@test.example", displayName: "Eve" });
    const passkey = softwarePasskey(here);
    const response = passkey.create(await accounts.beginPasskey(rig.proved(account)));
    await expect(accounts.addPasskey(rig.proved(eve), { name: "Eve", response })).rejects.toEqual(
      code("passkeyChallenge"),
    );
    await add(account, passkey);
    await expect(add(eve, passkey)).rejects.toEqual(code("passkeyKnown"));
    const [{ id = "" } = {}] = await accounts.passkeysOf(account);
    await expect(accounts.renamePasskey(eve, { id, name: "Eve" })).rejects.toEqual(code("notFound"));
    await expect(accounts.removePasskey(rig.proved(eve), id)).rejects.toEqual(code("notFound"));
    await expect(enter(softwarePasskey(here).answer(await asked()))).rejects.toEqual(code("passkeyUnknown"));
    // A challenge to make a passkey opens no session.
    const own = challengeIn(await accounts.beginPasskey(rig.proved(account)));
    await expect(enter(passkey.answer(own))).rejects.toEqual(code("passkeyChallenge"));
  });

  it("are made and removed by a person with a recent proof, and a passkey is such a proof", async () => {
    const account = await registered();
    const passkey = await add(account);
    const eves = await add(await registered({ email: "eve@test.example" }));
    const { token } = await enter(passkey.answer(await asked()));
    const person = async () => (await accounts.personOf(token)) ?? expect.fail("no session");
    clock.at += 600_000;
    const [{ id = "" } = {}] = await accounts.passkeysOf(account);
    await expect(accounts.beginPasskey(await person())).rejects.toEqual(code("proveItIsYou"));
    await expect(accounts.removePasskey(await person(), id)).rejects.toEqual(code("proveItIsYou"));
    const ofEve = { kind: "passkey", response: eves.answer(await asked()) } as const;
    await expect(accounts.proveSession(await person(), ofEve)).rejects.toEqual(code("passkeyUnknown"));
    await accounts.proveSession(await person(), { kind: "passkey", response: passkey.answer(await asked()) });
    await accounts.renamePasskey(account, { id, name: "  Old   phone " });
    expect(await accounts.passkeysOf(account)).toMatchObject([{ name: "Old phone" }]);
    await accounts.removePasskey(await person(), id);
    expect(mails.at(-1)).toMatchObject({ kind: "passkeyRemoved" });
    await expect(enter(passkey.answer(await asked()))).rejects.toEqual(code("passkeyUnknown"));
  });

  it("open no session of a suspended person", async () => {
    const passkey = await add(await registered());
    await contextOf(database).accounts.suspend({ email: ana.email, isSuspended: true, at: new Date(), by: null });
    await expect(enter(passkey.answer(await asked()))).rejects.toEqual(code("accountSuspended"));
  });

  it("are ten at most, and a response that is none is invalid", async () => {
    const account = await registered();
    for (let count = 0; count < mostPasskeys; count += 1) await add(account);
    await expect(accounts.beginPasskey(rig.proved(account))).rejects.toEqual(code("tooManyPasskeys"));
    const answer = softwarePasskey(here).answer(await asked(), { handle: "eA" });
    const ids = ["a\0", "a\ud800", "a/b", "", "a".repeat(2_000)].map((id) => ({ ...answer, id }));
    for (const response of [...ids, {}, { id: "x", response: { clientDataJSON: "e30" } }, { response: null }])
      await expect(enter(response)).rejects.toEqual(code("passkeyInvalid"));
  });

  it("are exported by name, and gone with the account", async () => {
    const account = await registered();
    const passkey = await add(account);
    await accounts.beginPasskey(rig.proved(account));
    const exported = await accounts.export(account);
    expect(exported).toMatchObject({ passkeys: [{ name: "Phone", last_used_at: null }], passkey_challenges: [{}] });
    await accounts.close(account, ana.password);
    const kept = await database.kysely.selectFrom("passkeys").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(passkey.credentialId);
    const waiting = await database.kysely.selectFrom("passkey_challenges").selectAll().execute();
    expect(JSON.stringify(waiting)).not.toContain(account.id);
  });
}
