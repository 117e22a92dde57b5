import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { servedProduct } from "../api/served-product.ts";
import { isLanguage, type Language } from "../messages/languages.ts";
import { productOf } from "../wiring/composition.server.ts";
import { installedModel } from "../wiring/prediction-model.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { type Called, programOf } from "./program-contract.ts";

// What the product answers, with the model that it ships: a method that predicts votes too.
const context = { ...testContext(), predict: installedModel() };
const { called } = programOf(servedProduct(productOf(context, null)));

type Call = { tool: string; arguments: object };
type Question = { title: string; language: Language; calls: readonly Call[]; answer: string };

/** Each question of the page: its heading, calls in fences that name a language, and an answer that is quoted. */
function questionsOf(page: string): Question[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const fences = [...part.matchAll(/^```json (\w+)\n([\s\S]*?)^```$/gm)];
      const language = fences[0]?.[1] ?? "";
      if (!isLanguage(language)) throw new Error(`No call in a language of ours: ${part}`);
      return {
        title: part.split("\n", 1)[0] ?? "",
        language,
        calls: fences.map(([, , json = ""]): Call => JSON.parse(json)),
        answer: [...part.matchAll(/^> ?(.*)$/gm)].map(([, line]) => line).join(" "),
      };
    });
}

type Shown = { text: string; value: number; decimals: number; scale: number };

/** Dates and the numbers of filings stand in an answer as a tool gives them. */
const verbatim = /\d{4}-\d{2}-\d{2}|\d{10}-\d{2}-\d{6}|10-[KQ]/g;
const written = { en: /\d[\d,]*(?:\.\d+)?/g, es: /\d[\d.]*(?:,\d+)?/g, it: /\d[\d.]*(?:,\d+)?/g } as const;

/** The figures that an answer shows, with the scale at which it shows them. */
function shownIn(answer: string, language: Language): Shown[] {
  const rest = answer.replaceAll(verbatim, " ");
  return [...rest.matchAll(written[language])].map(({ 0: found, index }) => {
    const text = found.replace(/[.,]$/, "");
    const plain = language === "en" ? text.replaceAll(",", "") : text.replaceAll(".", "").replace(",", ".");
    const after = rest.slice(index + text.length);
    const scale = /^\s?%/.test(after) ? 100 : /^ million/.test(after) ? 1e-6 : 1;
    return { text: text + after.slice(0, 9), value: Number(plain), decimals: plain.split(".")[1]?.length ?? 0, scale };
  });
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [Math.abs(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const isShownBy = ({ value, decimals, scale }: Shown, numbers: readonly number[]): boolean =>
  numbers.some((number) => Math.abs(number * scale - value) <= 0.5 * 10 ** -decimals * (1 + 1e-9));

const textOf = ({ content }: Called): string => content.map(({ text }) => text).join("\n");

const questions = questionsOf(readFileSync(new URL("../../docs/agent-transcript.md", import.meta.url), "utf8"));

describe("an agent's answers", () => {
  it("are ten, in three languages", () => {
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(["es", "en", "it"]));
  });

  it.each(questions)("hold no figure that no tool has returned: $title", async ({ language, calls, answer }) => {
    const told = await Promise.all(calls.map(({ tool, arguments: given }) => called(tool, given, language)));
    const output = told.map(textOf).join("\n");
    for (const text of answer.match(verbatim) ?? []) expect(output).toContain(text);
    const numbers = told.flatMap((each) => numbersIn(each.structuredContent));
    const invented = shownIn(answer, language).filter((shown) => !isShownBy(shown, numbers));
    expect(invented.map(({ text }) => text)).toEqual([]);
  });

  it("are found out when a figure is changed, left unscaled or made up", () => {
    const numbers = [180.596, 0.4199, 713_163_000_000];
    const inventedIn = (answer: string, language: Language = "en") =>
      shownIn(answer, language).filter((shown) => !isShownBy(shown, numbers)).length;
    expect(inventedIn("$180.60, 42.0% below, of $713,163 million")).toBe(0);
    expect(inventedIn("180,60 $, un 42,0 % menos", "es")).toBe(0);
    expect(inventedIn("$180.59")).toBe(1);
    expect(inventedIn("0.42%")).toBe(1);
    expect(inventedIn("12 methods")).toBe(1);
  });
});
