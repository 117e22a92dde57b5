import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";

/** Only editors and admins write; others are told that there is nothing here, and never to sign in. */
export function mustEdit(reader: Account | null): Account {
  if (reader === null) throw new Failure("unauthenticated");
  if (reader.role !== "editor" && reader.role !== "admin") throw new Failure("notFound");
  return reader;
}
