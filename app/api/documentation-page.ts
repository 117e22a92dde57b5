import { type Language, languages } from "../messages/languages.ts";
import type { Messages } from "../messages/message-types.ts";
import type { Translate } from "../messages/translator.ts";
import type { Body, OpenApiDocument, Operation, Parameter, Schema } from "./openapi-document.ts";

type ApiTexts = Messages["api"];
/** Keys of texts about operations and parameters, put together from their names. */
type DescriptionKey =
  | `api.operations.${keyof ApiTexts["operations"]}`
  | `api.parameterMeanings.${keyof ApiTexts["parameterMeanings"]}`
  | "api.ownMeanings.analyses.tickers"
  | "api.ownMeanings.compare.figures"
  | "api.ownMeanings.compareTable.figures";
type Column = "name" | "meaning" | "values" | "status";

const nativeNames: Readonly<Record<Language, string>> = { es: "Español", en: "English", it: "Italiano" };
const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text: unknown): string => String(text).replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The API for people: one page without scripts, made from the same description that programs read. */
export function documentationPage(
  document: OpenApiDocument,
  { language, translate: t }: { language: Language; translate: Translate },
): string {
  const base = document.servers[0]?.url ?? "";
  const operations = Object.entries(document.paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]) =>
      // Account operations have a separate table.
      operation === undefined || operation.tags !== undefined
        ? []
        : [operationHtml({ method, address: `${base}${path}` }, operation, t)],
    ),
  );
  const others = languages.map((other) =>
    other === language
      ? `<li><span aria-current="true">${nativeNames[other]}</span></li>`
      : `<li><a href="/api/docs?lang=${other}" hreflang="${other}" lang="${other}">${nativeNames[other]}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(t("api.title"))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs.css?v=${encodeURIComponent(document.info.version)}">
</head>
<body>
<a class="skip" href="#content">${safe(t("api.jump"))}</a>
<header>
<a href="/?lang=${language}">Valora</a>
<nav aria-label="${safe(t("api.language"))}"><ul>${others.join("")}</ul></nav>
</header>
<main id="content">
<h1>${safe(t("api.title"))}</h1>
<p class="lead">${safe(t("api.introduction"))}</p>
<p><a href="/api/openapi.json">${safe(t("api.machineReadable"))}: OpenAPI 3.1</a> · v${safe(document.info.version)}</p>
${operations.join("\n")}
${accountHtml(document, base, t)}
<section aria-labelledby="limits">
<h2 id="limits">${safe(t("api.limits"))}</h2>
<p>${safe(t("api.limitsIntroduction"))}</p>
</section>
<section aria-labelledby="errors">
<h2 id="errors">${safe(t("api.errors"))}</h2>
<p>${safe(t("api.errorsIntroduction"))}</p>
<pre tabindex="0"><code>${safe(JSON.stringify(firstProblem(document), null, 2))}</code></pre>
</section>
</main>
</body>
</html>
`;
}

type Asked = { method: string; address: string };

function operationHtml(asked: Asked, operation: Operation, t: Translate): string {
  const { method, address } = asked;
  const { operationId, parameters = [], requestBody, responses } = operation;
  const title = described(t, `api.operations.${operationId}`, "");
  const answers = Object.entries(responses).map(
    ([status, { description }]) =>
      `<tr><th scope="row">${safe(status)}</th><td>${status === "200" ? safe(title) : codeList(description)}</td></tr>`,
  );
  return `<section aria-labelledby="${operationId}">
<h2 id="${operationId}"><code>${method} ${safe(address)}</code></h2>
<p>${safe(title)}</p>
${requestBody ? bodyHtml(asked, { operationId, requestBody }, t) : exampleHtml(asked, operation, t)}
${exampleAnswerHtml(operation, t)}
<h3>${safe(t("api.parameters"))}</h3>
${tableHtml(
  t("api.parameters"),
  ["name", "meaning", "values"],
  parameters.map((parameter) => parameterHtml(parameter, operationId, t)),
  t,
)}
<h3>${safe(t("api.answers"))}</h3>
${tableHtml(t("api.answers"), ["status", "meaning"], answers, t)}
</section>`;
}

