import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyDatabaseTo } from "../copied-database-contract.ts";
import { copyTemplate } from "./copied-template.ts";
import { openEmbedded } from "./index.ts";
import { listTemplate } from "./template.ts";

const around = mkdtempSync(join(tmpdir(), "valora-template-"));
const template = join(around, "template");
let folder = "";
beforeAll(async () => {
  mkdirSync(template);
  await copyDatabaseTo(template);
  listTemplate(template);
});
beforeEach(() => {
  folder = mkdtempSync(join(around, "data-"));
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** Whether the database of a folder has the tables of the template: one that is made here from nothing has none. */
async function isCopy(given: string): Promise<boolean> {
  const embedded = await openEmbedded(folder, { template: () => given });
  const kysely = new Kysely({ dialect: embedded.dialect });
  const { rows } = await sql`select to_regclass('kysely_migration')::text as "table"`.execute(kysely);
  await sql`create table kept (value int)`.execute(kysely);
  await embedded.close();
  return JSON.stringify(rows) === JSON.stringify([{ table: "kysely_migration" }]);
}

/** The template with one thing changed. */
function changed(change: (copy: string) => void): string {
  const copy = mkdtempSync(join(around, "changed-"));
  cpSync(template, copy, { recursive: true });
  change(copy);
  return copy;
}

describe("an empty data folder", () => {
  it("takes the database of the template, closed to others, and keeps it from then on", async () => {
    expect(await isCopy(template)).toBe(true);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const isOpen = files.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0);
    expect(isOpen.map(({ name }) => name)).toEqual([]);
    expect(readdirSync(folder)).toEqual(["postgres"]);
    await expect(isCopy(template), "nothing is copied over what is there").rejects.toThrow(/"kept" already exists/);
  });

  it("takes it also after an end in the middle of a copy", async () => {
    mkdirSync(join(folder, "postgres.new", "base"), { recursive: true });
    writeFileSync(join(folder, "postgres.new", "PG_VERSION"), "");
    expect(await isCopy(template)).toBe(true);
    expect(existsSync(join(folder, "postgres.new"))).toBe(false);
  });

  it.each<[string, (copy: string) => void]>([
    ["lacks a file", (copy) => rmSync(join(copy, "postgres", "global", "pg_control"))],
    ["cannot be opened", (copy) => writeFileSync(join(copy, "postgres", "global", "pg_control"), Buffer.alloc(8_192))],
  ])("gets a database of its own where the template %s", async (_, change) => {
    expect(await isCopy(changed(change))).toBe(false);
    expect(readdirSync(folder)).toEqual(["postgres"]);
  });
});

describe("a copy of a template", () => {
  it.each<[string, (copy: string) => void]>([
    ["is not there", (copy) => rmSync(copy, { recursive: true })],
    ["has no list", (copy) => rmSync(join(copy, "files.json"))],
    ["has a list of something else", (copy) => writeFileSync(join(copy, "files.json"), "{}")],
    ["lacks a file", (copy) => rmSync(join(copy, "postgres", "global", "pg_control"))],
    ["lacks the end of a file", (copy) => truncateSync(join(copy, "postgres", "base", "5", "1259"), 8_192)],
  ])("leaves nothing where the template %s", async (_, change) => {
    await expect(copyTemplate(changed(change), join(folder, "postgres"))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("leaves what lies where it would be", async () => {
    mkdirSync(join(folder, "postgres"));
    writeFileSync(join(folder, "postgres", "letter"), "not ours");
    await expect(copyTemplate(template, join(folder, "postgres"))).rejects.toThrow(/ENOTEMPTY|EEXIST/);
    expect(readdirSync(folder, { recursive: true })).toEqual(["postgres", "postgres/letter"]);
  });
});
