import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { docNames } from "../../web/docs/doc-pages.ts";
import { docFile } from "../../web/docs/read-doc.ts";
import { loadMessages } from "../index.ts";
import { type Language, languages } from "../languages.ts";
import { type BannedWording, bannedFigures, bannedWordings } from "./banned-wordings-contract.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Lists of words that are read, not written: what others may call a figure, a period or a number. */
const read = new Set(["figureSynonyms", "periodWords", "unitWords", "writtenLanguage"]);

function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    read.has(key) ? [] : textsIn(each, path ? `${path}.${key}` : key),
  );
}

/** What a program reads or types is no wording: code, addresses, names of parameters in JSON. */
const withoutCode = (text: string) =>
  text
    .replace(/```[\s\S]*?```/g, "")
    .replace(/`[^`]*`/g, "")
    .replace(/<code>.*?<\/code>/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/https?:\/\/\S+/g, "")
    .replace(/\{#?[\w.-]+\}/g, "{}")
    .replace(/\S*\d(?:e\d+)?(?:USD|EUR)\b\S*/g, "");

async function messageTexts(language: Language): Promise<[string, string][]> {
  return textsIn(await loadMessages[language](), "").map(([path, text]) => [path, withoutCode(text)]);
}

function contentTexts(language: Language): [string, string][] {
  const content = readdirSync(resolve(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(`${language}.md`) || file.endsWith(`${language}.ts`))
    .map((file) => join("content", file));
  const documentation = docNames.map((name) => join("docs", docFile(name, language)));
  return [...content, ...documentation].map((file) => [file, withoutCode(readFileSync(resolve(root, file), "utf8"))]);
}

function refused(texts: readonly [string, string][], banned: readonly BannedWording[]): string[] {
  return texts.flatMap(([where, text]) =>
    banned.flatMap(({ stem, say }) => {
      const found = stem.exec(text);
      return found === null
        ? []
        : [`${where}: “${text.slice(Math.max(0, found.index - 30), found.index + 40)}” → ${say}`];
    }),
  );
}

describe.each(languages)("the texts in %s", (language) => {
  it("use the words of the trade, one term for one thing", async () => {
    const messages = await messageTexts(language);
    const content = contentTexts(language);
    expect(messages.length).toBeGreaterThan(2500);
    expect(content.length).toBeGreaterThan(20);
    expect(refused([...messages, ...content], bannedWordings[language])).toEqual([]);
  });

  it("write percentages, minus signs and currencies in the one form of the language", async () => {
    expect(refused([...(await messageTexts(language)), ...contentTexts(language)], bannedFigures[language])).toEqual(
      [],
    );
  });

  it("use the typographic apostrophe", async () => {
    const straight = (await messageTexts(language)).filter(([, text]) => /\p{L}'\p{L}/u.test(text));
    expect(straight).toEqual([]);
  });
});
