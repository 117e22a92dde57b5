import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import { httpClient } from "./http-client.ts";
import { retryAfterInMilliseconds } from "./retry-after.ts";

const echo = {
  id: "echo",
  subject: "AAPL",
  impostor: "APLE",
  answer: ({ path }: { path: string }) => (path === "/known" ? { body: { symbol: "AAPL", price: 1.5 } } : null),
};

describe("the HTTP client", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer({ vendors: [echo] });
  });
  afterAll(() => server.close());
  const ask = (behaviour: Parameters<VendorsServer["behave"]>[1], options: Parameters<typeof httpClient>[1] = {}) => {
    server.behave("echo", behaviour);
    const { signal } = new AbortController();
    return httpClient("echo", { random: () => 0, ...options }).json({
      url: new URL(`${server.addressOf("echo")}/known`),
      signal,
    });
  };

  it("reads JSON", async () => {
    await expect(ask("well")).resolves.toEqual({ symbol: "AAPL", price: 1.5 });
  });

  it("tries twice at most", async () => {
    const before = server.requests.length;
    await expect(ask("failing")).rejects.toMatchObject({ kind: "unreachable" });
    expect(server.requests.length - before).toBe(2);
  });

  it("does not try again what cannot get better, nor what asks for more patience than there is", async () => {
    const before = server.requests.length;
    await expect(ask("garbage")).rejects.toMatchObject({ kind: "unreadable" });
    await expect(ask("refusing")).rejects.toMatchObject({ detail: "keyRefused" });
    await expect(ask("limited")).rejects.toMatchObject({ kind: "rateLimited", retryAfterInMilliseconds: 120_000 });
    expect(server.requests.length - before).toBe(3);
  });

  it("gives up at the deadline, body included", async () => {
    const startedAt = performance.now();
    await expect(ask("slow", { deadlineInMilliseconds: 100 })).rejects.toMatchObject({ detail: "timedOut" });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it("counts bytes after decompression", async () => {
    await expect(ask("oversized", { maximumBytes: 1_000 })).rejects.toMatchObject({
      kind: "unreadable",
      detail: "tooLarge",
    });
  });

  it("keeps addresses, which may hold keys, out of its messages", async () => {
    const { signal } = new AbortController();
    const url = new URL("http://127.0.0.1:1/quote?apikey=secret-key");
    const failure = await httpClient("echo", { random: () => 0 })
      .json({ url, signal })
      .catch((thrown: unknown) => thrown);
    expect(String(failure)).toBe("ProviderFailure: echo: unreachable");
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("secret-key");
  });

  it("refuses a number that JSON does not have", async () => {
    const fetch = async () => new Response('{"price":NaN}');
    const { signal } = new AbortController();
    const url = new URL("http://vendor.test/");
    await expect(httpClient("echo", { fetch }).json({ url, signal })).rejects.toMatchObject({ detail: "notJson" });
  });
});

describe("Retry-After", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");

  it.each([
    ["120", 120_000],
    ["0", 0],
    ["-5", 0],
    ["Fri, 20 Nov 2026 10:00:30 GMT", 30_000],
    ["Fri, 20 Nov 2026 09:00:00 GMT", 0],
    ["999999", 3_600_000],
    ["soon", null],
    ["", null],
    [null, null],
  ])("%j is %j milliseconds", (header, wait) => {
    expect(retryAfterInMilliseconds(header, now)).toBe(wait);
  });
});
