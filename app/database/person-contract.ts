import type { Kysely } from "kysely";
import type { Account } from "../core/shared/use-cases/caller.ts";
import type { Tables } from "./schema.ts";
import { uuidAt } from "./uuid.ts";

type Person = { name: string; at: Date } & Partial<Pick<Account, "id" | "role" | "plan" | "language">>;

/** A person without a way in: the row that a confirmed sign-up leaves. */
export async function addPerson(kysely: Kysely<Tables>, { name, at, ...chosen }: Person): Promise<Account> {
  const { id = uuidAt(at), role = "user", plan = "free", language = "es" } = chosen;
  const email = `${name}@test.example`;
  await kysely
    .insertInto("accounts")
    .values({
      ...{ id, email, display_name: name, password_hash: "scrypt$", role, plan, language, theme: null },
      ...{ created_at: at, age_declared_at: at },
    })
    .execute();
  return {
    ...{ id, email, displayName: name, role, plan, isPaying: false, givenPlan: plan, language, theme: null },
    ...{ createdAt: at, ageDeclaredAt: at, suspendedAt: null },
  };
}
