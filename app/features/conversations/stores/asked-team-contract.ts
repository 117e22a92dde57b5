import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { readConfig } from "../../../config/config.server.ts";
import type { Database } from "../../../database/open-database.ts";
import type { Tables } from "../../../database/schema.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";

type Composed = Awaited<ReturnType<typeof composeAccounts>>;

export const silent = { info: () => {}, warn: () => {} };
export const password = "correct horse battery 9";
export const code = (code: string) => expect.objectContaining({ code });

/**
 * An installation whose team readers can write to. Before each test it has no account, and nothing in the table of what they
 * write.
 */
export function askedTeam(database: Database, written: keyof Tables) {
  let composed: Composed | undefined;
  const people = () => composed ?? expect.unreachable("it starts before the first test");

  beforeAll(async () => {
    const config = readConfig({ NODE_ENV: "test", CONTACT_EMAIL: "team@test.example" });
    composed = await composeAccounts({ database, config, log: silent });
  });
  afterAll(() => people().stop());
  beforeEach(async () => {
    for (const table of ["accounts", "sign_ups", written, "outbox", "paces"] as const)
      await database.kysely.deleteFrom(table).execute();
  });

  return {
    get accounts() {
      return people().accounts;
    },
    get conversations() {
      return people().conversations;
    },
    get wrongNumbers() {
      return people().wrongNumbers;
    },
    async registered(role: "user" | "editor" | "admin", email = `${role}@test.example`) {
      const form = { email, password, displayName: role, isOldEnough: true, language: "en" };
      await people().accounts.signUp({ address: role }, form);
      const account = await people().accounts.grantRole(email, role);
      await database.kysely.deleteFrom("outbox").execute();
      return account ?? expect.unreachable("the account that signed up");
    },
    mails: () =>
      database.kysely
        .selectFrom("outbox")
        .select(["id", "recipient", "subject", "text"])
        .orderBy("queued_at")
        .execute(),
  };
}
