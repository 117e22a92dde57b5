import sax from "sax";
import { Failure } from "../failure.ts";

const MOST_REFERENCES = 10_000;
const MOST_ATTRIBUTES = 100;
const PIECE = 65_536;
/** The five entities of XML and no other. */
const options = { strictEntities: true, position: false };

/** The attributes of an element as they are written, prefixes and all. */
export type Attributes = Readonly<Record<string, string>>;

/** Events of a part, in its order; elements by their names without a prefix, texts in one or more pieces. */
export type XmlReader = {
  /** `parent` is the element it stands in; "" for the outermost. True when nothing more is needed. */
  open?: (name: string, attributes: Attributes, parent: string) => boolean | undefined;
  close?: (name: string) => boolean | undefined;
  text?: (text: string, parent: string) => void;
};

const invalid = (cause?: unknown) => new Failure("fileInvalid", {}, { cause });

/**
 * Reads a document from its start for as long as its reader wants more. Nothing is built, nothing outside of it is
 * fetched; a document type, a flood of references or of attributes, and what is no XML are refused.
 */
export function readXml(part: Buffer, reader: XmlReader): void {
  refuseFlood(part);
  const parser = sax.parser(true, options);
  const path: string[] = [];
  const parent = () => path.at(-1) ?? "";
  let isEnough = false;
  let attributes = 0;
  parser.onerror = (error) => {
    throw invalid(error);
  };
  parser.ondoctype = () => {
    throw invalid();
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw invalid();
  };
  parser.onopentag = (tag) => {
    attributes = 0;
    if (isEnough) return;
    const name = local(tag.name);
    // Without name spaces of the reader's own every attribute is a text.
    isEnough = reader.open?.(name, tag.attributes as Attributes, parent()) === true;
    path.push(name);
  };
  parser.onclosetag = () => {
    const name = path.pop() ?? "";
    if (!isEnough) isEnough = reader.close?.(name) === true;
  };
  const { text } = reader;
  if (text !== undefined) {
    const told = (piece: string) => {
      if (!isEnough) text(piece, parent());
    };
    parser.ontext = told;
    parser.oncdata = told;
  }
  const decoder = new TextDecoder(encodingOf(part));
  for (let at = 0; at < part.length && !isEnough; at += PIECE) {
    parser.write(decoder.decode(part.subarray(at, at + PIECE), { stream: true }));
  }
  if (!isEnough) parser.write(decoder.decode()).close();
}

/** By its first bytes; programs write UTF-8, and the standard allows UTF-16 with its mark. */
function encodingOf(part: Buffer): string {
  if (part[0] === 0xff && part[1] === 0xfe) return "utf-16le";
  return part[0] === 0xfe && part[1] === 0xff ? "utf-16be" : "utf-8";
}

function refuseFlood(part: Buffer): void {
  let references = 0;
  for (let at = part.indexOf("&#"); at >= 0; at = part.indexOf("&#", at + 2)) references += 1;
  if (references > MOST_REFERENCES) throw invalid();
}

const local = (name: string): string => {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
};

/** One attribute by its name without prefix. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const plain = attributes[name];
  if (plain !== undefined) return plain;
  for (const full in attributes) if (full.endsWith(`:${name}`)) return attributes[full];
  return undefined;
}
