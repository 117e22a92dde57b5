import { LRUCache } from "lru-cache";

/** How a body is sent. */
export type Encoding = "br" | "gzip" | "identity";

const LONGEST_HEADER = 1_024;
const weightForm = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Browsers send a handful of spellings. */
const read = new LRUCache<string, Encoding>({ max: 200 });

/**
 * The encoding in which a reader gets a body: Brotli where it weighs as much as gzip. A reader who accepts none of them, not even the
 * plain body, gets the plain body, as any server may answer.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > LONGEST_HEADER) return "identity";
  const known = read.get(header);
  if (known !== undefined) return known;
  const chosen = chosenIn(header);
  read.set(header, chosen);
  return chosen;
}

function chosenIn(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
    if (name !== "" && !weights.has(name)) weights.set(name, weightIn(parameters));
  }
  const others = weights.get("*") ?? 0;
  const brotli = weights.get("br") ?? others;
  const gzip = weights.get("gzip") ?? weights.get("x-gzip") ?? others;
  const best = brotli >= gzip ? brotli : gzip;
  if (best === 0 || best < (weights.get("identity") ?? 0)) return "identity";
  return brotli >= gzip ? "br" : "gzip";
}

/** A weight that is none accepts nothing: who cannot say what they take gets the plain body. */
function weightIn(parameters: readonly string[]): number {
  const weight = parameters.find((each) => /^q\s*=/.test(each));
  if (weight === undefined) return 1;
  const text = weight.slice(weight.indexOf("=") + 1).trim();
  return weightForm.test(text) ? Number(text) : 0;
}
