import { onlyAsks } from "../../idempotency/keyed-operations.ts";
import { type DescribedOperation, whoMay } from "../described-operations.ts";
import { purposeHtml, type Reader } from "../described-texts.ts";
import { safe } from "../html-text.ts";
import type { OpenApiDocument, Parameter } from "../openapi-document.ts";
import { pageFrame } from "../page-frame.ts";
import { isRequired } from "../parameter-table.ts";
import { answerHtml, requestHtml } from "./try-answer.ts";
import { contentHtml } from "./try-content.ts";
import { fieldHtml } from "./try-field.ts";

/** More optional parameters than these are folded: an analysis has seventy. */
const MOST_UNFOLDED = 8;

type Asked = {
  reader: Reader;
  /** The name of the person whose session the browser has; null: none. */
  name: string | null;
  /** Where the script of the page is. */
  script: string;
};

/** The page that sends a request to one operation, made from its description. */
export function tryPage(document: OpenApiDocument, described: DescribedOperation, asked: Asked): string {
  const { method, address, operation } = described;
  const { reader, script } = asked;
  const { language, translate: t } = reader;
  const { operationId } = operation;
  const title = t("tryIt.title", { operation: `${method} ${address}` });
  const isRead = method === "GET";
  const main = `<p><a href="/api/docs?lang=${language}#${operationId}">${safe(t("tryIt.back"))}</a></p>
<h1>${safe(title).replaceAll("/", "<wbr>/")}</h1>
<p class="lead">${purposeHtml(operation, reader)}</p>
<p class="hint" data-without-scripts>${safe(t(isRead ? "tryIt.withoutScripts" : "tryIt.needsScripts"))}</p>
<form id="try" method="get"${isRead ? ` action="/api/docs/try/${operationId}/send"` : ""} data-method="${method}" data-address="${safe(address)}" data-operation="${operationId}">
${parametersHtml(described, reader)}
${headersHtml(described, reader)}
${operation.requestBody ? contentHtml(document, operation, reader) : ""}
${callerHtml(described, asked)}
${warningHtml(described, reader)}
<p><button type="submit" id="send"${isRead ? "" : " disabled"}>${safe(t("tryIt.send"))}</button>
<button type="button" id="stop" hidden>${safe(t("tryIt.stop"))}</button></p>
<p id="said" role="status" data-sending="${safe(t("tryIt.sending"))}" data-stopped="${safe(t("tryIt.stopped"))}" data-failed="${safe(t("tryIt.failed"))}" data-cut-off="${safe(t("tryIt.cutOff"))}"></p>
</form>
${answerHtml(reader)}
${requestHtml(described, reader)}`;
  const head = `<meta name="robots" content="noindex">\n<script type="module" src="${safe(script)}"></script>\n`;
  const { version } = document.info;
  return pageFrame({ title, address: `/api/docs/try/${operationId}`, version, main, head }, reader);
}

/** What stands in place of a page of an operation that there is not. */
export function unknownPage(document: OpenApiDocument, operationId: string, reader: Reader): string {
  const { language, translate: t } = reader;
  const title = t("tryIt.unknown");
  const main = `<h1>${safe(title)}</h1>
<p class="lead">${safe(t("tryIt.unknownHint"))}</p>
<p><a href="/api/docs?lang=${language}">${safe(t("tryIt.back"))}</a></p>`;
  const head = `<meta name="robots" content="noindex">\n`;
  const address = `/api/docs/try/${encodeURIComponent(operationId)}`;
  return pageFrame({ title, address, version: document.info.version, main, head }, reader);
}

/** Path and query: what is required first, and what few need folded. */
function parametersHtml({ operation }: DescribedOperation, reader: Reader): string {
  const { parameters = [] } = operation;
  const { translate: t } = reader;
  const ofAddress = parameters.filter(({ in: place }) => place !== "header");
  if (ofAddress.length === 0) return "";
  const fieldsOf = (some: readonly Parameter[]) =>
    some.map((parameter) => fieldHtml(parameter, { operation, reader })).join("\n");
  const optional = ofAddress.filter((parameter) => !isRequired(parameter));
  const folded = optional.slice(MOST_UNFOLDED);
  return `<fieldset>
<legend>${safe(t("api.parameters"))}</legend>
${fieldsOf(ofAddress.filter(isRequired))}
${fieldsOf(optional.slice(0, MOST_UNFOLDED))}
${folded.length === 0 ? "" : `<details><summary>${safe(t("tryIt.more", { count: folded.length }))}</summary>\n${fieldsOf(folded)}\n</details>`}
</fieldset>`;
}

/** Headers, which a form without scripts cannot send. */
function headersHtml({ operation }: DescribedOperation, reader: Reader): string {
  const { parameters = [] } = operation;
  const headers = parameters.filter(({ in: place }) => place === "header");
  if (headers.length === 0) return "";
  const hasKey = headers.some(({ name }) => name === "Idempotency-Key");
  const { translate: t } = reader;
  return `<fieldset data-scripts hidden>
<legend>${safe(t("tryIt.headers"))}</legend>
${headers.map((parameter) => fieldHtml(parameter, { operation, reader })).join("\n")}
${hasKey ? `<p><button type="button" id="another-key">${safe(t("tryIt.anotherKey"))}</button></p>` : ""}
</fieldset>`;
}

/** Who asks, and the key that another may be asked with. */
function callerHtml({ operation }: DescribedOperation, { reader, name }: Asked): string {
  const { language, translate: t } = reader;
  const who = whoMay(operation);
  const needs = { anyone: null, session: "tryIt.needsSession", keyOrSession: "tryIt.needsKeyOrSession" } as const;
  const need = needs[who];
  const caller =
    name === null
      ? [
          safe(t("tryIt.asVisitor")),
          ...(need === null
            ? []
            : [safe(t(need)), `<a href="/auth?lang=${language}">${safe(t("account.auth.signIn"))}</a>`]),
        ].join(" ")
      : safe(t("tryIt.asYou", { name }));
  const key = `<div class="field" data-scripts hidden><label for="key">${safe(t("tryIt.key"))}</label>
<p class="hint" id="key-hint">${safe(t("tryIt.keyHint"))}</p>
<input type="password" id="key" autocomplete="off" spellcheck="false" maxlength="200" pattern="[\\x21-\\x7e]*" aria-describedby="key-hint"></div>`;
  return `${who === "session" ? "" : key}
<p aria-live="polite"><span id="who">${caller}</span><span id="who-by-key" hidden>${safe(t("tryIt.withKey"))}</span></p>`;
}

/** What is done by a request is done: its sender says that this is what they want. */
function warningHtml({ method, operation }: DescribedOperation, { translate: t }: Reader): string {
  if (method === "GET" || onlyAsks(operation.operationId)) return "";
  return `<div class="warning"><p id="warning">${safe(t(method === "DELETE" ? "tryIt.deletes" : "tryIt.changes"))}</p>
<p><label><input type="checkbox" id="wanted" required aria-describedby="warning"> ${safe(t("tryIt.wanted"))}</label></p></div>`;
}
