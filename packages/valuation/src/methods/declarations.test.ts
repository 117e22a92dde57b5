import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { quantityNames } from "../trace/quantity-names.ts";
import { type MethodName, methodDeclarations, methodFamilies, methodNames, valuationVariants } from "./declarations.ts";
import { methods } from "./index.ts";

const source = resolve(import.meta.dirname, "..");
const folderOf = (name: MethodName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Words in quotes of every source that computes, without imports; formulas, examples and proofs name no quantity of a method. */
const quoted = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => relative(source, resolve(source, file)))
  .filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|-contract\.ts$|declaration\.ts$|quantity-names\.ts$/.test(file),
  )
  .filter((file) => !/^(?:worked-examples|independent|proof|formulas|trace\/traced-formulas)\//.test(file))
  .map((file) => {
    const text = readFileSync(resolve(source, file), "utf8").replaceAll(/from "[^"]*"/g, "");
    return { file, words: new Set([...text.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word)) };
  });
/** The folders and files in which a word stands; a method's folder counts once. */
const placesOf = (word: string): Set<string> =>
  new Set(
    quoted.filter(({ words }) => words.has(word)).map(({ file }) => /^methods\/([\w-]+)\//.exec(file)?.[1] ?? file),
  );

describe("the declarations of the methods", () => {
  it("name each method once, and its folder after it", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(methodNames.map(folderOf).toSorted());
    expect(new Set(methodNames).size).toBe(methodNames.length);
  });

  it("have a calculation each, and no calculation is without one", () => {
    expect(Object.keys(methods)).toEqual([...methodNames]);
    for (const name of methodNames) expect(methods[name]).toBeTypeOf("function");
  });

  it("make the closed lists", () => {
    expect(methodNames).toEqual(methodDeclarations.map(({ name }) => name));
    expect(Object.entries(methodFamilies)).toEqual(methodDeclarations.map(({ name, family }) => [name, family]));
    expect(new Set(valuationVariants).size).toBe(valuationVariants.length);
  });

  it.each(methodDeclarations.map((declaration) => [declaration.name, declaration] as const))(
    "say of %s the variants that its folder uses",
    (name, { variants }) => {
      for (const variant of variants) expect([...placesOf(variant)], variant).toContain(folderOf(name));
    },
  );

  it.each(methodDeclarations.map((declaration) => [declaration.name, declaration] as const))(
    "say of %s the quantities that nothing else names",
    (name, { quantities }) => {
      const own = quantityNames.filter((quantity) => {
        const places = placesOf(quantity);
        return places.size === 1 && places.has(folderOf(name));
      });
      expect(own.length).toBeGreaterThan(0);
      expect(quantities).toEqual(own);
    },
  );

  it("leave no lever out that a variant names", () => {
    for (const { name, levers } of methodDeclarations) {
      const files = readdirSync(resolve(import.meta.dirname, folderOf(name))).filter(
        (file) => !file.includes(".test."),
      );
      const texts = files.map((file) => readFileSync(resolve(import.meta.dirname, folderOf(name), file), "utf8"));
      const named = texts.flatMap((text) => [...text.matchAll(/\blevers: \[([^\]]*)\]/g)].map(([, list = ""]) => list));
      const used = named.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map(([, lever]) => lever));
      expect(levers).toEqual(expect.arrayContaining(used));
      expect(
        texts.some((text) => text.includes(`levers: ${name}Declaration.levers`)),
        name,
      ).toBe(true);
    }
  });
});
