import { type APIRequestContext, expect, test } from "@playwright/test";
import { catalogue } from "../../content/blog/catalogue.ts";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";

const html = { headers: { Accept: "text/html" } };
const notPages = /^\/(?:analysis|import\/template)\//;
/** Other views of one list, as many as there are filters, orders and companies: each is asked for, none is followed. */
const isView = (path: string) => /^\/compare\?|^\/screener\?(?!lang=..$)/.test(path);

/** A page for each operation of the API, all of which `try-pages.test.ts` asks for. */
const isTried = (path: string) => path.startsWith("/api/docs/try/");

/** What is asked for and not followed: what analyses link to is the business of their own tests. */
const isLeaf = (path: string) => notPages.test(path) || isView(path) || isTried(path);

/** Links of a page that lead to another page of this site. */
function linksOf(body: string): string[] {
  const links = [...body.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(links)];
}

type Answer = { status: number; body: string };
/** Each address is asked for once: pages of one language lead to those of another. */
const answers = new Map<string, Answer>();

async function answerOf(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known !== undefined) return known;
  const response = await request.get(path, html);
  const answer = { status: response.status(), body: await response.text() };
  answers.set(path, answer);
  return answer;
}

async function crawl(request: APIRequestContext, start: string) {
  const waiting = [start];
  const seen = new Map<string, Answer>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const answer = await answerOf(request, path);
    const { body } = answer;
    seen.set(path, answer);
    if (isLeaf(path)) continue;
    const links = linksOf(body).filter((link) => link.includes("lang=") || !start.includes("lang="));
    const leaves = askedToday(links.filter(isLeaf), { days: 6 });
    waiting.push(...links.filter((link) => !isLeaf(link)), ...leaves);
  }
  return seen;
}

for (const language of ["es", "en", "it"]) {
  test(`no link of the site leads nowhere in ${language}, and every page says its title`, async ({ request }) => {
    const pages = await crawl(request, language === "es" ? "/" : `/?lang=${language}`);
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
    const untitled = [...pages].filter(
      ([path, { body }]) => !path.startsWith("/api") && !notPages.test(path) && !/<title>[^<]+<\/title>/.test(body),
    );
    expect(untitled.map(([path]) => path)).toEqual([]);
    const leftOver = [...pages].filter(([, { body }]) => /\{[A-Z]{1,5}\.[a-z]\w*\}/.test(body));
    expect(leftOver.map(([path]) => path)).toEqual([]);
    // What stands in the address of a page is carried on once: a second question mark is a link that leads to an error.
    const doubled = [...pages].flatMap(([path, { body }]) =>
      [...body.matchAll(/(?:href|action)="(\/[^"?]*\?[^"]*\?[^"]*)"/g)].map(([, link]) => `${path}: ${link}`),
    );
    expect(doubled).toEqual([]);
    const articles = [...pages.keys()].filter((path) => path.startsWith("/blog/article/"));
    expect(new Set(articles.map((path) => path.split("?")[0])).size).toBe(8);
  });
}

/** Pages that claim something of the product. */
const claiming = [
  ...["/features", "/faq", "/about", "/support", "/methods", "/terms", "/privacy", "/cookies", "/contacto"],
  ...catalogue.map(({ slug }) => `/blog/article/${slug}`),
];

test("what a text claims is there: each place that it points to within a page exists, in three languages", async ({
  request,
}) => {
  const bodies = new Map<string, Promise<string>>();
  const bodyOf = (path: string) => {
    const known = bodies.get(path) ?? request.get(path, html).then((response) => response.text());
    bodies.set(path, known);
    return known;
  };
  const checked = new Set<string>();
  const missing: string[] = [];
  for (const path of ["es", "en", "it"].flatMap((language) => claiming.map((page) => `${page}?lang=${language}`))) {
    for (const [, found = ""] of (await bodyOf(path)).matchAll(/<a\s[^>]*href="(\/[^"]*#[^"]+)"/g)) {
      const [address = "", id = ""] = found.replaceAll("&amp;", "&").split("#");
      const place = `${address}#${id}`;
      if (checked.has(place)) continue;
      checked.add(place);
      if (!(await bodyOf(address)).includes(`id="${id}"`)) missing.push(`${path}: ${place}`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked.size).toBeGreaterThan(30);
});

test("each card of the features leads to what it says: six of the product, four of methods", async ({ request }) => {
  for (const language of ["es", "en", "it"]) {
    const page = await (await request.get(`/features?lang=${language}`, html)).text();
    const cards = [...page.matchAll(/<li[^>]*><h3[^>]*>.*?<\/li>/gs)].map(([card]) => card);
    const links = cards.map((card) => /<a\s[^>]*href="([^"?#]+)/.exec(card)?.[1]);
    expect([language, links]).toEqual([
      language,
      [
        ...["/analysis/AAPL", "/analysis/KO/ratios", "/analysis/IBE.MC", "/analysis/AAPL/technical", "/compare"],
        ...["/methodology/proof", "/methods", "/methods", "/methods", "/methods"],
      ],
    ]);
  }
});

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
  expect(article).toContain('"@type":"BlogPosting"');
  expect(article).toContain('"@type":"BreadcrumbList"');
  expect(await (await request.get("/faq", html)).text()).toContain('"@type":"FAQPage"');
  expect((await request.get("/.well-known/security.txt", html)).status()).toBe(404);
});

type Described = Record<string, unknown> & { "@graph"?: Described[] };

/** What the page says of itself to programs. */
function describedIn(body: string): Described[] {
  const found = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return found.map(([, text = ""]) => JSON.parse(text));
}

test("home, results, the blog and its articles describe themselves, dated and at their own address", async ({
  request,
  baseURL,
}) => {
  for (const language of ["es", "en", "it"]) {
    const carried = `?lang=${language}`;
    const described = async (path: string) => describedIn(await (await request.get(`${path}${carried}`, html)).text());
    const resultBody = await (await request.get(`/analysis/AAPL${carried}`, html)).text();
    const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(resultBody) ?? [];
    expect(canonical).toBe(`${baseURL}/analysis/AAPL${language === "es" ? "" : carried}`);
    const [home] = await described("/");
    expect(home?.["@graph"]?.map((part) => part["@type"])).toEqual(["Organization", "WebSite", "WebApplication"]);
    const [, template = ""] = /"urlTemplate":"([^"]*)"/.exec(JSON.stringify(home)) ?? [];
    const search = template.replace("{search_term_string}", "KO");
    expect((await request.get(search, html)).url()).toContain(`${baseURL}/analysis/KO`);
    const [result] = await described("/analysis/AAPL");
    expect(result).toMatchObject({
      "@type": "WebPage",
      url: canonical,
      inLanguage: language,
      dateModified: "2026-08-20",
      mainEntity: { "@type": "Dataset", dateModified: "2026-08-20" },
    });
    expect(JSON.stringify(result)).not.toMatch(/rating|review/i);
    const [blog] = await described("/blog");
    expect(blog).toMatchObject({ "@type": "Blog", inLanguage: language });
    expect(blog?.blogPost).toHaveLength(8);
    const [article] = await described("/blog/article/margin-of-safety");
    expect(article).toMatchObject({
      "@type": "BlogPosting",
      datePublished: "2024-01-12",
      dateModified: "2024-01-12",
      inLanguage: language,
      author: { name: "Valora" },
    });
  }
  expect(describedIn(await (await request.get("/analysis/AAPL?wacc=0.09", html)).text())).toEqual([]);
});
