import { expect, it } from "vitest";
import { translatorFor } from "../index.ts";
import { failureText } from "./failure-text.ts";

const params = { ticker: "DELL", issuer: "Intercontinental Exchange Inc." };

it.each([
  [
    "es",
    "bundled",
    "«Base de datos local» da de DELL son de otra empresa (Intercontinental Exchange Inc.). No se usan.",
  ],
  ["en", "bundled", "“Local database” gives for DELL belong to another company (Intercontinental Exchange Inc.). They"],
  [
    "it",
    "bundled",
    "«Database locale» fornisce per DELL sono di un’altra società (Intercontinental Exchange Inc.). Non",
  ],
  ["en", "sec-edgar", "“SEC EDGAR” gives"],
] as const)("calls a provider by its name, in %s: %s", async (language, provider, text) => {
  const told = failureText(await translatorFor(language), {
    code: "accountsOfAnother",
    params: { ...params, provider },
  });
  expect(told).toContain(text);
});
