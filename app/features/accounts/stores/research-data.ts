import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { inputsIn } from "../../versions/stores/version-store.ts";

/** A person's saved analyses, with all that went into them. */
export async function researchOf(database: Kysely<Tables>, accountId: string) {
  const versions = await database
    .selectFrom("versions")
    .select(["id", "ticker", "name", "question", "engine", "data_edition", "note", "result", "inputs", "saved_at"])
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
