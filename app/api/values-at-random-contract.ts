import fc from "fast-check";

/** The parts of a JSON schema that generate a valid value, or an invalid one close to it. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  format?: string;
  example?: unknown;
};
export type Schemas = Readonly<Record<string, Schema>>;

/** Texts that have broken programs: empty, huge, of other scripts, half of a character, meant for a program. */
const hostileTexts = [
  ..."|0|-1|NaN|1e999|-0|0x10|1,5|١٢|null|true|[]|{}|../../etc/passwd|' OR 1=1--|<script>|=1+1|%00|\u0000|\ud800|\u202eabc|e\u0301|😀|constructor|__proto__|AAPL,KO|BRK-B".split(
    "|",
  ),
  "9".repeat(400),
  "A".repeat(3_000),
  "é".repeat(300),
];
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);

/** Values of every type that JSON has. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...[null, true, 0, -1, 1e308, 0.1 + 0.2, Number.MAX_SAFE_INTEGER, [], {}, [[[]]], [null], { a: { b: [] } }],
  ),
);

const deepest = 6;

/** A value that a schema allows, or nearly. */
export function valueAtRandom(given: Schema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  const schema = given.$ref === undefined ? given : (schemas[given.$ref.split("/").at(-1) ?? ""] ?? {});
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  if (depth > deepest) return fc.constant(null);
  if (choices.length > 0) return fc.oneof(...choices.map((each) => valueAtRandom(each, schemas, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === "array") return fc.array(valueAtRandom(schema.items ?? {}, schemas, depth + 1), { maxLength: 4 });
  if (type === "object") return objectOf(schema, schemas, depth);
  if (type === "boolean") return fc.boolean();
  return type === "number" || type === "integer" ? numberOf(schema, type === "integer") : textOf(schema);
}

/** Some of its fields, each mostly as it should be. */
function objectOf({ properties = {}, required = [] }: Schema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, each]) => {
    const right = { weight: 8, arbitrary: valueAtRandom(each, schemas, depth + 1) };
    return [name, fc.oneof(right, { weight: 1, arbitrary: hostileValue })] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

/** At its bounds, a hair beside them, and between. */
function numberOf({ minimum, maximum, exclusiveMinimum }: Schema, isWhole: boolean): fc.Arbitrary<number> {
  const [least, most] = [minimum ?? exclusiveMinimum ?? -1_000, maximum ?? 1_000];
  const step = isWhole ? 1 : 1e-9;
  const edges = fc.constantFrom(least, most, least - step, most + step, 0, -0);
  const between = isWhole
    ? fc.integer({ min: Math.ceil(Math.max(least, -1e9)), max: Math.floor(Math.min(most, 1e9)) })
    : fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: between }, { weight: 1, arbitrary: edges });
}

const days = ["2025-12-31", "2026-02-30", "0000-01-01", "9999-12-31"];

function textOf({ format, example }: Schema): fc.Arbitrary<unknown> {
  const usual = fc.constantFrom(example ?? "AAPL", "AAPL", "KO", "SAN.MC", "someone@test.example");
  const day = format === "date" ? fc.constantFrom(...days) : usual;
  return fc.oneof({ weight: 6, arbitrary: format === "uuid" ? fc.uuid() : day }, { weight: 1, arbitrary: hostileText });
}
