import type { Problem } from "../core/shared/contracts/problem.ts";
import { refusedWithin } from "../core/usage/api/allowance.ts";
import { Failure, type FailureCode } from "../failure.ts";
import { translatorFor } from "../messages/index.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "../messages/languages.ts";
import { failureText } from "../messages/phrases/failure-text.ts";
import { textByKey } from "../messages/text-by-key.ts";

/** Loads the three languages, so that the first failure is answered as fast as the next. */
export const prepareTexts = () => Promise.all(languages.map(translatorFor));

/** A failure in the words of RFC 9457 and of the reader. */
export async function problemOf(failure: Failure, reader: { language: Language; requestId: string }): Promise<Problem> {
  // Failure codes are keys of `failures` in every catalogue, which the compiler checks where they are written.
  const t = await translatorFor(reader.language);
  const { code, params, status, members } = failure;
  const hint = hintFor(failure);
  return {
    ...members,
    type: "about:blank",
    title: failureText(t, { code, params }),
    status,
    code,
    params,
    requestId: reader.requestId,
    ...(hint === null ? {} : { detail: textByKey(t)(hint.key, hint.params) }),
  };
}

type Hint = { key: string; params: Readonly<Record<string, string | number>> };

/** A suggestion for the reader, when there is one. */
function hintFor({ code, params }: Failure): Hint | null {
  const { suggestion, commonShare, nearest } = params;
  if (typeof suggestion === "number") {
    return { key: "api.percentHint", params: { suggestion, literal: String(suggestion) } };
  }
  if (commonShare !== undefined) return { key: "api.commonShare", params: { ticker: commonShare } };
  // Of a formula it is a figure, which its own text names.
  if (code === "tickerNotFound" && nearest !== undefined) return { key: "api.nearest", params: { tickers: nearest } };
  return null;
}

/** Characters of markup, each with its escape; none of the escapes holds another of them. */
const escapes = [
  ["<", "\\u003c"],
  [">", "\\u003e"],
  ["&", "\\u0026"],
] as const;

/**
 * JSON in which no text of a stranger can be taken for markup, whatever reads it. Most texts hold none of it: a search for
 * one character takes a fraction of the time that a replacement takes.
 */
export const inertJson = (value: unknown): string =>
  escapes.reduce(
    (json, [character, escaped]) => (json.includes(character) ? json.replaceAll(character, escaped) : json),
    JSON.stringify(value),
  );

export const problemType = "application/problem+json; charset=utf-8";

/** How soon room may be made on a disk. */
const FULL_FOR_IN_SECONDS = 60;

export async function answerFailure(failure: Failure, requestId: string, search: URLSearchParams): Promise<Response> {
  const asked = search.get("lang");
  const problem = await problemOf(failure, { language: isLanguage(asked) ? asked : defaultLanguage, requestId });
  const headers = new Headers({ "Content-Type": problemType, "Cache-Control": "no-store" });
  const wait = waitAfter(failure);
  if (wait !== null) headers.set("Retry-After", wait);
  const refused = refusedWithin(failure);
  if (refused !== null) headers.set("RateLimit", refused);
  if (failure.status === 401) headers.set("WWW-Authenticate", 'Bearer realm="Valora"');
  if (failure.code === "methodNotAllowed") headers.set("Allow", String(failure.params.allow ?? "GET, HEAD"));
  return new Response(inertJson(problem), { status: failure.status, headers });
}

/** The seconds after which the same may be asked again; null where waiting changes nothing. */
export function waitAfter({ status, params }: Failure): string | null {
  if (status === 507) return String(FULL_FOR_IN_SECONDS);
  if (status === 503) return String(params.retryAfter ?? 5);
  return status === 429 ? String(params.retryAfter ?? 60) : null;
}

const codeByStatus: Readonly<Record<number, FailureCode>> = {
  400: "requestMalformed",
  401: "unauthenticated",
  403: "originForbidden",
  404: "notFound",
  405: "methodNotAllowed",
  413: "bodyTooLarge",
};

/** What a status of a page without a failure means; null where the answer says it itself, as a card that is over or a range does. */
export function failureOfStatus(status: number): Failure | null {
  const code = codeByStatus[status] ?? (status < 500 ? null : "unexpected");
  return code === null ? null : new Failure(code);
}
