import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { inListedOrder, quantityNames } from "../trace/quantity-names.ts";
import type { MethodDeclaration } from "./declaration.ts";
import {
  closedLists,
  type MethodName,
  methodDeclarations,
  methodFamilies,
  methodNames,
  valuationVariants,
} from "./declarations.ts";
import { methods } from "./index.ts";
import { methodQuantities } from "./quantities.ts";

const source = resolve(import.meta.dirname, "..");
const folderOf = (name: MethodName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Words in quotes of every source that computes, without imports; formulas, examples and proofs name no quantity of a method. */
const quoted = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => relative(source, resolve(source, file)))
  .filter(
    (file) =>
      file.endsWith(".ts") && !/\.test\.ts$|-contract\.ts$|(?<!flow-)declaration\.ts$|quantity-names\.ts$/.test(file),
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

/**
 * Sources outside the methods that may name more than one of them, each because certain methods are its subject; a table of all
 * methods, or of all that discount flows, is made of what they declare.
 */
const aboutCertainMethods = new Set([
  "inputs/implied-premium.ts",
  "inputs/market-reference.ts",
  "inputs/sample-company.ts",
  "understanding/computed-levers.ts",
  "understanding/evidence-indicators.ts",
  "understanding/payout-against-book.ts",
  "understanding/sanity/sanity-questions.ts",
]);

/** Methods whose name is no quantity's nor formula's, so that it stands for the method wherever it stands in code. */
const plainNames = methodNames.filter((name) => !["earningsPerShare", "prediction", "netAssetValue"].includes(name));

function methodsNamedIn(text: string): string[] {
  const code = text.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "").replaceAll(/from "[^"]*"/g, "");
  return plainNames.filter((name) => new RegExp(`"${name}"|(?:^|[{,])\\s*${name}:`, "m").test(code));
}

describe("the declarations of the methods", () => {
  it("are the one place that lists methods", () => {
    const listing = quoted
      .filter(({ file }) => !file.startsWith("methods/"))
      .filter(({ file }) => methodsNamedIn(readFileSync(resolve(source, file), "utf8")).length > 1);
    expect(listing.map(({ file }) => file).toSorted()).toEqual([...aboutCertainMethods].toSorted());
  });

  it("are missed where a table lists methods by itself", () => {
    expect(methodsNamedIn('const kept = ["discountedCashFlow", "residualIncome"];')).toHaveLength(2);
    expect(methodsNamedIn("const kept = {\n  dividendDiscount: 1,\n  comparableMultiples: 2,\n};")).toHaveLength(2);
    expect(methodsNamedIn('// "discountedCashFlow" and "residualIncome"')).toEqual([]);
  });

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

  it.each(methodNames)("say of %s the quantities that nothing else names", (name) => {
    const own = quantityNames.filter((quantity) => {
      const places = placesOf(quantity);
      return places.size === 1 && places.has(folderOf(name));
    });
    expect(own.length).toBeGreaterThan(0);
    expect(Object.values<readonly string[]>(methodQuantities[name]).flat()).toEqual(own);
  });

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

describe("another method, declared in memory", () => {
  const salvage = {
    name: "salvage",
    family: "assets",
    variants: ["scrapped"],
    levers: ["assets"],
  } as const satisfies MethodDeclaration;

  it("stands in the closed lists by its declaration alone", () => {
    const lists = closedLists([...methodDeclarations, salvage]);
    expect(lists.names).toEqual([...methodNames, "salvage"]);
    expect(lists.families).toEqual({ ...methodFamilies, salvage: "assets" });
    expect(lists.variants).toEqual([...valuationVariants, "scrapped"]);
  });

  it("puts its quantities where it says, and at the end where it names no place", () => {
    const declared = [
      ...Object.values(methodQuantities),
      { impliedByPriceToBook: ["scrapValue", "scrapCost"], nowhere: ["scrapWeight"] },
    ];
    const listed = inListedOrder(["price", "multipleQuantile", "valuePerShare"], declared);
    const place = listed.indexOf("impliedByPriceToBook");
    expect(listed.slice(place, place + 3)).toEqual(["impliedByPriceToBook", "scrapValue", "scrapCost"]);
    expect(listed.at(-1)).toBe("scrapWeight");
    expect(new Set(listed).size).toBe(listed.length);
  });
});
