import { afterEach, expect, it } from "vitest";
import { loadMessages } from "../../app/messages/index.ts";
import { languages } from "../../app/messages/languages.ts";
import { say, words } from "./words.mjs";

const { LANG, LC_ALL, LC_MESSAGES } = process.env;
afterEach(() => {
  for (const [name, value] of Object.entries({ LANG, LC_ALL, LC_MESSAGES })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

const namedIn = (text = "") => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it("says the same in the three languages, with the same values", () => {
  const names = Object.keys(words.es);
  for (const language of languages) {
    expect(Object.keys(words[language]), language).toEqual(names);
    for (const name of names) expect(namedIn(words[language][name]), name).toEqual(namedIn(words.es[name]));
  }
});

it("refuses a folder in the words of the server", async () => {
  for (const language of languages)
    expect(words[language].folderInUse).toBe((await loadMessages[language]()).start.failures.folderInUse);
});

it("takes the language of the terminal, and English where it is none of ours", () => {
  delete process.env.LC_ALL;
  delete process.env.LC_MESSAGES;
  const inTerminal = (language: string) => {
    process.env.LANG = language;
    return say("building");
  };
  expect(["es_ES.UTF-8", "it_IT", "de_DE.UTF-8", "C", ""].map(inTerminal)).toEqual([
    ...["Compilando…", "Compilazione…"],
    ...["Building…", "Building…", "Building…"],
  ]);
});
