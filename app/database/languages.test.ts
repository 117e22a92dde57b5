import { rmSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { narrationLanguages } from "../core/narration/contracts/narration.ts";
import { answerLanguages } from "../core/shared/contracts/address-grammar.ts";
import { accountLanguages } from "../features/accounts/contracts/account.ts";
import { languages } from "../messages/languages.ts";
import { folderWithDatabase } from "./copied-database-contract.ts";
import { openDatabase } from "./open-database.ts";

// Contracts import no messages, and tables are made by migrations that stay as they were: each has a list of its own.
it("the languages of the texts are those that the contracts take", () => {
  expect({ accountLanguages, answerLanguages, narrationLanguages }).toEqual({
    accountLanguages: languages,
    answerLanguages: languages,
    narrationLanguages: languages,
  });
});

it("the languages of the texts are those that every table takes", async () => {
  const folder = await folderWithDatabase("languages");
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const { rows } = await sql<{ name: string; condition: string }>`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as condition
    from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%language%'
  `.execute(database.kysely);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["accounts", "conversations"]));
  for (const { name, condition } of rows) {
    const taken = [...condition.matchAll(/'(\w+)'/g)].map(([, language]) => language);
    expect([name, taken.toSorted()]).toEqual([name, languages.toSorted()]);
  }
});
