import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { casesFile } from "../../e2e/bad-inputs/shared-cases.ts";
import { isLanguage } from "../../messages/languages.ts";
import { pageRequest } from "./analysis-request.ts";

type FormCase = { id: string; why: string; input: { field: string; locale: string; text: string } };

const own: FormCase[] = [
  ["es", "1,5"],
  ["es", "1.5"],
  ["es", "1.234"],
  ["it", "1.234,5"],
  ["es", "9 %"],
  ["en", "\u22121"],
  ["en", "1e1"],
  ["en", "NaN"],
  ["es", "\u202e5,8"],
  ["it", "８,５"],
  ["en", "9%%"],
  ["es", "+"],
  ["en", "9\u0000"],
  ["it", "0x9"],
].map(([locale = "", text = ""]) => ({ id: `${locale} ${text}`, why: "own", input: { field: "wacc", locale, text } }));

const shared: FormCase[] | null = existsSync(casesFile)
  ? readFileSync(casesFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"surface": "ui.form"'))
      .map((line): FormCase => JSON.parse(line))
  : null;

/** The form of a result page sent with a rate: what becomes of it. */
function sent({ field, locale, text }: FormCase["input"]) {
  const language = isLanguage(locale) ? locale : "es";
  const form = { wacc: "waccPercent", g: "gPercent" }[field] ?? field;
  return pageRequest("KO", new URLSearchParams([[form, text]]), language);
}

/** A number of the range in the address, or the text in its field with the reason; never something in between. */
function expectNumberOrReason(each: FormCase) {
  const request = sent(each.input);
  if (request.kind === "redirect") {
    const value = Number(new URLSearchParams(request.search).get(each.input.field));
    expect(value, each.why).toBeGreaterThan(0);
    expect(value, each.why).toBeLessThan(1);
    return;
  }
  expect(Object.values(request.refused), each.why).toEqual([
    { text: each.input.text.trim(), reason: expect.stringMatching(/^(?:notNumber|outOfRange)$/) },
  ]);
}

describe("an assumption typed into the form", () => {
  it.each(own.map((each) => [each.id, each] as const))("%s is a number or says why not", (_, each) => {
    expectNumberOrReason(each);
  });

  it.skipIf(shared === null).each((shared ?? []).map((each) => [each.id, each] as const))(
    "%s of the collection beside the repository is a number or says why not",
    (_, each) => {
      expectNumberOrReason(each);
    },
  );

  it.each([
    ["es", "1,5", "?wacc=0.015"],
    ["es", "1.5", "?wacc=0.015"],
    ["es", "9 %", "?wacc=0.09"],
  ])("in %s %j is %s", (locale, text, search) => {
    expect(sent({ field: "wacc", locale, text })).toEqual({ kind: "redirect", search });
  });
});
