import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

/** At most so many elements on the page of a result before anything is opened. */
const mostElements = 1_400;
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const titles = {
  peers: "Comparables",
  sensitivity: "Sensibilidad a WACC y g",
  capital: "Coste de capital: origen y cálculo",
  sources: "Origen de cada cifra",
};
const title = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

for (const ticker of ["KO", "HAL", "JPM"])
  test(`the page of ${ticker} is light until something is opened, and every section says its finding`, async ({
    page,
  }) => {
    await page.goto(`/analysis/${ticker}`);
    // Links to files that are fetched ahead stand in the head for a while, and are nothing of the page.
    expect(await page.locator('*:not(link[rel="prefetch"], link[rel="modulepreload"])').count()).toBeLessThanOrEqual(
      mostElements,
    );
    const findings = await page.locator(".fold .t-say").allInnerTexts();
    expect(findings.length).toBeGreaterThanOrEqual(9);
    for (const finding of findings) expect(finding).toMatch(/\S{3,} .*[.!?]$/s);
  });

test("the folded page is at most 6,000 pixels long on a phone, and 4,500 at a width of 1280", async ({
  page,
  javaScriptEnabled,
}) => {
  const sizes = [
    { width: 390, longest: 6_000 },
    { width: 1280, longest: 4_500 },
  ];
  // Without scripts the form of the levers stands on the page of a phone.
  const asked = sizes.filter(({ width }) => javaScriptEnabled !== false || width > 768);
  // The longest of their kinds: with a signal, a bank, without one (a lead of its own, reasons on the cards), many refusals.
  for (const ticker of ["AAPL", "JPM", "AMD", "AXON", "TEF.MC", "MU"]) {
    await page.goto(`/analysis/${ticker}?lang=es`);
    for (const { width, longest } of asked) {
      await page.setViewportSize({ width, height: 844 });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length, `${ticker} at ${width}`).toBeLessThanOrEqual(longest);
    }
  }
});

test("the bar of the controls leaves a page of 768 and of 1024 pixels its room", async ({ page }) => {
  for (const language of ["es", "en", "it"]) {
    await page.goto(`/analysis/KO?lang=${language}`);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      const height = await page.locator(".controls").evaluate((bar) => bar.getBoundingClientRect().height);
      expect(height, `${language} at ${width}`).toBeLessThanOrEqual(170);
    }
  }
});

