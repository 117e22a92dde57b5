import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { HYDRATED } from "../../app/web/deferred-hydration/page-parts.ts";
import { chromiumPath } from "./bench-chromium.ts";
import { firstTouch } from "./bench-first-touch.ts";
import { pageSpeed } from "./bench-pages.ts";

type Row = readonly [what: string, figure: string];

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const port = 4_197;
const site = `http://127.0.0.1:${port}`;

/** The product as its users start it, on a folder of its own. */
function serve(script: string, folder: string, onPort: number): ChildProcess {
  return spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(onPort), LOG_LEVEL: "error", PLAN_LIMITS: "off" },
    stdio: "ignore",
  });
}

const isHealthy = () =>
  fetch(`${site}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilHealthy(): Promise<number> {
  const started = performance.now();
  while (!(await isHealthy())) await pause(10);
  return performance.now() - started;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  await ended(child);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const presses = 120;
/** Between two presses, as a keyboard repeats a key that is held. */
const repeatInMilliseconds = 33;

/**
 * The arrow keys on the slider of a company's page, pressed by the browser itself, and what it says of them (Event Timing):
 * how long the page works on a press, and from the press to the picture that shows its value, in steps of 8 ms. Presses
 * that it does not list took less than 16 ms.
 */
async function sliderTimes(page: Page): Promise<{ handled: number[]; painted: number[] }> {
  await page.addInitScript((name) => {
    addEventListener(name, (event) => {
      if (event instanceof CustomEvent && event.detail === "analysis") document.documentElement.dataset.answers = "";
    });
  }, HYDRATED);
  await page.goto(`${site}/analysis/AAPL`);
  await page.waitForLoadState("networkidle");
  // Its scripts wait for a reader's first action.
  await page.mouse.move(300, 300);
  await page.waitForSelector("html[data-answers]");
  await page.waitForLoadState("networkidle");
  const slider = page.locator('.controls input[type="range"]').first();
  const value = page.locator("#discountedCashFlow .card-value");
  const press = async (times: number) => {
    for (let step = 0; step < times; step++) {
      await page.keyboard.press(step % 60 < 30 ? "ArrowRight" : "ArrowLeft");
      await page.waitForTimeout(repeatInMilliseconds);
    }
  };
  const before = await value.textContent();
  await slider.focus();
  await press(15);
  if ((await value.textContent()) === before) throw new Error("the slider moved and the value did not");
  const listed = await page.evaluateHandle(() => {
    const entries: PerformanceEventTiming[] = [];
    const isEvent = (entry: PerformanceEntry): entry is PerformanceEventTiming => "processingEnd" in entry;
    const observed: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isEvent(entry) && entry.name === "keydown") entries.push(entry);
    }).observe(observed);
    return entries;
  });
  await press(presses);
  await page.waitForTimeout(500);
  const times = await listed.evaluate((entries) =>
    entries.map(({ duration, processingStart, processingEnd }) => [duration, processingEnd - processingStart] as const),
  );
  const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
  const unlisted = Array.from({ length: presses - times.length }, () => 16);
  return {
    handled: sorted(times.map(([, processing]) => processing)),
    painted: sorted([...unlisted, ...times.map(([duration]) => duration)]),
  };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

type Progress = { progress: { valued: number; total: number } };

/** Until the screener knows every company, from a moment right after the start; then one question to it, the fastest of ten. */
async function screenerTimes(): Promise<{ valued: number; asked: number }> {
  const ask = () => fetch(`${site}/api/v1/screener?minDifference=0.1&sort=difference&limit=100`);
  const remaining = async () => {
    // The API's own answer, which its contract checks.
    const { progress } = (await (await ask()).json()) as Progress;
    return progress.total - progress.valued;
  };
  const valued = await timed(async () => {
    while ((await remaining()) > 0) await pause(100);
  });
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn++) times.push(await timed(() => ask().then((response) => response.text())));
  return { valued, asked: Math.min(...times) };
}

/** Starting, a second process refused, the first page, and the hand on a slider, in the built product and Chromium. */
export async function productSpeed(startScript: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "valora-bench-"));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  let server = serve(startScript, folder, port);
  try {
    await untilHealthy();
    await stopped(server);
    server = serve(startScript, folder, port);
    const started = await untilHealthy();
    const first = await timed(() => fetch(`${site}/analysis/AAPL`).then((response) => response.text()));
    const again = await timed(() => fetch(`${site}/analysis/AAPL`).then((response) => response.text()));
    const refused = await timed(() => ended(serve(startScript, folder, port + 1)));
    const screener = await screenerTimes();
    const { handled, painted } = await sliderTimes(await browser.newPage());
    const touch = await firstTouch(browser, `${site}/analysis/AAPL`);
    const pages = await pageSpeed(site);
    return [
      ["Later start, until it answers", milliseconds(started)],
      ["Second process on the same folder, until refused", milliseconds(refused)],
      ["First page of a company after the start", milliseconds(first)],
      ["The same page again", milliseconds(again)],
      ["Screener: every company valued in the background", milliseconds(screener.valued)],
      ["Screener: filtered and sorted, by the API", milliseconds(screener.asked)],
      [
        "Key on the slider, computed and drawn into the page: median, p95",
        `${milliseconds(at(handled, 0.5))}, ${milliseconds(at(handled, 0.95))}`,
      ],
      [
        "Key on the slider, until it is on the screen: median, p95 (target 32 ms)",
        `${milliseconds(at(painted, 0.5))}, ${milliseconds(at(painted, 0.95))}`,
      ],
      [
        "First touch on the slider, until its value is on the screen, processor 4 × slower (target 500 ms)",
        milliseconds(touch),
      ],
      ...pages,
    ];
  } finally {
    await browser.close();
    await stopped(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
