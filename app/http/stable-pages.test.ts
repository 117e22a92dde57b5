import { afterAll, describe, expect, it, vi } from "vitest";
import type { Caller } from "../core/shared/use-cases/caller.ts";
import { siteRoutes } from "../web/pages.ts";
import { siteBuild } from "../web/site-build-contract.ts";
import { type Product, productOf } from "../wiring/composition.server.ts";
import { withoutUsage } from "../wiring/features/people.server.ts";
import { screenerOf, unkeptScreen } from "../wiring/screener.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { createApp } from "./app.ts";
import { pageHandler } from "./page-handler.ts";
import { createLog } from "./request-log.ts";
import { publicAnswer } from "./response-store/public-answer.ts";

vi.stubEnv("PROD", true);
vi.stubEnv("DEV", false);
afterAll(() => vi.unstubAllEnvs());

const build = siteBuild();
const sites = new Map<Product, ReturnType<typeof createApp>>();
function siteOf(product: Product) {
  const known = sites.get(product);
  if (known !== undefined) return known;
  const pages = pageHandler(build, { product, mode: "production", publicOrigin: null });
  const log = createLog("silent");
  const site = createApp({ product, isDatabaseAnswering: async () => true, pages, files: null, log });
  sites.set(product, site);
  return site;
}

const namesIn: Readonly<Record<string, string>> = {
  ":ticker": "KO",
  ":card?": "value",
  ":slug": "margin-of-safety",
  ":page": "install",
  "*": "no-existe",
};
const pagesWhere = (isWanted: (route: (typeof siteRoutes)[number]) => boolean) =>
  siteRoutes
    .filter((route) => route.file.endsWith(".tsx") && isWanted(route))
    .map(({ path }) => `/${path.replace(/:\w+\?|:\w+|\*/g, (name) => namesIn[name] ?? "0")}`);
const shared = [
  ...pagesWhere(({ isShared }) => isShared === true),
  "/analysis/KO?wacc=0.09&view=relative",
  "/compare?tickers=KO,PEP",
  "/blog/article/fcf-calculation-guide",
];

type Asked = { at: string; headers: Readonly<Record<string, string>> };

/** Two readers of one day whom nothing names, and who have nothing in common. */
const first: Asked = {
  at: "2026-11-22T08:00:01.001Z",
  headers: { accept: "text/html", "user-agent": "Mozilla/5.0 (X11) Firefox/140.0", "accept-language": "es" },
};
const second: Asked = {
  at: "2026-11-22T21:59:59.987Z",
  headers: {
    accept: "text/html,*/*;q=0.8",
    "user-agent": "Mozilla/5.0 (Macintosh) Safari/605",
    "accept-language": "it,en;q=0.5",
    "x-forwarded-for": "203.0.113.77",
    referer: "https://elsewhere.example/",
    cookie: "theme=dark; palette=bo; explained=brief; valora-language=es; valora-device=abc; other=1",
  },
};

/** The response without the parts that name the request. */
async function sentTo({ at, headers }: Asked, address: string, productAt: (at: string) => Product) {
  vi.setSystemTime(new Date(at));
  const response = await siteOf(productAt(at)).request(address, { headers });
  vi.useRealTimers();
  const { "x-request-id": requestId = "", ...others } = Object.fromEntries(response.headers);
  const body = await response.text();
  expect(body).not.toContain(requestId);
  return { status: response.status, headers: others, body };
}

/** One product for each moment. */
function madeOnce(make: (at: string) => Product): (at: string) => Product {
  const products = new Map<string, Product>();
  return (at) => {
    const product = products.get(at) ?? make(at);
    products.set(at, product);
    return product;
  };
}
/** Every company is valued, as some seconds after a start: until then a list is sent to its own reader alone. */
const screen = unkeptScreen(testContext());
await screen.refresh(AbortSignal.timeout(120_000));
const unlimited = madeOnce((at) => {
  const context = testContext(at);
  return { ...productOf(context, null), ...screenerOf({ context, screen, usage: withoutUsage }) };
});
/** Where plans limit readers, each has an allowance of their own. */
const limited = madeOnce((at) => ({
  ...unlimited(at),
  hasPlanLimits: true,
  allowanceOf: async ({ address, meter }: Caller) => {
    meter?.markPersonal();
    return { limit: 10, used: address.length, remaining: 3, nextInSeconds: new Date(at).getSeconds() };
  },
}));

/** Where plans limit readers these lists say the values of what each has opened, and they stay of one reader. */
const ofOneReader = (address: string) => /^\/(?:screener|compare)\b/.test(address);

/** Where a company counts against a plan, each reader comes here for it: other caches have no copy. */
const countedInPlan = (address: string) => (address.startsWith("/analysis/") ? "private, no-cache" : publicAnswer);

describe.each([
  ["without limits", unlimited, shared, () => publicAnswer],
  [
    "where plans limit readers",
    limited,
    ["/", "/plans", "/faq", ...shared.filter((address) => address.startsWith("/analysis/"))],
    countedInPlan,
  ],
] as const)("a page that many readers share, %s", (_, productAt, addresses, kept) => {
  it.each(addresses)("is the same to the byte for two of them, and says who may store it: %s", async (address) => {
    const one = await sentTo(first, address, productAt);
    expect([one.status, one.headers["cache-control"]]).toEqual([200, kept(address)]);
    expect(await sentTo(second, address, productAt)).toEqual(one);
  });

  it.each(addresses)("has data that is the same, in English: %s", async (address) => {
    const [path = "", query] = address.split("?");
    const data = `${path === "/" ? "/_" : path}.data?${query === undefined ? "" : `${query}&`}lang=en`;
    const one = await sentTo(first, data, productAt);
    expect([one.status, one.headers["cache-control"]]).toEqual([200, kept(address)]);
    expect(await sentTo(second, data, productAt)).toEqual(one);
  });
});

