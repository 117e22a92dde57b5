import { type APIRequestContext, expect, test } from "@playwright/test";

const html = { headers: { Accept: "text/html" } };
const notPages = /^\/(?:analysis|import\/template)\//;
/** Other views of one list, as many as there are filters, orders and companies: each is asked for, none is followed. */
const isView = (path: string) => /^\/compare\?|^\/screener\?(?!lang=..$)/.test(path);

/** Links of a page that lead to another page of this site. */
function linksOf(body: string): string[] {
  const links = [...body.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(links)];
}

async function crawl(request: APIRequestContext, start: string) {
  const waiting = [start];
  const seen = new Map<string, { status: number; body: string }>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const response = await request.get(path, html);
    const body = await response.text();
    seen.set(path, { status: response.status(), body });
    // Analyses are checked once each; what they link to is the business of their own tests.
    if (!notPages.test(path) && !isView(path))
      waiting.push(...linksOf(body).filter((link) => link.includes("lang=") || !start.includes("lang=")));
  }
  return seen;
}

for (const language of ["es", "en", "it"]) {
  test(`no link of the site leads nowhere in ${language}, and every page says its title`, async ({ request }) => {
    test.setTimeout(300_000);
    const pages = await crawl(request, language === "es" ? "/" : `/?lang=${language}`);
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
    const untitled = [...pages].filter(
      ([path, { body }]) => !path.startsWith("/api") && !notPages.test(path) && !/<title>[^<]+<\/title>/.test(body),
    );
    expect(untitled.map(([path]) => path)).toEqual([]);
    const leftOver = [...pages].filter(([, { body }]) => /\{[A-Z]{1,5}\.[a-z]\w*\}/.test(body));
    expect(leftOver.map(([path]) => path)).toEqual([]);
    const articles = [...pages.keys()].filter((path) => path.startsWith("/blog/article/"));
    expect(new Set(articles.map((path) => path.split("?")[0])).size).toBe(8);
  });
}

test("the site map names every article in three languages, and each answers", async ({ request, baseURL }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
  const articles = addresses.filter((address) => address.includes("/blog/article/"));
  expect(articles).toHaveLength(24);
  for (const address of [...articles, `${baseURL}/faq?lang=it`]) {
    expect(addresses).toContain(address);
    expect([address, (await request.get(address, html)).status()]).toEqual([address, 200]);
  }
});

test("robots, feeds and structured data are there, and no contact is made up", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const feed = await request.get("/blog/feed.xml?lang=it");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(await feed.text()).toContain("<title>Margine di sicurezza");
  const article = await (await request.get("/blog/article/margin-of-safety?lang=en", html)).text();
  expect(article).toContain('"@type":"Article"');
  expect(article).toContain('"@type":"BreadcrumbList"');
  expect(await (await request.get("/faq", html)).text()).toContain('"@type":"FAQPage"');
  expect((await request.get("/.well-known/security.txt", html)).status()).toBe(404);
});
