import { Failure } from "../../../failure.ts";

/** A number as it is written, when a double would be another one or none. */
export class WrittenNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type JsonObject = ReadonlyMap<string, JsonValue>;
/** A parsed JSON value, objects as maps: no name of a member can reach into anything of ours. */
export type JsonValue = null | boolean | number | string | WrittenNumber | readonly JsonValue[] | JsonObject;

const DEEPEST = 32;
const MOST_VALUES = 100_000;
const space = /[ \t\n\r]*/y;
const literal = /(?:true|false|null)(?![\w$])/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a string of JSON writes them as escapes
const plainText = /[^"\\\u0000-\u001f]{0,4096}/y;
const escapeForm = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const reserved = new Set(["__proto__", "constructor", "prototype"]);

type Reader = { text: string; at: number; values: number };

/**
 * Reads JSON to the letter of RFC 8259, a mark of the encoding before it aside. The same name twice in an object, which
 * most readers settle by forgetting one of the two, is `jsonInvalid`; a number that a double cannot hold stays as written.
 */
export function strictJson(text: string): JsonValue {
  const reader: Reader = { text, at: text.startsWith("\ufeff") ? 1 : 0, values: 0 };
  const value = valueIn(reader, 0);
  skip(reader);
  if (reader.at < text.length) throw new Failure("jsonInvalid");
  return value;
}

/** The text at the reader's place that matches one pattern, which may be empty. */
function taken(reader: Reader, form: RegExp): string {
  form.lastIndex = reader.at;
  const found = form.exec(reader.text)?.[0] ?? "";
  reader.at += found.length;
  return found;
}

const skip = (reader: Reader): void => void taken(reader, space);

function isNext(reader: Reader, sign: string): boolean {
  skip(reader);
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}

function valueIn(reader: Reader, depth: number): JsonValue {
  reader.values += 1;
  if (depth > DEEPEST) throw new Failure("jsonTooDeep");
  if (reader.values > MOST_VALUES) throw new Failure("jsonTooManyValues");
  if (isNext(reader, "{")) return objectIn(reader, depth);
  if (isNext(reader, "[")) return listIn(reader, depth);
  if (isNext(reader, '"')) return stringIn(reader);
  const word = taken(reader, literal);
  if (word !== "") return word === "null" ? null : word === "true";
  const digits = taken(reader, number);
  if (digits === "") throw new Failure("jsonInvalid");
  const value = Number(digits);
  const isExact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? value : new WrittenNumber(digits);
}

function objectIn(reader: Reader, depth: number): JsonObject {
  const members = new Map<string, JsonValue>();
  if (isNext(reader, "}")) return members;
  do {
    if (!isNext(reader, '"')) throw new Failure("jsonInvalid");
    const name = stringIn(reader);
    if (reserved.has(name)) throw new Failure("fieldUnknown", { param: name });
    if (members.has(name) || !isNext(reader, ":")) throw new Failure("jsonInvalid");
    members.set(name, valueIn(reader, depth + 1));
  } while (isNext(reader, ","));
  if (!isNext(reader, "}")) throw new Failure("jsonInvalid");
  return members;
}

function listIn(reader: Reader, depth: number): JsonValue[] {
  const items: JsonValue[] = [];
  if (isNext(reader, "]")) return items;
  do items.push(valueIn(reader, depth + 1));
  while (isNext(reader, ","));
  if (!isNext(reader, "]")) throw new Failure("jsonInvalid");
  return items;
}

/** The rest of a string whose first quote has been read. */
function stringIn(reader: Reader): string {
  const parts: string[] = [];
  for (;;) {
    const part = taken(reader, plainText) || escapedIn(reader);
    if (part !== "") parts.push(part);
    else if (reader.text[reader.at] === '"') break;
    else throw new Failure("jsonInvalid");
  }
  reader.at += 1;
  const text = parts.join("");
  if (!text.isWellFormed()) throw new Failure("jsonInvalid");
  return text;
}

function escapedIn(reader: Reader): string {
  const found = taken(reader, escapeForm);
  // One escape in the form that JSON gives it.
  return found === "" ? "" : String(JSON.parse(`"${found}"`));
}
