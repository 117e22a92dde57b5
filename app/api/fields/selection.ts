import { type FieldTree, stepInto } from "./field-tree.ts";

/** The chosen part of a value: all of it, or some fields; of a list, some fields of each item or of the items with a name. */
export type Selection = "whole" | Chosen;
type Chosen = { fields: ReadonlyMap<string, Selection>; items: ReadonlyMap<string, Selection> };

const nothing: Chosen = { fields: new Map(), items: new Map() };

/** The selection of all these paths, which lead somewhere. */
export const selectionOf = (tree: FieldTree, paths: readonly (readonly string[])[]): Selection =>
  paths.reduce<Selection>((selection, path) => withPath(selection, tree, path), nothing);

function withPath(selection: Selection, tree: FieldTree, [step, ...rest]: readonly string[]): Selection {
  if (selection === "whole" || step === undefined) return "whole";
  const next = stepInto(tree, step);
  if (next === null) return selection;
  const part = next.isItem ? "items" : "fields";
  const chosen = withPath(selection[part].get(step) ?? nothing, next.tree, rest);
  return { ...selection, [part]: new Map(selection[part]).set(step, chosen) };
}

/** Everything but what a trace consists of, apart from the paths in `kept`. */
export function withoutTraces(tree: FieldTree, kept: readonly string[], path = ""): Selection | null {
  if (kept.includes(path)) return "whole";
  if (tree.kind === "leaf") return tree.isOfTrace ? null : "whole";
  if (tree.kind === "list") return withoutTraces(tree.item, kept, path);
  const fields = [...tree.fields].flatMap(([name, each]) => {
    const inside = withoutTraces(each, kept, path === "" ? name : `${path}.${name}`);
    return inside === null ? [] : [[name, inside] as const];
  });
  const isWhole = fields.length === tree.fields.size && fields.every(([, inside]) => inside === "whole");
  return isWhole ? "whole" : { fields: new Map(fields), items: new Map() };
}

/** The chosen part of a value, its fields in the order of the value. What is not chosen is not even read. */
export function projected(value: unknown, tree: FieldTree, selection: Selection): unknown {
  if (selection === "whole" || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return projectedList(value, tree, selection);
  if (tree.kind !== "object") return value;
  const part: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inside = selection.fields.get(name) ?? (tree.kept.includes(name) ? "whole" : null);
    const below = tree.fields.get(name);
    if (inside !== null && below !== undefined) part[name] = projected(Reflect.get(value, name), below, inside);
  }
  return part;
}

function projectedList(values: readonly unknown[], tree: FieldTree, selection: Chosen): unknown {
  if (tree.kind !== "list") return values;
  const { item, key } = tree;
  return values.flatMap((value) => {
    const named = key === null ? undefined : selection.items.get(nameIn(value, key.field));
    if (named === undefined && selection.fields.size === 0) return [];
    const chosen = named === undefined ? { ...selection, items: nothing.items } : merged(named, selection.fields);
    return [projected(value, item, chosen)];
  });
}

const nameIn = (value: unknown, field: string): string =>
  typeof value === "object" && value !== null ? String(Reflect.get(value, field)) : "";

/** The chosen part of an item by its name, with the part chosen of each item. */
function merged(named: Selection, fields: Chosen["fields"]): Selection {
  if (named === "whole" || fields.size === 0) return named;
  return both(named, { fields, items: nothing.items });
}

function both(one: Selection, other: Selection): Selection {
  if (one === "whole" || other === "whole") return "whole";
  return { fields: bothMaps(one.fields, other.fields), items: bothMaps(one.items, other.items) };
}

function bothMaps(one: Chosen["fields"], other: Chosen["fields"]): Map<string, Selection> {
  const union = new Map(one);
  for (const [name, selection] of other) {
    const known = union.get(name);
    union.set(name, known === undefined ? selection : both(known, selection));
  }
  return union;
}
