import { z } from "@hono/zod-openapi";
import { Problem } from "../core/shared/contracts/problem.ts";
import { Failure, type FailureCode } from "../failure.ts";
import { failures } from "../messages/en/failures.ts";
import { defaultLanguage, languages } from "../messages/languages.ts";

export const languageParameter = z
  .enum(languages)
  .default(defaultLanguage)
  .openapi({ description: "Language of the error texts" });

export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { "application/json": { schema } },
  description,
});

/** A body of JSON, which must be sent. */
export const jsonRequest = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { "application/json": { schema } }, required: true },
});

/** Failures that any request body can cause. */
export const bodyCodes = [
  "jsonInvalid",
  "jsonTooDeep",
  "bodyInvalid",
  "fieldUnknown",
  "fieldRequired",
  "fieldType",
] as const satisfies readonly FailureCode[];

/** An error answer and its possible codes; the texts are in the reader's language. */
export const problemAnswer = (codes: readonly FailureCode[]) => ({
  content: {
    "application/problem+json": {
      schema: Problem,
      examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
    },
  },
  description: codes.join(", "),
});

const sampleParams: Readonly<Record<string, string | number>> = {
  ticker: "XYZ",
  fields: "currency, unit",
  provider: "fmp",
  source: "fmp",
  param: "wacc",
  kind: "number",
  reason: "common",
  field: "email",
  nearestField: "summary.signal",
  retryAfter: 9,
  limit: 10,
  minutes: 60,
  given: 6,
  minimum: 0.005,
  maximum: 0.5,
  growth: 0.08,
  wacc: 0.05,
  allowed: "conservative, neutral, optimistic",
};

/** The words that a message has for a value, among those that it chooses from. */
function chosen(options: string, value: string | number | undefined): string {
  const words = new Map([...options.matchAll(/(?<!\w)(\w+) \{([^{}]*)\}/g)].map(([, name, text = ""]) => [name, text]));
  return words.get(String(value)) ?? words.get("other") ?? "";
}

/** A problem as it looks on the wire, its text filled with sample values. */
function exampleOf(code: FailureCode): Problem {
  const text = failures[code];
  const used = [...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  const title = text
    .replace(/\{(\w+), select,((?: \w+ \{[^{}]*\})+)\}/g, (_, name, options) => chosen(options, sampleParams[name]))
    .replace(/\{(\w+), number, ::percent \.0\}/g, (_, name) => `${Number(sampleParams[name]) * 100}%`)
    .replace(/\{(\w+), plural, one \{[^}]*\} other \{([^}]*)\}\}/g, (_, name, words) =>
      words.replace("#", String(sampleParams[name])),
    )
    .replace(/\{(\w+)\}/g, (_, name) => String(sampleParams[name]));
  return {
    type: "about:blank",
    title,
    status: new Failure(code).status,
    code,
    params: Object.fromEntries(used.map((name) => [name, sampleParams[name] ?? ""])),
    requestId: "0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f",
  };
}
