import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsV4Signer } from "aws4fetch";
import { listedObjects } from "./listed-objects.ts";

/** A bucket that speaks Amazon's S3 protocol, with the folder in it that holds the backups. */
export type ObjectStorePlace = {
  /** Without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** Empty, or a path that ends in `/`. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Files by their name, in a store elsewhere. */
export type ObjectStore = {
  /** All names of the folder. */
  list(): Promise<string[]>;
  /** Sends a file; the store refuses it when what has come has another checksum. */
  put(path: string, name: string): Promise<void>;
  putText(text: string, name: string): Promise<void>;
  /** Writes a file of the store to a path, which exists only when it is whole. */
  get(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
};

/** The store has not done what it was asked; `code` is what it says, or what the network said. */
export class ObjectStoreFailure extends Error {
  override readonly name = "ObjectStoreFailure";
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The store of backups: ${code}`, options);
    this.code = code;
  }
}

const ANSWER_IN_MILLISECONDS = 60_000;
/** A backup of a gigabyte at one megabyte a second. */
const TRANSFER_IN_MILLISECONDS = 1_200_000;
const LONGEST_ERROR = 2_000;
/** A page of a list holds a thousand names of at most 1,024 bytes. */
const LONGEST_PAGE_IN_BYTES = 8_000_000;
const MOST_PAGES = 100;

type Ask = {
  method: "GET" | "PUT" | "DELETE";
  name?: string;
  query?: Readonly<Record<string, string>>;
  body?: Blob;
  sha256?: string;
  limitInMilliseconds?: number;
};

/** The store at a place. Its address is the operator's own; every request is signed, and redirects are not followed. */
export function objectStoreAt(place: ObjectStorePlace): ObjectStore {
  async function ask({ method, name = "", query = {}, body, ...asked }: Ask): Promise<Response> {
    const url = new URL(`${place.endpoint}/${place.bucket}${name === "" ? "" : `/${place.prefix}${name}`}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const signed = await new AwsV4Signer({
      ...{ method, url: url.href, service: "s3", region: place.region },
      ...{ accessKeyId: place.keyId, secretAccessKey: place.secret },
      headers: { "x-amz-content-sha256": asked.sha256 ?? sha256Of("") },
    }).sign();
    const answer = await sent(signed, body, asked.limitInMilliseconds ?? ANSWER_IN_MILLISECONDS);
    if (!answer.ok) throw new ObjectStoreFailure(await codeOf(answer));
    return answer;
  }
  return {
    async list() {
      const names: string[] = [];
      let token: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const more: Record<string, string> = token === null ? {} : { "continuation-token": token };
        const answer = await ask({ method: "GET", query: { "list-type": "2", prefix: place.prefix, ...more } });
        const { keys, next } = pageOf(await textOf(answer));
        names.push(...keys.map((key) => key.slice(place.prefix.length)));
        if (next === null) return names;
        token = next;
      }
      throw new ObjectStoreFailure("listTooLong");
    },
    async put(path, name) {
      const sha256 = await sha256OfFile(path);
      const body = await openAsBlob(path);
      await ask({ method: "PUT", name, body, sha256, limitInMilliseconds: TRANSFER_IN_MILLISECONDS });
    },
    async putText(text, name) {
      await ask({ method: "PUT", name, body: new Blob([text]), sha256: sha256Of(text) });
    },
    async get(name, path) {
      const { body } = await ask({ method: "GET", name, limitInMilliseconds: TRANSFER_IN_MILLISECONDS });
      if (body === null) throw new ObjectStoreFailure("empty");
      const unfinished = `${path}.unfinished`;
      try {
        // The types of the web and of Node name the same stream differently.
        const received = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
        await pipeline(received, createWriteStream(unfinished, { mode: 0o600 }));
        await rename(unfinished, path);
      } catch (cause) {
        throw new ObjectStoreFailure(reasonOf(cause), { cause });
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async remove(name) {
      await ask({ method: "DELETE", name });
    },
  };
}

type Signed = { method: string; url: URL; headers: Headers };

async function sent({ method, url, headers }: Signed, body: Blob | undefined, limit: number): Promise<Response> {
  const signal = AbortSignal.timeout(limit);
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the operator's own address, which no reader can choose.
    return await fetch(url, { method, headers, redirect: "manual", signal, ...(body && { body }) });
  } catch (cause) {
    throw new ObjectStoreFailure(reasonOf(cause), { cause });
  }
}

/** `<Code>SignatureDoesNotMatch</Code>`, or the status; with the region that a bucket is in where the store names it. */
async function codeOf(answer: Response): Promise<string> {
  const text = await textOf(answer).catch(() => "");
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text.slice(0, LONGEST_ERROR))?.[1] ?? `status ${answer.status}`;
  const region = /^[\w-]{1,40}$/.exec(answer.headers.get("x-amz-bucket-region") ?? "")?.[0];
  return region === undefined ? code : `${code} (region ${region})`;
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for await (const piece of body ?? []) {
      size += piece.byteLength;
      if (size > LONGEST_PAGE_IN_BYTES) throw new ObjectStoreFailure("listTooLong");
      text += decoder.decode(piece, { stream: true });
    }
  } catch (cause) {
    throw cause instanceof ObjectStoreFailure ? cause : new ObjectStoreFailure(reasonOf(cause), { cause });
  }
  return text + decoder.decode();
}

function pageOf(xml: string): ReturnType<typeof listedObjects> {
  try {
    return listedObjects(xml);
  } catch (cause) {
    throw new ObjectStoreFailure("listUnreadable", { cause });
  }
}

/** The cause holds the reason; the message is only `fetch failed`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : String(cause);
}

const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
