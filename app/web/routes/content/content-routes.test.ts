import { describe, expect, it } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { everyEntryIsAsked, includedProduct, load, productWith } from "../route-call-contract.ts";

const guide = "fcf-calculation-guide";
const titles = {
  es: "Cómo calcular el flujo de caja libre sin engañarte",
  en: "How to work out free cash flow without fooling yourself",
  it: "Come calcolare il flusso di cassa libero senza ingannarsi",
} as const;

describe("the blog", () => {
  it("lists the articles in the reader's language", async () => {
    const { status, data } = await load("/blog?lang=en");
    expect([status, data]).toMatchObject([200, { query: { list: "all", category: null, words: "" } }]);
    const { articles } = data as Listed;
    expect(articles.length).toBe((await includedProduct.content.articles("en")).length);
    expect(articles.find(({ slug }) => slug === guide)?.title).toBe(titles.en);
  });

  it("lists those that the address asks for alone, with every category to choose from", async () => {
    const all = (await load("/blog")).data as Listed;
    const found = (await load("/blog?category=reviews")).data as Listed;
    expect(found.articles.map(({ slug }) => slug)).toEqual(["free-sources-of-accounts"]);
    expect(found.categories).toEqual(all.categories);
    expect(((await load("/blog?q=xyzzy")).data as Listed).articles).toEqual([]);
  });

  it("is a feed in each language, the newest first, with whole addresses", async () => {
    const newest = (await includedProduct.content.articles("en"))
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    const { data, headers } = await load("/blog/feed.xml?lang=en");
    expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(data).toContain("<language>en</language>");
    expect(data).toContain(`<link>https://valora.test/blog/article/${guide}?lang=en</link>`);
    expect(data).toContain(`<title>${titles.en}</title>`);
    const dates = [...String(data).matchAll(/<pubDate>([^<]*)</g)].map(([, date]) => Date.parse(date ?? ""));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(dates[0]).toBe(Date.parse(`${newest}T00:00:00Z`));
  });
});

type Listed = { articles: { slug: string; title: string }[]; categories: string[] };

