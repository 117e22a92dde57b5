import type { Browser } from "@playwright/test";

const turns = 5;
/** As a telephone of the middle class is slower than this machine. */
const timesSlower = 4;
/** Tall enough for the bar and the cards: what must be scrolled to is touched by scrolling. */
const window = { width: 1_280, height: 1_700 };

/**
 * From the first touch of a page whose scripts wait for a reader, a press on its slider, until the value that the slider gives is on
 * the screen: the scripts are run, the page is hydrated, the company is valued. Each turn in a browser that has read nothing before.
 */
export async function firstTouch(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) times.push(await touched(browser, address));
  return times.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? Number.NaN;
}

async function touched(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  await page.goto(address);
  // The scripts are fetched while the browser is idle.
  await page.waitForLoadState("networkidle");
  const took = page.evaluate(async () => {
    const value = () => document.querySelector("#discountedCashFlow .card-value")?.textContent;
    const before = value();
    const touch = new Promise<number>((done) => {
      for (const sign of ["pointermove", "pointerdown"])
        addEventListener(sign, () => done(performance.now()), { capture: true, once: true });
    });
    const drawn = new Promise<number>((done) => {
      new MutationObserver((_, observer) => {
        if (value() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now())));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return (await drawn) - (await touch);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  const slider = await page.locator('.controls input[type="range"]').first().boundingBox();
  if (slider === null) throw new Error("the page shows no slider");
  await page.mouse.click(slider.x + slider.width * 0.7, slider.y + slider.height / 2);
  const milliseconds = await took;
  await context.close();
  return milliseconds;
}
