import { Failure } from "../../../failure.ts";
import type { DescribedOperation } from "../described-operations.ts";

/**
 * The address of the API that a form without scripts asks for: the operation's own path, with what is typed encoded in it, and the
 * parameters that have a value. Throws `paramRequired` and `uriMalformed`.
 */
export function apiAddress({ address, operation }: DescribedOperation, typed: URLSearchParams): string {
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => partOfPath(name, typed.get(name) ?? ""));
  const query = new URLSearchParams();
  for (const { name, in: place } of operation.parameters ?? []) {
    const value = typed.get(name) ?? "";
    if (place === "query" && value !== "") query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function partOfPath(name: string, value: string): string {
  if (value === "") throw new Failure("paramRequired", { param: name });
  // Encoded or not, a browser takes these as a way to another address.
  if (value === "." || value === "..") throw new Failure("uriMalformed");
  return encodeURIComponent(value);
}
