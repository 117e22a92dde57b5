import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Failure } from "../../failure.ts";
import { readerOf } from "../counted-visit.ts";
import { logAnswer, logBug } from "../request-log.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { publicRequest, type ReadHeader } from "./public-request.ts";
import { encodingOf, isUnchanged, type StoredAnswer } from "./stored-answer.ts";
import { countForReader, type OwnRow } from "./stored-reader.ts";
import type { StoredResponsesParts } from "./stored-responses.ts";

type FastParts = StoredResponsesParts & { addressOf(request: IncomingMessage): string };

/**
 * Answers from the store on the socket itself what is there in the encoding that the reader takes; all else goes on. It sends what
 * the long road sends, header for header: tests hold the two side by side.
 */
export function fastPath(parts: FastParts, proceed: RequestListener): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const found = readyAnswer(parts, request);
    if (found === null) return proceed(request, response);
    const address = parts.addressOf(request);
    const method = request.method ?? "";
    const reader = readerOf({ method, headers: { get: (name) => headerOf(request, name) ?? null }, address });
    const finish = (row: OwnRow) => send(parts, { request, response, row, started, ...found });
    // The page handler answers a refusal, in the words of the plan; a bug in counting costs its reader the store, not the answer.
    const refused = (error: unknown) => {
      logBug(parts.log, Failure.from(error), randomUUID());
      proceed(request, response);
    };
    try {
      const row = countForReader(parts.product, { ...reader, address }, found.answer);
      if (row instanceof Promise) void row.then(finish, refused);
      else finish(row);
    } catch (error) {
      refused(error);
    }
  };
}

type Ready = { answer: StoredAnswer; body: Buffer | null; rows: readonly string[] };

/** A response that can be sent at once: a stored answer in the right encoding, or 304. */
function readyAnswer({ store, settings }: FastParts, request: IncomingMessage): Ready | null {
  const header = (name: ReadHeader) => headerOf(request, name);
  const question = publicRequest({ method: request.method, target: request.url ?? "", header }, settings);
  if (question === null) return null;
  const found = store.find(question.key);
  if (found === null || !(found.isFresh || store.underWay(question.key) !== undefined)) return null;
  const { answer } = found;
  if (isUnchanged(request.headers["if-none-match"], answer.etag))
    return { answer, body: null, rows: answer.rows.unchanged };
  const encoding = encodingOf(answer, acceptedEncoding(headerOf(request, "accept-encoding")));
  const body = answer.bodies[encoding];
  return body === undefined ? null : { answer, body, rows: answer.rows[encoding] };
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "object" ? value.join(", ") : value;
}

type Sending = Ready & { request: IncomingMessage; response: ServerResponse; row: OwnRow; started: number };

function send({ log }: FastParts, { request, response, answer, body, rows, row, started }: Sending): void {
  const requestId = randomUUID();
  const status = body === null ? 304 : 200;
  const length = body === null ? [] : ["content-length", String(body.byteLength)];
  response.writeHead(status, [...rows, ...length, ...row, "x-request-id", requestId]);
  if (body === null || request.method === "HEAD") response.end();
  else response.end(body);
  logAnswer(log, { requestId, method: request.method ?? "", ...answer.logged, status, isStored: true, started });
}
