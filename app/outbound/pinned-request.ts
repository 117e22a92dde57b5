import { type IncomingMessage, request as requestOpen } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { hostOf } from "./destination.ts";

/** Where an address and a port are reached; only tests have another place for them than themselves. */
export type Reach = (address: string, port: number) => { host: string; port: number };

/** What is sent to an address; without one a table is asked for. */
type Message = { method: string; headers: Readonly<Record<string, string>>; body: string };

type Asked = { url: URL; address: string; signal: AbortSignal; reach: Reach; message?: Message };

/** An answer, and whether its server has sent more than it announced. */
export type PinnedAnswer = { response: IncomingMessage; hasSurplus(): boolean };

const headersOfImport = {
  "User-Agent": "Valora (import of a table)",
  Accept:
    "text/csv, application/json, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.oasis.opendocument.spreadsheet, text/plain",
  "Accept-Encoding": "gzip, deflate, br",
};

const headersOf = ({ headers, body }: Message) => ({
  "User-Agent": "Valora (webhook)",
  // The answer's beginning is read as it comes.
  "Accept-Encoding": "identity",
  "Content-Length": Buffer.byteLength(body),
  ...headers,
});

/** Asks one checked address and no other: the name serves the Host header and the certificate, never a second look-up. */
export function askPinned({ url, address, signal, reach, message }: Asked): Promise<PinnedAnswer> {
  const isSecure = url.protocol === "https:";
  const host = hostOf(url);
  const port = Number(url.port) || (isSecure ? 443 : 80);
  return new Promise((done, failed) => {
    let surplus = false;
    const options = {
      ...reach(address, port),
      path: `${url.pathname}${url.search}`,
      agent: false,
      maxHeaderSize: 16_384,
      signal,
      method: message?.method ?? "GET",
      headers: { ...(message ? headersOf(message) : headersOfImport), Host: url.host },
    };
    const sent = isSecure
      ? requestSecure({ ...options, rejectUnauthorized: true, servername: isIP(host) === 0 ? host : "" })
      : requestOpen(options);
    sent.once("response", (response) => {
      // Also when the body is not read to its end, because its beginning was refused.
      response.on("error", () => {});
      done({ response, hasSurplus: () => surplus });
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      surplus ||= error.code?.startsWith("HPE_") ?? false;
      failed(error);
    });
    sent.end(message?.body);
  });
}
