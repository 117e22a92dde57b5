import { Failure } from "../../failure.ts";

const MOST_REFERENCES = 10_000;
const MOST_ATTRIBUTES = 100;

/** A part of a workbook as text. Document types and floods of references have no place in one. */
export function xmlText(part: Buffer): string {
  if (part.includes("<!DOCTYPE") || part.includes("<!ENTITY")) throw new Failure("fileInvalid");
  let references = 0;
  for (let at = part.indexOf("&#"); at >= 0; at = part.indexOf("&#", at + 2)) references += 1;
  if (references > MOST_REFERENCES) throw new Failure("fileInvalid");
  return new TextDecoder("utf-8").decode(part);
}

const named: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Text between tags as it is meant; a reference that XML does not know stays as it stands. */
export function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

export type Tag = {
  /** Without its prefix. */
  name: string;
  kind: "open" | "close" | "empty";
  attributes: string;
  /** Where the tag starts and where what follows it starts. */
  start: number;
  end: number;
};

/** The tags of a document in order, from a place on; nothing is built, so that a reader may stop early. */
export function* tags(xml: string, from = 0): Generator<Tag> {
  let at = xml.indexOf("<", from);
  while (at >= 0) {
    const close = xml.indexOf(">", at);
    if (close < 0) throw new Failure("fileInvalid");
    const body = xml.slice(at + 1, close);
    if (!body.startsWith("?") && !body.startsWith("!")) yield tagOf(body, at, close + 1);
    at = xml.indexOf("<", close);
  }
}

function tagOf(body: string, start: number, end: number): Tag {
  const isClose = body.startsWith("/");
  const isEmpty = body.endsWith("/");
  const inner = body.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined);
  const space = inner.search(/\s/);
  const fullName = space < 0 ? inner : inner.slice(0, space);
  const kind = isClose ? "close" : isEmpty ? "empty" : "open";
  const attributes = space < 0 ? "" : inner.slice(space);
  return { name: fullName.slice(fullName.indexOf(":") + 1), kind, attributes, start, end };
}

/** One attribute by its name without prefix. */
export function attribute(tag: Tag, name: string): string | undefined {
  let count = 0;
  for (const [, found = "", double, single] of tag.attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    count += 1;
    if (count > MOST_ATTRIBUTES) throw new Failure("fileInvalid");
    if (found === name || found.endsWith(`:${name}`)) return unescaped(double ?? single ?? "");
  }
  return undefined;
}
