import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { takeDocPictures } from "./pictures/doc-pictures.ts";
import { folder, languages, port, site, sizes, themes } from "./pictures/screenshot-places.ts";
import { takeSheets } from "./pictures/sheets.ts";
import { webpOf } from "./pictures/webp.ts";
import { whileServed } from "./served/served-build.ts";

// Pictures for the documentation: the result page in three languages, two themes, at a desk and on a phone; sheets of all pages; and the
// pictures that the pages of the documentation show.
const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
const ticker = "KO";
const largestInBytes = 150_000;

type Picture = { language: string; theme: "light" | "dark"; size: { width: number; height: number } };

async function take(browser: Browser, { language, theme, size }: Picture): Promise<string> {
  const page = await browser.newPage({ viewport: size, colorScheme: theme, serviceWorkers: "block" });
  await page.goto(`${site}/analysis/${ticker}?lang=${language}`, { waitUntil: "networkidle" });
  const picture = await webpOf(page, { quality: 82 });
  await page.close();
  const name = `result-${language}-${theme}-${size.width}.webp`;
  if (picture.length > largestInBytes)
    throw new Error(`${name} has ${picture.length} bytes, more than ${largestInBytes}`);
  writeFileSync(join(folder, name), picture);
  return `${name}  ${Math.round(picture.length / 1_000)} kB`;
}

/** All of them; those of the documentation where the installation has no account yet, and alone where only they are asked for. */
async function takeAll(setUp: (() => Promise<string>) | null): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  if (only !== "docs") await takePages(browser);
  if (setUp !== null) tell(await takeDocPictures(browser, { site, setUp: await setUp() }));
  await browser.close();
}

/** The result page, and the sheets of all. */
async function takePages(browser: Browser): Promise<void> {
  for (const language of languages)
    for (const theme of themes) for (const size of sizes) tell([await take(browser, { language, theme, size })]);
  tell(await takeSheets(browser));
}

const tell = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));

await (process.env.SCREENSHOTS_OF === undefined ? whileServed(port, (_, setUp) => takeAll(setUp)) : takeAll(null));
