import type { Block, Screenshot, Text } from "../../../content/text.ts";
import type { Language } from "../../messages/languages.ts";
import { readBody } from "../content/blog/read-markdown.ts";
import { docAddress, isDocName } from "./doc-pages.ts";
import { type PictureTheme, pictureFile, pictureNamed, pictureSize } from "./doc-pictures.ts";

/** Where the text of a page stands, from the folder of the documentation. */
export const docFile = (name: string, language: Language): string =>
  `${language === "en" ? "" : `${language}/`}${name}.md`;

/**
 * A page of the documentation as it is read on the site. Line 1 is its title; a line directly below names its other languages, for readers
 * of the repository. Headings get the anchors that the repository gives them, and links to other pages lead to those of the site; a link to
 * a file that the site does not show stays as its words.
 */
export function readDoc(source: string, language: Language): Text {
  const [head = "", ...rest] = source.trim().split(/\n{2,}/);
  const title = head.split("\n")[0]?.replace(/^# /, "").trim() ?? "";
  const text = readBody(title, rest.join("\n\n"), {
    addressOf: (written) => siteAddress(written, language),
    screenshotOf: (written) => screenshotOf(written, language),
  });
  return { ...text, blocks: text.blocks.map(asShown) };
}

/** The folder of the texts, as an address that relative links start from. */
const folder = "file:///docs/";

function siteAddress(written: string, language: Language): string {
  if (/^(?:#|\w+:|\/)/.test(written)) return written;
  const { pathname, hash } = new URL(written, folder + docFile("page", language));
  const [, name = ""] = /^\/docs\/(?:\w\w\/)?([\w-]+)\.md$/.exec(pathname) ?? [];
  const isOfLanguage = pathname === new URL(docFile(name, language), folder).pathname;
  return isDocName(name) && isOfLanguage ? docAddress(name) + hash : written;
}

/** A picture of this language; in light colours as it is written, and in dark ones beside it. */
function screenshotOf(written: string, language: Language): Omit<Screenshot, "alt"> | null {
  const name = pictureNamed(new URL(written, folder + docFile("page", language)).pathname, language);
  if (name === null) return null;
  const address = (theme: PictureTheme) => `/pictures/${pictureFile(name, language, theme)}`;
  return { light: address("light"), dark: address("dark"), ...pictureSize };
}

function asShown(block: Block): Block {
  // Comments stand in a column in the repository; a narrow page breaks such lines.
  if ("code" in block) return { code: block.code.replaceAll(/(?<! ) {3,}#(?= )/g, "  #") };
  if ("heading" in block) return { id: anchorOf(block.heading), ...block };
  return "subheading" in block ? { id: anchorOf(block.subheading), ...block } : block;
}

/** As GitHub makes it: lower case, without punctuation, spaces as hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");

/** A part of a page that begins with a heading; the first has none. */
export type DocSection = { anchor: string | null; heading: string; blocks: readonly Block[] };

export function sectionsOf({ title, blocks }: Text): DocSection[] {
  const sections: { anchor: string | null; heading: string; blocks: Block[] }[] = [
    { anchor: null, heading: title, blocks: [] },
  ];
  for (const block of blocks) {
    if ("heading" in block) sections.push({ anchor: block.id ?? null, heading: block.heading, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
