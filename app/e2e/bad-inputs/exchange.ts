import { connect } from "node:net";
import type { RawRequest } from "./raw-request.ts";

export type Answer = { status: number; headers: ReadonlyMap<string, string>; body: string; milliseconds: number };

const LONGEST_WAIT_IN_MILLISECONDS = 20_000;

/** Sends bytes as they are over a socket of its own, and reads what comes back until the other side has finished. */
export function exchange(
  { bytes, isSlow }: RawRequest,
  { host, port }: { host: string; port: number },
): Promise<Answer> {
  return new Promise((done, failed) => {
    const started = performance.now();
    const received: Buffer[] = [];
    const socket = connect(port, host, () => {
      if (!isSlow) socket.write(bytes);
      else
        for (const [index] of bytes.entries())
          setTimeout(() => socket.write(bytes.subarray(index, index + 1)), index * 200);
    });
    const patience = setTimeout(() => socket.destroy(new Error("No answer in time")), LONGEST_WAIT_IN_MILLISECONDS);
    const finish = (error: Error | null) => {
      clearTimeout(patience);
      socket.destroy();
      const answer = parsed(Buffer.concat(received), performance.now() - started);
      if (answer !== null) done(answer);
      else failed(error ?? new Error("The connection was closed without an answer"));
    };
    socket.on("data", (chunk) => received.push(chunk));
    socket.once("end", () => finish(null));
    // The server may close while we still send: what it has said before counts.
    socket.once("error", finish);
  });
}

function parsed(bytes: Buffer, milliseconds: number): Answer | null {
  const text = bytes.toString("utf8").replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  const at = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = text.slice(0, at).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  if (at < 0 || Number.isNaN(status)) return null;
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = text.slice(at + 4);
  const isChunked = headers.get("transfer-encoding") === "chunked";
  return { status, headers, body: isChunked ? unchunked(body) : body, milliseconds };
}

/** Sizes of chunks count bytes; answers to bad inputs are short and their texts may hold accents. */
function unchunked(body: string): string {
  let rest = Buffer.from(body);
  const parts: Buffer[] = [];
  for (;;) {
    const lineEnd = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.subarray(0, Math.max(lineEnd, 0)).toString(), 16);
    if (lineEnd < 0 || Number.isNaN(size) || size === 0) return Buffer.concat(parts).toString("utf8");
    parts.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    rest = rest.subarray(lineEnd + 2 + size + 2);
  }
}
