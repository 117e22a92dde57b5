import type { Problem } from "../core/shared/contracts/problem.ts";
import type { Failure } from "../failure.ts";
import { translatorFor } from "../messages/index.ts";
import { type Language, languages } from "../messages/languages.ts";
import { textByKey } from "../messages/text-by-key.ts";

/** Loads the three languages, so that the first failure is answered as fast as the next. */
export const prepareTexts = () => Promise.all(languages.map(translatorFor));

/** A failure in the words of RFC 9457 and of the reader. */
export async function problemOf(failure: Failure, reader: { language: Language; requestId: string }): Promise<Problem> {
  // Failure codes are keys of `failures` in every catalogue, which the compiler checks where they are written.
  const translate = textByKey(await translatorFor(reader.language));
  const { code, params, status, members } = failure;
  const hint = hintFor(failure);
  return {
    ...members,
    type: "about:blank",
    title: translate(`failures.${code}`, params),
    status,
    code,
    params,
    requestId: reader.requestId,
    ...(hint === null ? {} : { detail: translate(hint.key, hint.params) }),
  };
}

type Hint = { key: string; params: Readonly<Record<string, string | number>> };

/** A suggestion for the reader, when there is one. */
function hintFor({ params }: Failure): Hint | null {
  const { suggestion, commonShare, nearest } = params;
  if (typeof suggestion === "number") {
    return { key: "api.percentHint", params: { suggestion, literal: String(suggestion) } };
  }
  if (commonShare !== undefined) return { key: "api.commonShare", params: { ticker: commonShare } };
  if (nearest !== undefined) return { key: "api.nearest", params: { tickers: nearest } };
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
