import { type BadInput, type Input, textOf } from "./case.ts";
import { type ImportRequest, importFileRequest, importUrlRequest } from "./import-requests.ts";
import { jsonRequest, type RawRequest, rawRequest } from "./raw-request.ts";

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

function get(target: string, headers: Readonly<Record<string, string>> = {}): RawRequest {
  return rawRequest("GET", target, headers);
}

function generatedBy(input: Input): { $gen: string } {
  if (typeof input === "object" && "$gen" in input && typeof input.$gen === "string")
    return { ...input, $gen: input.$gen };
  throw new Error(`No file for ${JSON.stringify(input)}`);
}

function post(target: string, { headers, body, announced }: ImportRequest): RawRequest {
  const { bytes, isSlow } = rawRequest("POST", target, { ...headers, "Content-Length": String(announced) });
  return { bytes: Buffer.concat([bytes, body]), isSlow };
}

function contactRequest(input: Input): RawRequest {
  return jsonRequest("POST", "/api/v1/contact", JSON.stringify(fieldsIn(input)));
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
    return rawRequest("GET", "/api/v1/analysis?ticker=AAPL", { "Content-Length": "16" }, '{"ticker":"KO"}\n');
  }
  if (others.Expect?.startsWith("100-continue with")) {
    return rawRequest("POST", "/", { Expect: "100-continue", "Content-Length": "104857600" });
  }
  const [routeMethod, routePath] = route?.split(" ") ?? [];
  const hasBody = "Transfer-Encoding" in others;
  return rawRequest(
    method ?? routeMethod ?? (hasBody ? "POST" : "GET"),
    path ?? routePath ?? "/",
    others,
    hasBody ? "0\r\n\r\n" : "",
  );
}
