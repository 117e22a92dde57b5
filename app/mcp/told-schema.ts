import type * as z from "zod";

type Json = { readonly [name: string]: unknown };

/**
 * A schema as programs are told it. A value of several types is a branch for each: a list of types is as good JSON Schema, but some language
 * models read only one type and drop the argument, or the tool.
 */
export function toldSchema<Schema extends z.ZodObject>(schema: Schema) {
  const standard = schema["~standard"];
  const told = (way: "input" | "output") => (options: Parameters<typeof standard.jsonSchema.input>[0]) =>
    inBranches(standard.jsonSchema[way](options)) as Json;
  return { "~standard": { ...standard, jsonSchema: { input: told("input"), output: told("output") } } };
}

function inBranches(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inBranches);
  if (typeof part !== "object" || part === null) return part;
  const { type, ...rest } = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inBranches(inner)]));
  if (Array.isArray(type)) return { ...rest, anyOf: type.map((one) => ({ type: one })) };
  return type === undefined ? rest : { type, ...rest };
}
