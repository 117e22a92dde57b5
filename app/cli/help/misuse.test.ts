import { describe, expect, it } from "vitest";
import { translatorFor } from "../../messages/index.ts";
import { languages } from "../../messages/languages.ts";
import { readArguments } from "../arguments.ts";
import { misuseTold } from "./misuse.ts";

async function told(words: readonly string[], language: (typeof languages)[number]) {
  const given = readArguments(words);
  if (given.kind !== "misused") throw new Error(`${words.join(" ")} is not misused`);
  return misuseTold(words, given, await translatorFor(language));
}

describe.each(languages)("a command line that is misused, in %s", (language) => {
  it.each([
    ["screen", "--sector"],
    ["compare", "KO", "--out", "file.docx"],
    ["statements", "KO", "PEP", "--lang"],
    ["mcp", "KO"],
  ])("says how %s is used, and no other command", async (...words) => {
    const t = await translatorFor(language);
    const [, ...usage] = (await told(words, language)).trimEnd().split("\n");
    expect(usage.join("\n")).toContain(words[0]);
    expect(usage.join("\n")).not.toContain("score-predictions");
    expect(t("cli.usage")).toContain("score-predictions");
  });

  it("says how all are used where it names none", async () => {
    const t = await translatorFor(language);
    expect(await told(["KO", "--wacc"], language)).toContain(t("cli.usage"));
  });
});
