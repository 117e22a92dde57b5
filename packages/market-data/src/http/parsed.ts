import type * as z from "zod";
import { ProviderFailure } from "../provider.ts";

/** The body in the vendor's shape, or a failure that keeps what did not fit and tells a wrong value from another shape. */
export function parsed<Schema extends z.ZodType>(provider: string, schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const isAboutValues = result.error.issues.every((issue) => {
    const found = valueAt(body, issue.path);
    return isValue(found) && (found === null || !expectsParts(issue));
  });
  const detail = isAboutValues ? "wrongValue" : "wrongShape";
  throw new ProviderFailure(provider, "unreadable", { cause: result.error, detail });
}

const isValue = (found: unknown) => found !== undefined && (found === null || typeof found !== "object");

/** Whether an object or a list was expected: anything else in its place is no value of it. */
const expectsParts = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" && ["object", "array", "record"].includes(issue.expected);

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let found = body;
  for (const name of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
