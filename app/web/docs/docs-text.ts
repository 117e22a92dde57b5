import type { Text } from "../../../content/text.ts";
import type { DocGroup, DocName, LinkedPage } from "./doc-pages.ts";

/** The part of a page that a list shows. */
export type DocLine = { name: DocName } & Pick<Text, "title" | "description">;

/** The words around the pages of the documentation: plain data, sent with the page, so that other pages do not carry them. */
export type DocsText = {
  title: string;
  description: string;
  contents: string;
  groups: Record<DocGroup | "methods", string>;
  /** Pages of the site that belong to the documentation, each with one sentence. */
  linked: Record<LinkedPage, { title: string; description: string }>;
  /** The description of the API, for people. */
  api: string;
  onThisPage: string;
  previous: string;
  next: string;
  search: string;
  searchLabel: string;
  searchPlaceholder: string;
  found: string;
  nothingFound: string;
  nothingFoundHint: string;
  clear: string;
};
