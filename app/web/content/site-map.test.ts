import { describe, expect, it } from "vitest";
import { type MappedPage, siteMap } from "./site-map.ts";

const page = (name: string, changedOn: string | null = null): MappedPage => ({
  address: `https://valora.test/${name}`,
  written: ["es", "it"],
  changedOn,
});
const pages = [page("a", "2026-08-20"), page("b", "2026-08-21"), page("c")];
const mapOf = (part: number, most: number) =>
  siteMap(pages, { part, most, address: "https://valora.test/sitemap.xml" }) ?? "";
const placesIn = (map: string) => [...map.matchAll(/<loc>https:\/\/valora\.test\/([^<]*)<\/loc>/g)].map(([, at]) => at);

describe("the map for search engines", () => {
  it("is one file while it is short", () => {
    expect(placesIn(mapOf(0, 6))).toEqual(["a", "a?lang=it", "b", "b?lang=it", "c", "c?lang=it"]);
    expect(mapOf(1, 6)).toBe("");
  });

  it("names the day of a change where it is known, and each translation", () => {
    const [, first, , , , last] = mapOf(0, 6).split("\n");
    expect(first).toContain("<lastmod>2026-08-20</lastmod>");
    expect(first).toContain('hreflang="it" href="https://valora.test/a?lang=it"');
    expect(last).not.toContain("lastmod");
  });

  it("becomes an index of parts before it is too long, which keep translations together", () => {
    const index = mapOf(0, 5);
    expect(index).toContain("<sitemapindex");
    expect(placesIn(index)).toEqual(["sitemap.xml?part=1", "sitemap.xml?part=2"]);
    expect([...index.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day)).toEqual(["2026-08-21"]);
    expect(placesIn(mapOf(1, 5))).toEqual(["a", "a?lang=it", "b", "b?lang=it"]);
    expect(placesIn(mapOf(2, 5))).toEqual(["c", "c?lang=it"]);
    expect(mapOf(3, 5)).toBe("");
  });

  it("is never empty of its element", () => {
    expect(siteMap([], { part: 0, address: "" })).toContain("<urlset");
  });
});
