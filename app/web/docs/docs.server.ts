import type { Text } from "../../../content/text.ts";
import type { Language } from "../../messages/languages.ts";
import { readPage } from "../content/content.server.ts";
import { type DocName, docAddress, docNames } from "./doc-pages.ts";
import { type FoundSection, linkedSections, searchedSections, searchOver } from "./doc-search.ts";
import type { DocLine, DocsText } from "./docs-text.ts";
import { docFile, readDoc } from "./read-doc.ts";

const sources: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  ["../../../docs/*.md", "../../../docs/{es,it}/*.md"],
  { query: "?raw", import: "default" },
);

const docsTexts: Readonly<Record<Language, () => Promise<{ docsText: DocsText }>>> = {
  es: () => import("../../../content/docs/es.ts"),
  en: () => import("../../../content/docs/en.ts"),
  it: () => import("../../../content/docs/it.ts"),
};

export const readDocsText = async (language: Language): Promise<DocsText> => (await docsTexts[language]()).docsText;

type Docs = {
  /** All pages, in their order. */
  lines: readonly DocLine[];
  page(name: DocName): Text;
  search(asked: string): FoundSection[];
};

const read = new Map<Language, Promise<Docs>>();

/** The pages in a language, and the search over them; read once, because they change with the build alone. */
export function readDocs(language: Language): Promise<Docs> {
  const known = read.get(language) ?? docsIn(language);
  read.set(language, known);
  return known;
}

async function docsIn(language: Language): Promise<Docs> {
  const [methods, { linked }] = await Promise.all([readPage("methods", language), readDocsText(language)]);
  if (methods === null) throw new Error("content/pages/methods is missing.");
  const written = new Map(
    await Promise.all(docNames.map(async (name) => [name, await sourceOf(name, language)] as const)),
  );
  const pages = new Map<DocName, Text>();
  const page = (name: DocName): Text => {
    const known = pages.get(name) ?? readDoc(written.get(name) ?? "", language);
    pages.set(name, known);
    return known;
  };
  let search: Docs["search"] | null = null;
  return {
    lines: [...written].map(([name, source]) => ({ name, ...lineOf(source, language) })),
    page,
    // The index takes as long as all pages together: made when it is first asked.
    search(asked) {
      search ??= searchOver([
        ...docNames.flatMap((name) => searchedSections(page(name), docAddress(name))),
        ...linkedSections(methods, linked),
      ]);
      return search(asked);
    },
  };
}

/** Its title and the paragraph that describes it. */
function lineOf(source: string, language: Language): Pick<Text, "title" | "description"> {
  const { title, description } = readDoc(source.split(/\n{2,}/, 2).join("\n\n"), language);
  return { title, description };
}

async function sourceOf(name: DocName, language: Language): Promise<string> {
  const path = docFile(name, language);
  const source = await sources[`../../../docs/${path}`]?.();
  if (source === undefined) throw new Error(`docs/${path} is missing.`);
  return source;
}
