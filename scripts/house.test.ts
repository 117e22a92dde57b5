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
} as const;

it.each(Object.entries(replaced))("calls no identifier %s: the word is %s", (word) => {
  const capital = word[0]?.toUpperCase() + word.slice(1);
  const named = new RegExp(`\\b(?:const|let|function|type|class|interface)\\s+(?:${word}|\\w*${capital})(?![a-z])`);
  const found = sources.filter((file) => /\.tsx?$/.test(file) && named.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
});
