import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadMessages } from "../app/messages/index.ts";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "app", "packages", "scripts", "content"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const isText = (file: string) => /^app\/messages\/(?:es|en|it)\//.test(file);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|-contract\.tsx?$|^app\/e2e\//.test(file);
const code = files
  .filter((file) => !file.endsWith(".css") && !isText(file) && !isTest(file))
  .map(textOf)
  .join("\n");
const styles = files
  .filter((file) => file.endsWith(".css"))
  .map((file) => textOf(file).replace(/\/\*[\s\S]*?\*\//g, ""));

/** Whether code writes a name: whole, or as a template whose fixed part it begins or ends with. */
function readerOf(text: string): (name: string) => boolean {
  const words = new Set(text.match(/[\w-]+/g));
  const composed = [...text.matchAll(/(?<=[`\s."])([\w-]*)\$\{[^}`]*\}([\w-]*)(?=[`\s."])/g)]
    .map(([, before = "", after = ""]) => ({ before, after }))
    .filter(({ before, after }) => before !== "" || after !== "");
  return (name) =>
    words.has(name) ||
    composed.some(
      ({ before, after }) =>
        name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after),
    );
}

const isRead = readerOf(code);

const namesOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (typeof text === "object" && text !== null ? namesOf(text) : [name]));

describe("a name that no code writes", () => {
  it("is found, whole or composed", () => {
    const reads = readerOf(["t(empty); t(`$", "{room}Lead`); className={`past-$", "{name} num`}"].join(""));
    expect(["empty", "peopleLead", "past-band", "num"].filter((name) => !reads(name))).toEqual([]);
    expect(["full", "peopleLine", "passed-band"].filter(reads)).toEqual([]);
  });

  it("is none of a message", async () => {
    const names = namesOf(await loadMessages.es());
    expect(names.length).toBeGreaterThan(5_000);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  it("is none of a class", () => {
    const classes = new Set(
      styles.flatMap((text) => [...text.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name)),
    );
    expect(classes.size).toBeGreaterThan(300);
    expect([...classes].filter((name) => !isRead(name))).toEqual([]);
  });

  it("is none of a token of the palette", () => {
    const tokens = new Set(textOf("app/web/design/tokens.css").match(/(?<=^\s*)--[\w-]+(?=:)/gm));
    expect(tokens.size).toBeGreaterThan(40);
    const all = `${styles.join("\n")}${code}`;
    expect([...tokens].filter((name) => !new RegExp(`var\\(${name}[),]|"${name}"`).test(all))).toEqual([]);
  });
});
