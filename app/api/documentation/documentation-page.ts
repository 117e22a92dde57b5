import { bodyFields, type DescribedOperation, describedOperations, whoMay } from "./described-operations.ts";
import { purposeHtml, type Reader } from "./described-texts.ts";
import { exampleOf } from "./example-body.ts";
import { codeList, safe } from "./html-text.ts";
import type { OpenApiDocument, Operation } from "./openapi-document.ts";
import { pageFrame } from "./page-frame.ts";
import { parametersHtml, tableHtml } from "./parameter-table.ts";

/** The API for people: one page without scripts, made from the same description that programs read. */
export function documentationPage(document: OpenApiDocument, reader: Reader): string {
  const { language, translate: t } = reader;
  const operations = describedOperations(document);
  // Account operations have a separate table.
  const told = operations.filter(({ operation }) => operation.tags === undefined);
  const main = `<h1>${safe(t("api.title"))}</h1>
<p class="lead">${safe(t("api.introduction"))}</p>
<p><a href="/api/openapi.json">${safe(t("api.machineReadable"))}: OpenAPI 3.1</a> · v${safe(document.info.version)} · <a href="/docs/api-changes?lang=${language}">${safe(t("api.changes"))}</a></p>
${contentsHtml(told, reader)}
${told.map((described) => operationHtml(document, described, reader)).join("\n")}
${accountHtml(document, operations, reader)}
<section aria-labelledby="limits">
<h2 id="limits">${safe(t("api.limits"))}</h2>
<p>${safe(t("api.limitsIntroduction"))}</p>
</section>
<section aria-labelledby="errors">
<h2 id="errors">${safe(t("api.errors"))}</h2>
<p>${safe(t("api.errorsIntroduction"))}</p>
<pre tabindex="0"><code>${safe(JSON.stringify(firstProblem(document), null, 2))}</code></pre>
</section>`;
  return pageFrame({ title: t("api.title"), address: "/api/docs", version: document.info.version, main }, reader);
}

/** Where each operation and section stands on a page of a hundred screens. */
function contentsHtml(told: readonly DescribedOperation[], reader: Reader): string {
  const { translate: t } = reader;
  const operations = told.map(
    ({ method, address, operation }) =>
      `<li><a href="#${operation.operationId}"><code>${method} ${safe(address)}</code></a><br>${purposeHtml(operation, reader)}</li>`,
  );
  const sections = (["account", "limits", "errors"] as const).map(
    (id) => `<li><a href="#${id}">${safe(t(id === "account" ? "api.account.title" : `api.${id}`))}</a></li>`,
  );
  return `<details class="contents"><summary>${safe(t("api.contents", { count: String(told.length) }))}</summary>
<ul>${[...operations, ...sections].join("")}</ul>
</details>`;
}

function operationHtml(document: OpenApiDocument, described: DescribedOperation, reader: Reader): string {
  const { method, address, operation } = described;
  const { translate: t } = reader;
  const { operationId, parameters = [], responses } = operation;
  const purpose = purposeHtml(operation, reader);
  const answers = Object.entries(responses).map(
    ([status, { description }]) =>
      `<tr><th scope="row">${safe(status)}</th><td>${status === "200" ? purpose : codeList(description)}</td></tr>`,
  );
  return `<section aria-labelledby="${operationId}">
<h2 id="${operationId}"><code>${method} ${safe(address)}</code></h2>
<p>${purpose}</p>
<p>${tryLink(described, reader)}</p>
${operation.requestBody ? bodyHtml(document, described, reader) : exampleHtml(described, reader)}
${exampleAnswerHtml(operation, reader)}
<h3>${safe(t("api.parameters"))}</h3>
${parametersHtml(t("api.parameters"), parameters, { operation, reader })}
<h3>${safe(t("api.answers"))}</h3>
${tableHtml(t("api.answers"), ["status", "meaning"], answers, reader)}
</section>`;
}

