import fc from "fast-check";
import { usualText } from "./usual-texts-contract.ts";

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
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
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

/** Where numbers end, or stop being exact, in a double, in SQL and in a date. */
const extremes = [
  ...[Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER + 1, 0.1 + 0.2],
  ...[2 ** 31, -(2 ** 31) - 1, 2 ** 63, 8.64e15 + 1],
];

/** Values of every type that JSON has. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...extremes, ...[null, true, 0, -1, [], {}, [[[]]], [null], { a: { b: [] } }]),
);

const DEEPEST = 6;
/** Of lists and texts without a limit of their own, and of those whose limit would only make the run slow. */
const LONGEST_LIST = 4;
const LONGEST_LIST_BEYOND_LIMIT = 600;
const LONGEST_TEXT_BEYOND_LIMIT = 20_000;
const MOST_OPTIONAL_FIELDS = 3;

/** How values are drawn: all as their schema allows, or some of them nearly so; and the name of the field that one is for. */
export type Drawing = { schemas: Schemas; isRight: boolean; name?: string; depth?: number };

/** A value that a schema allows, or nearly. */
export function valueAtRandom(given: Schema, drawing: Drawing): fc.Arbitrary<unknown> {
  const { schemas, depth = 0 } = drawing;
  const schema = given.$ref === undefined ? given : (schemas[given.$ref.split("/").at(-1) ?? ""] ?? {});
  const inside = { ...drawing, depth: depth + 1 };
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  if (depth > DEEPEST) return fc.constant(null);
  if (choices.length > 0) return fc.oneof(...choices.map((each) => valueAtRandom(each, inside)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === "array") return listOf(schema, inside);
  if (type === "object") return objectOf(schema, inside);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return type === "number" || type === "integer"
    ? numberOf(schema, type === "integer", drawing)
    : textOf(schema, drawing);
}

/** Short ones, and one that is longer than allowed. */
function listOf({ minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} }: Schema, drawing: Drawing) {
  const item = valueAtRandom(items, drawing);
  const short = fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, LONGEST_LIST)),
  });
  if (drawing.isRight || maxItems >= LONGEST_LIST_BEYOND_LIMIT) return short;
  const beyond = item.map((each) => Array.from({ length: maxItems + 1 }, () => each));
  return fc.oneof({ weight: 12, arbitrary: short }, { weight: 1, arbitrary: beyond });
}

function objectOf(schema: Schema, drawing: Drawing): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  if (typeof others === "object" && Object.keys(properties).length === 0) {
    const known = fc.constantFrom(...Object.keys(Object(schema.example)), "a");
    const name = drawing.isRight ? known : fc.oneof(hostileText, known);
    return fc.dictionary(name, valueAtRandom(others, drawing), { maxKeys: LONGEST_LIST });
  }
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const all = drawing.isRight ? MOST_OPTIONAL_FIELDS : optional.length;
  return fc.subarray(optional, { maxLength: Math.min(all, optional.length) }).chain((chosen) => {
    const names = [...required.filter((name) => name in properties), ...chosen];
    return fc.record(
      Object.fromEntries(names.map((name) => [name, fieldOf(properties[name] ?? {}, { ...drawing, name })])),
    );
  });
}

/** Mostly as it should be. */
function fieldOf(schema: Schema, drawing: Drawing): fc.Arbitrary<unknown> {
  const right = valueAtRandom(schema, drawing);
  return drawing.isRight ? right : fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: hostileValue });
}

/** At its bounds and between; else also a hair beside them, and where numbers end. */
function numberOf({ minimum, maximum, exclusiveMinimum }: Schema, isWhole: boolean, { isRight }: Drawing) {
  const [least, most] = [minimum ?? exclusiveMinimum ?? -1_000, maximum ?? 1_000];
  const step = isWhole ? 1 : 1e-9;
  const [lower, upper] = [Math.ceil(Math.max(least, -1e9)), Math.floor(Math.min(most, 1e9))];
  // Doubles at random are mostly of a size that no figure has.
  const parts = fc.integer({ min: 0, max: 1_000 }).map((part) => least + ((most - least) * part) / 1_000);
  const between = isWhole ? fc.integer({ min: lower, max: upper }) : parts;
  if (isRight)
    return fc.oneof({ weight: 3, arbitrary: between }, { weight: 1, arbitrary: fc.constantFrom(least, most) });
  return fc.oneof(
    { weight: 6, arbitrary: between },
    { weight: 3, arbitrary: isWhole ? between : fc.double({ min: least, max: most, noNaN: true }) },
    { weight: 3, arbitrary: fc.constantFrom(least, most, least - step, most + step, 0, -0) },
    { weight: 1, arbitrary: fc.constantFrom(...extremes) },
  );
}

function textOf(schema: Schema, { isRight, name = "" }: Drawing): fc.Arbitrary<unknown> {
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const right = usualText(schema, name);
  // Characters of one, two and four bytes: a limit counts one of them, storage another.
  const longest = fc
    .constantFrom("x", "\u00e9", "\u{1f600}")
    .map((each) => each.repeat(Math.min(maxLength, LONGEST_TEXT_BEYOND_LIMIT) / each.length));
  if (isRight) return fc.oneof({ weight: 9, arbitrary: right }, ...(maxLength < 1_000 ? [longest] : []));
  const beyond = fc.oneof(
    longest,
    longest.map((text) => `${text}y`),
  );
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: maxLength <= LONGEST_TEXT_BEYOND_LIMIT ? beyond : hostileText },
  );
}