const tableHtml = (title: string, columns: readonly Column[], rows: readonly string[], t: Translate): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${safe(title)}"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${safe(t(`api.${name}`))}</th>`).join("")}</tr></thead>
<tbody>${rows.join("")}</tbody>
</table></div>`;

/** An example; a link only where following it changes nothing and needs no account. */
function exampleHtml({ method, address }: Asked, operation: Operation, t: Translate): string {
  const { parameters = [] } = operation;
  const query = new URLSearchParams(
    parameters.flatMap(({ name, schema }) => (schema?.example === undefined ? [] : [[name, String(schema.example)]])),
  );
  const example = query.size === 0 ? address : `${address}?${query}`;
  const code = `<code>${safe(example)}</code>`;
  const canBeFollowed = method === "GET" && whoMay(operation) === "anyone";
  return `<p>${safe(t("api.example"))}: ${canBeFollowed ? `<a href="${safe(example)}">${code}</a>` : code}</p>`;
}

/** The request body: JSON with examples, and a table of all fields, form fields included. */
function bodyHtml(
  { address }: Asked,
  { operationId, requestBody: { content } }: { operationId: string; requestBody: Body },
  t: Translate,
): string {
  const schemas = Object.values(content).map(({ schema }) => schema);
  const fields = new Map(
    schemas.flatMap(({ properties, required = [] }) =>
      Object.entries(properties).map(([name, schema]): [string, Parameter] => [
        name,
        { name, schema, required: required.includes(name) },
      ]),
    ),
  );
  const ofFields = Object.entries(schemas[0]?.properties ?? {}).flatMap(([name, { example: one, items }]) => {
    if (items?.example !== undefined) return [[name, [items.example]]];
    return one === undefined ? [] : [[name, one]];
  });
  const example = schemas[0]?.example ?? Object.fromEntries(ofFields);
  const rows = [...fields.values()].map((field) => parameterHtml(field, operationId, t));
  return `<p>${safe(t("api.example"))}:</p>
<pre tabindex="0"><code>${safe(`POST ${address}\nContent-Type: application/json\n\n${JSON.stringify(example, null, 2)}`)}</code></pre>
<h3>${safe(t("api.body"))}: ${codeList(Object.keys(content).join(", "))}</h3>
${tableHtml(t("api.body"), ["name", "meaning", "values"], rows, t)}`;
}

/** An example of the answer, where one shows its form best. */
function exampleAnswerHtml({ responses }: Operation, t: Translate): string {
  const [type, { example }] = Object.entries(responses[200]?.content ?? {})[0] ?? ["", {}];
  if (typeof example !== "string") return "";
  return `<p>${safe(t("api.exampleAnswer"))} (${codeList(type)}):</p>
<pre tabindex="0"><code>${safe(example)}</code></pre>`;
}

/** Account operations: many small ones, in one table. */
function accountHtml({ paths, components }: OpenApiDocument, base: string, t: Translate): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (operation.tags === undefined) return [];
      const schema = operation.requestBody?.content["application/json"]?.schema.$ref?.split("/").at(-1) ?? "";
      const { properties = {}, required = [] } = components.schemas[schema] ?? {};
      const fields = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
      return [
        `<tr><th scope="row"><code>${method.toUpperCase()} ${safe(base + path)}</code></th>` +
          `<td>${safe(described(t, `api.operations.${operation.operationId}`, ""))}</td><td>${safe(t(`api.account.${whoMay(operation)}`))}</td>` +
          `<td>${fields.length === 0 ? "" : codeList(fields.join(", "))}</td></tr>`,
      ];
    }),
  );
  const heads = (["api.account.operation", "api.meaning", "api.account.who", "api.account.fields"] as const).map(
    (key) => `<th scope="col">${safe(t(key))}</th>`,
  );
  return `<section aria-labelledby="account">
<h2 id="account">${safe(t("api.account.title"))}</h2>
<p>${safe(t("api.account.introduction"))}</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="account"><table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>${rows.join("")}</tbody>
</table></div>
</section>`;
}

function whoMay({ security }: Operation): "anyone" | "session" | "keyOrSession" {
  if (security === undefined) return "anyone";
  return security.some((way) => "apiKey" in way) ? "keyOrSession" : "session";
}

function parameterHtml(
  { name, required, description = "", schema = {} }: Parameter,
  operationId: string,
  t: Translate,
): string {
  const isRequired = required === true && schema.default === undefined;
  const mark = isRequired ? ` <small>${safe(t("api.required"))}</small>` : "";
  const usual = described(t, `api.parameterMeanings.${name}`, description);
  const meaning = described(t, `api.ownMeanings.${operationId}.${name}`, usual);
  return `<tr><th scope="row"><code>${safe(name)}</code>${mark}</th><td>${safe(meaning)}</td><td>${valuesOf(schema)}</td></tr>`;
}

function valuesOf({ enum: choices, minimum, maximum, maxLength }: Schema): string {
  if (choices !== undefined) return codeList(choices.join(", "));
  if (minimum !== undefined && maximum !== undefined) return `<code>${minimum}</code> … <code>${maximum}</code>`;
  return maxLength === undefined ? "" : `≤ ${maxLength}`;
}

const codeList = (names: string): string =>
  names
    .split(", ")
    .map((name) => `<code>${safe(name)}</code>`)
    .join(" · ");

const described = (t: Translate, key: string, otherwise: string): string => (isDescribed(t, key) ? t(key) : otherwise);

const isDescribed = (t: Translate, key: string): key is DescriptionKey =>
  // Answers whether there is such a text, for any key.
  t.has(key as DescriptionKey);

/** A real error answer, as an example for all. */
const firstProblem = ({ components }: OpenApiDocument): unknown => components.examples.outOfRange?.value ?? null;
