import * as z from "zod";
import { shown } from "../core/shared/contracts/address-grammar.ts";
import { Failure } from "../failure.ts";
import { toldSchema } from "./told-schema.ts";

/**
 * The arguments of a tool as programs are told them. The library of the protocol refuses in English and without a code: it takes
 * anything, and `checkedArguments` refuses.
 */
export const toldArguments = (schema: z.ZodObject) => ({
  "~standard": {
    ...toldSchema(schema)["~standard"],
    validate: (value: unknown) => ({ value: Object(value) as Record<string, unknown> }),
  },
});

/** Arguments in the form of their schema. Throws a failure for the first thing that is wrong: unknown names before values. */
export function checkedArguments(schema: z.ZodObject, given: unknown): z.output<z.ZodObject> {
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  const { issues } = read.error;
  const unknown = issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown !== undefined)
    throw new Failure(
      "fieldUnknown",
      { param: nameOf([...unknown.path, ...unknown.keys]) },
      { members: { arguments: Object.keys(schema.shape) } },
    );
  const [issue] = issues;
  throw issue === undefined ? new Failure("bodyInvalid", {}, { cause: read.error }) : failureOf(issue, schema);
}

type Issue = z.core.$ZodIssue;

/** `figures` of one of its items too: a list is wrong as a whole. */
const nameOf = (path: readonly PropertyKey[]): string =>
  shown(
    path
      .filter((step) => typeof step === "string")
      .slice(0, 2)
      .join("."),
  );

function failureOf(issue: Issue, schema: z.ZodObject): Failure {
  const param = nameOf(issue.path);
  if (issue.input === undefined) return new Failure("fieldRequired", { param });
  if (issue.code === "invalid_value")
    return new Failure("enumInvalid", { param, allowed: issue.values.map(String).join(", ") });
  if (issue.code === "invalid_format") return new Failure("dateInvalid", { param });
  if (issue.code === "too_small" || issue.code === "too_big") {
    const range = rangeOf(issue, schema);
    if (range !== null) return new Failure("outOfRange", { param, ...range });
  }
  return new Failure("fieldType", { param });
}

const Range = z.union([
  z.object({ minimum: z.number(), maximum: z.number() }),
  z
    .object({ minItems: z.number(), maxItems: z.number() })
    .transform(({ minItems: minimum, maxItems: maximum }) => ({ minimum, maximum })),
  z
    .object({ minLength: z.number(), maxLength: z.number() })
    .transform(({ minLength: minimum, maxLength: maximum }) => ({ minimum, maximum })),
]);

/** How much an argument may be: a number, the items of a list, the characters of a text. Null where it has no such two ends. */
function rangeOf({ path }: Issue, schema: z.ZodObject): { minimum: number; maximum: number } | null {
  const [name = ""] = path;
  const property = z.toJSONSchema(schema, { io: "input" }).properties?.[String(name)];
  const isItem = path.length > 1;
  const asked = isItem && typeof property === "object" ? property.items : property;
  return Range.safeParse(asked).data ?? null;
}
