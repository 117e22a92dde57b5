import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readArguments } from "../app/cli/arguments.ts";
import { settingNames } from "../app/config/setting-list.server.ts";
import { copyDatabaseTo } from "../app/database/copied-database-contract.ts";
import { type Database, openDatabase } from "../app/database/open-database.ts";
import { jobStore } from "../app/features/jobs/stores/job-store.ts";
import { languages } from "../app/messages/languages.ts";
import { docNames } from "../app/web/docs/doc-pages.ts";
import { docFile } from "../app/web/docs/read-doc.ts";
import { routeOf } from "../app/web/page-lists.ts";
import { codeBlocks, commands, docsFolder, runOf, valoraWords } from "./documented-commands-contract.ts";

const root = join(import.meta.dirname, "..");
const pages = docNames.flatMap((name) =>
  languages.map((language) => readFileSync(join(docsFolder, docFile(name, language)), "utf8")),
);
const codes = [...new Set(pages.flatMap((page) => [...page.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code)))];

/** Names of compose.yaml alone, which Valora does not read. */
const ofCompose = ["COMPOSE_PROFILES", "PUBLIC_HOST", "POSTGRES_PASSWORD"];
/** Names of Node and of OpenTelemetry, which Valora does not read either. */
const ofTracers = /^(?:NODE_OPTIONS|OTEL_[A-Z_]+)$/;
const isSetting = (name: string) =>
  settingNames.has(name) || name === "VALORA_CONFIG" || ofCompose.includes(name) || ofTracers.test(name);

describe("every command of the documentation", () => {
  it("is run by a test, or is one of a few of which the list says why it is not", () => {
    expect(commands.length).toBeGreaterThan(40);
    expect(commands.filter((command) => runOf(command) === null)).toEqual([]);
    for (const command of commands) {
      const run = runOf(command);
      if (run?.kind === "elsewhere") expect(readFileSync(join(root, run.test), "utf8"), command).toContain(run.saying);
    }
    expect(commands.filter((command) => runOf(command)?.kind === "nowhere").length).toBeLessThan(15);
  });

  it("of Valora is one that its command line takes", () => {
    const asked = commands.flatMap((command) => valoraWords(command) ?? []).length;
    expect(asked).toBeGreaterThan(20);
    for (const command of commands) {
      const words = withoutConfig(valoraWords(command) ?? ["--version"]);
      if (words[0] !== "serve") expect([command, readArguments(words).kind]).not.toEqual([command, "misused"]);
    }
  });

  it("of npm is a script of package.json", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const named = [...commands, ...codes].flatMap((text) => [
      ...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test))/g),
    ]);
    expect(named.length).toBeGreaterThan(15);
    expect(named.map(([, run, own]) => run ?? own).filter((name) => !Object.hasOwn(scripts, name ?? ""))).toEqual([]);
  });
});

