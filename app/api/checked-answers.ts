import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Hono } from "hono";
import type { AppEnvironment } from "../http/app-environment.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { inFull } from "./shared-parts/in-full-contract.ts";

type Described = { content?: Readonly<Record<string, { schema?: object }>>; headers?: object };
type Responses = Readonly<Record<string, Described>>;
type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, { responses: Responses }>>>>;
  components?: object;
};
type Declared = { place: readonly string[]; what: string; response: NonNullable<Responses[string]> };
type Asked = { method: string; path: string; search?: string };

/** Mistakes of a document: an answer or a header that it does not announce, and an answer that is not as it says. */
export class UndeclaredAnswer extends Error {}

const pointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/**
 * A validator that finds the schemas of a document under "document#/…". A keyword that JSON Schema does not know is a mistake of
 * the document: it would check nothing.
 */
export function schemasOf(document: object): Ajv2020 {
  // A schema that others name is compiled once for all of them; making its code smaller takes longer than running it.
  const options = { allErrors: false, inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv2020({ ...options, strict: false, strictSchema: true });
  addFormats.default(ajv);
  ajv.addVocabulary(["openapi", "info", "servers", "externalDocs", "paths", "components", "webhooks", "example"]);
  ajv.addSchema({ ...document, $id: "document" });
  return ajv;
}

/** Holds answers of the API against its own description: status, content type and, where it is JSON, the body. For tests. */
export function answerChecker(described: Document) {
  const document = inFull(described);
  const ajv = schemasOf(document);
  const patterns = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^/api${template.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = ($ref: string): ValidateFunction => {
    const known = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, known);
    return known;
  };
  /** The description of a request's operation; null for an unknown address or method. */
  const declared = ({ method, path }: Asked) => {
    // An address without a place to fill in comes before one with.
    const known = patterns.filter(({ pattern }) => pattern.test(path)).map(({ template }) => template);
    const template = known.find((each) => !each.includes("{")) ?? known[0];
    const name = method === "HEAD" ? "get" : method.toLowerCase();
    const operation = template === undefined ? undefined : document.paths[template]?.[name];
    return template === undefined || operation === undefined ? null : { template, name, operation };
  };
  const validate = (place: readonly string[], body: string, what: string) => {
    const isValid = validatorOf(`document#/${place.map(pointer).join("/")}`);
    if (isValid(JSON.parse(body))) return;
    throw new UndeclaredAnswer(`${what} is not as described: ${ajv.errorsText(isValid.errors)}\n${body.slice(0, 500)}`);
  };
  const checkBody = async (asked: Asked, answer: Response, { place, what, response }: Declared) => {
    const { type, body } = await read(answer);
    if (response.content === undefined && body === "") return;
    if (response.content?.[type] === undefined) throw new UndeclaredAnswer(`${what} is not declared as "${type}"`);
    if (!type.endsWith("json")) return;
    const schema = [...place, "content", type, "schema"];
    // Where a part can be asked for, the whole answer is the first that the schema allows.
    const isWhole = allowsPart(response.content[type]?.schema ?? {}) && !asksForPart(asked);
    for (const text of textsIn(type, body)) validate(isWhole ? [...schema, "anyOf", "0"] : schema, text, what);
  };
  return async (asked: Asked, answer: Response): Promise<void> => {
    const found = declared(asked);
    if (found === null) return;
    const { template, name, operation } = found;
    const status = String(answer.status);
    const what = `${name.toUpperCase()} ${template} → ${status}`;
    const response = operation.responses[status];
    if (response === undefined) throw new UndeclaredAnswer(`${what} is not declared`);
    const undeclared = undeclaredHeaders(answer, response);
    if (undeclared.length > 0)
      throw new UndeclaredAnswer(`${what} does not declare its header ${undeclared.join(", ")}`);
    if (asked.method === "HEAD") return;
    await checkBody(asked, answer, { place: ["paths", template, name, "responses", status], what, response });
  };
}

/** Headers of the connection, of caches and of browsers, which say nothing about the operation. */
const headersOfAll: ReadonlySet<string> = new Set([
  ...["content-type", "content-length", "content-encoding", "transfer-encoding", "connection", "keep-alive", "date"],
  ...["cache-control", "vary"],
  ...Object.keys(securityHeaders({ isSecure: true })).map((name) => name.toLowerCase()),
]);

function undeclaredHeaders(answer: Response, { headers = {} }: Described): readonly string[] {
  const declared = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  return [...answer.headers.keys()].filter((name) => {
    const isOfSharing = name.startsWith("access-control-");
    return !declared.has(name) && !headersOfAll.has(name) && !isOfSharing;
  });
}

/** The texts of JSON in a body: each line of a stream is one. */
const textsIn = (type: string, body: string): readonly string[] =>
  type === "application/x-ndjson" ? body.split("\n").filter((line) => line !== "") : [body];

/** Whether a schema is one of `answerFields`: the whole answer, or a part of it. */
const allowsPart = ({ anyOf = [] }: { anyOf?: readonly { $ref?: string }[] }): boolean =>
  anyOf.length === 2 && anyOf[1]?.$ref?.endsWith("Part") === true;

function asksForPart({ search = "" }: Asked): boolean {
  const asked = new URLSearchParams(search);
  return asked.has("fields") || asked.has("trace");
}

async function read(answer: Response): Promise<{ type: string; body: string }> {
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  // A stream goes on for as long as its reader stays.
  return { type, body: type === "text/event-stream" ? "" : await answer.text() };
}

/** Servers of a process with the same addresses are made of the same routes, and describe them in the same words. */
const checkers = new Map<string, Promise<ReturnType<typeof answerChecker>>>();

function checkerOf(app: Hono<AppEnvironment>, ask: (path: string) => Response | Promise<Response>) {
  const addresses = app.routes.map(({ method, path }) => `${method} ${path}`).join("\n");
  const known = checkers.get(addresses);
  if (known !== undefined) return known;
  const described = async () => (await (await ask("/api/openapi.json")).json()) as Document;
  // Our own description, of which these parts are read.
  const checker = described().then(answerChecker);
  checkers.set(addresses, checker);
  return checker;
}

/** The same server, each of whose answers to a test is held against its description. */
export function withCheckedAnswers(app: Hono<AppEnvironment>): Hono<AppEnvironment> {
  const ask = app.request;
  let checker: Promise<ReturnType<typeof answerChecker>> | null = null;
  app.request = async (input, init, ...others) => {
    const answer = await ask(input, init, ...others);
    const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
    const { pathname: path, search } = new URL(
      input instanceof Request ? input.url : String(input),
      "http://localhost",
    );
    if (!path.startsWith("/api/v1/")) return answer;
    checker ??= checkerOf(app, ask);
    await (await checker)({ method, path, search }, answer.clone());
    return answer;
  };
  return app;
}
