import { describe, expect, it } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { docNames } from "../../docs/doc-pages.ts";
import type { FoundSection } from "../../docs/doc-search.ts";
import { everyEntryIsAsked, load } from "../route-call-contract.ts";

type Listed = { lines: { name: string; title: string }[]; asked: string; found: FoundSection[] | null };
const listed = async (address: string) => (await load(address)).data as Listed;

describe("the documentation", () => {
  it.each(languages)("lists every page, in its order, in %s", async (language) => {
    const { lines, found } = await listed(`/docs?lang=${language}`);
    expect(lines.map(({ name }) => name)).toEqual(docNames);
    expect(new Set(lines.map(({ title }) => title)).size).toBe(docNames.length);
    expect(found).toBeNull();
  });

  it.each([
    ["es", "restaurar", "/docs/backup#restaurar"],
    ["en", "trusted proxies", "/docs/settings#server"],
    ["it", "ripristinare", "/docs/backup#ripristinare"],
    ["es", "beneficio residual", "/methods#residualIncome"],
    ["en", "published by others", "/methodology/proof"],
    ["it", "rendimenti successivi", "/methodology/evidence"],
  ])("finds in %s the section about %s", async (language, words, address) => {
    const { found } = await listed(`/docs?lang=${language}&q=${encodeURIComponent(words)}`);
    expect(found?.map(({ id }) => id)).toContain(address);
  });

  it("finds words without their accents, by their beginning and with a slip, and says where it finds none", async () => {
    const first = async (words: string) => (await listed(`/docs?q=${encodeURIComponent(words)}`)).found?.[0]?.id;
    expect(await first("DIMENSIONAR")).toBe("/docs/sizing");
    expect(await first("fuentes da")).toBe("/docs/sources");
    expect(await first("postgrsql")).toContain("/docs/postgresql");
    expect((await listed("/docs?q=xyzzyplugh")).found).toEqual([]);
    expect((await listed("/docs?q=%20%20")).found).toBeNull();
    expect((await listed(`/docs?q=${"a".repeat(5_000)}`)).asked).toHaveLength(100);
  });

  it("shows the words around what was asked for, no more than a few lines of them", async () => {
    const { found } = await listed("/docs?lang=en&q=sslmode");
    expect(found?.[0]).toMatchObject({ id: "/docs/postgresql#set-it-up", page: "PostgreSQL", heading: "Set it up" });
    expect(found?.[0]?.excerpt).toContain("sslmode");
    expect(found?.[0]?.excerpt.length).toBeLessThan(200);
  });
});

describe("a page of it", () => {
  it.each(languages)("is read in %s, with its links to the pages of the site", async (language) => {
    const { status, data } = await load(`/docs/install?lang=${language}`);
    expect([status, data]).toMatchObject([200, { address: "/docs/install", language }]);
    const text = JSON.stringify(data);
    expect(text).toContain('"/docs/first-run"');
    expect(text).not.toMatch(/\.md["#]/);
  });

  it("is none where there is no such page", async () => {
    expect((await load("/docs/believability")).status).toBe(404);
  });
});

everyEntryIsAsked("docs");
