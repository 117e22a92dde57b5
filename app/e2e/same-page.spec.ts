import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

/** What changes which method leads and what it lacks: a type of company, a lever out of reach of every method. */
const changes = [
  { ticker: "JPM", field: "type", value: "utility" },
  { ticker: "JPM", field: "type", value: "mature" },
  { ticker: "MET", field: "type", value: "cyclical" },
  { ticker: "KO", field: "type", value: "bank" },
] as const;

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts nothing moves");
});

/** Lines of the page that the page of the same address, as the server makes it, does not have, and the other way round. */
const differences = (page: Page): Promise<{ more: string[]; less: string[] }> =>
  page.evaluate(async () => {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const served = new DOMParser().parseFromString(await answer.text(), "text/html");
    const left = "script, style, noscript, .needs-script, .detail-switch, .last-settings, [role=status], [aria-live]";
    const drawn = ["d", "x", "x1", "x2", "y", "width", "height", "aria-label", "aria-valuetext", "href"];
    const linesOf = (root: Element | null): string[] => {
      if (root === null || root.matches(left)) return [];
      const own = drawn.flatMap((name) => (root.getAttribute(name) ? [`${name}=${root.getAttribute(name)}`] : []));
      const below = [...root.childNodes].flatMap((node) =>
        node instanceof Element ? linesOf(node) : [node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : ""],
      );
      return [...own, ...below].map((line) => line.replaceAll("%2C", ",").trim()).filter((line) => line !== "");
    };
    const [now, then] = [linesOf(document.querySelector("main")), linesOf(served.querySelector("main"))];
    const without = (lines: string[], others: string[]) => {
      const left = [...others];
      return lines.filter((line) => {
        const place = left.indexOf(line);
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      });
    };
    return { more: without(now, then), less: without(then, now) };
  });

for (const { ticker, field, value } of changes)
  test(`the page of ${ticker} with ${field} ${value} set is the one that its address opens`, async ({ page }) => {
    const answers = await hydratedParts(page);
    await page.goto(`/analysis/${ticker}?open=expert&lang=en`);
    await answers("understanding");
    await page.locator(`#expert select[name=${field}]`).selectOption(value);
    await expect(page).toHaveURL(new RegExp(`${field}=${value}`));
    await expect.poll(() => differences(page)).toEqual({ more: [], less: [] });
  });

test("a slider dragged from one end to the other arrives, also when methods come back and move the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/analysis/JPM?lang=en");
  const slider = page.locator(".controls input[type=range]").first();
  for (const end of ["min", "max"] as const) {
    await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await slider.boundingBox();
    if (box === null) throw new Error("the slider is not shown");
    const at = await slider.evaluate((element: HTMLInputElement) => {
      const [value, least, most] = [element.value, element.min, element.max].map(Number);
      return ((value ?? 0) - (least ?? 0)) / ((most ?? 1) - (least ?? 0));
    });
    const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(box.x + 9 + (box.width - 18) * at, y);
    await page.mouse.down();
    await page.mouse.move(middle + (end === "min" ? -200 : 200), y, { steps: 10 });
    await page.mouse.up();
    const limit = (await slider.getAttribute(end)) ?? "";
    await expect(slider).toHaveValue(limit);
    await expect(page).toHaveURL(new RegExp(`wacc=${limit.replace(".", "\\.")}`));
  }
});
