import * as z from "zod";

/**
 * The schema of any part of what a contract describes: each field may be missing, and those that are there are as the contract
 * says. `whole` are schemas that are read whole.
 */
export function partSchemaOf(schema: z.core.$ZodType, whole: ReadonlySet<z.core.$ZodType> = new Set()): z.ZodType {
  const part = (each: z.core.$ZodType) => partSchemaOf(each, whole);
  if (schema instanceof z.ZodNullable) return part(schema.def.innerType).nullable();
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return part(schema.def.innerType).optional();
  if (schema instanceof z.ZodReadonly) return part(schema.def.innerType);
  if (schema instanceof z.ZodObject && !whole.has(schema)) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, each]) => [name, part(each).optional()]);
    return z.object(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodArray) return z.array(part(schema.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(part));
  // Every schema of a contract is made by zod's usual classes, of which the core type is the base.
  return schema as z.ZodType;
}
