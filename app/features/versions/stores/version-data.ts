import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { inputsIn } from "./version-store.ts";

/** A person's saved analyses with all that went into them. */
export async function versionsOf(database: Kysely<Tables>, accountId: string) {
  const versions = await database
    .selectFrom("versions")
    .select(["id", "ticker", "name", "question", "engine", "data_edition", "note", "result", "inputs", "saved_at"])
    .select(["policy_name", "policy_team"])
    .where("account_id", "=", accountId)
    .orderBy("saved_at")
    .execute();
  return {
    versions: await Promise.all(
      versions.map(async ({ result, inputs, ...version }) => {
        const { file, request } = await inputsIn(inputs);
        return { ...version, result: JSON.parse(result) as object, request, file };
      }),
    ),
  };
}
