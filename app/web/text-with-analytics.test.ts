import { describe, expect, it } from "vitest";
import { languages } from "../messages/languages.ts";
import { readPage } from "./content/content.server.ts";
import { textWithAnalytics } from "./text-with-analytics.ts";

const wordsOf = async (name: string, language: (typeof languages)[number], service: string | null) => {
  const page = await readPage(name, language);
  return JSON.stringify(textWithAnalytics(page ?? expect.fail(`${name} is not there in ${language}`), service).blocks);
};

describe.each(languages)("cookies and privacy in %s", (language) => {
  it.each(["cookies", "privacy"])("%s names the service that counts readers where there is one", async (name) => {
    const words = await wordsOf(name, language, "stats.example.org");
    expect(words).toContain("stats.example.org");
    expect(words).not.toMatch(/\{service\}|"analytics":|rowsWithAnalytics/);
  });

  it.each(["cookies", "privacy"])("%s says nothing of one where there is none", async (name) => {
    const words = await wordsOf(name, language, null);
    expect(words).not.toMatch(/\{service\}|valora-analytics|Matomo|Plausible|"analyticsAnswer"|rowsWithAnalytics/);
    expect(words).not.toBe(await wordsOf(name, language, "stats.example.org"));
  });

  it("lists the cookie of the answer only where there is something to answer", async () => {
    expect(await wordsOf("cookies", language, "stats.example.org")).toContain('["valora-analytics"');
    expect(await wordsOf("cookies", language, "stats.example.org")).toContain('{"analyticsAnswer":true}');
  });
});
