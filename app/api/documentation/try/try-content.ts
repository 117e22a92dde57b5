import { bodyFields } from "../described-operations.ts";
import type { Reader } from "../described-texts.ts";
import { exampleOf } from "../example-body.ts";
import { safe } from "../html-text.ts";
import type { Body, OpenApiDocument, Operation } from "../openapi-document.ts";
import { parametersHtml } from "../parameter-table.ts";
import { fieldHtml } from "./try-field.ts";

const MOST_LINES = 24;

type Described = { document: OpenApiDocument; operation: Operation; requestBody: Body; reader: Reader };

/** The body of a request, in each of the forms that the operation takes; the first is chosen. */
export function contentHtml(document: OpenApiDocument, operation: Operation, reader: Reader): string {
  const { requestBody = { content: {} } } = operation;
  const { translate: t } = reader;
  const described = { document, operation, requestBody, reader };
  const forms = Object.keys(requestBody.content);
  const parts = forms.map((form, at) => {
    const content = form === "multipart/form-data" ? fieldsHtml(form, described) : jsonHtml(form, described);
    return `<fieldset class="inner" data-form="${safe(form)}" aria-label="${safe(form)}"${at === 0 ? "" : " hidden disabled"}>\n${content}\n</fieldset>`;
  });
  const choice = `<div class="field"><label for="form">${safe(t("tryIt.form"))}</label>
<select id="form">${forms.map((form) => `<option>${safe(form)}</option>`).join("")}</select></div>`;
  return `<fieldset>
<legend>${safe(t("api.body"))}</legend>
${forms.length > 1 ? choice : ""}
${parts.join("\n")}
</fieldset>`;
}

/** One text, with an example to begin with, and what its fields are. */
function jsonHtml(form: string, { document, operation, requestBody, reader }: Described): string {
  const { translate: t } = reader;
  const { schema } = requestBody.content[form] ?? { schema: {} };
  const example = JSON.stringify(exampleOf(document, schema), null, 2);
  const rows = Math.min(example.split("\n").length + 1, MOST_LINES);
  const fields = bodyFields(document, requestBody, form);
  return `<div class="field"><label for="content-text">${safe(t("tryIt.content"))} <small>${safe(form)}</small></label>
<textarea id="content-text" rows="${rows}" spellcheck="false" autocapitalize="off" autocomplete="off">${safe(example)}</textarea></div>
${fields.length === 0 ? "" : `<details><summary>${safe(t("api.account.fields"))}</summary>\n${parametersHtml(t("api.account.fields"), fields, { operation, reader })}\n</details>`}`;
}

/** A form of fields, of which one may be a file. */
const fieldsHtml = (form: string, { document, operation, requestBody, reader }: Described): string =>
  bodyFields(document, requestBody, form)
    .toSorted((one, other) => Number(other.required === true) - Number(one.required === true))
    .map((field) => fieldHtml(field, { operation, reader }))
    .join("\n");
