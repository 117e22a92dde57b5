import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { endMoves, type Move, openExpert, randomMove, seeded } from "./lever-walk.ts";

/** Every type of company: mature, bank, asset-light, utility (Milan), cyclical, REIT, turnaround, insurer; then the other types, and Madrid. */
const companies = [
  ...["KO", "JPM", "AAPL", "ENEL.MI", "XOM", "PLD", "BA", "ALL"],
  ...["TSLA", "RIVN", "MRNA", "BX", "BRK-B", "MCD", "NEE", "SAN.MC"],
];
/** A walk of minutes: LEVER_MOVES=2000. The short one visits the first eight. */
const moves = Number(process.env.LEVER_MOVES ?? 24);
const seed = Number(process.env.LEVER_SEED ?? 20_261);
const isLong = moves > 100;
const visited = isLong ? companies : companies.slice(0, 8);

type Answer = {
  methods: { method: string; outcome: { kind: string; valuePerShare?: number } }[];
  summary: { mean: number | null };
};
type Shown = {
  search: string;
  cards: Record<string, string | null>;
  mean: string;
  isContradiction: boolean;
  bad: string[];
};

/** The values on the page now. */
const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const cards = [...document.querySelectorAll(".cards > article[id]")].map((card) => {
      const value = card.querySelector(".card-value")?.textContent ?? null;
      return [
        card.id,
        value ?? (card.querySelector(".card-reason")?.textContent?.trim() ? null : "no reason"),
      ] as const;
    });
    const all = document.querySelector("main")?.textContent ?? "";
    // "NOPAT∞" and "τ∞" are what a formula calls the years after the last one; a figure has no letter before it.
    const bad = [/NaN/, /Infinity/, /undefined/, /(?<!\p{L})∞/u, /This part could not be shown/].flatMap(
      (each) => each.exec(all)?.[0] ?? [],
    );
    return {
      search: location.search,
      cards: Object.fromEntries(cards),
      mean: text('.strip [data-trace="summary/mean"]'),
      isContradiction: document.querySelector(".answer") === null && document.querySelector(".company-name") !== null,
      bad,
    };
  });

const numberIn = (text: string) => Number(text.replace(/[−–]/g, "-").replace(/[^\d.-]/g, ""));

/** The API's answer for an address; null where growth is not below the discount rate. */
function answers(request: APIRequestContext, ticker: string) {
  const known = new Map<string, Answer | null>();
  return async (search: string): Promise<Answer | null> => {
    const asked = new URLSearchParams(search);
    // Of the page alone: how the values are explained, and which sections stand open.
    for (const ofPage of ["how", "open"]) asked.delete(ofPage);
    asked.set("ticker", ticker);
    const found = known.get(String(asked));
    if (found !== undefined) return found;
    const response = await request.get(`/api/v1/analysis?${asked}`);
    const body = await response.json();
    if (response.status() === 422) expect(body.code, `${ticker} ${search}`).toBe("gNotBelowWacc");
    else expect(response.status(), `${ticker} ${search}`).toBe(200);
    known.set(String(asked), response.status() === 200 ? body : null);
    return response.status() === 200 ? body : null;
  };
}

/** Why a card does not show what its method says; null where it does. */
function cardDifference(
  text: string | null | undefined,
  { method, outcome }: Answer["methods"][number],
): string | null {
  if (text === "no reason" || text === undefined) return `${method} has neither a value nor a reason`;
  const value = outcome.kind === "estimate" ? outcome.valuePerShare : undefined;
  if (value === undefined) return text === null ? null : `${method} shows ${text} and has no value`;
  if (text === null) return `${method} shows no value and has ${value}`;
  return isNear(text, value) ? null : `${method}: ${text}, not ${value}`;
}

const isNear = (text: string, value: number) => Math.abs(numberIn(text) - value) <= 0.0051;

/** Why what is shown is not the answer; null where it is. */
function difference(shown: Shown, answer: Answer | null): string | null {
  if (shown.bad.length > 0) return `the page says ${shown.bad.join(", ")}`;
  if (shown.isContradiction !== (answer === null)) return "a contradiction is said where there is none, or not said";
  if (answer === null) return null;
  const first = answer.methods
    .map((each) => cardDifference(shown.cards[each.method], each))
    .find((each) => each !== null);
  if (first) return first;
  const { mean } = answer.summary;
  const isMean = mean === null ? !/\d/.test(shown.mean) : isNear(shown.mean, mean);
  return isMean ? null : `the mean: ${shown.mean}, not ${mean}`;
}

/** A company's page that is walked over: each move is judged when the hand rests. */
async function walkOver(page: Page, request: APIRequestContext, ticker: string) {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  // A control that is gone is told at once.
  page.setDefaultTimeout(15_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/analysis/${ticker}?lang=en`);
  await page.mouse.move(300, 300);
  const answerFor = answers(request, ticker);
  const trail: string[] = [];
  const step = async (move: () => Promise<Move>) => {
    const { what, control } = await move().catch((error: unknown) => {
      throw new Error(`${ticker}, after move ${trail.length}: ${trail.slice(-8).join(" | ")}: ${error}`);
    });
    trail.push(what);
    if (trail.length % 100 === 0) console.log(`lever walk: ${ticker}, ${trail.length} moves`);
    const said = () => `${ticker}, seed ${seed}, move ${trail.length}: ${trail.slice(-8).join(" | ")}`;
    if (control !== null)
      expect(await control.evaluate((element) => element === document.activeElement), `focus; ${said()}`).toBe(true);
    // The address follows when the hand rests.
    await page.waitForTimeout(280);
    await expect
      .poll(
        async () => {
          const shown = await shownOn(page);
          return difference(shown, await answerFor(shown.search));
        },
        { message: said(), intervals: [60, 120, 250, 500] },
      )
      .toBeNull();
    expect(errors, said()).toEqual([]);
  };
  await page.locator("#expert > summary").click();
  await expect(page.locator("#expert input").filter({ visible: true }).first()).toBeVisible();
  return { step, walked: () => trail.length };
}

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts nothing moves");
});

for (const [index, ticker] of visited.entries())
  test(`a walk of levers of ${ticker} leaves no error, no stale figure and no lost focus`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000 + moves * 6_000);
    // Each company has a stream of its own: one that fails leaves the others' walks as they were.
    const random = seeded(seed + index);
    const { step, walked } = await walkOver(page, request, ticker);
    const slider = page.locator(".controls input[type=range]").first();
    for (const key of ["Home", "End"])
      await step(async () => {
        await slider.press(key);
        return { what: `WACC: ${key}`, control: slider };
      });
    const share = Math.max(2, Math.ceil(moves / visited.length));
    while (walked() < share) {
      await openExpert(page);
      await step(() => randomMove(page, random));
    }
    console.log(`lever walk: ${ticker}, ${walked()} moves, LEVER_SEED=${seed} LEVER_MOVES=${moves}`);
  });

for (const ticker of isLong ? companies : [])
  test(`every lever of ${ticker} at both of its ends is the answer's`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const { step, walked } = await walkOver(page, request, ticker);
    for await (const move of endMoves(page)) await step(move);
    console.log(`lever walk: ${ticker}, ${walked()} moves to both ends`);
  });
