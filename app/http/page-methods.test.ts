import { afterAll, describe, expect, it, vi } from "vitest";
import { siteRoutes } from "../web/pages.ts";
import { siteBuild } from "../web/site-build-contract.ts";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { createApp } from "./app.ts";
import { pageHandler } from "./page-handler.ts";
import { createLog } from "./request-log.ts";

// Pages are written as in production.
vi.stubEnv("PROD", true);
vi.stubEnv("DEV", false);
afterAll(() => vi.unstubAllEnvs());

const lines: string[] = [];
const product = productOf(testContext(), null);
const site = createApp({
  product,
  isDatabaseAnswering: async () => true,
  pages: pageHandler(siteBuild(), { product, mode: "production", publicOrigin: null }),
  files: null,
  log: createLog("error", { write: (line) => lines.push(line) }),
});

const namesIn: Readonly<Record<string, string>> = { ":ticker": "KO", ":slug": "margin-of-safety", ":page": "install" };
const paths = siteRoutes.map(({ path }) => `/${path.replace(/:\w+\?|:\w+|\*/g, (name) => namesIn[name] ?? "0")}`);
const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

async function asked(path: string, method: string, accept: string) {
  lines.length = 0;
  const response = await site.request(path, { method, headers: { Accept: accept } });
  return {
    status: response.status,
    allow: response.headers.get("Allow"),
    body: await response.text(),
    log: [...lines],
  };
}

describe("a method that a page does not take", () => {
  it.each(methods)("%s is refused by every page without an error of the server", async (method) => {
    for (const path of paths) {
      const { status, log } = await asked(path, method, "*/*");
      // Without a database, as here, what needs one says so.
      expect(status === 503 || status < 500, `${method} ${path}: ${status}`).toBe(true);
      expect(log, `${method} ${path}`).toEqual([]);
    }
  });

  it("is named as such to programs, and shown as a page to people", async () => {
    for (const path of ["/", "/popular", "/robots.txt", "/healthz"]) {
      const { status, allow, body } = await asked(path, "POST", "application/json");
      expect([status, allow, JSON.parse(body).code], path).toEqual([405, "GET, HEAD", "methodNotAllowed"]);
    }
    const page = await asked("/popular", "POST", "text/html");
    expect([page.status, page.body.includes("<h1")]).toEqual([405, true]);
  });

  it("is one of nothing at an address without a page", async () => {
    expect(await asked("/no-existe", "POST", "application/json")).toMatchObject({ status: 404 });
  });
});