describe("a page for one reader", () => {
  const ask = (address: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    siteOf(unlimited(first.at)).request(address, { ...init, headers: { ...first.headers, ...headers } });

  it.each([
    "valora-session=abc",
    "__Host-valora-session=abc",
    "valora-chat=abc",
    "valora-notice=signedOut",
    "valora-no-scripts=1",
  ])("is stored nowhere: %s", async (cookie) => {
    for (const address of ["/", "/analysis/KO", "/faq", "/faq.data"])
      expect((await ask(address, { cookie })).headers.get("Cache-Control")).toBe("private, no-store");
  });

  it.each(shared.filter(ofOneReader))("is of no others where plans limit readers: %s", async (address) => {
    expect((await sentTo(first, address, limited)).headers["cache-control"]).not.toContain("public");
  });

  it.each(pagesWhere(({ isShared }) => isShared !== true))("is not said to be of all: %s", async (address) => {
    expect((await ask(address)).headers.get("Cache-Control")).not.toContain("public");
  });

  it("is not said to be of all where it failed, or where it answers a form", async () => {
    for (const address of ["/analysis/NOTHERE", "/blog/article/no-existe", "/no-existe", "/analysis/KO?wacc=9"])
      expect([address, (await ask(address)).headers.get("Cache-Control")]).toEqual([address, "private, no-cache"]);
    const posted = await ask("/analysis/KO", {}, { method: "POST", body: new URLSearchParams() });
    expect(posted.headers.get("Cache-Control")).not.toContain("public");
  });

  it("applies what a browser without scripts has chosen", async () => {
    const cookie = "valora-no-scripts=1; theme=dark; palette=bo; explained=brief; valora-language=en";
    const page = await (await ask("/faq", { cookie })).text();
    expect(page).toMatch(/<html lang="en" data-theme="dark" data-palette="bo" data-explained="brief">/);
    expect(page).not.toContain('href="/methods?lang=en"');
  });
});

describe("a page that failed", () => {
  const broken = madeOnce((at) => ({ ...unlimited(at), showExample: () => Promise.reject(new Error("broken")) }));

  it.each(["es", "en", "it"])("says the id to quote, and is stored nowhere, in %s", async (language) => {
    const response = await siteOf(broken(first.at)).request(`/?lang=${language}`, { headers: first.headers });
    const id = response.headers.get("X-Request-Id") ?? "none";
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "private, no-cache"]);
    expect(await response.text()).toMatch(new RegExp(`data-request-id="${id}"[^>]*>[^<]*${id}`));
  });
});

describe("the language of a reader whom nothing names", () => {
  const ask = (address: string, cookie: string, init: RequestInit = {}) =>
    siteOf(unlimited(first.at)).request(address, { ...init, headers: { ...first.headers, cookie } });

  it.each([
    ["/", "/?lang=en"],
    ["/analysis/KO?wacc=0.09", "/analysis/KO?wacc=0.09&lang=en"],
    ["/blog?lang=xx&q=a%26b", "/blog?lang=en&q=a%26b"],
  ])("leads from %s to %s, and that is told to this reader alone", async (address, place) => {
    const { status, headers } = await ask(address, "theme=dark; valora-language=en");
    expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([302, place, "private, no-store"]);
  });

  it("is that of the address where it names one, and Spanish needs no name", async () => {
    for (const [address, cookie, language] of [
      ["/faq?lang=it", "valora-language=en", "it"],
      ["/faq?lang=es", "valora-language=en", "es"],
      ["/faq", "valora-language=es", "es"],
      ["/faq", "valora-language=xx", "es"],
    ] as const) {
      const response = await ask(address, cookie);
      expect([address, response.status]).toEqual([address, 200]);
      expect(await response.text()).toContain(`<html lang="${language}">`);
    }
  });

  it("is told to the site's own scripts as to a browser", async () => {
    const { status, headers } = await ask("/faq.data", "valora-language=en");
    expect([status, headers.get("Cache-Control")]).toEqual([202, "private, no-store"]);
  });

  it("leads nowhere from what speaks none", async () => {
    for (const address of ["/robots.txt", "/sitemap.xml"])
      expect([address, (await ask(address, "valora-language=en")).status]).toEqual([address, 200]);
  });

  it("is the preferred one where there is no page to share", async () => {
    const response = await ask("/no-existe", "valora-language=en");
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<html lang="en">')]);
  });

  it("stays in every link and form of a page that is not Spanish", async () => {
    for (const address of shared) {
      const page = await (await ask(`${address}${address.includes("?") ? "&" : "?"}lang=it`, "")).text();
      const links = [...page.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, place = ""]) => place);
      // A template is named by its language.
      const losing = links.filter((place) => !/[?&](?:amp;)?lang=|^\/import\/template\/\w\w/.test(place));
      expect([address, losing]).toEqual([address, []]);
    }
  });
});
