import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  id: string;
  timestamp: string;
  isGenuine: boolean;
  body: string;
  headers: IncomingHttpHeaders;
  at: number;
};

const FIVE_MINUTES_IN_SECONDS = 300;

/**
 * Whether a message is genuine, by the text of Standard Webhooks and with nothing of ours: the signed content is id, timestamp and raw
 * body with full stops between; the key is the base64 after `whsec_`; the header lists signatures of a version with spaces between; a
 * timestamp too far from now is refused.
 */
export function isGenuine(headers: IncomingHttpHeaders, body: string, secret: string, now = Date.now()): boolean {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string") return false;
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > FIVE_MINUTES_IN_SECONDS) return false;
  const expected = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest();
  return signatures.split(" ").some((signature) => {
    const [version, text = ""] = signature.split(",");
    const given = Buffer.from(text, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

type Answer = (response: ServerResponse, received: Received) => void;

const accepted: Answer = (response) => response.writeHead(204).end();

/** A program that is told of events: it verifies each message and keeps it, then answers as it is told to. */
export async function startReceiver(answer: Answer = accepted) {
  const received: Received[] = [];
  let secret = "whsec_";
  let answering = answer;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString("utf8");
    const { headers } = request;
    const message = {
      id: String(headers["webhook-id"]),
      timestamp: String(headers["webhook-timestamp"]),
      isGenuine: isGenuine(headers, body, secret),
      ...{ body, headers, at: Date.now() },
    };
    received.push(message);
    answering(response, message);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${port}/told`,
    host: `127.0.0.1:${port}`,
    received,
    knows: (known: string) => {
      secret = known;
    },
    answers: (next: Answer) => {
      answering = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
