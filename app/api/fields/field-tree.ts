import * as z from "zod";

/** The fields of an answer, as its contract declares them. */
export type FieldTree =
  | { kind: "leaf"; isOfTrace: boolean }
  | {
      kind: "object";
      fields: ReadonlyMap<string, FieldTree>;
      /** Fields that stay whatever is chosen: they tell one form of the object, or one item of a list, from another. */
      kept: readonly string[];
    }
  | { kind: "list"; item: FieldTree; key: ListKey | null };

/** The field that names the items of a list: `methods.prediction` is the item whose `method` is `prediction`. */
export type ListKey = { field: string; names: ReadonlySet<string> };

type ObjectTree = Extract<FieldTree, { kind: "object" }>;

/**
 * The fields below a contract. `traceParts` are the schemas that a trace consists of: they are read whole. A list has names
 * where its items begin with a name of a closed set.
 */
export function fieldTreeOf(schema: z.core.$ZodType, traceParts: ReadonlySet<z.core.$ZodType> = new Set()): FieldTree {
  if (traceParts.has(schema)) return { kind: "leaf", isOfTrace: true };
  const below = (each: z.core.$ZodType) => fieldTreeOf(each, traceParts);
  const inner = unwrapped(schema);
  if (inner !== null) return below(inner);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, each]) => [name, below(each)] as const);
    return { kind: "object", fields: new Map(fields), kept: [] };
  }
  if (schema instanceof z.ZodArray) return listOf(schema.element, below(schema.element));
  if (schema instanceof z.ZodUnion) return mergedOptions(schema.options, below);
  const names = schema instanceof z.ZodRecord ? namesIn(schema.keyType) : null;
  if (schema instanceof z.ZodRecord && names !== null) {
    const value = below(schema.valueType);
    return { kind: "object", fields: new Map(names.map((name) => [name, value])), kept: [] };
  }
  return { kind: "leaf", isOfTrace: false };
}

/** The schema inside one that only adds null, absence, a default or that it is not changed; null for any other. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | null {
  const isWrapper =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodDefault;
  return isWrapper ? schema.def.innerType : null;
}

/** The names of a closed set; null for a schema of anything else. */
function namesIn(schema: z.core.$ZodType): readonly string[] | null {
  const inner = unwrapped(schema);
  if (inner !== null) return namesIn(inner);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : null;
}

function listOf(element: z.core.$ZodType, item: FieldTree): FieldTree {
  const first = element instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(element.shape)[0] : undefined;
  const names = first === undefined ? null : namesIn(first[1]);
  if (first === undefined || names === null || item.kind !== "object") return { kind: "list", item, key: null };
  const [field] = first;
  return { kind: "list", item: { ...item, kept: [...item.kept, field] }, key: { field, names: new Set(names) } };
}

/** One tree for all forms of a value: an object has the fields of every form, and keeps those that tell the forms apart. */
function mergedOptions(options: readonly z.core.$ZodType[], below: (schema: z.core.$ZodType) => FieldTree): FieldTree {
  const trees = options.map(below);
  const objects = trees.filter((tree): tree is ObjectTree => tree.kind === "object");
  const [other] = trees.filter((tree) => tree.kind === "list");
  if (objects.length === 0) return other ?? trees[0] ?? { kind: "leaf", isOfTrace: false };
  return {
    kind: "object",
    fields: new Map(objects.flatMap(({ fields }) => [...fields])),
    kept: [...new Set([...objects.flatMap(({ kept }) => kept), ...literalsIn(options)])],
  };
}

const literalsIn = (options: readonly z.core.$ZodType[]): string[] =>
  options.flatMap((option) =>
    option instanceof z.ZodObject
      ? Object.entries<z.core.$ZodType>(option.shape).flatMap(([name, each]) =>
          each instanceof z.ZodLiteral ? [name] : [],
        )
      : [],
  );

/** The tree that a step of a path leads to, and whether it names an item of a list; null where it leads nowhere. */
export function stepInto(tree: FieldTree, step: string): { tree: FieldTree; isItem: boolean } | null {
  if (tree.kind === "leaf") return null;
  if (tree.kind === "list") {
    const field = stepInto(tree.item, step);
    if (field !== null) return field.isItem ? null : field;
    return tree.key?.names.has(step) ? { tree: tree.item, isItem: true } : null;
  }
  const field = tree.fields.get(step);
  return field === undefined ? null : { tree: field, isItem: false };
}

/** A list with more names than these is suggested without them. */
const MOST_NAMES = 20;

/** Every path that leads somewhere, shorter ones before those that they begin. */
export function pathsIn(tree: FieldTree): string[] {
  if (tree.kind === "leaf") return [];
  if (tree.kind === "list") {
    const inside = pathsIn(tree.item);
    const names = tree.key !== null && tree.key.names.size <= MOST_NAMES ? [...tree.key.names] : [];
    return [...inside, ...names.flatMap((name) => [name, ...inside.map((path) => `${name}.${path}`)])];
  }
  return [...tree.fields].flatMap(([name, each]) => [name, ...pathsIn(each).map((path) => `${name}.${path}`)]);
}
