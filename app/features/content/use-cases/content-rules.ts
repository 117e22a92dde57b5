import { plainLineOf, plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import {
  articleCategories,
  articleKinds,
  type ContentLanguage,
  type ContentText,
  contentLanguages,
  contentLimits,
  publicationStates,
} from "../contracts/content.ts";

/** A form of the editor as it was typed. */
export type ContentForm = Record<"kind" | "category" | "state" | "title" | "body", string>;

/** A title on one line. Throws `titleRequired` or `titleTooLong`. */
export function titleOf(typed: string, maximum: number = contentLimits.title): string {
  const title = plainLineOf(typed);
  const length = seenLength(title);
  if (length === 0) throw new Failure("titleRequired");
  if (length > maximum) throw new Failure("titleTooLong", { maximum });
  return title;
}

/** Markdown with visible letters only: what turns the direction of reading or hides is left out. */
function bodyOf(typed: string): string {
  if (typed.length > contentLimits.body * 2) throw tooLong();
  const lines = plainTextOf(typed).split("\n");
  const body = lines.map((line) => line.trimEnd()).join("\n");
  if (body.length > contentLimits.body) throw tooLong();
  return body;
}

const tooLong = () => new Failure("contentTooLong", { maximum: contentLimits.body });

function oneOf<Value extends string>(allowed: readonly Value[], typed: string, param: string): Value {
  const value = allowed.find((each) => each === typed);
  if (value !== undefined) return value;
  if (typed === "") throw new Failure("fieldRequired", { param });
  throw new Failure("enumInvalid", { param, allowed: allowed.join(", ") });
}

export const languageOf = (typed: string): ContentLanguage => oneOf(contentLanguages, typed, "language");

/** The form ready to be kept. Throws the first thing that is wrong with it; readers are never shown an empty page. */
export function contentTextOf(form: ContentForm): ContentText {
  const text = {
    title: titleOf(form.title),
    kind: oneOf(articleKinds, form.kind, "kind"),
    category: oneOf(articleCategories, form.category, "category"),
    state: oneOf(publicationStates, form.state, "state"),
    body: bodyOf(form.body),
  };
  if (text.state === "published" && seenLength(text.body) === 0) throw new Failure("contentRequired");
  return text;
}

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last part of an address, as it was typed or else made of the title. Throws `slugInvalid`. */
export function slugOf(typed: string, title: string): string {
  const slug = typed.trim() === "" ? slugFrom(title) : typed.trim();
  if (slug.length > contentLimits.slug || !slugForm.test(slug)) throw new Failure("slugInvalid");
  return slug;
}

const slugFrom = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, contentLimits.slug)
    .replace(/^-|-$/g, "");
