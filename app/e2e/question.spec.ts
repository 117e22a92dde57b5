import { expect, type Page, test } from "@playwright/test";
import { lateScripts } from "./late-scripts.ts";

const figures = (page: Page) =>
  page.evaluate(() =>
    [
      ".company-price",
      "#answer",
      ".cards .card-value",
      ".controls .number-box",
      ".peers [role=status]",
      "[role=alert]",
      ".t-say",
    ]
      .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)])
      .map((element) => element.innerText.replace(/\s+/g, " ").trim()),
  );

// What page and server have read differently makes React draw the page anew, and says so in the console.
for (const [search, says] of [
  ["?wacc=00.09&g=0.03", "00.09"],
  ["?wacc=9&margin=0.2&salesToCapital=1.8", "9"],
  ["?peers=brk-b,pep,kdp", "3 comparables, elegidas por ti"],
  ["?wacc=0.03&g=0.05&terminalGrowth=0.01&type=bank", "Con estos supuestos la fórmula no da un valor"],
  ["?price=312.5&growthByYear=x,0.1,99&force=dividendDiscount,discountedCashFlow", "312,50"],
  ["?waccPercent=ocho&g=0.02&source=bundled", "ocho"],
] as const)
  test(`a page opened at ${search} stays as the server sent it when its scripts take over`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, "without scripts nothing takes over");
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    const release = await lateScripts(page);
    await page.goto(`/analysis/KO${search}`, { waitUntil: "domcontentloaded" });
    const sent = await figures(page);
    expect((await page.locator("main").innerHTML()).includes(says), says).toBe(true);
    release();
    await page.mouse.move(300, 300);
    await expect(page.locator("[data-copy]:not([hidden])")).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await figures(page)).toEqual(sent);
    expect(complaints).toEqual([]);
  });
