import { Failure } from "../../../failure.ts";
import type { Account } from "./caller.ts";

/** What only administrators may read or do; to others there is nothing here. Throws `notFound`. */
export function mustAdminister(reader: Account | null): Account {
  if (reader?.role !== "admin") throw new Failure("notFound");
  return reader;
}
