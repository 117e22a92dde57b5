import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { MeteredUse } from "../../core/usage/contracts/metered-use.ts";
import type { Encoding } from "./accepted-encoding.ts";
import { variesBy } from "./public-answer.ts";

/** An answer as it was made, before anything of one reader is added. */
export type MadeAnswer = {
  headers: Headers;
  body: Buffer;
  uses: readonly MeteredUse[];
  /** The path and the symbol as the log writes them. */
  logged: { path: string; route: string; ticker: string | undefined };
  lasts: Lasting;
};

/**
 * Until the edition changes; the same, but an hour at most; about a minute; a minute and not longer, even where no new one can be
 * made.
 */
export type Lasting = "wholeEdition" | "edition" | "minute" | "minuteAtMost";

type Bodies = { readonly [encoding in Encoding]?: Buffer };

/** An answer that is sent to many readers. It never changes: another encoding makes another one. */
export type StoredAnswer = Omit<MadeAnswer, "headers" | "body"> & {
  /** Headers for all readers, without those of one request or of an encoding. */
  readonly headers: readonly (readonly [string, string])[];
  readonly etag: string;
  readonly isCompressible: boolean;
  /** Whether the answer says what is left of the reader's plan. */
  readonly saysRateLimit: boolean;
  readonly bodies: Bodies;
  /** Keeps, once, what the answer has left behind; absent where that was kept when it was made. */
  readonly keepLeftBehind?: () => void;
  /** The names and values of each encoding in one list, as Node writes them. */
  readonly rows: Readonly<Record<Encoding | "unchanged", readonly string[]>>;
};

const LEAST_WORTH_COMPRESSING = 1_024;
const compressible = /^(?:text\/|application\/(?!octet-stream|zip|pdf|vnd\.)|image\/svg)/;

/** Headers of one request, and those that depend on how the body is sent. */
const ofOneAnswer = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "ratelimit",
  "ratelimit-policy",
  "server-timing",
  "transfer-encoding",
  "x-request-id",
]);
/** Said of a body: an answer without one does not say it. */
const ofTheBody = new Set(["content-type", "content-disposition"]);

/** The answer for many readers; its body is still the plain one. */
export function storedAnswer({ headers, body, ...made }: MadeAnswer): StoredAnswer {
  const etag = headers.get("etag") ?? weakTag(body, headers.get("content-security-policy") ?? "");
  const common = [...headers].filter(([name]) => !ofOneAnswer.has(name) && name !== "etag" && name !== "vary");
  const isCompressible =
    body.byteLength >= LEAST_WORTH_COMPRESSING && compressible.test(headers.get("content-type") ?? "");
  const shared: StoredAnswer["headers"] = [...common, ["etag", etag], ["vary", variesBy(headers)]];
  return {
    ...made,
    headers: shared,
    etag,
    isCompressible,
    saysRateLimit: headers.has("ratelimit"),
    bodies: { identity: body },
    rows: {
      br: rowsOf(shared, "br"),
      gzip: rowsOf(shared, "gzip"),
      identity: shared.flat(),
      unchanged: shared.filter(([name]) => !ofTheBody.has(name)).flat(),
    },
  };
}

const rowsOf = (headers: StoredAnswer["headers"], encoding: Encoding): readonly string[] => [
  ...headers.flat(),
  "content-encoding",
  encoding,
];

/** Changes with the body and with what it may run. */
export function weakTag(body: Uint8Array, policy: string): string {
  const digest = createHash("sha256").update(body).update("\0").update(policy).digest("base64url");
  return `W/"${digest.slice(0, 22)}"`;
}

const STORED_BROTLI = 5;
const STORED_GZIP = 6;
/** For an answer that is sent once. */
export const PASSING = { brotli: 3, gzip: 3 } as const;
export const STORED = { brotli: STORED_BROTLI, gzip: STORED_GZIP } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoding in which an answer is sent: a small one, or an image, is sent as it is. */
export const encodingOf = ({ isCompressible }: StoredAnswer, accepted: Encoding): Encoding =>
  isCompressible ? accepted : "identity";

/** A body in an encoding: the stored one, or one made from what is stored. */
export async function bodyIn(
  { bodies }: StoredAnswer,
  encoding: Encoding,
  levels: { brotli: number; gzip: number } = STORED,
): Promise<Buffer> {
  const stored = bodies[encoding];
  if (stored !== undefined) return stored;
  const plain = bodies.identity ?? (await unpacked(bodies));
  if (encoding === "identity") return plain;
  // In one piece, which the system takes back whole: small ones would lie between the bodies that are stored.
  const chunkSize = plain.byteLength;
  if (encoding === "gzip") return ownMemory(await zip(plain, { level: levels.gzip, chunkSize }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return ownMemory(await brotli(plain, { params, chunkSize }));
}

/** The same bytes in memory of their size: what is packed has room for what is not. */
function ownMemory(packed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(packed.byteLength);
  own.set(packed);
  return own;
}

async function unpacked({ br, gzip: packed }: Bodies): Promise<Buffer> {
  if (br !== undefined) return promisify(brotliDecompress)(br);
  if (packed !== undefined) return promisify(gunzip)(packed);
  throw new Error("A stored answer has no body.");
}

/** The same answer with one more encoding; the plain body of a compressed answer is not stored. */
export const withBody = (answer: StoredAnswer, encoding: Encoding, body: Buffer): StoredAnswer => {
  const { identity: _, ...packed } = answer.bodies;
  return { ...answer, bodies: { ...(answer.isCompressible ? packed : answer.bodies), [encoding]: body } };
};

/** Objects, strings and headers around a body. */
const AROUND_IN_BYTES = 4_096;

/** The memory that an answer takes. */
export const bytesOf = (key: string, { bodies }: StoredAnswer): number =>
  AROUND_IN_BYTES + 2 * key.length + Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);

/** Whether a reader has this very answer: `If-None-Match` compares weakly. */
export function isUnchanged(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  if (asked === etag || asked.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return asked
    .slice(0, 1_024)
    .split(",")
    .some((each) => each.trim().replace(/^W\//, "") === bare);
}
