import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { folder, languages, port, site, sizes, themes } from "./pictures/screenshot-places.ts";
import { takeSheets } from "./pictures/sheets.ts";
import { whileServed } from "./served/served-build.ts";

// Pictures for the documentation: the result page in three languages, two themes, at a desk and on a phone; then sheets of all pages.
const ticker = "KO";
const largestInBytes = 150_000;

type Picture = { language: string; theme: "light" | "dark"; size: { width: number; height: number } };

async function take(browser: Browser, { language, theme, size }: Picture): Promise<string> {
  const page = await browser.newPage({ viewport: size, colorScheme: theme, serviceWorkers: "block" });
  await page.goto(`${site}/analysis/${ticker}?lang=${language}`, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  await page.close();
  const picture = Buffer.from(data, "base64");
  const name = `result-${language}-${theme}-${size.width}.webp`;
  if (picture.length > largestInBytes)
    throw new Error(`${name} has ${picture.length} bytes, more than ${largestInBytes}`);
  writeFileSync(join(folder, name), picture);
  return `${name}  ${Math.round(picture.length / 1_000)} kB`;
}

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  for (const language of languages)
    for (const theme of themes) for (const size of sizes) console.log(await take(browser, { language, theme, size }));
  for (const said of await takeSheets(browser)) console.log(said);
  await browser.close();
}

await (process.env.SCREENSHOTS_OF === undefined ? whileServed(port, takeAll) : takeAll());
