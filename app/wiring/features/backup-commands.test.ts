import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { makeTables } from "../../database/backup/empty-tables.ts";
import { fillEveryTable, totalsOf } from "../../database/backup/filled-tables-contract.ts";
import { copyDatabaseTo } from "../../database/copied-database-contract.ts";
import { isDatabaseOfToday, onEachEngine } from "../../database/each-database-contract.ts";
import { migrations } from "../../database/migrations/index.ts";
import { type Database, openDatabase } from "../../database/open-database.ts";
import { ownDatabase } from "../../database/own-database-contract.ts";
import { dependencyStates } from "../../dependencies/dependency-states.ts";
import { secrets } from "../../features/accounts/security/secrets.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { startObjectServer } from "../../features/backups/remote/object-server-contract.ts";
import { inheritedSuccession } from "../../features/teams/use-cases/succession.ts";
import { answerCommands } from "../commands/answered-commands.ts";
import { databaseOf } from "../storage.server.ts";
import { backUpOnce, listOnce, restoreOnce, verifyOnce } from "./backup-commands.server.ts";
import { backupsOf, keepRemovedAccounts, removedAccountsAt } from "./backups.server.ts";

onEachEngine("backup, wipe, restore", (postgresUrl) => {
  // What the commands do with files and with the store elsewhere is the same code on both databases.
  const itOfFiles = it.runIf(isDatabaseOfToday(postgresUrl));
  const itOfMigrations = it.runIf(isDatabaseOfToday(postgresUrl, 1));
  const folder = mkdtempSync(join(tmpdir(), "valora-drill-"));
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let config: ReturnType<typeof readConfig>;
  const ids = ["stays", "leaves"].map((name) => ({ id: crypto.randomUUID(), email: `${name}@test.example` }));
  const [stays, leaves] = ids;

  const opened = async <Done>(work: (database: Database) => Promise<Done>): Promise<Done> => {
    const database = await openDatabase({ url: own.url, folder });
    await database.ready;
    return work(database).finally(database.close);
  };
  const given = (path: string) => ({ path, identityFile: null, isReplacing: false });
  const madeBy = async () => {
    const outcome = await backUpOnce(config);
    if (outcome.kind !== "made") throw new Error(JSON.stringify(outcome));
    return outcome.made.path;
  };
  let whole: Promise<string> | null = null;
  /** The backup of what the tests begin with, made once: for those that are not about making one. */
  const wholeBackup = () => {
    whole ??= madeBy();
    return whole;
  };

  beforeAll(async () => {
    own = await ownDatabase(postgresUrl, "drill");
    if (own.url === null) await copyDatabaseTo(folder);
    const settings = { DATA_DIR: folder, BACKUP_PASSPHRASE: "correct horse battery", NODE_ENV: "test" };
    config = readConfig(own.url === null ? settings : { ...settings, DATABASE_URL: own.url });
    mkdirSync(join(folder, "prices"));
    writeFileSync(join(folder, "prices", "newest.json"), "{}");
    writeFileSync(join(folder, "secrets.key"), "1:key");
    await opened(async ({ kysely }) => {
      await fillEveryTable(kysely);
      for (const { id, email } of ids) {
        await sql`
          insert into accounts (id, email, display_name, password_hash, language, created_at, age_declared_at)
          values (${id}, ${email}, 'Ana', 'scrypt$x', 'es', now(), now())
        `.execute(kysely);
        await sql`
          insert into sessions values (gen_random_uuid(), ${id}, ${secrets.hashOf(id)}, 'phone', now(), now(), now() + '1 day')
        `.execute(kysely);
      }
    });
  });
  afterAll(async () => {
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("brings everything back, sessions among it, into an empty database", async () => {
    const before = await opened(({ kysely }) => totalsOf(kysely));
    const path = await wholeBackup();
    expect(path).toMatch(/backups\/valora-\d{8}T\d{6}Z\.jsonl\.gz\.age$/);
    expect(await verifyOnce(config, given(path))).toMatchObject({ kind: "checked", version: "0.1.0" });
    expect(await restoreOnce(config, given(path))).toEqual({ kind: "notEmpty" });
    await wipe();
    for (const name of ["prices", "secrets.key"]) rmSync(join(folder, name), { recursive: true });
    expect(await restoreOnce(config, given(path))).toMatchObject({ kind: "restored", removed: 0, before: null });
    expect(await opened(({ kysely }) => totalsOf(kysely))).toEqual(before);
    expect(readFileSync(join(folder, "prices", "newest.json"), "utf8")).toBe("{}");
    expect(readFileSync(join(folder, "secrets.key"), "utf8")).toBe("1:key");
  });

  const keysBeside = () => readdirSync(folder).filter((name) => name.startsWith("secrets.key.before-restore-"));

  it("deletes again an account that was deleted after the backup, and keeps what was there before, the key file that seals other secrets too", async () => {
    const old = join(config.backups.folder, "valora-20200101T000000Z.jsonl.gz.age");
    copyFileSync(await wholeBackup(), old);
    const left = leaves ?? { id: "", email: "" };
    await opened(({ kysely }) =>
      accountStore(kysely).remove({
        account: { ...left } as never,
        idHash: secrets.hashOf(left.id),
        emailHash: secrets.hashOf(left.email),
        at: new Date(),
        settle: inheritedSuccession,
      }),
    );
    writeFileSync(join(folder, "secrets.key"), "2:key");
    const outcome = await restoreOnce(config, { ...given(old), isReplacing: true });
    expect(outcome).toMatchObject({ kind: "restored", removed: 1, before: expect.stringContaining("-before-restore") });
    const emails = await opened(({ kysely }) => kysely.selectFrom("accounts").select("email").execute());
    expect(emails.map(({ email }) => email)).toContain(stays?.email);
    expect(emails.map(({ email }) => email)).not.toContain(leaves?.email);
    expect(readFileSync(join(folder, "secrets.key"), "utf8")).toBe("1:key");
    const [kept = ""] = keysBeside();
    expect(readFileSync(join(folder, kept), "utf8")).toBe("2:key");
    // The backup that a restore makes first deletes those that have expired, and not the one that is restored.
    expect(readFileSync(old).equals(readFileSync(await wholeBackup()))).toBe(true);
    rmSync(old);
  });

  it("keeps the accounts that another database has deleted on the list beside the backups", async () => {
    const notes = join(folder, "notes");
    mkdirSync(notes);
    const earlier = "0".repeat(64);
    writeFileSync(join(notes, "removed-accounts.txt"), `${earlier}\n`);
    const here = secrets.hashOf(crypto.randomUUID());
    await opened(async ({ kysely }) => {
      await sql`insert into removed_accounts (id_hash, removed_at) values (${here}, now())`.execute(kysely);
      await keepRemovedAccounts(kysely, notes);
    });
    expect(removedAccountsAt(notes)).toEqual(expect.arrayContaining([earlier, here]));
  });

  itOfFiles("has the keys of what is sealed only where it is encrypted itself", async () => {
    const open = { ...config, backups: { ...config.backups, lock: null, folder: join(folder, "open") } };
    const outcome = await backUpOnce(open);
    const text = gunzipSync(readFileSync(outcome.kind === "made" ? outcome.made.path : "")).toString();
    expect(text).toContain('"file":"prices/newest.json"');
    expect(text).not.toContain("secrets.key");
  });

  itOfFiles("changes nothing for a backup that is damaged or whose key is another", async () => {
    const path = await wholeBackup();
    const before = await opened(({ kysely }) => totalsOf(kysely));
    const damaged = join(folder, "damaged.age");
    writeFileSync(damaged, readFileSync(path).subarray(0, -100));
    const replacing = { ...given(damaged), isReplacing: true };
    expect(await restoreOnce(config, replacing)).toMatchObject({ kind: "unusable" });
    const other = { ...config, backups: { ...config.backups, lock: { passphrase: "another horse battery" } } };
    expect(await restoreOnce(other, { ...replacing, path })).toMatchObject({ kind: "unusable", fault: "wrongKey" });
    expect(await opened(({ kysely }) => totalsOf(kysely))).toEqual(before);
  });

  itOfFiles("says which key file it cannot read", async () => {
    const absent = { path: await wholeBackup(), identityFile: join(folder, "absent.txt"), isReplacing: true };
    expect(await restoreOnce(config, absent)).toEqual({
      ...{ kind: "unusable", fault: "identityMissing", about: absent.identityFile },
    });
    const identityFile = join(folder, "present.txt");
    for (const text of ["# nothing but a comment\n", `AGE-SECRET-KEY-1${"Q".repeat(58)}\n`]) {
      writeFileSync(identityFile, text);
      expect(await verifyOnce(config, { path: absent.path, identityFile })).toEqual({
        ...{ kind: "unusable", fault: "identityMissing", about: identityFile },
      });
    }
  });

  it("is asked of the server that runs, which makes it; a restore is refused meanwhile", async () => {
    const said: string[] = [];
    const log = { info: (_: unknown, text: string) => said.push(text), warn: () => {} };
    const database = await openDatabase({ url: own.url, folder });
    await database.ready;
    const backups = backupsOf({ config, database, log, states: dependencyStates(log) });
    answerCommands(database, { backup: backups.now }, log);
    const outcome = await backUpOnce(config);
    expect(outcome).toMatchObject({ kind: "made" });
    if (own.url === null) {
      expect(said).toContain("backup made, restored and compared");
      const restored = restoreOnce(config, given(outcome.kind === "made" ? outcome.made.path : ""));
      await expect(restored).rejects.toMatchObject({ code: "folderInUse" });
    } else {
      await expect.poll(() => said).toContain("leads the repeated job");
      const refused = await restoreOnce(config, given(outcome.kind === "made" ? outcome.made.path : ""));
      expect(refused).toEqual({ kind: "serverRuns" });
    }
    await backups.stop();
    await database.close();
  });

  itOfFiles(
    "is copied to a store, listed there, kept by the same rule, and restored from it with the accounts deleted since",
    async () => {
      const server = await startObjectServer({ keyId: "AKIDEXAMPLE", secret: "a-secret-word", region: "us-east-1" });
      const first = config;
      try {
        config = { ...first, backups: { ...first.backups, store: server.place } };
        server.objects.set("valora/valora-20200101T000000Z.jsonl.gz.age", Buffer.from("expired"));
        const path = await madeBy();
        const name = path.slice(path.lastIndexOf("/") + 1);
        expect(server.objects.get(`valora/${name}`)?.equals(readFileSync(path))).toBe(true);
        expect([...server.objects.keys()]).not.toContain("valora/valora-20200101T000000Z.jsonl.gz.age");
        expect(await listOnce(config)).toMatchObject({ kind: "listed", elsewhere: [name] });
        rmSync(config.backups.folder, { recursive: true });
        server.objects.set("valora/removed-accounts.txt", Buffer.from(`${secrets.hashOf(stays?.id ?? "")}\n`));
        expect(await verifyOnce(config, given(`store:${name}`))).toMatchObject({ kind: "checked" });
        const restored = await restoreOnce(config, { ...given(`store:${name}`), isReplacing: true });
        expect(restored).toMatchObject({ kind: "restored", removed: 1 });
        // The key file was the one that it brought: none is added beside it.
        expect(keysBeside()).toHaveLength(1);
        server.state.failing = "InvalidAccessKeyId";
        expect(await backUpOnce(config)).toEqual({ kind: "storeFailed", reason: "InvalidAccessKeyId" });
        expect(await listOnce(config)).toEqual({ kind: "storeFailed", reason: "InvalidAccessKeyId" });
        expect(await verifyOnce(first, given(`store:${name}`))).toMatchObject({ kind: "storeFailed" });
      } finally {
        config = first;
        await server.close();
      }
    },
  );

  itOfFiles("gets to the store what it has missed while it was away", async () => {
    const server = await startObjectServer({ keyId: "AKIDEXAMPLE", secret: "a-secret-word", region: "us-east-1" });
    const path = await madeBy();
    const states = dependencyStates({ info: () => {}, error: () => {} });
    const elsewhere = { ...config, backups: { ...config.backups, store: server.place } };
    const started = async () => {
      const database = await openDatabase({ url: own.url, folder });
      await database.ready;
      const log = { info: () => {}, warn: () => {} };
      const backups = backupsOf({ config: elsewhere, database, log, states, every: 100 });
      return { stop: () => backups.stop().then(database.close) };
    };
    const stateOf = () => states.present().find(({ name }) => name === "backups");
    server.state.failing = "ServiceUnavailable";
    const first = await started();
    await expect
      .poll(stateOf)
      .toMatchObject({ isUp: false, cause: { text: expect.stringContaining("ServiceUnavailable") } });
    await first.stop();
    server.state.failing = null;
    const second = await started();
    await expect.poll(() => server.objects.has(`valora/${path.slice(path.lastIndexOf("/") + 1)}`)).toBe(true);
    await expect.poll(stateOf).toMatchObject({ isUp: true });
    await second.stop();
    await server.close();
  });

  itOfMigrations(
    "is made before a migration of a database that holds something, and brings back what was there",
    async () => {
      await wipe();
      const names = Object.keys(migrations).sort();
      const last = names.at(-1) ?? "";
      const earlier = await openDatabase({ url: own.url, folder, isLeftAsItIs: true });
      await earlier.ready;
      await earlier.kysely.transaction().execute((inside) => makeTables(inside, names.slice(0, -1)));
      await sql`insert into daily_salts values ('2026-11-27', 'of earlier')`.execute(earlier.kysely);
      await earlier.close();
      const { database } = await databaseOf(config);
      await database.ready;
      await sql`delete from daily_salts`.execute(database.kysely);
      await database.close();
      const name = readdirSync(config.backups.folder).find((each) => each.includes(`-before-${last}`)) ?? "none";
      const path = join(config.backups.folder, name);
      expect(await verifyOnce(config, given(path))).toMatchObject({ kind: "checked", rows: 1 });
      expect(await restoreOnce(config, given(path))).toMatchObject({ kind: "restored", rows: 1 });
      const salts = await opened(({ kysely }) => kysely.selectFrom("daily_salts").select("salt").execute());
      expect(salts).toEqual([{ salt: "of earlier" }]);
    },
  );

  async function wipe(): Promise<void> {
    if (own.url === null) {
      rmSync(join(folder, "postgres"), { recursive: true });
      return copyDatabaseTo(folder);
    }
    await opened(async ({ kysely }) => {
      await sql`drop schema public cascade`.execute(kysely);
      await sql`create schema public`.execute(kysely);
    });
  }

  it("leaves nothing unfinished beside the backups", () => {
    expect(readdirSync(config.backups.folder).filter((name) => !/\.age$|^removed-accounts\.txt$/.test(name))).toEqual(
      [],
    );
  });
});
