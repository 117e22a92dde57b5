import { describe, expect, it } from "vitest";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { createApp } from "./app.ts";
import { createLog } from "./request-log.ts";
import { storedServer } from "./response-store/stored-server-contract.ts";
import type { SharedOrigins } from "./shared-origins.ts";

const product = productOf(testContext(), null);
const served = (sharedOrigins: SharedOrigins | null) =>
  createApp({
    product,
    isDatabaseAnswering: async () => true,
    pages: async () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
    files: null,
    log: createLog("silent"),
    sharedOrigins,
  });
const charts = "https://charts.example";
const [closed, open, listed] = [served(null), served("*"), served([charts, "http://localhost:8080"])];
type Server = typeof open;

const analysis = "/api/v1/analysis?ticker=KO&trace=none&fields=summary.mean";
const ask = async (app: Server, path: string, headers: Record<string, string> = { Origin: charts }, method = "GET") =>
  app.request(path, { method, headers });
const preflight = (app: Server, path: string, asked: { method?: string; headers?: string; origin?: string } = {}) =>
  ask(
    app,
    path,
    {
      Origin: asked.origin ?? charts,
      "Access-Control-Request-Method": asked.method ?? "GET",
      ...(asked.headers !== undefined && { "Access-Control-Request-Headers": asked.headers }),
    },
    "OPTIONS",
  );
const of = (answer: Response, name: string) => answer.headers.get(name);
const allowOrigin = (answer: Response) => of(answer, "access-control-allow-origin");
const sharing = (answer: Response) => [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));

describe("pages of other sites", () => {
  it("read nothing unless the operator says so", async () => {
    const answer = await ask(closed, analysis);
    expect([answer.status, sharing(answer), of(answer, "cross-origin-resource-policy")]).toEqual([
      200,
      [],
      "same-origin",
    ]);
    const refused = await preflight(closed, analysis);
    expect([refused.status, sharing(refused)]).toEqual([405, []]);
  });

  it("read what anyone may read where all may, and the headers that tell of limits and changes", async () => {
    for (const path of [
      analysis,
      "/api/openapi.json",
      "/api/v1/companies?query=coca",
      "/api/v1/analysis.csv?ticker=KO",
    ]) {
      const answer = await ask(open, path);
      expect([path, answer.status, allowOrigin(answer)]).toEqual([path, 200, "*"]);
      expect(of(answer, "cross-origin-resource-policy")).toBe("cross-origin");
      expect(of(answer, "access-control-expose-headers")?.split(",")).toEqual(
        expect.arrayContaining(["ETag", "RateLimit", "RateLimit-Policy", "Retry-After"]),
      );
      expect(of(answer, "access-control-allow-credentials")).toBeNull();
    }
    expect(allowOrigin(await ask(open, analysis, {}))).toBe("*");
    expect(allowOrigin(await ask(open, analysis, { Origin: charts }, "HEAD"))).toBe("*");
  });

  it("read a refusal too, and that nothing has changed", async () => {
    const refused = await ask(open, "/api/v1/analysis?ticker=ZZZZZ");
    expect([refused.status, allowOrigin(refused), of(refused, "cross-origin-resource-policy")]).toEqual([
      404,
      "*",
      "cross-origin",
    ]);
    const etag = of(await ask(open, analysis), "etag") ?? "";
    const unchanged = await ask(open, analysis, { Origin: charts, "If-None-Match": etag });
    expect([unchanged.status, allowOrigin(unchanged)]).toEqual([304, "*"]);
  });

  it("of a list alone are told that they may, and shared caches tell them apart", async () => {
    expect(allowOrigin(await ask(listed, analysis))).toBe(charts);
    expect(allowOrigin(await ask(listed, analysis, { Origin: "http://localhost:8080" }))).toBe("http://localhost:8080");
    for (const origin of [
      "https://charts.example.evil.example",
      "https://evil.example",
      "null",
      "http://charts.example",
    ]) {
      const answer = await ask(listed, analysis, { Origin: origin });
      expect([origin, answer.status, allowOrigin(answer)]).toEqual([origin, 200, null]);
      expect(of(answer, "cross-origin-resource-policy")).toBe("same-origin");
      expect(of(answer, "vary")).toMatch(/\bOrigin\b/);
    }
    expect(of(await ask(listed, analysis, {}), "vary")).toMatch(/\bOrigin\b/);
    expect(of(await ask(open, analysis), "vary") ?? "").not.toMatch(/\bOrigin\b/);
  });

  it("learn by a preflight request what they may send: reads, and a key where they are listed", async () => {
    const any = await preflight(open, analysis, { headers: "authorization,if-none-match" });
    expect([any.status, of(any, "access-control-allow-methods")]).toEqual([204, "GET,HEAD"]);
    expect(of(any, "access-control-allow-headers")).toBe("If-None-Match");
    expect(of(any, "access-control-max-age")).toBe("86400");
    const named = await preflight(listed, analysis, { headers: "authorization" });
    expect([allowOrigin(named), of(named, "access-control-allow-headers")]).toEqual([
      charts,
      "If-None-Match,Authorization",
    ]);
    expect(allowOrigin(await preflight(listed, analysis, { origin: "https://evil.example" }))).toBeNull();
    const plain = await ask(open, analysis, { Origin: charts }, "OPTIONS");
    expect([plain.status, sharing(plain)]).toEqual([405, []]);
  });

  it.each([
    "/",
    "/healthz",
    "/api/docs",
    "/api/docs/try/analysis",
    "/api/v1/me",
    "/api/v1/watchlist",
    "/api/v1/popular",
    "/api/v1/history",
    "/api/v1/none",
  ])("read nothing of %s, which is a page or someone's own", async (path) => {
    const answer = await ask(open, path);
    expect([sharing(answer), of(answer, "cross-origin-resource-policy")]).toEqual([[], "same-origin"]);
    expect(sharing(await preflight(open, path))).toEqual([]);
  });

  it.each(["/api/v1/analyses", "/api/v1/imports", "/api/v1/auth/sign-in", "/api/v1/contact"])(
    "send nothing to %s",
    async (path) => {
      expect(sharing(await preflight(open, path, { method: "POST" }))).toEqual([]);
      expect(sharing(await ask(open, path, { Origin: charts, "Content-Type": "application/json" }, "POST"))).toEqual(
        [],
      );
    },
  );

  it.each([["*"], [`${charts},https://news.example`]])(
    "read answers of the store as their own, with %s",
    async (setting) => {
      const pages = async () => new Response("<!doctype html>");
      const stored = await storedServer({ pages, product, settings: { API_CORS_ORIGINS: setting } });
      try {
        const origins = [undefined, charts, "https://news.example", "https://evil.example", charts, undefined];
        for (const origin of [...origins, ...origins]) {
          const { status, headers } = await stored.ask(analysis, origin === undefined ? {} : { Origin: origin });
          const own = origin !== undefined && setting.split(",").includes(origin) ? origin : undefined;
          expect([status, headers["access-control-allow-origin"]]).toEqual([200, setting === "*" ? "*" : own]);
          expect(/\bOrigin\b/.test(headers.vary ?? "")).toBe(setting !== "*");
        }
      } finally {
        await stored.stop();
      }
    },
  );
});
