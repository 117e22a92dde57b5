import { createHash } from "node:crypto";
import { Window } from "happy-dom";
import { afterAll, describe, expect, it, vi } from "vitest";
import { siteRoutes } from "../web/pages.ts";
import { siteBuild } from "../web/site-build-contract.ts";
import { type Product, productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { createApp } from "./app.ts";
import { pageHandler } from "./page-handler.ts";
import { createLog } from "./request-log.ts";

// Pages are written as in production.
vi.stubEnv("PROD", true);
vi.stubEnv("DEV", false);
afterAll(() => vi.unstubAllEnvs());

const build = siteBuild();
const siteOf = (product: Product) =>
  createApp({
    product,
    isDatabaseAnswering: async () => true,
    pages: pageHandler(build, { product, mode: "production", publicOrigin: null }),
    files: null,
    log: createLog("silent"),
  });
const included = productOf(testContext(), null);
const site = siteOf(included);
const html = { headers: { Accept: "text/html" } };

const namesIn: Readonly<Record<string, string>> = {
  ":ticker": "KO",
  ":slug": "margin-of-safety",
  ":page": "install",
  "*": "no-existe",
};
/** Every page that one address names, without what belongs to one person. */
const pages = siteRoutes
  .filter(({ file }) => file.endsWith(".tsx"))
  .map(({ path }) => `/${path.replace(/:\w+\?|:\w+|\*/g, (name) => namesIn[name] ?? "0")}`);

/** Parses, and neither fetches nor runs. */
const inert = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const isData = (type: string | null) => type !== null && /^application\//.test(type);

/** The scripts in a page as a browser reads it, and the hashes that its policy names. */
async function policyOf(address: string, asked = site) {
  const response = await asked.request(address, html);
  const body = await response.text();
  const { document, happyDOM } = new Window({ settings: inert });
  document.write(body);
  const texts = [...document.querySelectorAll("script:not([src])")]
    .filter((script) => !isData(script.getAttribute("type")))
    .map((script) => script.textContent);
  await happyDOM.close();
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
  return { body, texts, policy, hashes: [...scripts.matchAll(/'sha256-[^']*'/g)].map(String) };
}

describe("the content policy of a page", () => {
  it.each(pages)("names the hash of each script in it, and no other: %s", async (address) => {
    const { texts, hashes, policy, body } = await policyOf(address);
    expect(hashes.toSorted()).toEqual([...new Set(texts.map(hashOf))].toSorted());
    expect(policy).not.toMatch(/nonce|unsafe-inline'.*script|'unsafe-eval'/);
    expect(body).not.toContain(" nonce=");
    expect(body).not.toMatch(/<style/);
  });
});

const evil = "window.__xss=1";
const injected = `</script></footer><script>${evil}</script><!--<script>`;
const isSpoken = (listing: ReturnType<Product["listingOf"]>) => listing && { ...listing, name: injected };

/** Texts that others write, wherever they are shown: names of companies, and the operator's description. */
const spoiled: Product = {
  ...included,
  listingOf: (ticker) => isSpoken(included.listingOf(ticker)),
  contactEmail: `${injected}@valora.test`,
  socialLinks: [`https://valora.test/${injected}`],
  analyseCompany: async (...asked) => {
    const analysis = await included.analyseCompany(...asked);
    const { file } = analysis;
    return { ...analysis, file: { ...file, fundamentals: { ...file.fundamentals, name: injected } } };
  },
};

describe("a text made to be a script", () => {
  const spoiledSite = siteOf(spoiled);

  it.each([
    "/",
    "/analysis/KO",
    "/compare?tickers=KO,PEP",
    `/blog?q=${encodeURIComponent(injected)}`,
    `/screener?sector=${encodeURIComponent(injected)}`,
    `/${encodeURIComponent(injected)}`,
  ])("is no script of the page, and its policy does not name it: %s", async (address) => {
    const { texts, hashes, body } = await policyOf(address, spoiledSite);
    expect(body).toContain("__xss");
    expect(texts.some((text) => text === evil)).toBe(false);
    expect(hashes).not.toContain(hashOf(evil));
    expect(hashes.toSorted()).toEqual([...new Set(texts.map(hashOf))].toSorted());
  });
});
