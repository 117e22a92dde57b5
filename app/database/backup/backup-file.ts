import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import type { Encrypter } from "age-encryption";
import { type BackupKeys, decrypterWith } from "./backup-encryption.ts";
import { BackupUnusable } from "./backup-unusable.ts";

const OWN_FILE = 0o600;
const WRITTEN_AT_ONCE = 65_536;
const AGE = "age-encryption.org/v1";
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Writes texts to a file that is compressed and, with an encrypter, encrypted; it is on the disk when this returns. */
export async function writeBackupFile<Done>(
  path: string,
  encrypter: Encrypter | null,
  write: (takes: (text: string) => Promise<void>) => Promise<Done>,
): Promise<Done> {
  const input = new PassThrough({ highWaterMark: WRITTEN_AT_ONCE });
  const output = createWriteStream(path, { mode: OWN_FILE, flags: "wx", flush: true });
  const through = async function* (source: AsyncIterable<Buffer>) {
    if (encrypter === null) return yield* source;
    yield* await encrypter.encrypt(webStream(source));
  };
  const written = pipeline(input, createGzip(), through, output);
  // A failure is thrown below, when writing has ended too.
  written.catch(() => {});
  try {
    const done = await write(gathered(input));
    input.end();
    await written;
    return done;
  } catch (error) {
    input.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => {});
    throw error;
  }
}

/** Texts are handed on in pieces, and wait while the disk is slower than the database. */
function gathered(input: Writable): (text: string) => Promise<void> {
  let waiting = "";
  const hand = async () => {
    const piece = waiting;
    waiting = "";
    if (input.destroyed) throw input.errored ?? new Error("The backup cannot be written.");
    if (input.write(piece)) return;
    await new Promise<void>((done, failed) => {
      const settle = () => {
        input.off("drain", settle).off("close", settle);
        if (input.destroyed) failed(input.errored ?? new Error("The backup cannot be written."));
        else done();
      };
      input.on("drain", settle).on("close", settle);
    });
  };
  return async (text) => {
    waiting += text;
    // The last line has no other after it.
    if (waiting.length >= WRITTEN_AT_ONCE || text.includes('"sha256"')) await hand();
  };
}

/** The lines of a backup. Throws `BackupUnusable` where the file is not as it was written, or cannot be opened. */
export async function* backupLines(path: string, keys: BackupKeys): AsyncGenerator<string> {
  try {
    const decoder = new StringDecoder("utf8");
    let line = "";
    for await (const chunk of await plainBytes(path, keys)) {
      // Only what has come is searched for ends: the line of a video is long, and comes in thousands of pieces.
      const [end = "", ...next] = decoder.write(chunk).split("\n");
      line += end;
      for (const begun of next) {
        yield line;
        line = begun;
      }
    }
    if (line !== "") throw new BackupUnusable("truncated");
  } catch (error) {
    throw unusable(error);
  }
}

async function plainBytes(path: string, keys: BackupKeys): Promise<AsyncIterable<Buffer>> {
  if (!existsSync(path)) throw new BackupUnusable("missing");
  const start = await firstBytes(path).catch((cause) => {
    // A folder, or a file of another account.
    throw new BackupUnusable("unreadable", "", { cause });
  });
  const isEncrypted = start.toString("latin1").startsWith(AGE);
  if (!isEncrypted && !start.subarray(0, GZIP.length).equals(GZIP)) throw new BackupUnusable("notABackup");
  const file = createReadStream(path);
  if (!isEncrypted) return unzipped(file);
  const decrypter = await decrypterWith(keys);
  if (decrypter === null) throw new BackupUnusable("locked");
  return unzipped(Readable.from(await decrypter.decrypt(webStream(file))));
}

function unzipped(source: Readable): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  source.once("error", (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The chunks of a source as a stream of the web, one for each that is asked of it. */
function webStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

function unusable(error: unknown): unknown {
  if (error instanceof BackupUnusable) return error;
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (/^E[A-Z]+$/.test(code)) return error;
  if (code === "Z_BUF_ERROR") return new BackupUnusable("truncated", "", { cause: error });
  if (error.message.includes("no identity matched")) return new BackupUnusable("wrongKey", "", { cause: error });
  return new BackupUnusable("altered", "", { cause: error });
}
