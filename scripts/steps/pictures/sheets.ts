import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { folder, languages, root, site, sizes, themes } from "./screenshot-places.ts";
import { webpOf } from "./webp.ts";

// Sheets of the documentation: every page that is read, small, in each language, theme and width; and the result as it was first.
const pages = [
  "/",
  "/analysis/KO",
  "/analysis/KO/statements",
  "/analysis/KO/ratios",
  "/analysis/KO/multiples",
  "/analysis/KO/technical",
  "/analysis/KO/story/business",
  "/analysis/ACX.MC",
  "/compare?tickers=KO,PEP,MDLZ",
  "/screener",
  "/popular",
  "/methods",
  "/methodology/proof",
  "/methodology/prediction",
  "/import",
  "/blog",
  "/blog/article/margin-of-safety",
  "/faq",
  "/features",
  "/plans",
  "/about",
  "/contacto",
  "/auth",
  "/privacy",
] as const;
/** The commit with the first pictures of a result. */
const firstPictures = "a0229eb7";
const quality = 60;
const thumbnails = {
  1280: { width: 250, height: 176, columns: 6 },
  390: { width: 124, height: 268, columns: 12 },
} as const;

const beforeAfterForm = {
  1280: { width: 470, height: 330, columns: 3 },
  390: { width: 230, height: 498, columns: 6 },
} as const;

type Size = (typeof sizes)[number];
type Picture = { caption: string; source: string };

/** The sheets, and how many bytes each has. */
export async function takeSheets(browser: Browser): Promise<string[]> {
  const said: string[] = [];
  for (const size of sizes) {
    for (const language of languages) {
      const shots = await everyPage(browser, { language, size });
      said.push(
        await sheet(browser, { name: `sheet-${language}-${size.width}.webp`, shots, ...thumbnails[size.width] }),
      );
    }
    const shots = await beforeAndAfter(browser, size);
    const form = beforeAfterForm[size.width];
    if (shots.length > 0) said.push(await sheet(browser, { name: `before-after-${size.width}.webp`, shots, ...form }));
  }
  return said;
}

/** Every page, in light and then in dark. */
async function everyPage(browser: Browser, { language, size }: { language: string; size: Size }): Promise<Picture[]> {
  const shots: Picture[] = [];
  for (const colorScheme of themes) {
    const context = await browser.newContext({ viewport: size, colorScheme, serviceWorkers: "block" });
    const page = await context.newPage();
    for (const path of pages) shots.push({ caption: path, source: await shot(page, localised(path, language)) });
    await context.close();
  }
  return shots;
}

const localised = (path: string, language: string) => `${site}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

async function shot(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  return `data:image/jpeg;base64,${(await page.screenshot({ type: "jpeg", quality: 80 })).toString("base64")}`;
}

/** The result in light, in each language: as it was first, then as it is. */
async function beforeAndAfter(browser: Browser, size: Size): Promise<Picture[]> {
  const former = languages.map((language) => formerPicture(`result-${language}-light-${size.width}.webp`));
  if (former.some((picture) => picture === null)) return [];
  const context = await browser.newContext({ viewport: size, colorScheme: "light", serviceWorkers: "block" });
  const page = await context.newPage();
  const present: string[] = [];
  for (const language of languages) present.push(await shot(page, localised("/analysis/KO", language)));
  await context.close();
  return [
    ...former.map((source, at) => ({ caption: `before · ${languages[at]}`, source: source ?? "" })),
    ...present.map((source, at) => ({ caption: `after · ${languages[at]}`, source })),
  ];
}

/** Null where the history is not at hand. */
function formerPicture(name: string): string | null {
  try {
    const file = execFileSync("git", ["show", `${firstPictures}:docs/screenshots/${name}`], {
      cwd: root,
      maxBuffer: 10_000_000,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return `data:image/webp;base64,${file.toString("base64")}`;
  } catch {
    return null;
  }
}

type Sheet = { name: string; shots: readonly Picture[]; width: number; height: number; columns: number };

/** The pictures side by side with their addresses, as one picture. */
async function sheet(browser: Browser, { name, shots, width, height, columns }: Sheet): Promise<string> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 10) + 10, height: 600 } });
  const figures = shots.map(
    ({ caption, source }) =>
      `<figure><img src="${source}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 10px; margin: 10px; background: #ddd; font: 10px sans-serif }
    figure { margin: 0 } img { display: block; object-fit: cover; object-position: top } figcaption { overflow: hidden; white-space: nowrap }
  </style>${figures.join("")}`);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  const full = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  const clip = { x: 0, y: 0, ...full, scale: 1 };
  const picture = await webpOf(page, { quality, clip });
  await page.close();
  writeFileSync(join(folder, name), picture);
  return `${name}  ${Math.round(picture.length / 1_000)} kB`;
}
