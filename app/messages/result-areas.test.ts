import { describe, expect, it } from "vitest";
import { loadAccountMessages, loadFundamentalsMessages, loadListMessages, loadResultMessages } from "./index.ts";
import { languages } from "./languages.ts";

type Texts = { readonly [key: string]: string | Texts };

/** Every text of a catalogue under its path. */
const flat = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[`${path}${key}`, text] as [string, string]] : flat(text, `${path}${key}.`),
  );

/** The arguments and tags that a text names, sorted. Braces of odd depth open an argument, of even depth a branch of one. */
function namesIn(text: string): string[] {
  const names = new Set([...text.matchAll(/<(\w+)>/g)].map(([, tag]) => tag ?? ""));
  let depth = 0;
  for (const [brace, name] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    depth += brace === "}" ? -1 : 1;
    if (brace !== "}" && depth % 2 === 1 && name) names.add(name);
  }
  return [...names].sort();
}

const catalogues = await Promise.all(
  languages.map(async (language) => {
    const areas = {
      ...(await loadResultMessages[language]()),
      ...(await loadFundamentalsMessages[language]()),
      ...(await loadAccountMessages[language]()),
      ...(await loadListMessages[language]()),
    };
    return new Map(flat(areas as unknown as Texts));
  }),
);
const [spanish, ...others] = catalogues;

describe("the texts of a result, of statements and of accounts", () => {
  it("name the same arguments in the three languages", () => {
    for (const [path, text] of spanish ?? []) {
      for (const other of others) expect(namesIn(other.get(path) ?? ""), path).toEqual(namesIn(text));
    }
  });

  it("hold no straight apostrophe that would quote an argument, and no word of advice", () => {
    for (const catalogue of catalogues)
      for (const [path, text] of catalogue) {
        expect(text, path).not.toMatch(/'\{|'<|''/);
        expect(text, path).not.toMatch(/precio objetivo|target price|prezzo obiettivo|oportunidad|opportunit/i);
      }
  });
});
