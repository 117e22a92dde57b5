import type { Context } from "hono";
import type { AppEnvironment } from "../app-environment.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import { encodingOf, isUnchanged } from "./stored-answer.ts";
import type { StoredBodies } from "./stored-bodies.ts";
import type { OwnRow } from "./stored-reader.ts";

type Sending = {
  bodies: StoredBodies;
  key: string;
  answer: StoredAnswer;
  /** Whether it is stored, or sent once. */
  isKept: boolean;
  /** The headers that this reader gets beside those of the answer. */
  row: OwnRow;
  requestId: string;
};

/** Sends a stored answer, or says that the reader has it already. */
export async function sendStored(c: Context<AppEnvironment>, { row, requestId, ...sending }: Sending): Promise<void> {
  const { bodies, key, answer, isKept } = sending;
  const { headers, method } = c.req.raw;
  const own = [...row, "x-request-id", requestId];
  // Nothing of what was set on the way here belongs to this answer.
  c.res = undefined;
  if (isUnchanged(headers.get("if-none-match") ?? undefined, answer.etag)) {
    c.res = new Response(null, { status: 304, headers: pairs([...answer.rows.unchanged, ...own]) });
    return;
  }
  const encoding = encodingOf(answer, acceptedEncoding(headers.get("accept-encoding") ?? undefined));
  const body = await bodies.of({ key, answer, encoding, isKept });
  const length = ["content-length", String(body.byteLength)];
  const sent = pairs([...answer.rows[encoding], ...length, ...own]);
  c.res = new Response(method === "HEAD" ? null : Uint8Array.from(body), { headers: sent });
}

/** Names and values in turn, as the pairs that a response takes. */
const pairs = (row: readonly string[]): [string, string][] =>
  row.flatMap((name, index) => (index % 2 === 0 ? [[name, row[index + 1] ?? ""] satisfies [string, string]] : []));
