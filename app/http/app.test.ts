import { describe, expect, it } from "vitest";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { createApp } from "./app.ts";
import { createLog } from "./request-log.ts";

const product = productOf(testContext(), null);
const appWhoseDatabase = (isAnswering: boolean, isFull = false, publicOrigin: string | null = null) =>
  createApp({
    publicOrigin,
    product,
    isDatabaseAnswering: async () => isAnswering,
    isStorageFull: async () => isFull,
    pages: async () => new Response("<!doctype html>", { status: 404, headers: { "Content-Type": "text/html" } }),
    files: null,
    log: createLog("silent"),
  });
const ask = async (path: string, init?: RequestInit) => appWhoseDatabase(true).request(path, init);

describe("the server", () => {
  it("is healthy while its database answers, and says since which day its data is", async () => {
    const response = await ask("/healthz");
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: "ok",
        version: product.version,
        dataAsOf: product.dataAsOf,
        database: "answering",
        storage: "ok",
        uptimeInSeconds: expect.any(Number),
      },
    ]);
  });

  it("is not healthy when it does not", async () => {
    expect((await appWhoseDatabase(false).request("/healthz")).status).toBe(503);
  });

  it("is not healthy when nothing more can be kept", async () => {
    const response = await appWhoseDatabase(true, true).request("/healthz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "unavailable", database: "answering", storage: "full" });
  });

  it("hands on to programs what a page says itself, and tells them the code of the statuses that the site has", async () => {
    const answered = async (status: number) => {
      const answer = async () => new Response("it is over", { status });
      const settings = { product, isDatabaseAnswering: async () => true, files: null, log: createLog("silent") };
      const response = await createApp({ ...settings, pages: answer }).request("/embed/x");
      return [response.status, await response.text()];
    };
    for (const status of [200, 410, 416, 422]) expect(await answered(status)).toEqual([status, "it is over"]);
    expect(await answered(404)).toEqual([404, expect.stringContaining('"code":"notFound"')]);
    expect(await answered(500)).toEqual([500, expect.stringContaining('"code":"unexpected"')]);
  });

  it("sends the same security headers with every answer that is not a page", async () => {
    const policies = new Set<string | null>();
    for (const path of ["/", "/healthz", "/api/v1/companies?query=a", "/api/docs", "/nothing"]) {
      const { headers } = await ask(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")?.match(/script-src [^;]*/)?.[0], path).not.toContain("unsafe");
      policies.add(headers.get("content-security-policy"));
    }
    expect(policies.size).toBe(1);
  });

  it.each([
    ["https://valora.example", "max-age=31536000"],
    ["http://valora.example", null],
    [null, null],
  ])("at %s tells browsers to use https alone: %s", async (publicOrigin, told) => {
    for (const path of ["/", "/healthz", "/api/v1/companies?query=a", "/nothing"]) {
      const { headers } = await appWhoseDatabase(true, false, publicOrigin).request(path);
      expect(headers.get("strict-transport-security"), path).toBe(told);
    }
  });

  it("answers a page that is not there in HTML to who reads it, and as a problem to who does not", async () => {
    const page = await ask("/nothing", { headers: { Accept: "text/html,*/*" } });
    expect(page.headers.get("content-type")).toBe("text/html");
    const problem = await ask("/nothing", { headers: { Accept: "*/*" } });
    expect([problem.status, ((await problem.json()) as { code: string }).code]).toEqual([404, "notFound"]);
  });
});