describe("what the documentation names", () => {
  it("are settings that there are", () => {
    const blocks = codeBlocks.filter(({ language }) => language === "" || language === "sh" || language === "ini");
    const set = blocks.flatMap(({ lines }) =>
      lines.flatMap((line) => [...line.matchAll(/(?<![\w$])([A-Z]+(?:_[A-Z]+)+)=/g)]),
    );
    const named = codes.flatMap((code) => /^([A-Z]+(?:_[A-Z]+)+)(?:=.*)?$/.exec(code)?.[1] ?? []);
    expect([set.length > 15, named.length > 60]).toEqual([true, true]);
    expect([...new Set([...set.map(([, name = ""]) => name), ...named])].filter((name) => !isSetting(name))).toEqual(
      [],
    );
  });

  it("are pages that there are", () => {
    const addresses = codes.filter((code) =>
      /^\/(?:admin|analysis|contacto|plans|privacy|profile|setup|docs)\b/.test(code),
    );
    expect(addresses.length).toBeGreaterThan(10);
    const pathOf = (address: string) => new URL(address.replace("…", "token"), "http://localhost").pathname;
    expect(addresses.filter((address) => routeOf(pathOf(address)) === null)).toEqual([]);
  });

  it("are files that there are", () => {
    const paths = codes.filter((code) => /^(?:app|content|docs|packages|scripts)\/[\w./-]+$/.test(code));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

const run = promisify(execFile);
const withoutConfig = (words: readonly string[]) =>
  words.filter((word, at) => word !== "--config" && words[at - 1] !== "--config");

describe("run one after the other in a folder of their own, they do what they say", () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-documented-"));
  const data = join(folder, "data");
  const settings = join(folder, "valora.env");

  /** Its output, and the status that it ends with. */
  async function answerOf(command: string): Promise<{ status: number; said: string }> {
    const words = valoraWords(command);
    const env = { PATH: process.env.PATH, HOME: folder, LOG_LEVEL: "error" };
    const here = (text: string) => text.replace("/etc/valora.env", settings);
    const [program, given] =
      words === null
        ? ["sh", ["-c", here(command)]]
        : [process.execPath, [join(root, "scripts/valora.mjs"), ...words.map(here)]];
    return run(program, given, {
      cwd: folder,
      env: { ...env, ...(!words?.includes("--config") && { DATA_DIR: data }) },
    }).then(
      ({ stdout, stderr }) => ({ status: 0, said: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ status: Number(code), said: stdout + stderr }),
    );
  }
  async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
    const database = await openDatabase({ url: null, folder: data });
    await database.ready;
    await work(database).finally(database.close);
  }
  const backups = () => readdirSync(join(data, "backups")).filter((name) => name.endsWith(".jsonl.gz"));
  const documented = (form: RegExp) => {
    const found = commands.find((command) => runOf(command)?.kind === "here" && form.test(command));
    return found ?? expect.unreachable(`no page has a command like ${form}`);
  };
  const done = async (command: string) => {
    const { status, said } = await answerOf(command);
    expect(status, `${command}\n${said}`).toBe(0);
    return said;
  };

  beforeAll(async () => {
    mkdirSync(data);
    await copyDatabaseTo(data);
    await withDatabase(({ kysely }) => {
      const [id, now] = [crypto.randomUUID(), new Date()];
      const person = {
        id,
        email: "ana@example.org",
        display_name: "Ana",
        password_hash: "scrypt$x",
        role: "user",
        language: "es",
        theme: null,
      } as const;
      return kysely
        .insertInto("accounts")
        .values({ ...person, created_at: now, age_declared_at: now })
        .execute();
    });
    writeFileSync(settings, `DATA_DIR=${data}\n`, { mode: 0o644 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("a company, a key, a file for its owner alone, and the settings in it", async () => {
    expect(await done(documented(/ KO --lang en$/))).toContain("Coca-Cola");
    expect(Buffer.from((await done(documented(/^openssl /))).trim(), "base64")).toHaveLength(32);
    await done(documented(/^chmod /));
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    expect(await done(documented(/ completion bash$/))).toContain("complete -o default -F _valora valora");
    expect(await done(documented(/check-config --config .* --lang it$/))).toMatch(/DATA_DIR .*riga 1$/m);
  });

  it("what an administrator does to an account", async () => {
    for (const command of commands.filter((each) => / admin /.test(each)))
      expect(await done(command), command).toContain("ana@example.org");
  });

  it("the jobs of a person: listed, run and read", async () => {
    await withDatabase(async ({ kysely }) => {
      const { id } = await kysely.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
      const settings = {
        ...{ name: "drinks", companies: { kind: "list" as const, tickers: ["KO"] }, question: "" },
        ...{ cron: "0 8 * * *", timeZone: "Europe/Madrid" },
        deliveries: { mail: null, webhook: false, file: null },
      };
      const now = new Date();
      await jobStore(kysely).add({ accountId: id, settings, nextRunAt: now, now, most: 9, key: null });
    });
    expect(await done(documented(/ jobs list /))).toMatch(/^drinks +Activo .*Europe\/Madrid/m);
    expect(await done(documented(/ jobs run /))).toContain("drinks");
    expect(await done(documented(/ jobs runs /))).toMatch(/ en cola /);
  });

  it("a backup, made, listed, verified, and restored where the database is gone", async () => {
    await done(documented(/^valora backup --config /));
    const [made = ""] = backups();
    expect(await done(documented(/ backups$/))).toContain(made);
    const asMade = (command: string) => command.replace(/valora-[\w…-]+\.jsonl\.gz$/, made);
    expect(await done(asMade(documented(/ verify data/)))).toContain(made.slice(7, 11));
    await done(documented(/^mv data\/postgres /));
    await done(asMade(documented(/ restore data\/backups\/valora-…/)));
    await withDatabase(async ({ kysely }) => {
      const found = await kysely.selectFrom("accounts").select(["email", "plan"]).execute();
      expect(found, "the account as the commands left it").toEqual([{ email: "ana@example.org", plan: "pro" }]);
    });
  });
});
