import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

test.use({ viewport: { width: 1280, height: 900 } });
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without scripts nothing moves");

/** As in a browser that does not anchor the page by what is in view. */
async function withoutAnchoring(page: Page) {
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n* { overflow-anchor: none !important; }` });
  });
}

/** What stands above the bar, and where the bar stands in the window. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return { above: boxOf("#summary")?.height ?? 0, top: boxOf(".controls")?.top ?? 0 };
  });

/** Drags a slider from one end to the other and back, and lets go of it. */
async function placesOnDrag(page: Page, name: string) {
  const bar = page.locator(".controls");
  await bar.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await bar.getByRole("slider", { name }).boundingBox();
  if (box === null) throw new Error("The slider is not in view.");
  const at = (part: number) => [box.x + 3 + (box.width - 6) * part, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  const places = [];
  for (let step = 0; step <= 16; step += 1) {
    await page.mouse.move(...at(Math.abs(step - 8) / 8));
    await page.waitForTimeout(100);
    places.push(await placeOf(page));
  }
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "Last settings" })).toBeVisible();
  return [...places, await placeOf(page)];
}

for (const [ticker, name] of [
  ["JPM", "Cost of equity"],
  ["SAN.MC", "Cost of equity"],
  ["KO", "WACC"],
] as const)
  for (const isAnchored of [true, false])
    test(`the bar stands still under the hand while methods of ${ticker} drop out${isAnchored ? "" : ", also where no browser anchors the page"}`, async ({
      page,
    }) => {
      if (!isAnchored) await withoutAnchoring(page);
      const answers = await hydratedParts(page);
      await page.goto(`/analysis/${ticker}?lang=en`);
      await answers("analysis");
      const places = await placesOnDrag(page, name);
      const reach = (values: number[]) => Math.max(...values) - Math.min(...values);
      expect(reach(places.map(({ above }) => above)), "a notice stands above the bar at one end").toBeGreaterThan(50);
      expect(reach(places.map(({ top }) => top)), JSON.stringify(places)).toBeLessThan(2);
    });
