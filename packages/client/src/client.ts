import createClient, { type MaybeOptionalInit } from "openapi-fetch";
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import type { components, operations, paths } from "./api-types.ts";
import { linesOf } from "./lines.ts";
import { ValoraProblem } from "./problem.ts";

/** What is there of an answer of which only parts were asked for. */
export type Part<Whole> = Whole extends readonly (infer Item)[]
  ? Part<Item>[]
  : Whole extends object
    ? { [Name in keyof Whole]?: Part<Whole[Name]> }
    : Whole;

/** With `fields`, and with less of the trace, an answer holds what was named. */
type AsksForPart = { params: { query: { fields: string } | { trace: string } } };

/** What an answer holds: JSON, text or a file; nothing where it holds none. */
type Content<Answer> = Answer extends { content: infer Types } ? Types[keyof Types] : undefined;
type Whole<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: infer Answers;
}
  ? Content<Answers[keyof Answers]>
  : never;

/** What an operation takes: left out where it takes nothing that is required. */
type Taken<Init> = RequiredKeysOf<Init> extends never ? [Init?] : [Init];

/** A batch comes line by line: `analyses` reads it. */
type AnsweredInLines = "/v1/analyses";

/** Asks an operation. Throws `ValoraProblem` where the answer is a problem, and what `fetch` throws where there is none. */
type Call<Method extends HttpMethod> = <
  Path extends Exclude<PathsWithMethod<paths, Method>, AnsweredInLines>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: Taken<Init>
) => Promise<Init extends AsksForPart ? Part<Whole<Path, Method>> : Whole<Path, Method>>;

export type AnalysesRequest = NonNullable<operations["analyses"]["requestBody"]>["content"]["application/json"];
type WholeLine = operations["analyses"]["responses"][200]["content"]["application/x-ndjson"];
/** A company of a batch: its analysis, or the problem for which there is none. */
export type AnalysisLine<Asked extends AnalysesRequest = AnalysesRequest> = Asked extends { fields: readonly string[] }
  ? PartLine<WholeLine>
  : WholeLine;
type PartLine<Line> = Line extends { analysis: infer Analysis }
  ? Omit<Line, "analysis"> & { analysis: Part<Analysis> }
  : Line;

export type ValoraClient = {
  get: Call<"get">;
  post: Call<"post">;
  put: Call<"put">;
  patch: Call<"patch">;
  delete: Call<"delete">;
  /** Up to a hundred companies in one request; each line comes as soon as its company is valued, in the order asked for. */
  analyses<const Asked extends AnalysesRequest>(
    asked: Asked,
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<AnalysisLine<Asked>>;
};

export type ClientSettings = {
  /** Where the server is: "https://valora.example" */
  baseUrl: string;
  /** A key made on the page of an account; none is needed where the server limits no plans. */
  key?: string;
  /** The language of titles of problems; Spanish without it. */
  language?: "es" | "en" | "it";
  /** Asks in the place of the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
};

type Sent = Readonly<Record<string, unknown>>;

/** A client of one server: a method for each of HTTP's, which take the paths of the API and what each of them takes. */
export function createValoraClient({ baseUrl, key, language, fetch }: ClientSettings): ValoraClient {
  const client = createClient<paths>({
    baseUrl: `${baseUrl.replace(/(?<!\/)\/+$/, "")}/api`,
    ...(key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  const answered = async (method: HttpMethod, path: string, init: Sent = {}): Promise<Response> => {
    const asked = language === undefined ? init : inLanguage(init, language);
    // Any path and what it takes: the types of `Call` are those that hold what is passed.
    const request = client.request as (method: HttpMethod, path: string, init: Sent) => Promise<Answered>;
    const { response, error } = await request(method, path, { ...asked, parseAs: "stream" });
    if (!response.ok) throw new ValoraProblem(response, error);
    return response;
  };
  const calling = <Method extends HttpMethod>(method: Method) =>
    // The description of the server says what its answers are; its tests hold them against it.
    (async (path: string, init?: Sent) => contentOf(await answered(method, path, init))) as Call<Method>;
  return {
    get: calling("get"),
    post: calling("post"),
    put: calling("put"),
    patch: calling("patch"),
    delete: calling("delete"),
    async *analyses(body, { signal } = {}) {
      const response = await answered("post", "/v1/analyses", { body, ...(signal === undefined ? {} : { signal }) });
      if (response.body === null) return;
      for await (const line of linesOf(response.body)) yield JSON.parse(line);
    },
  };
}

type Answered = { response: Response; error?: unknown };

function inLanguage(init: Sent, lang: string): Sent {
  const { query, ...params } = Object(init.params);
  return { ...init, params: { ...params, query: { lang, ...query } } };
}

/** JSON as its value, a table as its text, another file as it is; undefined where nothing is told. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
  if (type === "") return undefined;
  if (type === "application/json") return response.json();
  return type === "text/csv" ? response.text() : response.blob();
}

export type Schemas = components["schemas"];
