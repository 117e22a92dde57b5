import {
  articleCategories,
  articleKinds,
  contentLanguages,
  contentStates,
} from "../../../features/content/contracts/content.ts";
import type { ContentLine } from "../../../features/content/use-cases/edit-content.ts";
import { folded } from "./folded.ts";

const filters = {
  kind: articleKinds,
  category: articleCategories,
  language: contentLanguages,
  state: contentStates,
} as const;
export type ContentQuery = Record<keyof typeof filters | "words", string>;

const LONGEST_SEARCH = 100;

/** The filter in the address; an unknown value is none. */
export function contentQueryIn(search: URLSearchParams): ContentQuery {
  const asked = (name: keyof typeof filters) => filters[name].find((value) => value === search.get(name)) ?? "";
  return {
    kind: asked("kind"),
    category: asked("category"),
    language: asked("language"),
    state: asked("state"),
    words: (search.get("q") ?? "").slice(0, LONGEST_SEARCH).trim(),
  };
}

/** The texts that a query asks for, without their bodies. */
export function contentMatching(lines: readonly ContentLine[], query: ContentQuery) {
  const wanted = folded(query.words).split(/\s+/).filter(Boolean);
  const is = (asked: string, value: string) => asked === "" || asked === value;
  return lines
    .filter(({ language, slug, text }) => {
      const said = folded(`${text.title} ${slug}`);
      return (
        is(query.kind, text.kind) &&
        is(query.category, text.category) &&
        is(query.language, language) &&
        (query.state === "" ? text.state !== "deleted" : query.state === text.state) &&
        wanted.every((word) => said.includes(word))
      );
    })
    .map(({ text: { body: _, ...text }, ...line }) => ({ ...line, ...text }));
}

export type ListedContent = ReturnType<typeof contentMatching>[number];