/** Each link says which operation it leads to: read one after the other they would be the same. */
function tryLink({ method, address, operation }: DescribedOperation, { language, translate: t }: Reader): string {
  const name = t("tryIt.title", { operation: `${method} ${address}` });
  return `<a href="/api/docs/try/${operation.operationId}?lang=${language}" aria-label="${safe(name)}">${safe(t("tryIt.link"))}</a>`;
}

/** So many of the parameters that may be left out are shown in an example: with all of them it would take five lines. */
const MOST_OPTIONAL_IN_EXAMPLE = 2;

/** An example; a link only where following it changes nothing and needs no account. */
function exampleHtml({ method, address, operation }: DescribedOperation, { translate: t }: Reader): string {
  const { parameters = [] } = operation;
  const withExample = parameters.flatMap(({ name, in: place, required = false, schema }) =>
    schema?.example === undefined ? [] : [{ name, place, required, value: String(schema.example) }],
  );
  const optional = withExample.filter(({ required }) => !required).slice(0, MOST_OPTIONAL_IN_EXAMPLE);
  const shown = withExample.filter((each) => each.required || optional.includes(each));
  const isOfPath = ({ place }: (typeof shown)[number]) => place === "path";
  const path = shown.filter(isOfPath).reduce((text, { name, value }) => text.replace(`{${name}}`, value), address);
  const query = new URLSearchParams(shown.flatMap((each) => (isOfPath(each) ? [] : [[each.name, each.value]])));
  const example = query.size === 0 ? path : `${path}?${query}`;
  const code = `<code>${safe(example)}</code>`;
  const canBeFollowed = method === "GET" && whoMay(operation) === "anyone";
  return `<p>${safe(t("api.example"))}: ${canBeFollowed ? `<a href="${safe(example)}">${code}</a>` : code}</p>`;
}

/** The request body: JSON with examples, and a table of all fields, form fields included. */
function bodyHtml(document: OpenApiDocument, { method, address, operation }: DescribedOperation, reader: Reader) {
  const { requestBody = { content: {} } } = operation;
  const { translate: t } = reader;
  const [json = { schema: {} }] = Object.values(requestBody.content);
  const example = JSON.stringify(exampleOf(document, json.schema), null, 2);
  return `<p>${safe(t("api.example"))}:</p>
<pre tabindex="0"><code>${safe(`${method} ${address}\nContent-Type: application/json\n\n${example}`)}</code></pre>
<h3>${safe(t("api.body"))}: ${codeList(Object.keys(requestBody.content).join(", "))}</h3>
${parametersHtml(t("api.body"), bodyFields(document, requestBody), { operation, reader })}`;
}

/** An example of the answer, where one shows its form best. */
function exampleAnswerHtml({ responses }: Operation, { translate: t }: Reader): string {
  const [type, { example }] = Object.entries(responses[200]?.content ?? {})[0] ?? ["", {}];
  if (typeof example !== "string") return "";
  return `<p>${safe(t("api.exampleAnswer"))} (${codeList(type)}):</p>
<pre tabindex="0"><code>${safe(example)}</code></pre>`;
}

/** Account operations: many small ones, in one table. */
function accountHtml(document: OpenApiDocument, operations: readonly DescribedOperation[], reader: Reader): string {
  const { translate: t } = reader;
  const rows = operations.flatMap((described) => {
    const { method, address, operation } = described;
    if (operation.tags === undefined) return [];
    const fields = bodyFields(document, operation.requestBody ?? { content: {} });
    const names = fields.map(({ name, required }) => (required ? name : `${name}?`));
    return [
      `<tr id="${operation.operationId}"><th scope="row"><code>${method} ${safe(address)}</code><br>${tryLink(described, reader)}</th>` +
        `<td>${purposeHtml(operation, reader)}</td><td>${safe(t(`api.account.${whoMay(operation)}`))}</td>` +
        `<td>${names.length === 0 ? "" : codeList(names.join(", "))}</td></tr>`,
    ];
  });
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

/** A real error answer, as an example for all. */
const firstProblem = ({ components }: OpenApiDocument): unknown => components.examples.outOfRange?.value ?? null;
