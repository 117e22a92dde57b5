import type { Language } from "../../messages/languages.ts";
import type { Messages } from "../../messages/message-types.ts";
import type { Translate } from "../../messages/translator.ts";
import { safe } from "./html-text.ts";
import type { Operation, Parameter } from "./openapi-document.ts";

type ApiTexts = Messages["api"];
/** Keys of texts about operations and parameters, put together from their names. */
type DescriptionKey =
  | `api.operations.${keyof ApiTexts["operations"]}`
  | `api.parameterMeanings.${keyof ApiTexts["parameterMeanings"]}`
  | "api.ownMeanings.analyses.tickers"
  | "api.ownMeanings.compare.figures"
  | "api.ownMeanings.compareTable.figures";

export type Reader = { language: Language; translate: Translate };

/** What an operation does, as HTML. */
export const purposeHtml = ({ operationId, summary = "" }: Operation, reader: Reader): string =>
  textHtml(reader, [`api.operations.${operationId}`], summary);

/** What a parameter or a field is, as HTML. */
export function meaningHtml(parameter: Parameter, { operationId, tags }: Operation, reader: Reader): string {
  const { name, in: place, description = "" } = parameter;
  const noted = /^note\.(.+)$/.exec(name)?.[1];
  if (noted !== undefined) return safe(reader.translate("api.note", { name: noted }));
  // In what people keep, fields of a body have common names for other things.
  const isUsual = place !== undefined || tags === undefined;
  const usual = isUsual ? [`api.parameterMeanings.${name}`] : [];
  return textHtml(reader, [`api.ownMeanings.${operationId}.${name}`, ...usual], description);
}

/** The first text that there is, or the words of the description, which are English. */
function textHtml({ language, translate: t }: Reader, keys: readonly string[], otherwise: string): string {
  const key = keys.find((each) => isDescribed(t, each));
  if (key !== undefined && isDescribed(t, key)) return safe(t(key));
  return language === "en" || otherwise === "" ? safe(otherwise) : `<span lang="en">${safe(otherwise)}</span>`;
}

const isDescribed = (t: Translate, key: string): key is DescriptionKey =>
  // Answers whether there is such a text, for any key.
  t.has(key as DescriptionKey);
