import { beforeEach, expect, it } from "vitest";
import { firstPage } from "../../../core/shared/contracts/pages.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { secrets } from "../../accounts/security/secrets.ts";
import { accountsOn, ana, code } from "../../accounts/stores/accounts-contract.ts";
import { noSettings } from "../contracts/installation.ts";
import { installationIn } from "../use-cases/installation.ts";
import type { SettingsOfEnvironment } from "../use-cases/installation-context.ts";
import { setUpGate } from "../use-cases/set-up-gate.ts";
import { installationStore } from "./installation-store.ts";

const open: SettingsOfEnvironment = {
  ...{ operatorName: null, adminEmail: null },
  planLimits: { isFixed: false, usual: false },
  sources: { offered: ["yahoo", "fmp"], usual: ["fmp"] },
};
const facts = {
  ...{ isReachable: true, isHttps: false, hasOwnKeys: false, sendsMail: true },
  ...{ areBackupsMade: true, areBackupsSealed: false, knowsProxies: false },
};

onEachOwnDatabase("an installation", "installation", (opened) => {
  const rig = accountsOn(opened);
  const { database, visitor, mails } = rig;
  beforeEach(async () => {
    await database.kysely.deleteFrom("installation_settings").execute();
    await database.kysely.deleteFrom("admin_actions").execute();
  });

  /** One process of an installation, with the token that it has told. */
  function started(environment = open, seed: string | null = null) {
    const installation = installationStore(database.kysely);
    const gate = setUpGate(secrets, { seed });
    const token = gate.open();
    const taken: string[] = [];
    const people = { ...rig.contextOf(database), adminEmail: environment.adminEmail };
    const settingsChanged = async () => void taken.push((await installation.read()).operatorName ?? "none");
    const useCases = installationIn(async () => ({ people, installation, gate, environment, facts, settingsChanged }));
    const setUp = (changes: Partial<typeof ana> & { token?: string; settings?: object } = {}, from = visitor()) =>
      useCases.setUp(from, { ...ana, token, settings: {}, isOldEnough: true, language: "it", device: "", ...changes });
    return { ...useCases, token, taken, setUp };
  }
  const accountsThere = async () => {
    const rows = await database.kysely.selectFrom("accounts").select(["email", "role"]).execute();
    return rows.map(({ email, role }) => `${email} ${role}`);
  };

  it("makes its first administrator, confirmed and signed in, with the token alone", async () => {
    const { token, taken, setUp, readSetUp } = started();
    expect(await readSetUp(visitor(), token)).toEqual(open);
    const settings = { operatorName: "  Ana   Ltd ", hasPlanLimits: true, sources: ["yahoo"] };
    const { account, token: session } = await setUp({ settings });
    expect([account.email, account.role, account.language, mails]).toEqual([ana.email, "admin", "it", []]);
    expect((await rig.accounts.personOf(session))?.account.id).toBe(account.id);
    expect((await rig.signIn()).account.id).toBe(account.id);
    const kept = { operatorName: "Ana Ltd", hasPlanLimits: true, sources: ["yahoo"] };
    expect([await installationStore(database.kysely).read(), taken]).toEqual([kept, ["Ana Ltd"]]);
  });

  it("is set up once: not again, not by another process, not after a sign-up, and not by two at once", async () => {
    const [first, other] = [started(), started()];
    const both = await Promise.allSettled([
      first.setUp({ email: "one@test.example" }),
      first.setUp({ email: "two@test.example" }),
      other.setUp({ email: "three@test.example" }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of both) if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "notFound" });
    expect(await accountsThere()).toHaveLength(1);
    for (const { token, setUp, readSetUp } of [first, other, started()]) {
      await expect(readSetUp(visitor(), token)).rejects.toEqual(code("notFound"));
      await expect(setUp({ email: "late@test.example" })).rejects.toEqual(code("notFound"));
    }
    // The account has gone: the tokens of its time stay void.
    await database.kysely.deleteFrom("accounts").execute();
    await expect(first.setUp()).rejects.toEqual(code("notFound"));
    await expect(other.setUp()).rejects.toEqual(code("notFound"));
    expect(await accountsThere()).toEqual([]);
  });

  it("is not set up once a person has signed up, not even by a confirmation at the same moment", async () => {
    const { setUp } = started();
    await rig.signUp({ email: "ben@test.example" });
    const done = await Promise.allSettled([rig.accounts.confirmSignUp(visitor(), rig.lastToken()), setUp()]);
    const there = await accountsThere();
    expect(there).toContain("ben@test.example user");
    expect(there.length === 2, String(done[1]?.status)).toBe(done[1]?.status === "fulfilled");
    await expect(started().setUp({ email: "late@test.example" })).rejects.toEqual(code("notFound"));
  });

  it.each(["", "x", "a".repeat(43), "a".repeat(5_000), "\0".repeat(43)])(
    "answers a wrong token as an unknown page: %.10s",
    async (wrong) => {
      const { setUp, readSetUp } = started();
      await expect(readSetUp(visitor(), wrong)).rejects.toEqual(code("notFound"));
      await expect(setUp({ token: wrong, email: "no address" })).rejects.toEqual(code("notFound"));
      expect(await accountsThere()).toEqual([]);
    },
  );

  it("takes the attempts of an address no further, without saying so", async () => {
    const { token, readSetUp } = started();
    const from = visitor();
    for (let time = 0; time < 60; time += 1)
      await expect(readSetUp(from, "b".repeat(43))).rejects.toEqual(code("notFound"));
    await expect(readSetUp(from, token)).rejects.toEqual(code("notFound"));
    expect(await readSetUp(visitor(), token)).toEqual(open);
    rig.clock.at += 601_000;
    expect(await readSetUp(from, token)).toEqual(open);
  });

  it("tells processes of one seed the same token, and others another", () => {
    expect(started(open, "seed").token).toBe(started(open, "seed").token);
    expect(new Set([started(open, "seed"), started(open, "other"), started()].map(({ token }) => token)).size).toBe(3);
  });

  it.each([
    [{ email: "no address" }, "emailInvalid"],
    [{ displayName: " " }, "displayNameInvalid"],
    [{ password: "short" }, "passwordTooShort"],
    [{ settings: { operatorName: "x".repeat(121) } }, "operatorNameInvalid"],
    [{ settings: { sources: ["sec-edgar"] } }, "providerUnknown"],
  ])("refuses %j and stays open", async (wrong, failure) => {
    const { setUp } = started();
    await expect(setUp(wrong)).rejects.toEqual(code(failure));
    expect((await setUp()).account.role).toBe("admin");
  });

  it("takes no other first administrator than the address of the operator, who may also sign up", async () => {
    const named = { ...open, adminEmail: ana.email };
    await expect(started(named).setUp({ email: "ben@test.example" })).rejects.toEqual(code("adminEmailOther"));
    const store = rig.contextOf(database).accounts;
    const signUp = async (email: string) => {
      await rig.signUp({ email });
      return store.confirmSignUp(secrets.hashOf(rig.lastToken()), new Date(rig.clock.at), ana.email);
    };
    expect((await signUp("ben@test.example"))?.role).toBe("user");
    expect((await signUp(ana.email))?.role).toBe("admin");
    await database.kysely.deleteFrom("accounts").where("email", "=", "ben@test.example").execute();
    await database.kysely.updateTable("accounts").set({ email: "moved@test.example" }).execute();
    expect((await signUp(ana.email))?.role, "there is an administrator").toBe("user");
  });

  it("keeps nothing of what the environment has set", async () => {
    const fixed = { operatorName: "Set", planLimits: { isFixed: true, usual: true }, sources: null, adminEmail: null };
    const { setUp } = started(fixed);
    await setUp({ settings: { operatorName: "Typed", hasPlanLimits: false, sources: ["yahoo"] } });
    expect(await installationStore(database.kysely).read()).toEqual(noSettings);
  });

  it("says to administrators alone what is unsafe, changes settings and sends a mail to themselves", async () => {
    const { setUp, state, change, sendTestMail, taken } = started();
    const { account } = await setUp();
    const { safety } = await state(account);
    expect(Object.fromEntries(safety.map((each) => [each.point, each.state]))).toEqual({
      ...{ encryption: "open", keys: "open", mail: "fine", backups: "open", proxies: "fine" },
    });
    await change(account, { operatorName: "House" });
    expect([(await state(account)).kept.operatorName, taken]).toEqual(["House", ["none", "House"]]);
    await change(account, { operatorName: "House", hasPlanLimits: false, sources: [] });
    await change(account, { operatorName: "House", hasPlanLimits: false, sources: [] });
    const deeds = await rig.contextOf(database).adminActions.list(firstPage);
    expect(deeds.map(({ action, former, present }) => [action, former, present])).toEqual([
      ["liveProviders", "", "none"],
      ["planLimits", "", "off"],
      ["operatorName", "", "House"],
    ]);
    expect(deeds[0]).toMatchObject({ by: { email: ana.email }, person: null, origin: "admin" });
    await sendTestMail(account);
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([`test ${ana.email}`]);
    for (const reader of [null, { ...account, role: "user" as const }, { ...account, role: "editor" as const }])
      for (const refused of [state(reader), change(reader, {}), sendTestMail(reader)])
        await expect(refused).rejects.toEqual(code("notFound"));
  });
});
