import { expect, test } from "@playwright/test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the size is set by a script");

/** What a phone with text of twice the size tears: figures and words over several lines, and a status under the link beside it. */
const torn = () => {
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 12))).size;
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
  const tall = (selector: string) =>
    shown(selector)
      .filter((element) => linesOf(element) > 2)
      .map((element) => `${selector}: ${element.textContent}`);
  const covered = shown(".card").flatMap((card) => {
    const [status, foot] = [
      card.querySelector(".card-status > *"),
      card.querySelector(".card-foot a, .card-foot button"),
    ];
    if (status === null || foot === null) return [];
    const range = document.createRange();
    range.selectNodeContents(status);
    const link = foot.getBoundingClientRect();
    const isUnder = [...range.getClientRects()].some(
      (box) =>
        box.right > link.left + 1 && box.left < link.right && box.bottom > link.top + 1 && box.top < link.bottom - 1,
    );
    return isUnder ? [`${card.id}: ${status.textContent}`] : [];
  });
  const narrow = shown(".implied dt")
    .filter((term) => term.getBoundingClientRect().width < 60)
    .map((term) => `a term of ${Math.round(term.getBoundingClientRect().width)} pixels: ${term.textContent}`);
  const linesOfWords = (cell: Element) =>
    [...cell.childNodes, ...[...cell.querySelectorAll(":not(.sr-only)")].flatMap(({ childNodes }) => [...childNodes])]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
  const cells = shown(".heat td")
    .filter((cell) => linesOfWords(cell).some((lines) => lines > 1))
    .map((cell) => `over several lines: ${cell.textContent}`);
  return [...tall(".company-price"), ...covered, ...narrow, ...cells];
};

for (const language of ["es", "en", "it"])
  test(`a result on a phone with text of twice the size keeps figures and words whole, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/analysis/KO?open=all&lang=${language}`);
    await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
    await expect.poll(() => page.evaluate(torn)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, "nothing is wider than the screen").toBeLessThanOrEqual(0);
  });
