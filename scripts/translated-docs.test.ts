import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readImage } from "../app/features/content/images/read-image.ts";
import { languages } from "../app/messages/languages.ts";
import { docNames } from "../app/web/docs/doc-pages.ts";
import {
  docPictures,
  largestPictureInBytes,
  pictureFile,
  pictureFolder,
  pictureSize,
  pictureThemes,
} from "../app/web/docs/doc-pictures.ts";
import { anchorOf, docFile, readDoc } from "../app/web/docs/read-doc.ts";
import type { Text } from "../content/text.ts";

const docs = join(import.meta.dirname, "../docs");
const read = (path: string) => readFileSync(join(docs, path), "utf8");
const pages = docNames.flatMap((name) =>
  languages.map((language) => ({ name, language, path: docFile(name, language) })),
);

/** The commands of a page, without what explains them. */
const commandsOf = (text: string) =>
  [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = ""]) =>
    block.split("\n").map((line) => line.replace(/(?:^|\s+)# .*$/, "").trimEnd()),
  );
const withoutCommands = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, "");
const headingsOf = (text: string) => [...withoutCommands(text).matchAll(/^(#+) (.*)$/gm)];
const levelsOf = (text: string) => headingsOf(text).map(([, level]) => level);
const codesOf = (text: string) => {
  const words = [...withoutCommands(text).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return new Set(words.filter((code) => /^(?:[A-Z]+_[A-Z_]+|--\w[\w-]*|\/[\w/]+|\{.*)$/.test(code)));
};
const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("|")).length;
const linksIn = (text: string) =>
  [...withoutCommands(text).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = ""]) => link);

it("are all pages of the documentation, and no other", () => {
  const own = languages.flatMap((language) =>
    language === "en" ? [] : readdirSync(join(docs, language)).map((name) => `${language}/${name}`),
  );
  expect(own.toSorted()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => path.includes("/"))
      .toSorted(),
  );
});

/** Where readers of the repository come from. */
const entrances = ["README.md", "SECURITY.md", "ARCHITECTURE.md", "CONVENTIONS.md", "packages/market-data/DATA.md"];

it("are on the site, or are led to from another page of the repository", () => {
  const english = readdirSync(docs).filter((name) => name.endsWith(".md"));
  const leading = [...entrances.map((name) => `../${name}`), ...english].map((path) => ({
    path,
    links: linksIn(read(path)),
  }));
  const isLedTo = (name: string) =>
    leading.some(
      ({ path, links }) => path !== name && links.some((link) => basename(link.split("#")[0] ?? "") === name),
    );
  const alone = english.filter((name) => !docNames.some((known) => `${known}.md` === name) && !isLedTo(name));
  expect(alone).toEqual([]);
});

describe.each(pages)("$path", ({ name, language, path }) => {
  const own = read(path);
  const english = read(docFile(name, "en"));

  it("has the sections, commands, settings and rows of the English page", () => {
    expect(levelsOf(own)).toEqual(levelsOf(english));
    expect(commandsOf(own)).toEqual(commandsOf(english));
    expect(codesOf(own)).toEqual(codesOf(english));
    expect(rowsOf(own)).toBe(rowsOf(english));
  });

  it("leads to files and sections that exist, in its own language where the documentation has them", () => {
    for (const link of linksIn(own)) {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? join(docs, path) : join(docs, dirname(path), file);
      expect(existsSync(target), `${path}: ${link}`).toBe(true);
      if (anchor !== undefined) {
        const anchors = headingsOf(readFileSync(target, "utf8")).map(([, , heading = ""]) =>
          anchorOf(heading.replaceAll("`", "")),
        );
        expect(anchors, `${path}: ${link}`).toContain(anchor);
      }
    }
    const translated = linksIn(own).filter((link) => docNames.some((other) => link.startsWith(`../${other}.md`)));
    expect(translated).toEqual([]);
  });

  it("reads on the site as it does here: a title, one sentence about it, and headings with an anchor each", () => {
    const { title, description, blocks } = readDoc(own, language);
    expect(title).not.toBe("");
    expect(description.length, description).toBeGreaterThan(25);
    expect(description.length, description).toBeLessThan(180);
    const headings = blocks.flatMap((block) => ("heading" in block || "subheading" in block ? [block] : []));
    expect(headings.length).toBe(levelsOf(own).length - 1);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    expect(shapesOf(blocks)).toEqual(shapesOf(readDoc(english, "en").blocks));
  });

  it("tells readers of the repository which other languages there are", () => {
    const lines = own.split("\n");
    expect(lines[1]).toBe(language === "en" ? `[En español](es/${name}.md) · [In italiano](it/${name}.md)` : "");
  });
});

describe("the pictures of the pages", () => {
  it.each(languages)(
    "are in %s those that the command takes, each on one page, with words for those who do not see them",
    (language) => {
      const shown = docNames.flatMap((name) =>
        readDoc(read(docFile(name, language)), language).blocks.flatMap((block) =>
          "screenshot" in block ? [block.screenshot] : [],
        ),
      );
      const addresses = (theme: "light" | "dark") =>
        docPictures.map((name) => `/pictures/${pictureFile(name, language, theme)}`).toSorted();
      expect(shown.map(({ light }) => light).toSorted()).toEqual(addresses("light"));
      expect(shown.map(({ dark }) => dark).toSorted()).toEqual(addresses("dark"));
      expect(shown.filter(({ alt }) => alt.length < 30)).toEqual([]);
      expect(new Set(shown.map(({ alt }) => alt)).size).toBe(docPictures.length);
    },
  );

  it("are files of the size that the pages keep for them, none too large and none beside them", () => {
    const folder = join(docs, "..", pictureFolder);
    const taken = docPictures.flatMap((name) =>
      languages.flatMap((language) => pictureThemes.map((theme) => pictureFile(name, language, theme))),
    );
    expect(readdirSync(folder).toSorted()).toEqual(taken.toSorted());
    for (const file of taken) {
      const picture = readFileSync(join(folder, file));
      expect(readImage(picture), file).toEqual({ ...pictureSize, format: "webp" });
      expect(picture.byteLength, file).toBeLessThanOrEqual(largestPictureInBytes);
    }
  });
});

/** What a text consists of, whatever its words; a table that was not read as one would be a paragraph. */
const shapesOf = (blocks: Text["blocks"]) => blocks.map((block) => Object.keys(block).filter((key) => key !== "id"));
