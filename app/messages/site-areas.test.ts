import { describe, expect, it } from "vitest";
import { loadSiteMessages } from "./index.ts";
import { languages } from "./languages.ts";

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[`${path}${key}`, text] as [string, string]] : flat(text, `${path}${key}.`),
  );

const argumentsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

const [spanish = new Map<string, string>(), ...others] = await Promise.all(
  // Areas of texts, whose precise keys do not matter here.
  languages.map(async (language) => new Map(flat((await loadSiteMessages[language]()) as unknown as Texts))),
);

describe("the texts of the site", () => {
  it("are said in every language, with the same arguments", () => {
    for (const [path, text] of spanish) {
      for (const other of others) {
        expect(other.get(path), path).toBeTruthy();
        expect(argumentsOf(other.get(path) ?? ""), path).toEqual(argumentsOf(text));
      }
    }
  });

  it("have no exclamation marks and no promises", () => {
    for (const catalogue of [spanish, ...others]) {
      for (const [path, text] of catalogue) {
        // The two titles that the specification words itself.
        if (path === "notices.signedIn.title" || path === "notices.signedUp.title") continue;
        expect(text, path).not.toMatch(/!|¡|precio objetivo|target price|prezzo obiettivo|oportunidad|opportunit/i);
      }
    }
  });
});
