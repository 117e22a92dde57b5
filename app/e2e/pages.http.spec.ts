import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { docAddress, docNames } from "../web/docs/doc-pages.ts";
import { listedPages } from "../web/page-lists.ts";
import { siteRoutes } from "../web/pages.ts";

const html = { headers: { Accept: "text/html" } };
const languages = ["es", "en", "it"] as const;
type Language = (typeof languages)[number];

/** Every page that search engines may keep. */
const listed = [
  ...[...listedPages(), "/preferences"],
  ...["/blog/article/fcf-calculation-guide", "/blog/article/margin-of-safety"],
  ...docNames.map(docAddress),
  ...[
    "/analysis/AAPL",
    "/analysis/AAPL/statements",
    "/analysis/AAPL/ratios",
    "/analysis/AAPL/multiples",
    "/analysis/AAPL/data",
  ],
];
/** Pages that belong to one visitor, or to none. */
const unlisted = ["/auth", "/auth/reset", "/no-existe"];

const addressIn = (path: string, language: Language) => (language === "es" ? path : `${path}?lang=${language}`);
const unescaped = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/<[^>]+>/g, "");
const allOf = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = ""]) => unescaped(found));

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { ...html, maxRedirects: 0 });
  const body = await response.text();
  return {
    status: response.status(),
    body,
    language: allOf(body, /<html[^>]* lang="(\w+)"/g),
    titles: allOf(body, /<title>([^<]*)<\/title>/g),
    headings: allOf(body, /<h1[^>]*>(.*?)<\/h1>/gs),
    descriptions: allOf(body, /<meta name="description" content="([^"]*)"/g),
    canonical: allOf(body, /<link rel="canonical" href="([^"]*)"/g),
    alternates: [...body.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, language = "", address = ""]) => `${language} ${unescaped(address)}`,
    ),
    // A key instead of its text: nothing but names with dots between two tags, and not a provider that is called so, nor a name set as code.
    keys: allOf(
      body.replace(/<(script|code)\b[\s\S]*?<\/\1>/g, ""),
      />(?!filings\.xbrl\.org<)([a-z][a-zA-Z]*(?:\.[a-z][a-zA-Z]*)+)</g,
    ),
  };
}

/** Pages that are only read: their route says so. */
const quiet = [
  ...siteRoutes.flatMap(({ path, file }) =>
    /isStatic: true/.test(readFileSync(join(import.meta.dirname, "../web", file), "utf8"))
      ? [
          path === "*"
            ? "/no-existe"
            : `/${path.replace(":ticker", "KO").replace(":card?", "value").replace(":page", "install")}`,
        ]
      : [],
  ),
  "/blog/article/margin-of-safety",
];
/** The scripts that a page names, by their kind. */
const scriptsIn = (body: string) => [
  ...allOf(body, /<(?:script[^>]*src|link rel="modulepreload"[^>]*href)="([^"?]*)/g),
  ...(/<script(?![^>]*data-held)[^>]*>[^<]*import/.test(body) ? ["written in the page"] : []),
];