test("what a signal lacks stands open where there is room, and takes no focus there", async ({ page }) => {
  const missing = page.locator(".said details");
  for (const [width, isFolded] of [
    [1280, false],
    [768, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/analysis/TSLA?lang=en");
    await expect(missing.getByRole("listitem").first()).toBeVisible({ visible: !isFolded });
    const summary = missing.locator("summary");
    await expect(summary).toBeVisible({ visible: isFolded });
    await summary.focus({ timeout: 2_000 }).catch(() => undefined);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(isFolded);
  }
});

test("a link to a section that is open already leaves the address and the section as they came", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts nothing is written anew");
  const hydrated = await hydratedParts(page);
  // As the server writes the address of a form, the language first.
  const address = "/analysis/KO?lang=en&open=tornado#tornado";
  await page.goto(address);
  const drawn = await page.locator("#tornado").elementHandle();
  await hydrated("analysis");
  // An address follows when the hand rests.
  await page.waitForTimeout(600);
  expect(page.url().endsWith(address), page.url()).toBe(true);
  expect(await drawn?.evaluate((section) => section.isConnected)).toBe(true);
});

test("a section opens in place or on the page that its title leads to, and the address keeps it", async ({ page }) => {
  await page.goto("/analysis/KO?wacc=0.08");
  const peers = region(page, titles.peers);
  await expect(peers.getByText(/cotiza a .* la mediana de sus/)).toBeVisible();
  await expect(peers.getByRole("table")).toHaveCount(0);
  await title(page, titles.peers).click();
  await expect(peers.getByRole("row", { name: /^EV\/EBITDA/ })).toBeVisible();
  await expect(page).toHaveURL(/\?wacc=0\.08&open=peers(#peers)?$/);
  await title(page, titles.sources).click();
  await expect(region(page, titles.sources).getByRole("table")).toBeVisible();
  await expect(page).toHaveURL(/open=peers,sources/);
  await title(page, titles.peers).click();
  await expect(peers.getByRole("table")).toHaveCount(0);
  await expect(page).toHaveURL(/open=sources/);
});

test("one link opens every section of a chapter, and closes them", async ({ page }) => {
  const closed = (chapter: string) => page.locator(`#${chapter} .fold-title[aria-expanded="false"]`);
  await page.goto("/analysis/KO?lang=en");
  await page.getByRole("link", { name: "Open all · What could change it" }).click();
  await expect(closed("change")).toHaveCount(0);
  await expect(closed("accounts")).toHaveCount(5);
  await expect(page.locator(".heat")).toBeVisible();
  await page.getByRole("link", { name: "Open all · Accounts and peers" }).click();
  await expect(closed("accounts")).toHaveCount(0);
  await expect(page.locator("#sources table")).toBeVisible();
  await page.getByRole("link", { name: "Close all · What could change it" }).click();
  await expect(closed("change")).toHaveCount(6);
  await expect(page).toHaveURL(/open=peers,quality,bridge,assumptions,sources/);
});

test("the contents lead to each chapter, and to the pages of the accounts", async ({ page }) => {
  await page.goto("/analysis/KO?lang=it");
  const contents = page.getByRole("navigation", { name: "Contenuti dell’analisi" });
  for (const [name, fragment] of [
    ["Sintesi", "summary"],
    ["Metodi", "methods"],
    ["Che cosa può cambiarlo", "change"],
    ["Conti e comparabili", "accounts"],
  ] as const) {
    await contents.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${fragment}$`));
    await expect(page.locator(`#${fragment}`)).toBeInViewport();
  }
  await contents.getByRole("link", { name: "Bilanci" }).click();
  await expect(page).toHaveURL(/\/analysis\/KO\/statements/);
});

test("an address with peers of the reader's own shows them", async ({ page }) => {
  await page.goto("/analysis/KO?peers=PEP,KDP");
  await expect(page.getByText("2 comparables, elegidas por ti")).toBeVisible();
});

test("a section that does not exist is said, and changes nothing", async ({ page }) => {
  await page.goto("/analysis/KO?open=peers,nothing");
  await expect(page.getByRole("alert")).toContainText("nothing");
  await expect(region(page, titles.peers).getByRole("table")).toBeVisible();
});

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "a link of the page is tried above");

  test("the contents stay in sight and mark the chapter that is read", async ({ page }) => {
    await page.goto("/analysis/KO?lang=en");
    const contents = page.getByRole("navigation", { name: "Contents of the analysis" });
    await page.mouse.move(300, 300);
    const current = contents.locator("[aria-current=location]");
    await expect(current).toHaveText("Summary");
    await page.locator("#change").evaluate((chapter) => chapter.scrollIntoView());
    await expect(current).toHaveText("What could change it");
    await expect(contents).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText("Accounts and peers");
  });

  test("a section is opened by keyboard, which stays where it is", async ({ page }) => {
    await page.goto("/analysis/KO");
    const link = title(page, titles.sensitivity);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".heat")).toBeVisible();
    await expect(link).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".heat")).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("a link to a section opens it", async ({ page }) => {
    await page.goto("/analysis/AAPL#assumptions");
    await page.mouse.wheel(0, 100);
    await expect(region(page, titles.capital).getByRole("row", { name: /Tipo libre de riesgo/ })).toBeVisible();
  });

  test("a section that a link opens stands under the bars, whatever arrives above and below it", async ({ page }) => {
    for (const [width, section] of [
      [390, "peers"],
      [800, "quality"],
      [1280, "sources"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      // A page of its own each time: to the same one it would be a jump, while the address still takes the section before it.
      await page.goto("about:blank");
      await page.goto(`/analysis/KO?beta=1.2&lang=es#${section}`);
      const place = page.locator(`#${section}`);
      await expect(place).toHaveClass(/fold-open/);
      const below = () =>
        place.evaluate((element) => {
          const bars = [...document.querySelectorAll(".contents-bar, .controls")];
          const atTop = bars.filter((bar) => getComputedStyle(bar).position === "sticky");
          const covered = Math.max(...atTop.map((bar) => bar.getBoundingClientRect().bottom));
          return element.getBoundingClientRect().top - covered;
        });
      await expect.poll(below, "close below the bars that stay in sight").toBeLessThan(120);
      await expect.poll(below, "not under them").toBeGreaterThanOrEqual(0);
    }
  });

  test("a jump that began before the address was written leaves open what was opened", async ({ page }) => {
    const hydrated = await hydratedParts(page);
    await page.goto("/analysis/KO?beta=1.2&lang=es");
    const before = new URL(page.url()).search;
    await page.mouse.move(300, 300);
    // Before, the router is told of no jump.
    for (const part of ["page", "analysis", "understanding", "uncertainty"] as const) await hydrated(part);
    await title(page, titles.peers).click();
    await expect(page).toHaveURL(/open=peers/);
    // What a browser does that is slower than the page: it resolves the jump against the address that it knows.
    await page.evaluate((search) => {
      history.pushState(null, "", `${location.pathname}${search}#quality`);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      dispatchEvent(new HashChangeEvent("hashchange", { newURL: location.href }));
    }, before);
    await expect(page.locator("#quality")).toHaveClass(/fold-open/);
    await expect(page).toHaveURL(/open=peers,quality/);
    await expect(page.locator("#peers")).toHaveClass(/fold-open/);
  });

  test("two jumps, one right after the other, open both sections", async ({ page }) => {
    const hydrated = await hydratedParts(page);
    await page.goto("/analysis/KO?beta=1.2&lang=es");
    await hydrated("analysis");
    await page.evaluate(() => {
      location.assign("#peers");
      location.assign("#quality");
    });
    await expect(page).toHaveURL(/open=peers,quality/);
    await expect(page.locator("#peers")).toHaveClass(/fold-open/);
    await expect(page.locator("#quality")).toHaveClass(/fold-open/);
  });

  test("on paper every section is open", async ({ page }) => {
    await page.goto("/analysis/KO");
    await page.mouse.move(300, 300);
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        return page.locator('.fold-title[aria-expanded="false"]').count();
      })
      .toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.locator('.fold-title[aria-expanded="false"]')).toHaveCount(11);
    await expect(page).toHaveURL(/\/analysis\/KO$/);
  });

  test("a title pressed before the scripts are there opens its section", async ({ page }) => {
    await page.goto("/analysis/KO", { waitUntil: "commit" });
    await title(page, titles.peers).click();
    await expect(region(page, titles.peers).getByRole("table")).toBeVisible();
  });
});
