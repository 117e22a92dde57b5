import { expect, test } from "@playwright/test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the size is set by a script");

/** The words of each chart that cover one another, and the sizes of all. */
const chartTexts = () => {
  const charts = [...document.querySelectorAll(".analysis svg")].map((chart) =>
    [...chart.querySelectorAll("text")].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const words = text.textContent.trim();
      return words === "" || box.width === 0 ? [] : [{ words, box, size: getComputedStyle(text).fontSize }];
    }),
  );
  const covered = charts.flatMap((texts) =>
    texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return width > 1 && height > 2 ? [`${one.words} × ${other.words}`] : [];
      }),
    ),
  );
  return { covered, sizes: [...new Set(charts.flat().map(({ size }) => Number.parseFloat(size)))] };
};

for (const width of [1280, 390])
  for (const ticker of ["KO", "JPM", "TSLA", "ENEL.MI"])
    test(`the words of the charts of ${ticker} grow with the reader's text and cover none, on ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/analysis/${ticker}?open=all&lang=it`);
      const usual = await page.evaluate(chartTexts);
      expect(Math.min(...usual.sizes)).toBe(12);
      expect(usual.covered).toEqual([]);
      await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
      await expect(async () => {
        const large = await page.evaluate(chartTexts);
        expect(Math.min(...large.sizes)).toBe(16);
        expect(large.covered).toEqual([]);
      }).toPass({ timeout: 60_000 });
    });
