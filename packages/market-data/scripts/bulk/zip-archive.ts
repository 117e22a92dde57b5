import { crc32 } from "node:zlib";
import { type Entry, openPromise } from "yauzl";
import { BuildTrouble } from "./build-trouble.ts";

/** One JSON file of an archive, found in its table of contents; its bytes are still on the disk. */
export type Member = { name: string; bytes: number; entry: Entry };

export type ZipArchive = {
  /** The members that were wanted, by name. */
  members: ReadonlyMap<string, Member>;
  /** The bytes of one member, inflated and checked against the archive's own checksum. */
  read(member: Member): Promise<Buffer>;
  close(): void;
};

/** The largest real member is under 60 MB; a bigger one is no company. */
const largestMember = 192 * 1024 * 1024;

/**
 * Opens a zip archive of any size (zip64 too) without reading it: only the table of contents is walked, and of that only
 * the wanted names are kept. Throws `BuildTrouble` for what is no whole archive.
 */
export async function openZip(path: string, isWanted: (name: string) => boolean): Promise<ZipArchive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((cause: Error) => {
    throw unreadable(path, cause);
  });
  const members = new Map<string, Member>();
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: bytes } = entry;
      if (isWanted(name)) members.set(name, { name, bytes, entry });
    }
  } catch (cause) {
    zip.close();
    throw unreadable(path, cause);
  }

  async function read({ name, bytes, entry }: Member): Promise<Buffer> {
    if (bytes > largestMember)
      throw new BuildTrouble(`${path}: ${name} says it has ${bytes} bytes, more than a company has.`);
    try {
      const chunks: Buffer[] = [];
      let checksum = 0;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        chunks.push(chunk);
        checksum = crc32(chunk, checksum);
      }
      if (checksum !== entry.crc32) throw new Error("its checksum differs");
      return Buffer.concat(chunks, bytes);
    } catch (cause) {
      throw new BuildTrouble(`${path}: ${name} cannot be read (${textOf(cause)}). Fetch the archive again.`, { cause });
    }
  }

  return { members, read, close: () => zip.close() };
}

function unreadable(path: string, cause: unknown): BuildTrouble {
  const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
  return new BuildTrouble(
    missing
      ? `${path} does not exist.`
      : `${path} is no whole zip archive (${textOf(cause)}). It may be cut short: fetch it again.`,
    { cause },
  );
}

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
