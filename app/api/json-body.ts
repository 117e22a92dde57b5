import type * as z from "zod";
import { Failure } from "../failure.ts";
import { type JsonValue, strictJson, WrittenNumber } from "../features/imports/reading/strict-json.ts";

const mediaType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * The body of a request in the form of its contract. Strict: an unknown field, a key that stands twice and another
 * encoding are refused by name, because each of them means that the caller meant something else.
 */
export async function jsonBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  if (request.headers.has("content-encoding")) throw new Failure("unsupportedEncoding");
  if (!mediaType.test(request.headers.get("content-type") ?? "")) throw new Failure("unsupportedMediaType");
  const value = plain(strictJson(await textOf(request)));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Failure("bodyInvalid");
  const read = schema.safeParse(value);
  if (!read.success) throw failureOf(read.error, value);
  return read.data;
}

async function textOf(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("jsonInvalid", {}, { cause });
  }
}

/** Objects become plain ones: the reader has refused every name that reaches into what objects inherit. */
function plain(value: JsonValue): unknown {
  if (value instanceof WrittenNumber) return Number(value.text);
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, member]) => [name, plain(member)]));
  return Array.isArray(value) ? value.map(plain) : value;
}

const LONGEST_FIELD_SHOWN = 40;

/** The first thing that is wrong: unknown names before values, because they may be misspelt; what is there before what lacks. */
function failureOf({ issues }: z.ZodError, value: object): Failure {
  const unknown = issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown !== undefined) return new Failure("fieldUnknown", { param: shown(unknown.keys[0] ?? "") });
  const isThere = ({ path: [field] }: (typeof issues)[number]) => field !== undefined && Object.hasOwn(value, field);
  const issue = issues.find(isThere) ?? issues[0];
  const [field = ""] = issue?.path ?? [];
  const param = shown(String(field));
  if (!Object.hasOwn(value, field)) return new Failure("fieldRequired", { param });
  const given: unknown = Object.entries(value).find(([name]) => name === field)?.[1];
  const isBeyondNumbers = typeof given === "number" && !Number.isFinite(given);
  return isBeyondNumbers
    ? new Failure("outOfRange", { param, minimum: "-1.7e308", maximum: "1.7e308" })
    : new Failure("fieldType", { param });
}

const shown = (name: string) => name.slice(0, LONGEST_FIELD_SHOWN).replace(/[^\w.-]/g, "·");
