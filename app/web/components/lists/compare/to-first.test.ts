import { expect, it } from "vitest";
import { translatorFor } from "../../../../messages/index.ts";

it.each([
  ["es", "−1 señal", "+2 señales"],
  ["en", "−1 criterion", "+2 criteria"],
  ["it", "−1 criterio", "+2 criteri"],
] as const)("says one alone in the singular, in %s", async (language, one, two) => {
  const t = await translatorFor(language);
  expect(t("compare.toFirst.score", { value: "−1", count: 1 })).toBe(one);
  expect(t("compare.toFirst.score", { value: "+2", count: 2 })).toBe(two);
});
