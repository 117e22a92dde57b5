import MiniSearch from "minisearch";
import type { Text } from "../../../content/text.ts";
import { folded } from "../content/blog/folded.ts";
import { plainWords } from "../content/blog/plain-words.ts";
import { linkedPages } from "./doc-pages.ts";
import type { DocsText } from "./docs-text.ts";
import { sectionsOf } from "./read-doc.ts";

/** What is searched: a part of a page under one heading. */
export type SearchedSection = {
  /** Its address: that of its page, with its anchor. */
  id: string;
  /** The title of its page. */
  page: string;
  heading: string;
  words: string;
};

/** What a search finds, with the words around what was asked for. */
export type FoundSection = Pick<SearchedSection, "id" | "page" | "heading"> & { excerpt: string };

export const searchedSections = (text: Text, address: string): SearchedSection[] =>
  sectionsOf(text).map(({ anchor, heading, blocks }) => ({
    id: anchor === null ? address : `${address}#${anchor}`,
    page: text.title,
    heading,
    words: plainWords({ title: "", description: anchor === null ? text.description : "", blocks }).trim(),
  }));

/** The same of the pages of the site that belong to the documentation: the methods in full, the others by what they are about. */
export const linkedSections = (methods: Text, linked: DocsText["linked"]): SearchedSection[] =>
  linkedPages.flatMap((address) => {
    if (address === "/methods") return searchedSections(methods, address);
    const { title, description } = linked[address];
    return [{ id: address, page: title, heading: title, words: description }];
  });

const MOST_FOUND = 12;

/** A search over sections: every word, also as the beginning of a longer one or with a slip, whatever its accents; best first. */
export function searchOver(sections: readonly SearchedSection[]): (asked: string) => FoundSection[] {
  const byAddress = new Map(sections.map((section) => [section.id, section]));
  const index = new MiniSearch<SearchedSection>({
    fields: ["page", "heading", "words"],
    processTerm: (term) => folded(term) || null,
    searchOptions: { boost: { page: 2, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
  });
  index.addAll(sections);
  return (asked) =>
    index
      .search(asked)
      .slice(0, MOST_FOUND)
      .flatMap(({ id, terms }) => {
        const section = byAddress.get(String(id));
        if (section === undefined) return [];
        const { page, heading, words } = section;
        return [{ id: section.id, page, heading, excerpt: excerptOf(words, terms) }];
      });
}

const LONGEST_EXCERPT = 180;
const BEFORE_THE_WORD = 60;

/** The words around the first of the terms, from the beginning of a word to the end of one. */
function excerptOf(words: string, terms: readonly string[]): string {
  const line = words.replaceAll(/\s+/g, " ");
  if (line.length <= LONGEST_EXCERPT) return line;
  const places = terms.map((term) => folded(line).indexOf(term)).filter((place) => place >= 0);
  const from = places.length === 0 ? 0 : line.lastIndexOf(" ", Math.max(0, Math.min(...places) - BEFORE_THE_WORD)) + 1;
  const rest = line.slice(from, from + LONGEST_EXCERPT);
  const isCut = from + LONGEST_EXCERPT < line.length;
  return `${from > 0 ? "… " : ""}${isCut ? `${rest.slice(0, rest.lastIndexOf(" "))} …` : rest}`;
}
