import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "app", "packages", "scripts"], { cwd: root, encoding: "utf8" }).split(
  "\n",
);
const sources = files.filter((file) => /\.(?:ts|tsx|css|mjs)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file));

const MOST_FILES = 25;
/** Texts and migrations are lists: one looks a file up by its name. */
const lists = /^app\/(?:messages\/\w+|database\/migrations)$/;

it("keeps every folder small enough to be read at a glance", () => {
  const counted = new Map<string, number>();
  for (const file of sources) counted.set(dirname(file), (counted.get(dirname(file)) ?? 0) + 1);
  expect([...counted].filter(([folder, count]) => count > MOST_FILES && !lists.test(folder))).toEqual([]);
});

it("keeps the root of the app to what starts it", () => {
  expect(files.filter((file) => dirname(file) === "app").length).toBeLessThanOrEqual(10);
});

it("lets the core work without any feature that can be switched off", () => {
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    );
  const core = sources.filter((file) => file.startsWith("app/core/"));
  expect(core.length).toBeGreaterThan(100);
  expect(
    core.flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith("app/features/"))
        .map((path) => `${file} → ${path}`),
    ),
  ).toEqual([]);
});

/** Words that this project has replaced, as parts of identifiers, with the word that the field uses. */
const replaced = {
  asker: "caller",
  mouth: "adapter",
  easel: "svgCanvas",
  upside: "difference",
  sharesOut: "dilutedShares",
  rememberedBy: "memoizedBy",
  ownFigures: "uploadedFinancials",
  gap: "difference",
  dataSources: "providers",
  offeredSource: "offeredProvider",
  sourceStore: "providerStateStore",
} as const;

const capitalised = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** A declaration whose name is the word, begins with it or holds it. */
const declaring = (word: string) =>
  new RegExp(`\\b(?:const|let|function|type|class|interface)\\s+(?:${word}|\\w*${capitalised(word)})(?![a-z])`);

/** Rooms in which a word has only the meaning that another has taken; everywhere without a line. */
const meantIn: Readonly<Record<string, RegExp>> = {
  // Elsewhere a gap is a space on a sheet or years that are missing.
  gap: /^app\/(?:api|cli|core|features|jobs|messages|web|wiring)\//,
};

it.each(Object.entries(replaced))("calls no identifier %s: the word is %s", (word) => {
  const named = declaring(word);
  const read = sources.filter((file) => /\.tsx?$/.test(file) && (meantIn[word]?.test(file) ?? true));
  expect(read.length).toBeGreaterThan(500);
  const found = read.filter((file) => named.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
});

it.each(Object.entries(replaced))("would find %s in a name, and not %s", (word, instead) => {
  const planted = [
    `const ${word} = 1;`,
    `type ${capitalised(word)}Range = number;`,
    `function read${capitalised(word)}() {}`,
  ];
  expect(planted.filter((line) => !declaring(word).test(line))).toEqual([]);
  expect(declaring(word).test(`const ${instead} = 1;`)).toBe(false);
});

/** Fields of answers and columns of tables that callers and installations know by a replaced word, which they keep. */
const keptFields = ["app/features/watchlist/contracts/watchlist.ts: gap"];

it("adds no field to the API nor column to the database under a replaced word", () => {
  const shapes = sources.filter((file) =>
    /\/contracts\/[\w-]+\.ts$|^app\/database\/schema(?:\/[\w-]+)?\.ts$/.test(file),
  );
  expect(shapes.length).toBeGreaterThan(30);
  const words = Object.keys(replaced).flatMap((word) => [
    word,
    word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]);
  const found = shapes.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...new Set(words)]
      .filter((word) => new RegExp(`^\\s+(?:${word}|${word}_\\w+)\\??:`, "m").test(text))
      .map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual(keptFields);
});
