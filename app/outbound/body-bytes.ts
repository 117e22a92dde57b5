import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Failure } from "../failure.ts";
import type { PinnedAnswer } from "./pinned-request.ts";

type Limits = { maximumBytes: number; signal: AbortSignal };

const inflaters: ReadonlyMap<string, () => Duplex> = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/** A body up to a limit that is counted after inflating; one that is cut short or longer than announced is refused. */
export async function bodyBytes(
  { response, hasSurplus }: PinnedAnswer,
  { maximumBytes, signal }: Limits,
): Promise<Uint8Array<ArrayBuffer>> {
  const inflate = inflaterFor(response);
  if (Number(response.headers["content-length"] ?? 0) > maximumBytes)
    throw new Failure("bodyTooLarge", {}, { status: 422 });
  const parts: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) {
      size += part.length;
      if (size > maximumBytes) throw new Failure("bodyTooLarge", {}, { status: 422 });
      parts.push(part);
    }
  };
  await (inflate === null
    ? pipeline(response, collect, { signal })
    : pipeline(response, inflate(), collect, { signal }));
  // Bytes beyond the announced length are detected after its end.
  await setImmediate();
  if (hasSurplus()) throw new Failure("bodyTooLarge", {}, { status: 422 });
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** One encoding that we know, or none: encodings in encodings are how small bombs become large ones. */
function inflaterFor({ headers }: IncomingMessage): (() => Duplex) | null {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return null;
  const inflate = inflaters.get(encoding);
  if (inflate === undefined) throw new Failure("contentTypeUnsupported");
  return inflate;
}
