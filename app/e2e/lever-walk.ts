import { expect, type Locator, type Page } from "@playwright/test";

/** A reproducible stream of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Move = { what: string; control: Locator | null };
type Mover = (page: Page, random: () => number) => Promise<Move | null>;

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];
const between = (low: number, high: number, random: () => number) => low + (high - low) * random();

/** Texts that a person types into a field: usable numbers most of the time, and unusable ones. */
function typedText(random: () => number): string {
  const usable = [-50, -10, -2, -0.5, 0, 0.5, 1, 2, 3, 5, 7.5, 8.5, 12, 20, 35, 50, 90, 150, 200];
  const chosen = random() < 0.5 ? String(pick(usable, random)) : between(-5, 40, random).toFixed(1);
  return random() < 0.12 ? (pick(["", "abc", "8,5", "1e9", "999", "-"], random) ?? "") : chosen;
}

async function oneOf(page: Page, selector: string, random: () => number): Promise<Locator | null> {
  const all = page.locator(selector).filter({ visible: true });
  const count = await all.count();
  return count === 0 ? null : all.nth(Math.floor(random() * count));
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.id);

/**
 * Where a control stands once it stands still, in the middle of the window: what is settled after the last change may
 * still move it. Null where it is gone, or where something else lies over it.
 */
const standing = (control: Locator, at: number) =>
  control.evaluate(async (element, share) => {
    // A window that has nothing to paint may give no frame for seconds.
    const frame = () =>
      new Promise<unknown>((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 50);
      });
    let [still, before] = [0, ""];
    for (let frames = 0; frames < 120 && still < 3; frames += 1) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width } = element.getBoundingClientRect();
      const place = [x, y, width].join(" ");
      still = place === before ? still + 1 : 0;
      before = place;
      await frame();
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    const isOnTop = document.elementFromPoint(x + width * share, y + height / 2) === element;
    return isOnTop ? { x, y: y + height / 2, width } : null;
  }, at);

/** Drags a slider, or sends it to one of its ends. */
const slides: Mover = async (page, random) => {
  const slider = await oneOf(page, ".controls input[type=range]", random);
  if (slider === null) return null;
  const name = await nameOf(slider);
  // What was typed before loses the focus first: what that changes on the page moves the slider.
  await slider.focus();
  if (random() < 0.4) {
    const key = pick(["Home", "End", "ArrowLeft", "PageUp"], random) ?? "Home";
    await slider.press(key);
    return { what: `${name}: ${key}`, control: slider };
  }
  const [at, to] = [random(), random()];
  const box = await standing(slider, at);
  if (box === null) throw new Error(`something lies over the slider ${name}`);
  await page.mouse.move(box.x + box.width * at, box.y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * ((at + to) / 2), box.y);
  await page.mouse.move(box.x + box.width * to, box.y);
  await page.mouse.up();
  return { what: `${name}: dragged from ${at.toFixed(2)} to ${to.toFixed(2)}`, control: slider };
};

const typesInto =
  (selector: string): Mover =>
  async (page, random) => {
    const field = await oneOf(page, selector, random);
    if (field === null) return null;
    const [name, text] = [await nameOf(field), typedText(random)];
    await field.fill(text);
    return { what: `${name}: typed "${text}"`, control: field };
  };

const presses =
  (selector: string, keepsFocus: boolean): Mover =>
  async (page, random) => {
    const target = await oneOf(page, selector, random);
    if (target === null) return null;
    const name = `${selector}: ${(await target.textContent())?.trim() || (await target.getAttribute("value"))}`;
    await target.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
    return { what: name, control: keepsFocus ? target : null };
  };

const takesHorizon: Mover = async (page, random) => {
  const field = await oneOf(page, ".controls input[name=horizon]", random);
  if (field === null) return null;
  const years = pick([1, 2, 3, 5, 7, 10, 12, 15, 30], random) ?? 5;
  await field.fill(String(years));
  return { what: `horizon: ${years}`, control: field };
};

/** Another type of company, another form of a calculation, or how many families of methods make a signal. */
const takesType: Mover = async (page, random) => {
  const list = await oneOf(page, "#expert select", random);
  if (list === null) return null;
  const values = await list
    .locator("option")
    .evaluateAll((options: HTMLOptionElement[]) => options.map((o) => o.value));
  const value = pick(values, random) ?? "";
  await list.focus();
  await list.selectOption(value);
  return { what: `${await list.getAttribute("name")}: ${value}`, control: list };
};

const years = "#years input:not([type=hidden])";
const levers = "#expert input[name$=Text]";
const rates = ".controls .percent-field input:not([type=hidden])";

