import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { appFolder } from "../config/app-folder.server.ts";
import type { Rendering, RenderingOrder } from "../http/renderings/rendering.ts";
import { ThreadPool } from "../threads/thread-pool.ts";

const addresses = ["/analysis/KO?lang=en&wacc=0.087", "/analysis/SAN.MC/ratios", "/api/v1/analysis?ticker=PEP&lang=it"];

test("a thread of the built server makes the bytes that the server sends", async ({ request, baseURL }) => {
  const pool = new ThreadPool<RenderingOrder, Rendering>({
    file: join(appFolder, "build", "server", "index.js"),
    name: "rendering",
    memoryInMegabytes: 320,
    youngInMegabytes: 24,
    most: 1,
    first: "get ready",
    startInMilliseconds: 90_000,
    longestInMilliseconds: 30_000,
    mostOfOne: 8,
    mostWaiting: 0,
    idleInMilliseconds: 60_000,
    restInMilliseconds: 0,
    onFailure: (error) => {
      throw error;
    },
  });
  try {
    pool.grow();
    await expect.poll(() => pool.load.ready, { timeout: 90_000 }).toBe(1);
    for (const path of addresses) {
      const headers = { accept: path.startsWith("/api/") ? "application/json" : "text/html" };
      const { answer } = (await pool.ask({ address: `${baseURL}${path}`, headers: Object.entries(headers) })) ?? {};
      const sent = await request.get(path, { headers });
      expect(sent.status(), path).toBe(200);
      expect(Buffer.from(answer?.body ?? []).equals(await sent.body()), path).toBe(true);
      expect(new Headers(answer?.headers).get("content-security-policy")).toBe(
        sent.headers()["content-security-policy"],
      );
    }
  } finally {
    await pool.close();
  }
});
