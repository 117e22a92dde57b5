import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "../failure.ts";
import { defaultLanguage, isLanguage, type Language } from "../messages/languages.ts";
import { type Bounds, boundConnections, usualBounds } from "./connections/connection-bounds.ts";
import { type Connections, connectionsOf } from "./connections/connections.ts";
import { failurePageHtml, failurePageStyle } from "./failure-page.ts";
import { type GuardSettings, type RequestFacts, refusal, refusalOfLongTarget } from "./guard.ts";
import { inertJson, problemOf, problemType } from "./problem.ts";
import { securityHeaders, sourceOfInline } from "./security-headers.ts";

export type Patience = { headersInMilliseconds: number; requestInMilliseconds: number };
const usualPatience: Patience = { headersInMilliseconds: 10_000, requestInMilliseconds: 30_000 };

type ListenerOptions = {
  handle: RequestListener;
  guard: GuardSettings;
  patience?: Patience;
  bounds?: Bounds;
  /** Proxies whose X-Forwarded-For is believed: they bring many readers each. */
  proxies?: readonly string[];
  /** Told of each refusal, for the log. */
  onRefusal(refused: { failure: Failure; requestId: string; method: string | null }): void;
};

/** A server, and its connections, for when it stops. */
export type Listener = { server: Server; connections: Connections };

/**
 * The server's socket side: limits of size and time, and a guard in front of everything. What the guard refuses, and what
 * is not even HTTP, is answered here in the same words as any other failure.
 */
export function createListener({
  handle,
  guard,
  patience = usualPatience,
  bounds = usualBounds,
  proxies = [],
  onRefusal,
}: ListenerOptions): Listener {
  const isSecure = guard.publicOrigin?.startsWith("https:") === true;
  const admit = (request: IncomingMessage, response: ServerResponse, proceed: () => void) => {
    if (connections.isOver(request.socket)) return;
    // Bytes beyond ASCII in the request line are percent-encoded, as every browser does: one spelling for all behind.
    request.url = (request.url ?? "").replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
    const failure = bounded.refusalOf(request.socket) ?? refusal(factsOf(request), guard);
    if (failure === null) proceed();
    else
      void refuse(request, response, { failure, isSecure }).then((requestId) =>
        onRefusal({ failure, requestId, method: request.method ?? null }),
      );
  };

  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: patience.headersInMilliseconds,
      requestTimeout: patience.requestInMilliseconds,
      connectionsCheckingInterval: Math.min(1_000, patience.headersInMilliseconds / 4),
      keepAliveTimeout: 65_000,
      // A missing Host is answered by the guard, in our words.
      requireHostHeader: false,
    },
    (request, response) => admit(request, response, () => handle(request, response)),
  );
  const connections = connectionsOf(server);
  const bounded = boundConnections(server, { bounds, proxies });
  server.maxRequestsPerSocket = 1_000;
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) =>
    admit(request, response, () => {
      response.writeContinue();
      handle(request, response);
    }),
  );
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    const failure = refusal(factsOf(request), guard) ?? new Failure("expectationFailed");
    void refuse(request, response, { failure, isSecure }).then((requestId) =>
      onRefusal({ failure, requestId, method: request.method ?? null }),
    );
  });
  answerBrokenRequests(server, { isSecure, onRefusal });
  return { server, connections };
}

function factsOf({ method, url, headers, rawHeaders }: IncomingMessage): RequestFacts {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
  return {
    method: method ?? "",
    target: url ?? "",
    hosts,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
  };
}

const failurePageStyles = [sourceOfInline(failurePageStyle)];

