import { Buffer } from "node:buffer";
import type { ZipFile } from "yauzl";
import { ProviderFailure } from "../../provider.ts";
import { descriptor } from "./descriptor.ts";
import { type FilerTaxonomy, filerTaxonomy } from "./filer-taxonomy.ts";

const linkbase = /(^|[/_-])(cal|lab|def|label|calculation|definition)([_-][\w-]{1,200})?\.xml$/i;
const largestLinkbase = 8_000_000;
const mostLinkbases = 24;
const mostInAll = 24_000_000;

/**
 * Reads the linkbases of a report package; its pages, pictures and scripts are never unpacked. Throws `ProviderFailure` where it
 * is no package.
 */
export async function taxonomyOfPackage(bytes: Uint8Array): Promise<FilerTaxonomy> {
  const { fromBufferPromise } = await import("yauzl");
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const texts: string[] = [];
    let total = 0;
    for await (const { entry, size } of wantedOf(archive)) {
      total += size;
      if (texts.length === mostLinkbases || total > mostInAll) break;
      texts.push(await textOf(await archive.openReadStreamPromise(entry)));
    }
    return filerTaxonomy(texts);
  } catch (cause) {
    throw new ProviderFailure(descriptor.id, "unreadable", { cause, detail: "wrongShape" });
  }
}

async function* wantedOf(archive: ZipFile) {
  for await (const entry of archive.eachEntry()) {
    const size = entry.uncompressedSize;
    if (linkbase.test(entry.fileName) && size <= largestLinkbase) yield { entry, size };
  }
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size > largestLinkbase) throw new RangeError("a linkbase is larger than it says");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
