import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Handler, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const compressible = /^(?:text|application|image\/svg)/;
const LEAST_WORTH_COMPRESSING = 1_024;
const A_YEAR = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

type Encoding = "br" | "gzip";
type StaticFile = { path: string; type: string; etag: string; cache: string };
type Body = Uint8Array<ArrayBuffer>;

/**
 * The built files, and nothing else: the list is made once, so no spelling of a path can reach beyond it. Compressed
 * copies are made when first asked for and kept. A file that another version has taken away or rewritten since, under the running
 * server, is not there: what it holds now is not what its address and its tag promise.
 */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  for (const [address, file] of filesIn(folder)) app.get(address, serving(file));
  return app;
}

function filesIn(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .flatMap((entry): [string, StaticFile][] => {
      const path = join(entry.parentPath, entry.name);
      const type = types[extname(entry.name)];
      if (type === undefined) return [];
      const address = `/${relative(folder, path).split(sep).join("/")}`;
      const cache = address.startsWith("/assets/") ? A_YEAR : AN_HOUR;
      return [[address, { path, type, etag: tagOf(readFileSync(path)), cache }]];
    });
  return new Map(files);
}

const tagOf = (content: Uint8Array): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/** The content that was listed; null when the file is gone, is another one now, or cannot be read. */
function contentOf({ path, etag }: StaticFile): Body | null {
  try {
    const content = Uint8Array.from(readFileSync(path));
    return tagOf(content) === etag ? content : null;
  } catch {
    return null;
  }
}

function serving(file: StaticFile): Handler {
  let kept: Body | null = null;
  const smallerBodies = new Map<Encoding, Promise<Body>>();
  const smallerIn = (encoding: Encoding, body: Body) => {
    const known = smallerBodies.get(encoding);
    if (known !== undefined) return known;
    const made = encoded(body, encoding);
    smallerBodies.set(encoding, made);
    return made;
  };
  return async (c) => {
    const headers = { "Cache-Control": file.cache, ETag: file.etag, Vary: "Accept-Encoding" };
    if (c.req.header("If-None-Match")?.slice(0, 1_024).includes(file.etag)) return c.body(null, 304, headers);
    kept ??= contentOf(file);
    if (kept === null) return c.notFound();
    const body = kept;
    const encoding = chosenEncoding(c.req.header("Accept-Encoding"), file.type, body.byteLength);
    if (encoding === "identity") return c.body(body, 200, { ...headers, "Content-Type": file.type });
    const smaller = await smallerIn(encoding, body);
    return c.body(smaller, 200, { ...headers, "Content-Type": file.type, "Content-Encoding": encoding });
  };
}

function chosenEncoding(accepted: string | undefined, type: string, size: number): Encoding | "identity" {
  if (size < LEAST_WORTH_COMPRESSING || !compressible.test(type)) return "identity";
  const asked = parseAccept((accepted ?? "").slice(0, 1_024));
  const weightOf = (encoding: Encoding) => (asked.find((one) => one.type === encoding) ?? asked.find(isAny))?.q ?? 0;
  const best = weightOf("br") >= weightOf("gzip") ? "br" : "gzip";
  return weightOf(best) > 0 ? best : "identity";
}

const isAny = ({ type }: { type: string }) => type === "*";

async function encoded(body: Body, encoding: Encoding): Promise<Body> {
  if (encoding === "gzip") return Uint8Array.from(await promisify(gzip)(body));
  return Uint8Array.from(await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
