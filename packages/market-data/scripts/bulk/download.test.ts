import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { download } from "./download.ts";
import { sourceFile } from "./source-file.ts";

const quiet = { update: () => {}, finish: () => {}, say: () => {} };
const file = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
const tagOf = (bytes: Buffer) => `"${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}"`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let folder = "";
let asked: IncomingMessage[] = [];
let answers: Answer[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  (answers.shift() ?? whole(file))(request, response);
});
let address = new URL("http://127.0.0.1");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "valora-download-"));
  [asked, answers] = [[], []];
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // safe: a server that listens on a port has an address of this kind
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/archive.zip`);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

/** A server that knows ranges and versions, as a good one does. */
const whole =
  (bytes: Buffer): Answer =>
  ({ headers }, response) => {
    const tag = tagOf(bytes);
    if (headers["if-none-match"] === tag) return response.writeHead(304).end();
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? Number.NaN);
    const isRest = !Number.isNaN(from) && headers["if-range"] === tag;
    const body = isRest ? bytes.subarray(from) : bytes;
    const range = isRest ? { "Content-Range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {};
    return response.writeHead(isRest ? 206 : 200, { ETag: tag, "Content-Length": body.length, ...range }).end(body);
  };
/** Sends a part and breaks the connection. */
const half =
  (bytes: Buffer, sent: number): Answer =>
  (_, response) => {
    response.writeHead(200, { ETag: tagOf(bytes), "Content-Length": bytes.length });
    response.write(bytes.subarray(0, sent), () => setTimeout(() => response.destroy(), 50));
  };
const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end("no");

const target = () => join(folder, "archive.zip");
const get = (pauses: number[] = [1, 1]) =>
  download(address, target(), { userAgent: "Valora test@example.org", progress: quiet, pausesInMilliseconds: pauses });
const rangesAsked = () => asked.map(({ headers }) => headers.range ?? null);

it("says who asks, and keeps what came", async () => {
  await get();
  expect(asked[0]?.headers["user-agent"]).toBe("Valora test@example.org");
  expect(readFileSync(target()).equals(file)).toBe(true);
});

it("goes on after a broken connection with the bytes that are missing", async () => {
  answers = [half(file, 100_000)];
  await get();
  expect(readFileSync(target()).equals(file)).toBe(true);
  expect(asked).toHaveLength(2);
  expect(rangesAsked()[0]).toBeNull();
  expect(rangesAsked()[1]).toMatch(/^bytes=[1-9]\d*-$/);
});

it("goes on in the next run when all tries were in vain", async () => {
  answers = [half(file, 100_000), status(503)];
  await expect(get([1])).rejects.toThrow(/answers 503\. Run the same command again to go on/);
  expect(existsSync(target())).toBe(false);
  const have = statSync(`${target()}.part`).size;
  expect(have).toBeGreaterThan(0);
  await get();
  expect(rangesAsked().at(-1)).toBe(`bytes=${have}-`);
  expect(readFileSync(target()).equals(file)).toBe(true);
});

it("begins again when the file has changed under way", async () => {
  const newer = Buffer.from(file).fill(7, 0, 1_000);
  answers = [half(file, 100_000), whole(newer)];
  await get();
  expect(readFileSync(target()).equals(newer)).toBe(true);
});

it("begins again when the server answers another range than it was asked for", async () => {
  const wrongRange: Answer = (_, response) =>
    response.writeHead(206, { "Content-Range": `bytes 5-9/${file.length}`, "Content-Length": 5 }).end("xxxxx");
  answers = [half(file, 100_000), wrongRange];
  await get();
  expect(rangesAsked().at(-1)).toBeNull();
  expect(readFileSync(target()).equals(file)).toBe(true);
});

it("does not fetch again what has not changed, and does what has", async () => {
  await get();
  const { mtimeMs } = statSync(target());
  await get();
  expect(asked[1]?.headers["if-none-match"]).toBe(tagOf(file));
  expect(statSync(target()).mtimeMs).toBe(mtimeMs);
  const newer = Buffer.from("another one");
  answers = [whole(newer)];
  await get();
  expect(readFileSync(target()).equals(newer)).toBe(true);
});

it("keeps the whole file of before when the newer one cannot be fetched", async () => {
  await get();
  answers = [half(Buffer.alloc(200_000, 9), 50_000), status(500), status(500)];
  await expect(get()).rejects.toThrow(/answers 500/);
  expect(readFileSync(target()).equals(file)).toBe(true);
});

it("never joins bytes of a server that names no version", async () => {
  answers = [
    (_, response) => {
      response.writeHead(200, { "Content-Length": file.length });
      response.write(file.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 50));
    },
  ];
  await get();
  expect(rangesAsked()).toEqual([null, null]);
  expect(readFileSync(target()).equals(file)).toBe(true);
});

it("gives up on a server that falls silent", async () => {
  answers = [(_, response) => response.writeHead(200, { ETag: '"a"', "Content-Length": 9 }).write("x")];
  const patience = { userAgent: null, progress: quiet, pausesInMilliseconds: [], silenceInMilliseconds: 100 };
  await expect(download(address, target(), patience)).rejects.toThrow(/silent for 0\.1 s.*Run the same command again/);
});

it.each([
  [404, /404 Not Found/],
  [403, /403 Forbidden/],
])("says what the server answered: %d, and asks once", async (code, text) => {
  answers = [status(code)];
  await expect(get()).rejects.toThrow(text);
  expect(asked).toHaveLength(1);
});

it("reports a host that does not answer", async () => {
  const unreachable = new URL("http://127.0.0.1:1/companyfacts.zip");
  const options = { userAgent: null, progress: quiet, pausesInMilliseconds: [1] };
  await expect(download(unreachable, target(), options)).rejects.toThrow(/127\.0\.0\.1:1 does not answer/);
});

it("does not ask the SEC without saying who asks", async () => {
  const options = { downloads: folder, userAgent: null, progress: quiet };
  await expect(sourceFile("https://www.sec.gov/companyfacts.zip", options)).rejects.toThrow(/--user-agent/);
});

it("goes on from a note that a kill cut short by beginning again", async () => {
  writeFileSync(`${target()}.part`, file.subarray(0, 10));
  writeFileSync(`${target()}.part.version.json`, '{"address":');
  await get();
  expect(readFileSync(target()).equals(file)).toBe(true);
});
