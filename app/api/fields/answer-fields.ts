import { z } from "@hono/zod-openapi";
import { nearestPath } from "../../core/shared/use-cases/nearest-path.ts";
import { Failure } from "../../failure.ts";
import { inertJson } from "../../http/problem.ts";
import { jsonAnswer } from "../openapi.ts";
import { type FieldTree, fieldTreeOf, pathsIn, stepInto } from "./field-tree.ts";
import { partSchemaOf } from "./part-schema.ts";
import { projected, type Selection, selectionOf } from "./selection.ts";

/** How many paths one request may name. */
export const mostFields = 200;
const LONGEST_PATH_SHOWN = 80;

type Described = {
  /** Its name in the description of the API, for what is a part of it. */
  name: string;
  schema: z.ZodType;
  /** Schemas that a trace consists of. */
  traceParts?: ReadonlySet<z.core.$ZodType>;
  /** An example of fields, for the documentation. */
  example: string;
};

/** The fields of one kind of answer: how they are chosen, and how the chosen ones are written. */
export function answerFields({ name, schema, traceParts = new Set(), example }: Described) {
  const tree = withVersionKept(fieldTreeOf(schema, traceParts));
  const part = partSchemaOf(schema, traceParts).meta({ id: `${name}Part` });
  let paths: readonly string[] | null = null;
  const selection = (asked: readonly string[]): Selection => {
    if (asked.length < 1 || asked.length > mostFields)
      throw new Failure("outOfRange", { param: "fields", minimum: 1, maximum: mostFields });
    const steps = asked.map((path) => path.split("."));
    const wrong = steps.findIndex((path) => !leadsSomewhere(tree, path));
    if (wrong >= 0) {
      paths ??= pathsIn(tree);
      throw unknownField(asked[wrong] ?? "", { tree, paths });
    }
    return selectionOf(tree, steps);
  };
  return {
    tree,
    part,
    /** The parameter, for the description of the operation. */
    parameter: z.string().optional().openapi({
      description: `Fields of the answer to return, as paths separated by commas; all without it. A path goes through a list to the same field of each item; a name that begins the items of a list chooses one of them. schemaVersion, and the names that tell items and forms apart, are always there`,
      example,
    }),
    /** The answer as the description of the operation has it: whole, or the chosen part. */
    answer: (description: string) => jsonAnswer(z.union([schema, part]), description),
    /** Checks the paths; throws `answerFieldUnknown` for one that leads nowhere. */
    selection,
    /** The selection in an address: the whole answer where it says nothing. */
    selectionIn: (url: string): Selection => {
      const text = ownParameter(url, "fields");
      return text === null ? "whole" : selection(text.split(","));
    },
    /** The chosen part of an answer. */
    partOf: (answer: unknown, chosen: Selection): unknown => projected(answer, tree, chosen),
    /** The same, as it travels. */
    written: (answer: unknown, chosen: Selection): string => inertJson(projected(answer, tree, chosen)),
  };
}

const withVersionKept = (tree: FieldTree): FieldTree =>
  tree.kind === "object" ? { ...tree, kept: [...tree.kept, "schemaVersion"] } : tree;

function leadsSomewhere(tree: FieldTree, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  const next = stepInto(tree, step);
  return next !== null && leadsSomewhere(next.tree, rest);
}

function unknownField(path: string, { tree, paths }: { tree: FieldTree; paths: readonly string[] }): Failure {
  const field = path.slice(0, LONGEST_PATH_SHOWN).replace(/[^\w.-]/g, "·");
  const nearestField = leafBefore(tree, field.split(".")) ?? nearestPath(field, paths) ?? "";
  return new Failure("answerFieldUnknown", { field, nearestField });
}

/** The beginning of a path that goes on below what has no fields; null for any other. */
function leafBefore(tree: FieldTree, steps: readonly string[]): string | null {
  let reached = tree;
  for (const [index, step] of steps.entries()) {
    const next = stepInto(reached, step);
    if (next === null) return null;
    if (next.tree.kind === "leaf") return steps.slice(0, index + 1).join(".");
    reached = next.tree;
  }
  return null;
}

/** The parameters of an address but for those that say how its answer is written. */
export const parametersBut = (url: string, own: readonly string[]): [string, string][] =>
  [...new URL(url).searchParams].filter(([name]) => !own.includes(name));

/** A parameter that says how an answer is written; null where it is not given. Throws `paramRepeated`. */
export function ownParameter(url: string, name: string): string | null {
  const [value = null, ...others] = new URL(url).searchParams.getAll(name);
  if (others.length > 0) throw new Failure("paramRepeated", { param: name });
  return value;
}
