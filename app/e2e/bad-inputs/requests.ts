import { randomInt } from "node:crypto";
import { type BadInput, type Input, textOf } from "./case.ts";
import { type ImportRequest, importFileRequest, importUrlRequest } from "./import-requests.ts";

/** The bytes of a request, and how they are sent. */
export type RawRequest = {
  bytes: Buffer;
  /** One byte at a time, never to the end: a client that holds its connection hostage. */
  isSlow: boolean;
};

type Maker = (input: Input) => RawRequest;

/** One maker per surface; a new surface is one more line here. */
const makers: Readonly<Record<string, Maker>> = {
  "analyze.ticker": (input) => get(`/api/v1/analysis?${queryOf(input)}`),
  "analyze.params": (input) => get(`/api/v1/analysis?${queryOf(input)}`),
  path: (input) => get(typeof input === "string" ? input : "/"),
  headers: headerRequest,
  "import.file": (input) => post("/api/v1/imports", importFileRequest(generatedBy(input))),
  contact: contactRequest,
  "import.url": (input) => post("/api/v1/imports", importUrlRequest(typeof input === "string" ? input : "")),
};

/** Whether a case can be tried on a server over the wire, without a world that is scripted for it. */
export const isOverTheWire = ({ surface, input }: { surface: string; input?: unknown }): boolean =>
  surface in makers &&
  (surface !== "import.url" || typeof input === "string") &&
  // A flood is a situation of many requests: the store's test makes it.
  !(surface === "contact" && typeof input === "object" && input !== null && "times" in input);

export function requestFor({ surface, input }: BadInput): RawRequest {
  const maker = makers[surface];
  if (maker === undefined) throw new Error(`No maker of requests for the surface ${surface}`);
  return maker(input);
}

function queryOf(input: Input): string {
  if (typeof input === "string") return `ticker=${encodeURIComponent(input)}`;
  if ("$query" in input) return String(input.$query);
  if ("$rawquery" in input) return String(input.$rawquery);
  if ("$hex" in input) return `ticker=${String(input.$hex).replace(/../g, (byte) => `%${byte}`)}`;
  if ("$repeat" in input)
    return `ticker=${encodeURIComponent(textOf({ $repeat: input.$repeat } as { $repeat: [string, number] }))}`;
  throw new Error(`No query for ${JSON.stringify(input)}`);
}

const usualHeaders = { Host: "127.0.0.1", Accept: "application/json", Connection: "close" };

function get(target: string, headers: Readonly<Record<string, string>> = {}): RawRequest {
  return request("GET", target, headers);
}

function generatedBy(input: Input): { $gen: string } {
  if (typeof input === "object" && "$gen" in input && typeof input.$gen === "string")
    return { ...input, $gen: input.$gen };
  throw new Error(`No file for ${JSON.stringify(input)}`);
}

function post(target: string, { headers, body, announced }: ImportRequest): RawRequest {
  const { bytes, isSlow } = request("POST", target, { ...headers, "Content-Length": String(announced) });
  return { bytes: Buffer.concat([bytes, body]), isSlow };
}

function request(method: string, target: string, headers: Readonly<Record<string, string>>, body = ""): RawRequest {
  const lines = Object.entries({ ...usualHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return { bytes: Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n${body}`), isSlow: false };
}

/** The form as a program sends it, each time from somewhere else: what is counted by address is tried elsewhere. */
function contactRequest(input: Input): RawRequest {
  const body = JSON.stringify(fieldsIn(input));
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return request(
    "POST",
    "/api/v1/contact",
    {
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      "X-Forwarded-For": from,
    },
    body,
  );
}

/** Fields are short texts or repetitions; `case.ts` has read them as such. */
const fieldsIn = (input: Input): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(input as Record<string, Parameters<typeof textOf>[0]>).map(([name, value]) => [name, textOf(value)]),
  );

/** Fields of the input are headers, but for those that describe a situation. */
function headerRequest(input: Input): RawRequest {
  if (typeof input === "string") return get("/");
  const { path, route, method, slowloris, ...others } = fieldsIn(input);
  if (slowloris !== undefined) return { bytes: Buffer.from("GET / HTTP/1.1\r\nHost: 127"), isSlow: true };
  if (method === "GET with body on analyze") {
    return request("GET", "/api/v1/analysis?ticker=AAPL", { "Content-Length": "16" }, '{"ticker":"KO"}\n');
  }
  if (others.Expect?.startsWith("100-continue with")) {
    return request("POST", "/", { Expect: "100-continue", "Content-Length": "104857600" });
  }
  const [routeMethod, routePath] = route?.split(" ") ?? [];
  const hasBody = "Transfer-Encoding" in others;
  return request(
    method ?? routeMethod ?? (hasBody ? "POST" : "GET"),
    path ?? routePath ?? "/",
    others,
    hasBody ? "0\r\n\r\n" : "",
  );
}
