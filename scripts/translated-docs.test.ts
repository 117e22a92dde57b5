import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const docs = join(import.meta.dirname, "../docs");
const read = (path: string) => readFileSync(join(docs, path), "utf8");
const pages = ["es", "it"].flatMap((language) =>
  readdirSync(join(docs, language)).map((name) => ({ language, name, path: `${language}/${name}` })),
);

/** The commands of a page, without what explains them. */
const commandsOf = (text: string) =>
  [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = ""]) =>
    block.split("\n").map((line) => line.replace(/(?:^|\s+)# .*$/, "").trimEnd()),
  );
const levelsOf = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/^(#+) /gm)].map(([, level]) => level);
const codesOf = (text: string) => {
  const words = [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return new Set(words.filter((code) => /^(?:[A-Z]+_[A-Z_]+|--\w[\w-]*|\/[\w/]+|\{.*)$/.test(code)));
};
const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("|")).length;

it("are those that a person needs first, in both languages", () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([
    ...["es/backup.md", "es/first-run.md", "es/install.md", "it/backup.md", "it/first-run.md", "it/install.md"],
  ]);
});

describe.each(pages)("$path", ({ language, name, path }) => {
  const [english, own] = [read(name), read(path)];

  it("has the sections, commands, settings and rows of the English page", () => {
    expect(levelsOf(own)).toEqual(levelsOf(english));
    expect(commandsOf(own)).toEqual(commandsOf(english));
    expect(codesOf(own)).toEqual(codesOf(english));
    expect(rowsOf(own)).toBe(rowsOf(english));
  });

  it("leads to pages that exist, and the English page leads to it", () => {
    const links = [...own.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
    const missing = links.filter((link) => !existsSync(normalize(join(docs, dirname(path), link))));
    expect(missing).toEqual([]);
    expect(english).toContain(`(${language}/${name})`);
  });
});
