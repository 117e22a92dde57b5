import { expect, test } from "@playwright/test";
import { metricsAt, sample } from "./metrics-of.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";

// A server that knows its public address makes result pages in a thread before a reader asks for one.
const PORT = Number(process.env.E2E_PORT ?? 4177) + 90;
const METRICS_PORT = PORT + 1;
const settings = ownSettings(PORT, {
  PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
  METRICS_PORT: String(METRICS_PORT),
  RENDER_WORKERS: "1",
  RENDER_AHEAD_MB: "1",
  PLAN_LIMITS: "on",
  TRUSTED_PROXIES: "127.0.0.1",
});
let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  server = await startOwnServer(settings);
});
test.afterAll(async () => {
  await stopOwnServer(server);
  removeFolder(settings);
});

const metrics = () => metricsAt(METRICS_PORT);

test("a first reader is sent a page that was made before, in each language, and counts as any reader", async () => {
  const answers = async () => sample(await metrics(), "valora_response_store_answers") ?? 0;
  // Twelve of the well-known ones; while a start ends, the edition may change, and all are made anew for it.
  await expect.poll(answers, { timeout: 120_000, intervals: [1_000] }).toBeGreaterThan(12);
  const told = await Promise.all(
    ["/analysis/MSFT", "/analysis/KO?lang=en", "/analysis/SAN.MC?lang=it"].map(async (path, reader) => {
      const headers = { accept: "text/html", "x-forwarded-for": `198.51.100.${reader + 1}` };
      const response = await fetch(settings.origin + path, { headers });
      return [response.status, /<html lang="(\w+)"/.exec(await response.text())?.[1]];
    }),
  );
  expect(told).toEqual([
    [200, "es"],
    [200, "en"],
    [200, "it"],
  ]);
  const over = { accept: "text/html", "x-forwarded-for": "198.51.100.1" };
  expect((await fetch(`${settings.origin}/analysis/JNJ`, { headers: over })).status, "a second company").toBe(429);
  expect(
    sample(
      await metrics(),
      'valora_http_requests_total{method="GET",route="/analysis/:ticker",status="200",from="store"}',
    ),
  ).toBe(3);
});