type Refused = { failure: Failure; isSecure: boolean };

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, isSecure }: Refused,
): Promise<string> {
  const requestId = randomUUID();
  const problem = await problemOf(failure, { language: languageOf(request.url ?? ""), requestId });
  const isPage = (request.headers.accept ?? "").includes("text/html") && !request.url?.startsWith("/api/");
  const body = isPage ? failurePageHtml(problem, languageOf(request.url ?? "")) : inertJson(problem);
  response.writeHead(failure.status, {
    ...securityHeaders({ isSecure, ...(isPage && { styles: failurePageStyles }) }),
    "Content-Type": isPage ? "text/html; charset=utf-8" : problemType,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    ...(failure.params.retryAfter === undefined ? {} : { "Retry-After": String(failure.params.retryAfter) }),
    // The rest of the body is not read.
    Connection: "close",
  });
  if (request.method === "HEAD") response.flushHeaders();
  else response.write(body);
  await afterTheRest(request);
  response.end();
  return requestId;
}

/** Closing while the other side still sends would destroy the answer on its way: read on, but not for long. */
const LINGER_IN_MILLISECONDS = 1_000;
/** A client that sends nothing for so long is waiting for the answer. */
const SILENCE_IN_MILLISECONDS = 200;

/** When all of a request that is refused has come, or long enough after. */
async function afterTheRest(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  await new Promise<void>((done) => {
    const patience = setTimeout(() => end(), LINGER_IN_MILLISECONDS);
    const end = () => {
      clearTimeout(patience);
      clearTimeout(silence);
      done();
    };
    const silence = setTimeout(end, SILENCE_IN_MILLISECONDS);
    request.once("end", end).once("close", end).on("error", end);
    request.on("data", () => silence.refresh());
  });
}

function languageOf(target: string): Language {
  const language = /[?&]lang=([a-z]{2})(?:&|$)/.exec(target.slice(0, 2_000))?.[1];
  return isLanguage(language) ? language : defaultLanguage;
}

type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer };
const reasons: Readonly<Record<number, string>> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  414: "URI Too Long",
  431: "Request Header Fields Too Large",
};

type Broken = Pick<Refused, "isSecure"> & Pick<ListenerOptions, "onRefusal">;

/** Bytes that are not a request, too many of them, or too slow ones. */
function answerBrokenRequests(server: Server, { isSecure, onRefusal }: Broken): void {
  const answered = new WeakSet<Duplex>();
  server.on("clientError", (error: ParseError, socket: Duplex) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    void writeRefusal(socket, { failure: failureOfBrokenRequest(error), isSecure }).then(onRefusal);
  });
  // A tunnel (CONNECT) is asked for on the socket alone; unanswered, Node would cut it.
  server.on("connect", (_: IncomingMessage, socket: Duplex) => {
    void writeRefusal(socket, { failure: new Failure("methodNotAllowed"), isSecure }).then(onRefusal);
  });
}

function failureOfBrokenRequest({ code, rawPacket }: ParseError): Failure {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Failure("requestTimeout");
  if (code === "HPE_INVALID_METHOD") return new Failure("methodNotAllowed");
  if (code !== "HPE_HEADER_OVERFLOW") return new Failure("requestMalformed");
  const beginning = rawPacket?.subarray(0, 16_384).toString("latin1") ?? "";
  const target = /^[A-Z]+ (\S*)$/.exec(beginning)?.[1];
  if (target !== undefined) return refusalOfLongTarget(target);
  // No key is that long.
  if (/\r\nauthorization:[^\r\n]*$/i.test(beginning)) return new Failure("apiKeyInvalid", {}, { status: 431 });
  return new Failure("headersTooLarge");
}

async function writeRefusal(socket: Duplex, { failure, isSecure }: Refused) {
  const requestId = randomUUID();
  const body = inertJson(await problemOf(failure, { language: defaultLanguage, requestId }));
  const headers = {
    ...securityHeaders({ isSecure }),
    "Content-Type": problemType,
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    Connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${failure.status} ${reasons[failure.status] ?? "Error"}\r\n${head.join("")}\r\n${body}`);
  socket.on("error", () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_IN_MILLISECONDS).unref();
  return { failure, requestId, method: null };
}
