import { meaningHtml, type Reader } from "./described-texts.ts";
import { codeList, safe } from "./html-text.ts";
import type { Operation, Parameter, Schema } from "./openapi-document.ts";

type Column = "name" | "meaning" | "values" | "status";

export const tableHtml = (
  title: string,
  columns: readonly Column[],
  rows: readonly string[],
  { translate: t }: Reader,
): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${safe(title)}"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${safe(t(`api.${name}`))}</th>`).join("")}</tr></thead>
<tbody>${rows.join("")}</tbody>
</table></div>`;

/** Parameters of an operation, or the fields of its body. */
export const parametersHtml = (
  title: string,
  parameters: readonly Parameter[],
  { operation, reader }: { operation: Operation; reader: Reader },
): string =>
  tableHtml(
    title,
    ["name", "meaning", "values"],
    parameters.map(
      (parameter) =>
        `<tr><th scope="row"><code>${safe(parameter.name)}</code>${requiredHtml(parameter, reader)}</th>` +
        `<td>${meaningHtml(parameter, operation, reader)}</td><td>${valuesHtml(parameter.schema ?? {})}</td></tr>`,
    ),
    reader,
  );

export const isRequired = ({ required, schema }: Parameter): boolean =>
  required === true && schema?.default === undefined;

export const requiredHtml = (parameter: Parameter, { translate: t }: Reader): string =>
  isRequired(parameter) ? ` <small>${safe(t("api.required"))}</small>` : "";

/** What a parameter may be, as far as its schema says. */
export function valuesHtml({ enum: choices, format, minimum, maximum, maxLength }: Schema): string {
  if (choices !== undefined) return codeList(choices.map(String).join(", "));
  if (minimum !== undefined && maximum !== undefined) return `<code>${minimum}</code> … <code>${maximum}</code>`;
  if (format === "uuid") return "UUID";
  return maxLength === undefined ? "" : `≤ ${maxLength}`;
}
