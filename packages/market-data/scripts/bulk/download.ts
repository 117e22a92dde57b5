import { createWriteStream, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { BuildTrouble } from "./build-trouble.ts";
import type { Progress } from "./progress.ts";

export type DownloadOptions = {
  userAgent: string | null;
  progress: Progress;
  fetch?: typeof fetch;
  /** Before each further try; as many tries as there are pauses, and one. */
  pausesInMilliseconds?: readonly number[];
  /** How long the server may say nothing. */
  silenceInMilliseconds?: number;
};

/** The server's marks of the version that lies, whole or in part, on the disk. */
const Version = z.object({ address: z.string(), validator: z.string().nullable(), bytes: z.int().nullable() });
type Version = z.infer<typeof Version>;

/** The server went away: what came so far stays, and the next try goes on from there. */
class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/**
 * Fetches a file that may be of gigabytes. What is on the disk of the same version is kept: an interrupted download goes on
 * with a Range where the server allows it (and says by If-Range that it is still the same file), a complete one is asked
 * for with If-None-Match and not fetched again.
 */
export async function download(url: URL, target: string, options: DownloadOptions): Promise<void> {
  const { pausesInMilliseconds: pauses = [1_000, 4_000, 15_000] } = options;
  for (let tried = 0; ; tried++) {
    try {
      return await attempt(url, target, options);
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      const pause = pauses[tried];
      if (pause === undefined) {
        throw new BuildTrouble(`${url} cannot be fetched: ${error.message}. Run the same command again to go on.`, {
          cause: error,
        });
      }
      options.progress.say(`${error.message}; trying again`);
      await setTimeout(pause);
    }
  }
}

async function attempt(url: URL, target: string, options: DownloadOptions): Promise<void> {
  const part = `${target}.part`;
  const begun = versionBeside(part, url);
  const whole = versionBeside(target, url);
  const have = begun?.validator ? statSync(part).size : 0;
  if (have > 0 && have === begun?.bytes) return keep(part, target);

  const silence = watch(options.silenceInMilliseconds ?? 60_000);
  try {
    const answer = await request(url, { begun, whole, have }, options, silence.signal);
    if (answer.status === 304) return await answer.body?.cancel();
    const isSequel = await goesOn(answer, { url, part, have });
    const from = isSequel ? have : 0;
    if (!isSequel) await rm(part, { force: true });
    const version = versionOf(url, answer, from);
    writeFileSync(noteOf(part), JSON.stringify(version));
    await save(answer, { part, from, version, silence, progress: options.progress });
    const size = statSync(part).size;
    if (version.bytes !== null && size !== version.bytes) {
      throw new Interrupted(`${url.host} ended after ${size} of ${version.bytes} bytes`);
    }
  } finally {
    silence.stop();
  }
  await keep(part, target);
}

/** Whether the answer is the rest of what is there; false for the whole file, an error for anything else. */
async function goesOn(
  answer: Response,
  { url, part, have }: { url: URL; part: string; have: number },
): Promise<boolean> {
  if (answer.status === 200) return false;
  const isRest = answer.headers.get("content-range")?.startsWith(`bytes ${have}-`) === true;
  if (answer.status === 206 && isRest) return true;
  await answer.body?.cancel();
  if (answer.status !== 206 && answer.status !== 416) throw refusal(url, answer);
  await rm(part, { force: true });
  throw new Interrupted(`${url.host} cannot go on from byte ${have}`);
}

/** File first, note second: killed in between, the new file stands beside the old note and is asked for again. */
async function keep(part: string, target: string): Promise<void> {
  await rename(part, target);
  await rename(noteOf(part), noteOf(target));
}

type OnDisk = { begun: Version | null; whole: Version | null; have: number };

async function request(
  url: URL,
  { begun, whole, have }: OnDisk,
  { userAgent, fetch: ask = fetch }: DownloadOptions,
  signal: AbortSignal,
): Promise<Response> {
  // identity: a Range counts bytes of the file, not of a compressed answer
  const headers = new Headers({ "Accept-Encoding": "identity" });
  if (userAgent) headers.set("User-Agent", userAgent);
  if (begun?.validator && have > 0) {
    headers.set("Range", `bytes=${have}-`);
    headers.set("If-Range", begun.validator);
  } else if (whole?.validator) {
    headers.set(whole.validator.startsWith('"') ? "If-None-Match" : "If-Modified-Since", whole.validator);
  }
  try {
    return await ask(url, { headers, signal });
  } catch (cause) {
    throw new Interrupted(`${url.host} does not answer (${reasonOf(cause)})`, { cause });
  }
}

type Saving = { part: string; from: number; version: Version; silence: Silence; progress: Progress };

async function save(answer: Response, { part, from, version, silence, progress }: Saving): Promise<void> {
  if (!answer.body) throw new Interrupted("the answer has no body");
  let bytes = from;
  const label = `fetching ${new URL(version.address).pathname.split("/").at(-1)}`;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      silence.heard();
      bytes += chunk.length;
      progress.update({ label, done: bytes, total: version.bytes, unit: "bytes" });
      done(null, chunk);
    },
  });
  try {
    const file = createWriteStream(part, { flags: from > 0 ? "a" : "w" });
    // safe: the DOM's and Node's types of the same stream
    await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), counting, file);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && (cause.code === "ENOSPC" || cause.code === "EACCES")) {
      throw new BuildTrouble(`${part} cannot be written: ${cause.message}`, { cause });
    }
    throw new Interrupted(`the connection broke after ${bytes} bytes (${reasonOf(cause)})`, { cause });
  } finally {
    progress.finish();
  }
}

function versionOf(url: URL, { headers }: Response, from: number): Version {
  const etag = headers.get("etag");
  const length = Number(headers.get("content-length") ?? Number.NaN);
  return {
    address: url.href,
    // a weak tag may stand for other bytes
    validator: etag && !etag.startsWith("W/") ? etag : headers.get("last-modified"),
    bytes: Number.isFinite(length) ? from + length : null,
  };
}

const noteOf = (file: string) => `${file}.version.json`;

/** The version of a file on the disk; null when there is no such file, or nothing is known of it. */
function versionBeside(file: string, url: URL): Version | null {
  if (!existsSync(file) || !existsSync(noteOf(file))) return null;
  try {
    const version = Version.parse(JSON.parse(readFileSync(noteOf(file), "utf8")));
    return version.address === url.href ? version : null;
  } catch {
    // a note cut short by a kill: begin again
    return null;
  }
}

function refusal(url: URL, { status, statusText }: Response): Error {
  if (status === 403 && url.hostname.endsWith("sec.gov")) {
    return new BuildTrouble(
      `${url}: refused (403). The SEC wants a name and an address in --user-agent; wait ten minutes.`,
    );
  }
  if (status === 429 || status >= 500) return new Interrupted(`${url.host} answers ${status}`);
  return new BuildTrouble(`${url}: ${status} ${statusText}`.trim());
}

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
};

type Silence = ReturnType<typeof watch>;

/** Ends a request when nothing has come for a while; how long it takes in all is its own affair. */
function watch(limitInMilliseconds: number) {
  const controller = new AbortController();
  const timer = globalThis.setTimeout(() => {
    controller.abort(new Error(`silent for ${limitInMilliseconds / 1000} s`));
  }, limitInMilliseconds);
  return { signal: controller.signal, heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
}