test("pages that are only read send one small script, and the others theirs after what is painted", async ({
  request,
}) => {
  for (const path of quiet) {
    expect([path, scriptsIn((await read(request, path)).body)]).toEqual([path, ["/quiet-page.js"]]);
  }
  expect((await (await request.get("/quiet-page.js")).body()).length).toBeLessThan(6_000);
  const { body } = await read(request, "/screener");
  const preloaded = body.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloaded.length).toBeGreaterThan(3);
  expect(preloaded.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test("every page's policy names the hash of each script that stands in it, and of no other", async ({ request }) => {
  for (const path of [...listed, ...unlisted]) {
    const response = await request.get(path, { ...html, maxRedirects: 0 });
    const texts = [...(await response.text()).matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].flatMap(
      ([, attributes = "", text = ""]) => (/ src=|type="application/.test(attributes) ? [] : [text]),
    );
    const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const policy = response.headers()["content-security-policy"] ?? "";
    const expected = ["script-src 'self'", ...new Set(hashes)].join(" ");
    expect([path, policy.split("; ").find((part) => part.startsWith("script-src"))]).toEqual([path, expected]);
  }
});

const mostScriptsInBytes = 180_000;

test("home and a result name their scripts and run none before the reader interacts; they are few", async ({
  request,
}) => {
  for (const path of ["/", "/analysis/AAPL"]) {
    const { body } = await read(request, path);
    expect([path, scriptsIn(body)]).toEqual([path, ["/waiting-page.js"]]);
    expect(allOf(body, /<script[^>]* (data-held="")>/g)).toHaveLength(1);
    const named = allOf(body, /<link data-rel="modulepreload"[^>]* href="([^"]*)"/g);
    expect(named.length).toBeGreaterThan(3);
    const sizes = await Promise.all(named.map(async (file) => gzipSync(await (await request.get(file)).body()).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostScriptsInBytes);
  }
  const later: Record<string, string[]> = await (await request.get("/later-files.json")).json();
  expect(Object.keys(later).toSorted()).toEqual(["en", "es", "it", "result", "result-en", "result-es", "result-it"]);
  for (const file of new Set(Object.values(later).flat())) expect((await request.get(file)).status()).toBe(200);
});

for (const language of languages) {
  test(`each page says in ${language} who it is, once, and where its other languages are`, async ({
    request,
    baseURL,
  }) => {
    const titles: string[] = [];
    for (const path of listed) {
      const page = await read(request, addressIn(path, language));
      expect([path, page.status, page.language, page.keys]).toEqual([path, 200, [language], []]);
      expect([path, page.titles.length, page.headings.length, page.descriptions.length]).toEqual([path, 1, 1, 1]);
      expect(page.titles[0], path).toMatch(/ · Valora$|^Valora: /);
      expect(page.headings[0]?.trim(), path).not.toBe("");
      expect(page.descriptions[0]?.length, path).toBeGreaterThan(25);
      expect(page.descriptions[0]?.length, path).toBeLessThan(180);
      expect(page.canonical, path).toEqual([`${baseURL}${addressIn(path, language)}`]);
      expect(page.alternates, path).toEqual([
        ...languages.map((other) => `${other} ${baseURL}${addressIn(path, other)}`),
        `x-default ${baseURL}${path}`,
      ]);
      titles.push(page.titles[0] ?? "");
    }
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test(`private pages are kept out of search engines in ${language}, and have a title and a heading`, async ({
    request,
  }) => {
    for (const path of unlisted) {
      const page = await read(request, addressIn(path, language));
      expect([path, page.status, page.language, page.keys]).toEqual([
        path,
        path === "/no-existe" ? 404 : 200,
        [language],
        [],
      ]);
      expect([path, page.titles.length, page.headings.length, page.canonical]).toEqual([path, 1, 1, []]);
      expect(page.body, path).toContain('<meta name="robots" content="noindex"');
    }
  });
}

test("a slash at the end of an address changes nothing, and the page stands under the address without it", async ({
  request,
  baseURL,
}) => {
  for (const path of listed.filter((each) => each !== "/")) {
    const page = await read(request, `${path}/`);
    expect([path, page.status, page.canonical]).toEqual([path, 200, [`${baseURL}${path}`]]);
  }
});

test("a shared link shows a picture in its language, with what its page says", async ({ request, baseURL }) => {
  const pictureOf = async (path: string) => {
    const { body } = await read(request, path);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"');
    const [address = ""] = allOf(body, /<meta property="og:image" content="([^"]*)"/g);
    expect(address).toContain(`${baseURL}/social/`);
    const response = await request.get(address);
    expect([address, response.status(), response.headers()["content-type"]]).toEqual([address, 200, "image/png"]);
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    return { address, png, caching: response.headers()["cache-control"], etag: response.headers().etag ?? "" };
  };
  const neutral = await pictureOf("/analysis/AAPL");
  const optimistic = await pictureOf("/analysis/AAPL?scenario=optimistic");
  const english = await pictureOf("/analysis/AAPL?lang=en");
  const article = await pictureOf("/blog/article/margin-of-safety?lang=it");
  const site = await pictureOf("/faq");
  const all = [neutral, optimistic, english, article, site];
  expect(new Set(all.map(({ png }) => png.toString("base64"))).size).toBe(all.length);
  expect(neutral.caching).toContain("immutable");
  expect(site.caching).toBe("public, max-age=3600");
  const again = await request.get(neutral.address, { headers: { "If-None-Match": neutral.etag } });
  expect(again.status()).toBe(304);
  const unknownMark = await request.get("/social/analysis/AAPL.png?v=0123456789abcdef");
  expect([unknownMark.status(), unknownMark.headers()["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  for (const nothing of ["/social/analysis/XYZQ.png", "/social/article/no-such-article.png", "/social/other/a.png"])
    expect([nothing, (await request.get(nothing, html)).status()]).toEqual([nothing, 404]);
});
