import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import type { Account } from "../../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../database/open-database.ts";
import { addPerson } from "../../database/person-contract.ts";
import { createLog } from "../../http/request-log.ts";
import { composeAccounts } from "./account-context.server.ts";

let folder: string;
let database: Database;
let person: Account;
beforeAll(async () => {
  folder = await folderWithDatabase("kept-by-plan");
  database = await openDatabase({ url: null, folder });
  await database.ready;
  person = await addPerson(database.kysely, { name: "ana", at: new Date() });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How many of each a person of a plan may keep. */
async function mostOf(plan: Account["plan"], limits: "on" | "off") {
  const config = readConfig({ NODE_ENV: "test", PLAN_LIMITS: limits });
  const people = await composeAccounts({ database, config, log: createLog("silent") });
  const { versions, theses, saved, portfolios, shareLinks, sheetLinks } = people;
  const account = { ...person, plan };
  try {
    const lists = [versions.list(account, null), ...[theses, saved, portfolios].map((each) => each.list(account))];
    const links = [shareLinks, sheetLinks].map((each) => each.list(account));
    return (await Promise.all([...lists, ...links])).map(({ most }) => most);
  } finally {
    await people.stop();
  }
}

describe("what a person may keep", () => {
  it("is what the plan says where plans limit", async () => {
    expect(await mostOf("free", "on")).toEqual([50, 50, 20, 5, 20, 10]);
    expect(await mostOf("pro", "on")).toEqual([500, 500, 200, 100, 200, 100]);
  });

  it("is as much as the largest plan has where plans limit no one", async () => {
    expect(await mostOf("free", "off")).toEqual(await mostOf("pro", "on"));
  });
});
