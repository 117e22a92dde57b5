import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { addPerson } from "../../../database/person-contract.ts";
import { placeOf, resealAuthenticators } from "../use-cases/factors/authenticator-key.ts";
import type { BegunSignIn } from "../use-cases/sign-in.ts";
import { type AccountsRig, code } from "./accounts-contract.ts";
import { beginSignIn, codeAt, STEP, withFactor } from "./factor-sign-in-contract.ts";

/** The keys of authenticators as they are kept: sealed, and sealed anew when the key of the installation changes. */
export function sealedKeys(rig: AccountsRig): void {
  const { accounts, clock, contextOf, database, seal, visitor } = rig;
  const finish = (begun: BegunSignIn, typed: string) =>
    accounts.finishSignIn(visitor(), { secret: begun.secret, code: typed, deviceSecret: null });

  it("keep no key but sealed, and open none that was moved to another account", async () => {
    const { key } = await withFactor(rig, { email: "eve@test.example" });
    const own = await withFactor(rig);
    const rows = await database.kysely.selectFrom("authenticators").select(["account_id", "secret"]).execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const eves = rows.find(({ account_id }) => account_id !== own.account.id)?.secret ?? "";
    const table = database.kysely.updateTable("authenticators");
    await table.set({ secret: eves }).where("account_id", "=", own.account.id).execute();
    await expect(finish(await beginSignIn(rig), codeAt(key, clock.at))).rejects.toEqual(code("secretUnreadable"));
    // The recovery codes need no key.
    await finish(await beginSignIn(rig), own.codes[0] ?? "");
  });

  it("open with the former key until they are sealed with the present one, and then without it", async () => {
    const { account, key } = await withFactor(rig);
    const former = seal.ring;
    try {
      seal.ring = { current: 2, keys: new Map([...former.keys, [2, randomBytes(32)]]) };
      await finish(await beginSignIn(rig), codeAt(key, clock.at));
      const context = contextOf(database);
      expect(await resealAuthenticators(context)).toBe(1);
      expect(await resealAuthenticators(context)).toBe(0);
      seal.ring = { current: 2, keys: new Map([...seal.ring.keys].filter(([number]) => number === 2)) };
      clock.at += STEP;
      await finish(await beginSignIn(rig), codeAt(key, clock.at));
      const kept = await context.factors.authenticatorOf(account.id);
      expect(kept?.secret).toMatch(/^v2\./);
      // What no key opens is left as it is.
      seal.ring = { current: 3, keys: new Map([[3, randomBytes(32)]]) };
      expect(await resealAuthenticators(context)).toBe(0);
      expect(await context.factors.authenticatorOf(account.id)).toEqual(kept);
    } finally {
      seal.ring = former;
    }
  });

  it("are all sealed anew, however many pages of them there are, and past those that no key opens", async () => {
    const former = seal.ring;
    const context = contextOf(database);
    const lost = { current: 9, keys: new Map([[9, randomBytes(32)]]) };
    const now = new Date(clock.at);
    const keep = async (name: string) => {
      const { id } = await addPerson(database.kysely, { name, at: now });
      const secret = context.seals.seal(name, placeOf(id));
      await context.factors.begin({ accountId: id, secret, now });
      return { id, name, secret };
    };
    const keptOf = async (id: string) => (await context.factors.authenticatorOf(id))?.secret ?? "";
    try {
      const own: Awaited<ReturnType<typeof keep>>[] = [];
      for (let count = 0; count < 250; count += 1) own.push(await keep(`own${count}`));
      seal.ring = lost;
      const unreadable: typeof own = [];
      for (let count = 0; count < 120; count += 1) unreadable.push(await keep(`lost${count}`));
      seal.ring = { current: 2, keys: new Map([...former.keys, [2, randomBytes(32)]]) };
      expect(await resealAuthenticators(context)).toBe(250);
      seal.ring = { current: 2, keys: new Map([...seal.ring.keys].filter(([number]) => number === 2)) };
      for (const { id, name } of own) expect(context.seals.open(await keptOf(id), placeOf(id))).toBe(name);
      for (const { id, secret } of unreadable) expect(await keptOf(id)).toBe(secret);
      expect(await resealAuthenticators(context)).toBe(0);
    } finally {
      seal.ring = former;
    }
  });
}
