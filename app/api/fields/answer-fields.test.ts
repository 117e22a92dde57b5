import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { analysisFields } from "../../core/analysis/api/written-analysis.ts";
import { Failure } from "../../failure.ts";
import { answerFields } from "./answer-fields.ts";
import { type FieldTree, pathsIn } from "./field-tree.ts";

const method = z.enum(["first", "second", "third"]);
const Trace = z.object({ nodes: z.array(z.number()) });
const outcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("estimate"), value: z.number(), trace: Trace }),
  z.object({ kind: z.literal("none"), reason: z.string() }),
]);
const Sample = z.object({
  schemaVersion: z.literal(1),
  price: z.object({ value: z.number(), age: z.object({ days: z.int() }).nullable() }).nullable(),
  methods: z.array(z.object({ method, outcome, vote: z.number().nullable() })).readonly(),
  byMethod: z.record(method, z.number()),
  notes: z.record(z.string(), z.string()),
  rows: z.array(z.array(z.object({ cell: z.number(), node: z.number() }))),
});
const fields = answerFields({ name: "Sample", schema: Sample, traceParts: new Set([Trace]), example: "price" });
const body: z.infer<typeof Sample> = {
  schemaVersion: 1,
  price: { value: 7, age: null },
  methods: [
    { method: "first", outcome: { kind: "estimate", value: 3, trace: { nodes: [1, 2] } }, vote: 3 },
    { method: "second", outcome: { kind: "none", reason: "noDividend" }, vote: null },
  ],
  byMethod: { first: 1, second: 2, third: 3 },
  notes: { a: "b" },
  rows: [[{ cell: 1, node: 4 }], [{ cell: 2, node: 5 }]],
};
const part = (...asked: string[]) => fields.partOf(body, fields.selection(asked));

it("leaves a field, a field of each item, a field of the item with a name, and what tells items and forms apart", () => {
  expect(part("price.value")).toEqual({ schemaVersion: 1, price: { value: 7 } });
  expect(part("methods.outcome.value")).toEqual({
    schemaVersion: 1,
    methods: [
      { method: "first", outcome: { kind: "estimate", value: 3 } },
      { method: "second", outcome: { kind: "none" } },
    ],
  });
  expect(part("methods.first.outcome.trace", "methods.vote")).toEqual({
    schemaVersion: 1,
    methods: [
      { method: "first", outcome: { kind: "estimate", trace: { nodes: [1, 2] } }, vote: 3 },
      { method: "second", vote: null },
    ],
  });
  expect(part("methods.third")).toEqual({ schemaVersion: 1, methods: [] });
  expect(part("byMethod.second", "notes", "rows.cell")).toEqual({
    schemaVersion: 1,
    byMethod: { second: 2 },
    notes: { a: "b" },
    rows: [[{ cell: 1 }], [{ cell: 2 }]],
  });
});

it("writes one text for the same fields in any order, named once or twice, and whole ones over their parts", () => {
  const written = (...asked: string[]) => fields.written(body, fields.selection(asked));
  expect(written("price", "methods.vote")).toBe(written("methods.vote", "price.value", "price", "price"));
});

it.each([
  ["prize", "price"],
  ["price.valeu", "price.value"],
  ["value", "price.value"],
  ["reason", "methods.outcome.reason"],
  ["methods.frist.vote", "methods.first.vote"],
  ["methods.first.second", "methods.second"],
  ["notes.a", "notes"],
  ["methods.outcome.trace.nodes", "methods.outcome.trace"],
  ["", ""],
  ["price.", "price"],
  ["__proto__", ""],
])("refuses %o and says what was most likely meant", (path, nearest) => {
  const refusal = (() => {
    try {
      return part("methods", path);
    } catch (error) {
      return error;
    }
  })();
  if (!(refusal instanceof Failure)) throw new Error("not refused");
  expect([refusal.code, refusal.status]).toEqual(["answerFieldUnknown", 400]);
  const { field, nearestField } = refusal.params;
  expect(field).toBe(path);
  if (nearest !== "") expect(nearestField).toBe(nearest);
  expect(pathsIn(fields.tree)).toContain(nearestField);
});

it("takes two hundred paths, and no more", () => {
  expect(part(...Array.from({ length: 200 }, () => "price"))).toMatchObject({ price: { value: 7 } });
  expect(() => part(...Array.from({ length: 201 }, () => "price"))).toThrow(Failure);
});

it("names no item of a list as its fields are named: a path has one meaning", () => {
  const clashes = (tree: FieldTree): string[] => {
    if (tree.kind === "leaf") return [];
    if (tree.kind === "object") return [...tree.fields.values()].flatMap(clashes);
    const { item, key } = tree;
    const own = item.kind === "object" && key !== null ? [...key.names].filter((name) => item.fields.has(name)) : [];
    return [...own, ...clashes(item)];
  };
  expect(clashes(analysisFields.tree)).toEqual([]);
});

it("leaves for any paths exactly the leaves that lie under one of them", () => {
  const kept = ["schemaVersion", "method", "kind"];
  const asked = fc.uniqueArray(fc.constantFrom(...pathsIn(fields.tree)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(asked, (paths) => {
      const left = leavesOf(part(...paths));
      // Where there is nothing on the way to a field, it says so.
      const isAsked = (way: string, value: unknown) =>
        paths.some((path) => `${way}.`.startsWith(`${path}.`) || (value === null && path.startsWith(`${way}.`)));
      const wanted = leavesOf(body).filter(({ ways, value }) => ways.some((way) => isAsked(way, value)));
      const texts = (leaves: typeof left) => leaves.map(({ ways, value }) => `${ways[0]}=${value}`);
      expect(texts(left)).toEqual(expect.arrayContaining(texts(wanted)));
      const others = left.filter(({ ways }) => !wanted.some((each) => each.ways[0] === ways[0]));
      expect(others.filter(({ ways }) => !kept.includes(ways[0]?.split(".").at(-1) ?? ""))).toEqual([]);
    }),
  );
});

type Leaf = { ways: string[]; value: unknown };

/** Every leaf of a body with all paths that lead to it: through a list, with and without the name of the item. */
function leavesOf(value: unknown, ways: string[] = [""]): Leaf[] {
  const joined = (name: string) => ways.map((way) => (way === "" ? name : `${way}.${name}`));
  if (Array.isArray(value))
    return value.flatMap((item) => leavesOf(item, [...ways, ...("method" in Object(item) ? joined(item.method) : [])]));
  if (typeof value !== "object" || value === null) return [{ ways, value }];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, joined(name)));
}
