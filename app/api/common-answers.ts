import type { FailureCode } from "../failure.ts";
import { defaultLanguage, languages } from "../messages/languages.ts";
import { commonHeaders, describedHeaders } from "./answer-headers.ts";
import { keyParameter, keyRefusals } from "./idempotency/described-keys.ts";
import { takesKey } from "./idempotency/keyed-operations.ts";
import { keyNeedOf } from "./key-needs.ts";
import { problemAnswer } from "./openapi.ts";

type Answer = {
  description: string;
  headers?: object;
  content?: Record<string, { schema?: object; examples?: Record<string, object> }>;
};
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: object };
type Operation = {
  operationId: string;
  responses: Record<string, Answer>;
  requestBody?: object;
  parameters?: Parameter[];
};
type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: { headers?: object; examples?: Record<string, object> };
};

/** Answers that the server may give to any request in place of the operation's own. */
const everywhere = {
  400: ["uriMalformed", "hostInvalid", "requestMalformed", "apiKeyInUrl"],
  401: ["apiKeyInvalid", "keyExpired"],
  403: ["originForbidden"],
  414: ["uriTooLong"],
  431: ["headersTooLarge"],
  500: ["unexpected"],
  503: ["overloaded", "storageUnavailable"],
} as const satisfies Readonly<Record<number, readonly FailureCode[]>>;

/** What a key may be told that is not enough for an operation. */
function refusalsOfKeys(method: string, path: string): readonly FailureCode[] {
  const need = keyNeedOf(method.toUpperCase(), path);
  if (need === null) return [];
  return need.access === "write" ? ["keyOfOtherSubject", "keyReadOnly"] : ["keyOfOtherSubject"];
}

/** And of any question with a body. */
const withBody = {
  408: ["requestTimeout"],
  413: ["bodyTooLarge", "jsonTooManyValues"],
  415: ["unsupportedEncoding", "unsupportedMediaType"],
} as const satisfies Readonly<Record<number, readonly FailureCode[]>>;

/** And of any that takes nothing from its address but the language of its errors. */
const withoutParameters = ["paramUnknown", "paramRepeated", "enumInvalid"] as const satisfies readonly FailureCode[];
const language = {
  name: "lang",
  in: "query",
  required: false,
  description: "Language of the error texts",
  schema: { type: "string", enum: [...languages], default: defaultLanguage },
};

const problem = "application/problem+json";
/** The document is complete by now: a schema of zod would be written into it as the object that it is. */
const problemSchema = { $ref: "#/components/schemas/Problem" };

/** Adds to every operation what any may answer; `revalidated` are those that say when nothing has changed. */
export function withCommonAnswers(document: Described, revalidated: readonly string[]): void {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      for (const [status, codes] of commonTo(operation)) add(operation.responses, status, codes);
      add(operation.responses, "403", refusalsOfKeys(method, path));
      declareLanguage(operation);
      const isKeyed = takesKey(method, operation.operationId);
      if (isKeyed) declareKey(operation);
      const isRevalidated = method === "get" && revalidated.includes(path);
      if (isRevalidated) {
        operation.responses[304] = { description: "Nothing has changed since the answer whose ETag was sent" };
      }
      refer(document, operation, { isRevalidated, isKeyed });
    }
  }
  document.components.headers = describedHeaders;
}

const commonTo = ({ requestBody }: Operation): [string, readonly FailureCode[]][] =>
  Object.entries(requestBody === undefined ? everywhere : { ...everywhere, ...withBody });

const isLimitedBy = ({ responses }: Operation): boolean =>
  responses["429"]?.description.includes("dailyQuotaExceeded") === true;

/** Names the headers of each answer, and refers to examples that many answers share. */
function refer(
  { components }: Described,
  operation: Operation,
  kind: { isRevalidated: boolean; isKeyed: boolean },
): void {
  const isLimited = isLimitedBy(operation);
  for (const [status, answer] of Object.entries(operation.responses)) {
    const headers = { ...answer.headers, ...commonHeaders(answer, { status, isLimited, ...kind }) };
    const { [problem]: told, ...others } = answer.content ?? {};
    const examples = Object.entries(told?.examples ?? {}).map(([code, example]) => {
      components.examples = { ...components.examples, [code]: example };
      return [code, { $ref: `#/components/examples/${code}` }];
    });
    const content = told && { ...others, [problem]: { ...told, examples: Object.fromEntries(examples) } };
    operation.responses[status] = { ...answer, headers, ...(content && { content }) };
  }
}

/** The header Idempotency-Key, and what is answered because of it. */
function declareKey(operation: Operation): void {
  for (const [status, codes] of Object.entries(keyRefusals)) add(operation.responses, status, codes);
  operation.parameters = [...(operation.parameters ?? []), keyParameter];
}

function declareLanguage(operation: Operation): void {
  const { parameters = [], responses } = operation;
  if (parameters.some((each) => each.in === "query")) return;
  add(responses, "400", withoutParameters);
  operation.parameters = [...parameters, language];
}

function add(responses: Operation["responses"], status: string, codes: readonly FailureCode[]): void {
  const before = responses[status];
  const known = before?.description.split(", ") ?? [];
  const added = codes.filter((code) => !known.includes(code));
  const { description, content } = problemAnswer(added);
  const examples = { ...before?.content?.[problem]?.examples, ...content[problem].examples };
  responses[status] = {
    description: [...known, ...(added.length > 0 ? [description] : [])].join(", "),
    content: { ...before?.content, [problem]: { schema: problemSchema, examples } },
  };
}