const movers: readonly (readonly [share: number, mover: Mover])[] = [
  [26, slides],
  [16, typesInto(rates)],
  [20, typesInto(levers)],
  [8, typesInto(years)],
  [5, takesHorizon],
  [5, presses(".controls .segmented.needs-script button", true)],
  [6, presses(".controls input[type=radio]", true)],
  [4, presses(".view-links a", true)],
  [4, takesType],
  [3, presses('.card a.link[href*="force="], .card a.link[href$="#discountedCashFlow"]', false)],
  [4, presses(".card-foot a", false)],
  [3, presses(".fold-title, .disclosure-link", true)],
  [2, presses("#peers .disclosure > summary", false)],
  [3, presses("#peers .peer-table a.button", false)],
  [1, presses("#peers .peers-back a", false)],
  [3, presses('.controls-notes a.link:not([href^="#"])', false)],
  [5, presses(".controls .steps button", true)],
  [2, presses(".last-settings li a", false)],
];

/** One move of a hand on the page; of a kind that the page has just now. */
export async function randomMove(page: Page, random: () => number): Promise<Move> {
  const total = movers.reduce((sum, [share]) => sum + share, 0);
  for (;;) {
    let at = random() * total;
    const chosen = movers.find(([share]) => {
      at -= share;
      return at < 0;
    });
    const move = chosen === undefined ? null : await chosen[1](page, random);
    if (move !== null) return move;
  }
}

/** Opens the levers of an expert, which begin closed and begin anew after a contradiction. */
export const openExpert = (page: Page) =>
  page.evaluate(() => {
    const expert = document.querySelector<HTMLDetailsElement>("#expert");
    if (expert !== null) expert.open = true;
  });

/** The least and the most that a field takes, as it says itself when it is given more. */
async function endsOf(field: Locator): Promise<readonly string[]> {
  const [least, most] = [await field.getAttribute("min"), await field.getAttribute("max")];
  if (least !== null && most !== null) return [least, most];
  await field.fill("999");
  await field.blur();
  const numbers = async () => {
    const said = await field.evaluate((element) => {
      const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    });
    return said.replace(/[−–]/g, "-").match(/-?\d+(\.\d+)?/g) ?? [];
  };
  // A page that has just been opened refuses once its scripts have come.
  await expect
    .poll(async () => (await numbers()).length, { message: "a field says what it takes" })
    .toBeGreaterThanOrEqual(2);
  return (await numbers()).slice(-2);
}

/** Every slider, field, scenario and kind of company at both of its ends, each from the calculation's own. */
export async function* endMoves(page: Page): AsyncGenerator<() => Promise<Move>> {
  const sliders = await page.locator(".controls input[type=range]").count();
  for (let index = 0; index < sliders; index += 1) {
    const slider = page.locator(".controls input[type=range]").nth(index);
    for (const key of ["Home", "End"])
      yield async () => {
        await slider.press(key);
        return { what: `slider ${index}: ${key}`, control: slider };
      };
    yield () => backToCalculation(page);
  }
  await openExpert(page);
  const fields = page.locator(`${rates}, .controls input[name=horizon], ${levers}`).filter({ visible: true });
  for (const name of await fields.evaluateAll((all: HTMLInputElement[]) => all.map((field) => field.name))) {
    const field = page.locator(`.controls input[name="${name}"], #expert input[name="${name}"]`).first();
    for (const text of await endsOf(field))
      yield async () => {
        await openExpert(page);
        await field.fill(text);
        return { what: `${name}: typed "${text}"`, control: field };
      };
    yield () => backToCalculation(page);
  }
  const list = page.locator("#expert select[name=type]");
  for (const type of await list.locator("option").evaluateAll((all: HTMLOptionElement[]) => all.map((o) => o.value)))
    yield async () => {
      await openExpert(page);
      await list.focus();
      await list.selectOption(type);
      return { what: `type: ${type}`, control: list };
    };
  yield () => backToCalculation(page);
  const scenarios = page.locator(".controls input[type=radio]");
  for (let index = 0; index < (await scenarios.count()); index += 1)
    yield async () => {
      await scenarios.nth(index).press("Space");
      return { what: `scenario ${index}`, control: scenarios.nth(index) };
    };
}

async function backToCalculation(page: Page): Promise<Move> {
  const back = page.locator('.controls-notes a.link:not([href^="#"])').last();
  if ((await back.count()) > 0) await back.evaluate((element: HTMLElement) => element.click());
  return { what: "back to the calculation", control: null };
}
