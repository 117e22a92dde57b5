/** Headers that say something of an answer itself; those that every answer of the site has are left out. */
const told = [
  ...[
    "Content-Type",
    "Content-Disposition",
    "Content-Range",
    "Accept-Ranges",
    "Location",
    "ETag",
    "Cache-Control",
    "Last-Modified",
  ],
  ...[
    "RateLimit-Policy",
    "RateLimit",
    "Retry-After",
    "Idempotent-Replayed",
    "WWW-Authenticate",
    "Allow",
    "X-Request-Id",
  ],
];

export const toldHeaders = (headers: Headers): readonly (readonly [string, string])[] =>
  told.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });

const typeOf = (headers: Headers): string => (headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim() ?? "";

/** Whether an answer is read, or only downloaded. */
export const isText = (headers: Headers): boolean => /^text\/|[/+](?:json|x-ndjson|xml)$/.test(typeOf(headers));

/** Whether its lines are shown as they arrive: a document is shown when all of it is there. */
export const arrivesByLine = (headers: Headers): boolean => /ndjson$|^text\/event-stream$/.test(typeOf(headers));

/** JSON with its parts on lines of their own; anything else as it is. */
export function readable(text: string, headers: Headers): string {
  if (!/[/+]json$/.test(typeOf(headers))) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The code of a problem; null in any other answer. */
export function codeIn(text: string, headers: Headers): string | null {
  if (typeOf(headers) !== "application/problem+json") return null;
  try {
    const { code }: { code?: unknown } = JSON.parse(text);
    return typeof code === "string" ? code : null;
  } catch {
    return null;
  }
}

const endings: Readonly<Record<string, string>> = {
  "application/json": "json",
  "application/problem+json": "json",
  "application/x-ndjson": "ndjson",
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/gzip": "gz",
  "application/vnd.apache.parquet": "parquet",
  "text/csv": "csv",
};

/** The name of a downloaded answer: as the server says, or after the operation. */
export function fileName(headers: Headers, operationId: string): string {
  const [, said] = /filename="?([^";]+)"?/.exec(headers.get("Content-Disposition") ?? "") ?? [];
  return said ?? `${operationId}.${endings[typeOf(headers)] ?? "txt"}`;
}
