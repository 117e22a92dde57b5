import { expect, type Locator, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { hydratedParts } from "./hydrated-parts.ts";

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  "levers act on the page: the same by forms is tried elsewhere",
);

/** A question of a newcomer takes at most so many actions and so long on the page of the result. */
const mostActions = 3;
const longestInMilliseconds = 20_000;

/** What a reader does, counted: a press, a typed text, a move of the page. */
class Reader {
  actions = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async presses(target: Locator) {
    await this.#finds(target);
    this.actions += 1;
    await target.click();
  }
  /** A press into the field, and the text. */
  async types(target: Locator, text: string) {
    await this.#finds(target);
    this.actions += 2;
    await target.fill(text);
    await target.press("Enter");
  }
  async reads(target: Locator): Promise<string> {
    await this.#finds(target);
    await expect(target).toBeInViewport();
    return await target.innerText();
  }
  /** Where it is out of sight, the page is moved to it: an action as well. */
  async #finds(target: Locator) {
    await expect(target).toBeVisible();
    const isThere = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    if (isThere) return;
    this.actions += 1;
    await target.scrollIntoViewIfNeeded();
  }
  section = (name: string) => this.#page.locator(`#${name} > .t-say`);
  chapter = (name: string) => this.#page.locator(`.contents-bar a[href="#${name}"]`);
}

type Task = {
  name: string;
  ticker: string;
  ask: (reader: Reader, page: Page, isPhone: boolean) => Promise<void>;
};

const mean = (page: Page) => page.locator(".strip dd").first();
const amountIn = (text: string) => /\d/.exec(text) !== null;
const rateField = (page: Page, name: string) => page.locator(`input[name="${name}"]`).filter({ visible: true });

const tasks: readonly Task[] = [
  {
    name: "what it is worth",
    ticker: "KO",
    ask: async (reader, page) => {
      expect(amountIn(await reader.reads(page.locator(".t-verdict")))).toBe(true);
    },
  },
  {
    name: "why a bank has no discounted cash flow",
    ticker: "JPM",
    ask: async (reader, page) => {
      await reader.presses(page.locator('.field-why[href="#discountedCashFlow"]'));
      const reason = page.locator("#discountedCashFlow .card-reason > p").first();
      expect((await reader.reads(reason)).length).toBeGreaterThan(40);
    },
  },
  {
    name: "which assumption matters most",
    ticker: "KO",
    ask: async (reader) => {
      await reader.presses(reader.chapter("change"));
      expect(await reader.reads(reader.section("tornado"))).toMatch(/\d/);
    },
  },
  {
    name: "what the price implies",
    ticker: "KO",
    ask: async (reader) => {
      await reader.presses(reader.chapter("change"));
      expect(await reader.reads(reader.section("reverse"))).toMatch(/\d.*367|367.*\d/s);
    },
  },
  {
    name: "which peers are cheaper",
    ticker: "KO",
    ask: async (reader, page) => {
      await reader.presses(reader.chapter("accounts"));
      await reader.presses(page.locator("#peers .fold-title"));
      expect(await reader.reads(page.locator("#peers .peers-cheaper"))).toMatch(/\(\d.*: .*\(\d/);
    },
  },
  {
    name: "the file for Excel",
    ticker: "KO",
    ask: async (reader, page) => {
      await reader.presses(page.locator(".take-menu > summary").first());
      const started = page.waitForEvent("download");
      await reader.presses(page.locator('.take-menu a[href*="analysis.xlsx"]').first());
      expect((await started).suggestedFilename()).toBe("valora-KO.xlsx");
    },
  },
  {
    name: "the optimistic case",
    ticker: "KO",
    ask: async (reader, page) => {
      const before = await mean(page).innerText();
      await reader.presses(page.locator('label:has(> input[value="optimistic"])').filter({ visible: true }).first());
      await expect(mean(page)).not.toHaveText(before);
      expect(amountIn(await reader.reads(mean(page)))).toBe(true);
    },
  },
  {
    name: "growth two points lower",
    ticker: "KO",
    ask: async (reader, page, isPhone) => {
      const before = await mean(page).innerText();
      if (isPhone) await reader.presses(page.locator(".phone-row > button").first());
      const field = rateField(page, "gPercent");
      const now = Number((await field.inputValue()).replace(",", "."));
      await reader.types(field, String(now - 2));
      await expect(mean(page)).not.toHaveText(before);
      const answer = isPhone ? page.locator(".sheet-mean b") : mean(page);
      expect(amountIn(await reader.reads(answer))).toBe(true);
    },
  },
  {
    name: "whether the accounts are sound",
    ticker: "KO",
    ask: async (reader) => {
      await reader.presses(reader.chapter("accounts"));
      expect(amountIn(await reader.reads(reader.section("quality")))).toBe(true);
    },
  },
  {
    name: "what to pay with a margin of safety",
    ticker: "KO",
    ask: async (reader, page) => {
      expect(amountIn(await reader.reads(page.locator('[data-trace^="buyingPrice"]').first()))).toBe(true);
    },
  },
];

for (const [shift, width] of [1280, 390].entries())
  for (const language of askedToday(["es", "en", "it"], { days: 3, shift }))
    test(`ten questions of a newcomer take three actions at most, in ${language} at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const hydrated = await hydratedParts(page);
      const told: string[] = [];
      for (const { name, ticker, ask } of tasks) {
        await page.goto(`/analysis/${ticker}?lang=${language}`);
        await hydrated("analysis");
        const reader = new Reader(page);
        const begun = Date.now();
        await test.step(name, () => ask(reader, page, width < 768));
        const took = Date.now() - begun;
        told.push(`${name}: ${reader.actions} in ${took} ms`);
        expect(reader.actions, name).toBeLessThanOrEqual(mostActions);
        expect(took, name).toBeLessThanOrEqual(longestInMilliseconds);
      }
      test.info().annotations.push({ type: "measured", description: told.join("; ") });
      if (process.env.TELL_TASKS === "1") process.stdout.write(`${language} ${width}: ${told.join("; ")}\n`);
    });
