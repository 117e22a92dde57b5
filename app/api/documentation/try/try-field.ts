import { meaningHtml, type Reader } from "../described-texts.ts";
import { safe } from "../html-text.ts";
import type { Operation, Parameter, Schema } from "../openapi-document.ts";
import { isRequired, requiredHtml, valuesHtml } from "../parameter-table.ts";

type Asked = { operation: Operation; reader: Reader };

/** A parameter, or a field of a form, with its label, what it is, and the control that its schema asks for. */
export function fieldHtml(parameter: Parameter, { operation, reader }: Asked): string {
  const { name, in: place = "form", schema = {} } = parameter;
  const id = safe(`${place}-${name}`);
  const values = schema.enum === undefined ? valuesHtml(schema) : "";
  const told = [meaningHtml(parameter, operation, reader), values].filter((part) => part !== "").join(" · ");
  // What stands under a name is sent by the browser itself where there are no scripts: path and query, no header.
  const isOfAddress = place === "path" || place === "query";
  const attributes = [
    `id="${id}" data-in="${safe(place)}" data-name="${safe(name)}"`,
    told === "" ? "" : ` aria-describedby="${id}-meaning"`,
    isOfAddress ? ` name="${safe(name)}"` : "",
    isRequired(parameter) ? " required" : "",
  ].join("");
  return `<div class="field">
<label for="${id}"><code>${safe(name)}</code>${requiredHtml(parameter, reader)}</label>
${told === "" ? "" : `<p class="hint" id="${id}-meaning">${told}</p>`}
${controlHtml(parameter, attributes, reader)}
</div>`;
}

function controlHtml(parameter: Parameter, attributes: string, reader: Reader): string {
  const { in: place = "form", schema = {} } = parameter;
  // What need not be sent is shown as an example and not sent by itself.
  const example = safe(schema.example ?? "");
  const isSent = isRequired(parameter);
  const shown = isSent || example === "" ? "" : ` placeholder="${example}"`;
  if (schema.enum !== undefined) return choiceHtml(parameter, attributes, reader);
  if (schema.format === "binary") return `<input type="file" ${attributes}>`;
  // A cell of a table, a line of a text: only a form has fields of several lines.
  if (place === "form" && schema.type === "string" && schema.maxLength === undefined)
    return `<textarea rows="2" spellcheck="false"${shown} ${attributes}>${isSent ? example : ""}</textarea>`;
  const pattern = patternIn[place];
  const written = pattern === undefined ? "" : ` pattern="${pattern}"`;
  return `<input ${kindOf(schema)}${written} value="${isSent ? example : ""}"${shown} autocomplete="off" spellcheck="false" ${attributes}>`;
}

/** A browser takes "." and ".." in a path as a way to another address, and sends no header with other characters. */
const patternIn: Readonly<Record<string, string>> = { path: "(?!\\.{1,2}$).+", header: "[\\x20-\\x7e]*" };

function kindOf({ type, format, minimum, maximum, maxLength }: Schema): string {
  const bounds = [
    minimum === undefined ? "" : ` min="${minimum}"`,
    maximum === undefined ? "" : ` max="${maximum}"`,
  ].join("");
  if (type === "integer") return `type="number" step="1"${bounds}`;
  if (type === "number") return `type="number" step="any"${bounds}`;
  if (format === "date") return 'type="date"';
  return `type="text" autocapitalize="off"${maxLength === undefined ? "" : ` maxlength="${maxLength}"`}`;
}

/** One of a closed list; what need not be sent may stay open. */
function choiceHtml(parameter: Parameter, attributes: string, { language, translate: t }: Reader): string {
  const { name, schema: { enum: choices = [], default: usual, example } = {} } = parameter;
  // Errors are told in the language of the page, unless its reader wants another.
  const chosen = name === "lang" ? language : isRequired(parameter) ? example : undefined;
  const open = usual === undefined ? t("tryIt.leftOut") : t("tryIt.usual", { value: String(usual) });
  const options = choices.map((choice) => `<option${choice === chosen ? " selected" : ""}>${safe(choice)}</option>`);
  const first = isRequired(parameter) ? "" : `<option value="">${safe(open)}</option>`;
  return `<select ${attributes}>${first}${options.join("")}</select>`;
}
