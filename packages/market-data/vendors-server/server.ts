import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { type Answer, type Behaviour, behaviours, type Vendor } from "./vendor.ts";
import { vendors as allVendors } from "./vendors/index.ts";

export type VendorsServer = {
  /** Address of one vendor, to be given to its provider. */
  addressOf(vendor: string): string;
  behave(vendor: string, behaviour: Behaviour): void;
  /** The received requests, oldest first: "sec-edgar /api/xbrl/…". */
  readonly requests: readonly { vendor: string; path: string; headers: IncomingMessage["headers"] }[];
  close(): Promise<void>;
};

const slownessInMilliseconds = 60_000;
const oversizedBytes = 8_000_000;

/** A server on this machine that speaks every vendor's protocol, for tests and for working without a network. */
export async function startVendorsServer({
  port = 0,
  vendors = allVendors(),
}: {
  port?: number;
  vendors?: readonly Vendor[];
} = {}): Promise<VendorsServer> {
  const behaviour = new Map<string, Behaviour>();
  const requests: { vendor: string; path: string; headers: IncomingMessage["headers"] }[] = [];

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://vendors");
    const [, id = "", ...rest] = url.pathname.split("/");
    if (id === "behave") return void sendBehaviour(response, rest);
    const vendor = vendors.find((each) => each.id === id);
    if (!vendor) return void response.writeHead(404).end();
    const path = `/${rest.join("/")}`;
    requests.push({ vendor: id, path: `${path}${url.search}`, headers: request.headers });
    const now = behaviour.get(id) ?? "well";
    if (now === "limitedOnce" || now === "failingOnce") behaviour.set(id, "well");
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const answer = vendor.answer({ path, query: url.searchParams, headers }) ?? { status: 404, body: "" };
    senders[now](response, answer, vendor);
  });
  /** `/behave/fmp/slow`: for who tries the product by hand. */
  function sendBehaviour(response: ServerResponse, [vendor = "", how]: readonly string[]): void {
    const wanted = behaviours.find((each) => each === how);
    if (wanted && vendors.some(({ id }) => id === vendor)) {
      behaviour.set(vendor, wanted);
      response.end(`${vendor}: ${wanted}\n`);
    } else {
      response.writeHead(404).end(`/behave/<vendor>/<${behaviours.join("|")}>\n`);
    }
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // safe: a server that listens on a port has an address with a port
  const { port: bound } = server.address() as AddressInfo;

  return {
    addressOf: (vendor) => `http://127.0.0.1:${bound}/${vendor}`,
    behave: (vendor, how) => void behaviour.set(vendor, how),
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Sender = (response: ServerResponse, answer: Answer, vendor: Vendor) => void;

const senders: Readonly<Record<Behaviour, Sender>> = {
  well: (response, answer) => sendBody(response, answer, contentOf(answer)),
  limited: (response) => response.writeHead(429, { "retry-after": "120" }).end("Too many requests"),
  limitedOnce: (response) => response.writeHead(429, { "retry-after": "0" }).end(),
  failing: (response) => response.writeHead(500).end("Internal Server Error"),
  failingOnce: (response) => response.writeHead(500).end("Internal Server Error"),
  refusing: (response) => response.writeHead(401).end("Unauthorized"),
  slow: sendSlowly,
  halfBody: sendHalf,
  garbage: (response) => sendJson(response, "{]\u0000 NaN"),
  webPage: (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Hello</title>"),
  redirecting: (response) => response.writeHead(302, { location: "http://127.0.0.1:1/inside" }).end(),
  oversized: sendOversized,
  wrongCompany: (response, answer, { subject, impostor }) =>
    sendBody(response, answer, textOf(answer).replaceAll(subject, impostor)),
  wrongShape: (response) => sendJson(response, '{"surprise":true}'),
  extraField: (response, answer) =>
    sendBody(response, answer, textOf({ ...answer, body: withExtraField(answer.body) })),
};

const textOf = ({ body }: Answer) => (typeof body === "string" ? body : JSON.stringify(body));
const contentOf = (answer: Answer) => (answer.body instanceof Uint8Array ? answer.body : textOf(answer));

function sendBody(
  response: ServerResponse,
  { status = 200, contentType, headers, body }: Answer,
  text: string | Uint8Array,
): void {
  const type = contentType ?? (typeof body === "string" ? "text/plain" : "application/json");
  response.writeHead(status, { "content-type": type, ...headers }).end(text);
}

function sendJson(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/json" }).end(text);
}

function sendSlowly(response: ServerResponse, answer: Answer): void {
  const timer = setTimeout(() => sendBody(response, answer, textOf(answer)), slownessInMilliseconds);
  response.on("close", () => clearTimeout(timer));
}

/** Promises the whole body and hangs up in the middle. */
function sendHalf(response: ServerResponse, answer: Answer): void {
  const bytes = Buffer.from(textOf(answer));
  response.writeHead(200, { "content-type": "application/json", "content-length": String(bytes.byteLength) });
  response.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)), () => response.destroy());
}

let packed: Buffer | undefined;

/** A small body that grows to 8 MB when it is unpacked. */
function sendOversized(response: ServerResponse): void {
  packed ??= gzipSync(Buffer.alloc(oversizedBytes, "0"));
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(packed);
}

/** Objects whose names are data: the dimensions of an xBRL-JSON fact. */
const keyedByData = new Set(["dimensions"]);

/** The same body from a vendor that has added a field to every object. */
function withExtraField(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withExtraField);
  if (typeof body !== "object" || body === null) return body;
  const fields = Object.entries(body).map(
    ([name, value]) => [name, keyedByData.has(name) ? value : withExtraField(value)] as const,
  );
  return { ...Object.fromEntries(fields), addedByTheVendor: ["2.1"] };
}
