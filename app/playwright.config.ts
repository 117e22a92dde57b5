import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "@playwright/test";
import { testBrowser } from "../scripts/steps/debian.mjs";
import { sweepDay } from "../scripts/sweeps/sweep-day.mjs";

const port = Number(process.env.E2E_PORT ?? 4177);
const isCi = process.env.CI !== undefined && process.env.CI !== "";

// The processes of the test runner ask for the same tests, also past midnight.
sweepDay();
// No balancer stands in front of what the tests start.
process.env.STOP_NOTICE_SECONDS ??= "0";
// What a password costs is tested apart: the tests here sign up and in some two hundred times.
const cheapPasswords = `--import=${pathToFileURL(join(import.meta.dirname, "e2e", "cheap-passwords.ts"))}`;
// The processes of the test runner read this file again.
if (!process.env.NODE_OPTIONS?.includes(cheapPasswords))
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, cheapPasswords].filter(Boolean).join(" ");

const axe = /accessibility\.spec\.ts$/;
const ownServer = /\.server\.spec\.ts$/;
const notPages = [/\.http\.spec\.ts$/, ownServer, axe];

/**
 * What the browser need not do: its own buttons, each a page in a process, in every window (the first row), and what the
 * test runner turns off itself, repeated because the last list is the one that counts.
 */
const unusedFeatures = [
  ...["PreloadTopChromeWebUI", "InitialWebUI", "WebUIReloadButton", "WebUIToolbar", "WebUIOmniboxPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints", "PreconnectToSearch"],
  ...["NetworkTimeServiceQuerying", "AimEnabled"],
];

/**
 * A page of a test lives for a second or two: what compilers and a second process for drawing make of it is thrown away before it
 * pays: a tenth of the processor time of these tests.
 */
const shortLivedPages = ["--js-flags=--no-turbofan --no-maglev", "--in-process-gpu", "--disable-software-rasterizer"];

export default defineConfig({
  testDir: "e2e",
  // Two runs at once keep out of each other's way.
  outputDir: `../test-results/${port}`,
  // Files share the ports of their helpers; `npm test` runs three parts at once, each on ports of its own.
  workers: 1,
  timeout: 300_000,
  // A page opened cold on two busy cores takes seconds; what is awaited is what a reader would see, not how fast.
  expect: { timeout: 60_000 },
  forbidOnly: isCi,
  // On a loaded machine a browser may lose a race of its own. What passes only the second time is listed as flaky.
  retries: isCi ? 2 : 0,
  reporter: [["list"], ["./e2e/costs-reporter.ts"]],
  webServer: {
    // The first start, which values every company, is seen once: in the other parts of `npm test` it is over.
    command: process.env.E2E_VALUED === "1" ? "node e2e/valued-server.mjs" : "node ../scripts/start.mjs",
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: join(tmpdir(), `valora-e2e-${port}`),
      LOG_LEVEL: "error",
      // Where a test of imports by address listens.
      IMPORT_PRIVATE_HOSTS: `127.0.0.1:${port + 10_000}`,
      // Mails go to a server that the tests of accounts start; each test comes from an address of its own.
      SMTP_URL: `smtp://127.0.0.1:${port + 1}`,
      MAIL_FROM: "Valora <valora@test.example>",
      TRUSTED_PROXIES: "127.0.0.1",
      // No minute of waiting between two companies.
      PLAN_LIMITS: "off",
    },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  use: {
    // What a hand waits for is awaited as long as what an eye does.
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    locale: "es-ES",
    // One window for all tests of a run, emptied between them: opening one costs more than most tests.
    reuseContext: true,
    // It would answer some of what tests hold back; the test of the offline pages allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: testBrowser() ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...shortLivedPages,
        `--disable-features=${unusedFeatures.join(",")}`,
      ],
    },
  },
  // A file ending in .http.spec.ts needs no browser and runs once; axe is a script. A file ending in .server.spec.ts starts a
  // server, once, and opens browsers with scripts and without.
  projects: [
    { name: "scripts-on", testIgnore: notPages, use: {} },
    { name: "scripts-off", testIgnore: notPages, use: { javaScriptEnabled: false } },
    { name: "servers", testMatch: ownServer, use: {} },
    { name: "axe", testMatch: axe, use: {} },
    { name: "http", testMatch: /\.http\.spec\.ts$/ },
  ],
});
