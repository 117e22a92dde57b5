import { z } from "@hono/zod-openapi";

type Header = { description: string; schema: object; example?: string };
type Answer = { content?: Readonly<Record<string, object>> };

const text = { type: "string" };

/** Headers that answers of many operations have, by the names under which the document refers to them. */
export const describedHeaders: Readonly<Record<string, Header>> = {
  "X-Request-Id": {
    description: "Names the request in the log of the server: tell it when you report a fault",
    schema: text,
  },
  "WWW-Authenticate": { description: "How to say who asks", schema: text, example: 'Bearer realm="Valora"' },
  "Retry-After": {
    description: "Seconds after which the same may be asked again",
    schema: { type: "integer", minimum: 0 },
    example: "9",
  },
  ETag: {
    description: "Send it as If-None-Match: 304 says that nothing has changed",
    schema: text,
    example: 'W/"5c1d"',
  },
  "Content-Disposition": {
    description: "A name for the file",
    schema: text,
    example: 'attachment; filename="valora-KO.csv"',
  },
  "X-Accel-Buffering": {
    description: "no: a proxy hands each line on as it comes",
    schema: text,
    example: "no",
  },
  "RateLimit-Policy": {
    description: "The limits that hold, where plans are limited: q is the quota, w its window in seconds",
    schema: text,
    example: '"companies";q=10;w=86400, "pace";q=1;w=60, "everybody";q=60;w=60',
  },
  "Idempotent-Replayed": {
    description: "true: the answer of an earlier request with this Idempotency-Key; nothing was done again",
    schema: text,
    example: "true",
  },
  RateLimit: {
    description: "What is left within each limit: r of its quota, and more in t seconds",
    schema: text,
    example: '"companies";r=9;t=32400, "pace";r=0;t=60, "everybody";r=59;t=60',
  },
};

const cookieHeaders = z.object({
  "Set-Cookie": z.string().openapi({ description: "The cookies of the session and of the browser" }),
});

/** An answer that leaves cookies in a browser, or takes them back. */
export const withCookies = <Described extends object>(answer: Described) => ({ ...answer, headers: cookieHeaders });

const referring = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limitHeaders = ["RateLimit-Policy", "RateLimit"];

/** An answer that says what is left within the limits, of an operation that no plan refuses. */
export const withLimits = <Described extends object>(answer: Described) => ({
  ...answer,
  headers: referring(limitHeaders),
});

const waitingStatuses: ReadonlySet<string> = new Set(["429", "503", "507"]);

type Asked = { status: string; isLimited: boolean; isRevalidated: boolean; isKeyed: boolean };

/** The headers that an answer of this status may have besides those that its route describes, as references to components. */
export function commonHeaders({ content = {} }: Answer, { status, isLimited, isRevalidated, isKeyed }: Asked) {
  const isAnswered = Number(status) < 400;
  const isFile = isAnswered && Object.keys(content).some((type) => !type.endsWith("json"));
  const names = [
    "X-Request-Id",
    ...(status === "401" ? ["WWW-Authenticate"] : []),
    ...(waitingStatuses.has(status) ? ["Retry-After"] : []),
    ...(isFile ? ["Content-Disposition"] : []),
    ...(isAnswered && "application/x-ndjson" in content ? ["X-Accel-Buffering"] : []),
    ...(isRevalidated && isAnswered ? ["ETag"] : []),
    ...(isKeyed && isAnswered ? ["Idempotent-Replayed"] : []),
    ...(isLimited && (isAnswered || status === "429") ? limitHeaders : []),
  ];
  return referring(names);
}
