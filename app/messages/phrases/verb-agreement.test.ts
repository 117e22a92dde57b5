import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

/** Singular verbs that sentences of the product use. One that follows a plural form belongs inside it, in both numbers. */
const singular = {
  es: /^(?:es|está|ha|tiene|queda|cuenta|vota|falta|llega|pasa|supera|alcanza|alcanzó|creció|cumple|evitó|dice|ve|usa|sirve)(?= )/,
  it: /^(?:è|ha|resta|conta|vota|manca|arriva|passa|supera|raggiunge|soddisfa|dice|giudica|usa|serve)(?= )/,
};

/** What follows each plural form, without a share in brackets. */
const afterPlurals = (text: string) =>
  [...text.matchAll(/other \{#[^{}]*\}\}(?: \([^)]*\))? (?<after>[^\n]{1,30})/g)].map(
    ({ groups }) => groups?.after ?? "",
  );

describe("a verb after a counted noun", () => {
  it.each(["es", "it"] as const)("has the number of the noun, %s", (language) => {
    const folder = resolve(import.meta.dirname, "..", language);
    const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    const after = files.flatMap((name) =>
      afterPlurals(readFileSync(resolve(folder, name), "utf8")).map((text) => ({ name, text })),
    );
    expect(after.length).toBeGreaterThan(10);
    expect(after.filter(({ text }) => singular[language].test(text))).toEqual([]);
  });
});