describe("an article", () => {
  it.each(languages)("is read in %s, with its figures filled in", async (language) => {
    const { status, data } = await load(`/blog/article/${guide}?lang=${language}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      facts: { slug: guide, kind: "guide", date: "2025-07-25" },
      language,
      origin: "https://valora.test",
    });
    const { article, written } = data as { article: { title: string; blocks: unknown[] }; written: string[] };
    expect(written.toSorted()).toEqual(languages.toSorted());
    expect(JSON.stringify(article.blocks)).not.toMatch(/\{[A-Z.]+:/);
    expect(article.title).toBe(titles[language]);
  });

  it("leads to the list where there is none, in the same language", async () => {
    const { status, location } = await load("/blog/article/nothing?lang=it");
    expect([status, location]).toEqual([302, "/blog?lang=it"]);
  });

  it("is counted once for a reader, with the article and the language", async () => {
    const counted: unknown[] = [];
    const product = productWith({ countView: (view) => counted.push(view) });
    await load(`/blog/article/${guide}?lang=en`, { product, headers: { "User-Agent": browser, Accept: "text/html" } });
    expect(counted).toEqual([{ slug: guide, language: "en", reader: { account: null, address: "192.0.2.1" } }]);
    await load("/blog/article/nothing", { product, headers: { "User-Agent": browser, Accept: "text/html" } });
    await load(`/blog/article/${guide}`, { product, headers: { "User-Agent": "Googlebot/2.1" } });
    expect(counted.length).toBe(1);
  });

  it("is found at the address that it once had", async () => {
    const former = await load("/blog/como-calcular-fcf?lang=en");
    expect([former.status, former.location]).toEqual([301, `/blog/article/${guide}?lang=en`]);
    const short = await load(`/blog/${guide}`);
    expect([short.status, short.location]).toEqual([301, `/blog/article/${guide}`]);
    const none = await load("/blog/nothing?lang=it");
    expect([none.status, none.location]).toEqual([302, "/blog?lang=it"]);
  });
});

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("the pages of text", () => {
  it.each(["methods", "about", "features", "support", "privacy", "terms", "cookies"])(
    "have %s in each language",
    async (name) => {
      const answers = await Promise.all(languages.map((language) => load(`/${name}?lang=${language}`)));
      const pages = answers.map(({ data }) => (data as { page: { title: string; blocks: unknown[] } }).page);
      expect(new Set(pages.map((page) => JSON.stringify(page.blocks))).size).toBe(languages.length);
      for (const [index, { status, data }] of answers.entries()) {
        expect([status, pages[index]?.title]).toEqual([200, expect.stringMatching(/\S/)]);
        expect(data).toMatchObject({ contactEmail: null, operatorName: null, answered: null });
      }
    },
  );

  it("name the operator and the service that counts readers, where there are any", async () => {
    const operator = { operatorName: "Valora SL", contactEmail: "hello@valora.test", socialLinks: [], analytics: null };
    const product = productWith({}, operator);
    const analytics = { host: "counts.test", choice: "rejected", isAsked: false, loaded: null } as const;
    const { data } = await load("/cookies?lang=en", { product, known: { analytics } });
    expect(data).toMatchObject({ operatorName: "Valora SL", contactEmail: "hello@valora.test", answered: "rejected" });
    expect(JSON.stringify(data)).toContain("counts.test");
    expect(JSON.stringify((await load("/cookies?lang=en")).data)).not.toContain("counts.test");
  });

  it("answer the same questions in each language, of which the address opens one", async () => {
    const answers = await Promise.all(languages.map((language) => load(`/faq?lang=${language}&open=account`)));
    const all = answers.map(({ data }) => data as { questions: { id: string }[]; open: string; language: string });
    expect(all.map(({ language, open }) => [language, open])).toEqual(languages.map((each) => [each, "account"]));
    expect(new Set(all.map(({ questions }) => questions.length)).size).toBe(1);
    expect(all[0]?.questions.length).toBeGreaterThan(20);
  });
});

describe("an image of a text", () => {
  it("is said to be out of reach where nothing is kept", async () => {
    const { status, data, reported } = await load("/content/images/abc.png");
    expect([status, reported]).toEqual([503, ["storageUnavailable"]]);
    expect(data).toMatchObject({ code: "storageUnavailable" });
  });
});

describe("a video of a text and its captions", () => {
  it.each(["/content/videos/abc.webm", "/content/captions/abc.vtt"])(
    "are said to be out of reach where nothing is kept: %s",
    async (path) => {
      const { status, reported } = await load(path);
      expect([status, reported]).toEqual([503, ["storageUnavailable"]]);
    },
  );

  // Letters, which are read back as text.
  const bytes = Uint8Array.from({ length: 600_000 }, (_, index) => 33 + (index % 89));
  const id = "0".repeat(32);
  const asked: number[] = [];
  const content = {
    ...includedProduct.content,
    video: async () => ({
      id,
      type: "video/webm",
      bytes: bytes.byteLength,
      part: async (number: number) => {
        asked.push(number);
        return bytes.subarray(number * 262_144, (number + 1) * 262_144);
      },
    }),
    captions: async () => "WEBVTT\n",
  };
  const product = productWith({ content });
  const video = `/content/videos/${id}-20x10.webm`;

  it.each([
    [undefined, 200, 0, 599_999, [0, 1, 2]],
    ["bytes=262140-262150", 206, 262_140, 262_150, [0, 1]],
    ["bytes=-10", 206, 599_990, 599_999, [2]],
  ])("reads of %s only the parts that hold it", async (range, status, from, to, parts) => {
    asked.length = 0;
    const answer = await load(video, { product, headers: range === undefined ? {} : { Range: range } });
    expect([answer.status, answer.headers.get("Content-Length")]).toEqual([status, String(to - from + 1)]);
    expect(answer.data).toBe(new TextDecoder().decode(bytes.slice(from, to + 1)));
    expect(asked).toEqual(parts);
  });

  it("reads nothing beyond the end", async () => {
    asked.length = 0;
    const { status, headers } = await load(video, { product, headers: { Range: "bytes=600000-" } });
    expect([status, headers.get("Content-Range")]).toEqual([416, "bytes */600000"]);
    expect(asked).toEqual([]);
  });

  it("are text that is asked for anew, because an editor may replace them", async () => {
    const { status, data, headers } = await load(`/content/captions/${id}-es.vtt`, { product });
    expect([status, data, headers.get("Content-Type")]).toEqual([200, "WEBVTT\n", "text/vtt; charset=utf-8"]);
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });
});

everyEntryIsAsked("content");
