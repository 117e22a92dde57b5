import type { FailureCode } from "../failure.ts";
import { defaultLanguage, languages } from "../messages/languages.ts";
import { keyNeedOf } from "./key-needs.ts";
import { problemAnswer } from "./openapi.ts";

type Answer = {
  description: string;
  headers?: object;
  content?: Record<string, { schema?: object; examples?: object }>;
};
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: object };
type Operation = { responses: Record<string, Answer>; requestBody?: object; parameters?: Parameter[] };
type Described = { paths: Record<string, Record<string, Operation>> };

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
  413: ["bodyTooLarge"],
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
      const common = operation.requestBody === undefined ? everywhere : { ...everywhere, ...withBody };
      for (const [status, codes] of Object.entries(common)) add(operation.responses, status, codes);
      add(operation.responses, "403", refusalsOfKeys(method, path));
      declareLanguage(operation);
      declareLimits(operation);
      if (method === "get" && revalidated.includes(path)) {
        operation.responses[304] = { description: "Nothing has changed since the answer whose ETag was sent" };
      }
    }
  }
}

/** Headers that tell the limits of an answer. */
const limitHeaders = {
  "RateLimit-Policy": {
    description: "The limits that hold, where plans are limited: q is the quota, w its window in seconds",
    schema: { type: "string" },
    example: '"companies";q=10;w=86400, "pace";q=1;w=60, "everybody";q=60;w=60',
  },
  RateLimit: {
    description: "What is left within each limit: r of its quota, and more in t seconds",
    schema: { type: "string" },
    example: '"companies";r=9;t=32400, "pace";r=0;t=60, "everybody";r=59;t=60',
  },
};

function declareLimits({ responses }: Operation): void {
  const isLimited = responses["429"]?.description.includes("dailyQuotaExceeded") === true;
  if (!isLimited) return;
  for (const [status, answer] of Object.entries(responses)) {
    if (status === "200" || status === "429") responses[status] = { ...answer, headers: limitHeaders };
  }
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
