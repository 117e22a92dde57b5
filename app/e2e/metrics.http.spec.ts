import type { ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { metricsAt, sample } from "./metrics-of.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";

// Metrics have a port of their own; they count what the server answers, and name no reader and no company.
const PORT = Number(process.env.E2E_PORT ?? 4177) + 41;
const METRICS_PORT = PORT + 1;

test.describe.configure({ mode: "serial" });
const settings = ownSettings(PORT, {
  METRICS_PORT: String(METRICS_PORT),
  SMTP_URL: `smtp://127.0.0.1:${PORT + 2}`,
  MAIL_FROM: "Valora <valora@test.example>",
});
let server: ChildProcess;

test.beforeAll(async () => {
  server = await startOwnServer(settings);
});
test.afterAll(async () => {
  await stopOwnServer(server);
  removeFolder(settings);
});

const metrics = () => metricsAt(METRICS_PORT);

test("count what was answered, stored or made, and what was refused", async () => {
  const page = `${settings.origin}/analysis/KO?lang=en`;
  const counted = (text: string, from: string) =>
    sample(text, `valora_http_requests_total{method="GET",route="/analysis/:ticker",status="200",from="${from}"}`) ?? 0;
  let asked = 0;
  const storedAnswers = async () => {
    expect((await fetch(page)).status).toBe(200);
    asked += 1;
    return counted(await metrics(), "store");
  };
  // While a start ends, the edition may change, and an answer is made anew for it.
  await expect.poll(storedAnswers).toBeGreaterThan(0);
  expect((await fetch(`${settings.origin}/api/v1/analysis?ticker=ZZZZZ`)).status).toBe(404);
  const text = await metrics();
  expect(counted(text, "made")).toBeGreaterThan(0);
  expect(counted(text, "made") + counted(text, "store")).toBe(asked);
  expect(sample(text, 'valora_failures_total{code="tickerNotFound"}')).toBe(1);
  expect(sample(text, "valora_response_store_answers")).toBeGreaterThan(0);
  expect(text).not.toContain("ZZZZZ");
  expect(text).not.toMatch(/\bKO\b/);
});

test("tell the state of what the server depends on", async () => {
  const text = await metrics();
  expect(sample(text, "valora_database_up")).toBe(1);
  expect(sample(text, "valora_storage_full")).toBe(0);
  expect(sample(text, "valora_mails_waiting")).toBe(0);
  expect(sample(text, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
});

test("name the mail server when it is out of reach", async () => {
  // A sign-up writes a mail, and no server takes it.
  const response = await fetch(`${settings.origin}/api/v1/auth/sign-up`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: "reader@example.org",
      password: "four plain words together 71",
      displayName: "Ana",
      isOldEnough: true,
    }),
  });
  expect(response.status, await response.text()).toBeLessThan(300);
  await expect
    .poll(async () => sample(await metrics(), 'valora_outage{dependency="the mail server"}'), { timeout: 60_000 })
    .toBe(1);
  expect(sample(await metrics(), "valora_mails_waiting")).toBe(1);
});

test("are not at the address of readers", async () => {
  expect((await fetch(`${settings.origin}/metrics`)).status).toBe(404);
});
