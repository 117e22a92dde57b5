import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { methodNames } from "@valora/valuation";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** From seven on: smaller numbers also count the methods that vote. */
const words = {
  en: ["seven", "eight", "nine", "ten", "eleven", "twelve"],
  es: ["siete", "ocho", "nueve", "diez", "once", "doce"],
  it: ["sette", "otto", "nove", "dieci", "undici", "dodici"],
};
/** The methods, and what a text calls them without their name. */
const noun = {
  en: "(?:(?:voting|valuation) )?(?:methods|answers|opinions)",
  es: "(?:métodos|respuestas|opiniones)",
  it: "(?:metodi|risposte|opinioni)",
};
/** All of them, or so many out of all, before the end of a part of a sentence; out of ten is a fraction. */
const alone = { en: "(?:all|out of)", es: "(?:los|de)", it: "(?:tutti e|su)" };
const end = '(?=[.,;:»”"]| (?:together|juntos|insieme))';
const wordIn = (language: keyof typeof words) => words[language][methodNames.length - 7];

const textsIn = (folder: string, ends: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ends) && !file.includes(".test."))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(resolve(root, folder, file), "utf8") }));

function countsIn(text: string, language: keyof typeof words): string[] {
  const number = `(${words[language].join("|")})`;
  const counted = [
    `\\b${number} ${noun[language]}`,
    `\\b${alone[language]} (?!ten|diez|dieci)${number}${end}`,
    // The last branch of a plural: as many as there can be.
    `\\bother \\{(?:\\p{L}+ )?${number}\\}\\} (?:i )?${noun[language]}`,
    `(?<![\\d.,])(7|8|9|1[0-2]) ${noun[language]}(?!/)`,
  ];
  return counted.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, "giu"))].map(([, written = ""]) =>
      /^\d/.test(written) ? (words[language][Number(written) - 7] ?? "") : written.toLowerCase(),
    ),
  );
}

describe("prose that counts the methods", () => {
  it.each(["en", "es", "it"] as const)("counts as many as there are in the messages, %s", (language) => {
    const all = textsIn(`app/messages/${language}`, ".ts").flatMap(({ file, text }) =>
      countsIn(text, language).map((word) => ({ file, word })),
    );
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ word }) => word !== wordIn(language))).toEqual([]);
  });

  it.each(["en", "es", "it"] as const)("counts as many as there are in the pages, %s", (language) => {
    const texts = [...textsIn("content", `${language}.md`), ...textsIn("content", `/${language}.ts`)];
    const all = texts.flatMap(({ file, text }) => countsIn(text, language).map((word) => ({ file, word })));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ word }) => word !== wordIn(language))).toEqual([]);
  });

  it("counts as many as there are in the documents", () => {
    const packages = ["valuation", "prediction", "market-data"].map((name) => `packages/${name}/README.md`);
    const files = ["README.md", "package.json", "ARCHITECTURE.md", ...packages];
    const texts = [
      ...files.map((file) => ({ file, text: readFileSync(resolve(root, file), "utf8") })),
      ...textsIn("docs", ".md"),
    ];
    const all = texts.flatMap(({ file, text }) => countsIn(text, "en").map((word) => ({ file, word })));
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter(({ word }) => word !== wordIn("en"))).toEqual([]);
  });

  it("is found where it counts another number", () => {
    expect(countsIn("What a share is worth by eight methods", "en")).toEqual(["eight"]);
    expect(countsIn("Los ocho métodos", "es")).toEqual(["ocho"]);
    expect(countsIn("Eight answers: all eight, one by one", "en")).toEqual(["eight", "eight"]);
    expect(countsIn("No son ocho opiniones. Tres de ocho.", "es")).toEqual(["ocho", "ocho"]);
    expect(countsIn("Li mostriamo tutti e otto insieme", "it")).toEqual(["otto"]);
    expect(countsIn("Only # of the 8 methods vote", "en")).toEqual(["eight"]);
    expect(countsIn("=6 {All six} other {All eight}} voting methods", "en")).toEqual(["eight"]);
    expect(countsIn("=6 {seis} other {ocho}} métodos que votan", "es")).toEqual(["ocho"]);
    expect(countsIn("=6 {sei} other {otto}} i metodi che votano", "it")).toEqual(["otto"]);
    expect(countsIn("the last eight days, and ten years", "en")).toEqual([]);
  });
});
