import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import {
  type DocPicture,
  docPictures,
  largestPictureInBytes,
  pictureFile,
  pictureFolder,
  pictureSize,
} from "../../../app/web/docs/doc-pictures.ts";
import { languages, root, themes } from "./screenshot-places.ts";
import { webpOf } from "./webp.ts";

// The pictures of the documentation, of an installation that has no account yet.
type Place = { site: string; setUp: string };

const into = join(root, pictureFolder);
/** Pixels of a page above its title that a picture begins with. */
const aboveTitle = 12;
const positions = ["ITX.MC\t60", "SAN.MC\t900", "IBE.MC\t250", "ENI.MI\t180", "SAP.DE\t20"].join("\n");

/** The address at which each stands. */
const addresses: Readonly<Record<DocPicture, (place: Place) => string>> = {
  "set-up": ({ setUp }) => setUp,
  installation: ({ site }) => `${site}/admin/installation`,
  status: ({ site }) => `${site}/admin/status`,
  providers: ({ site }) => `${site}/admin/providers`,
  result: ({ site }) => `${site}/analysis/KO`,
  "held-data": ({ site }) => `${site}/analysis/AAPL/data`,
  portfolio: ({ site }) => `${site}/portfolio`,
  "flex-query": ({ site }) => `${site}/portfolios/connect`,
  "alpaca-key": ({ site }) => `${site}/portfolios/connect?broker=alpaca`,
  jobs: ({ site }) => `${site}/jobs/new`,
};

/** Takes all of them, and tells how many bytes each has. */
export async function takeDocPictures(browser: Browser, place: Place): Promise<string[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const before = await takeEach(browser, ["set-up"], { place });
  const storageState = await makeAdministrator(browser, place);
  const others = docPictures.filter((name) => name !== "set-up");
  return [...before, ...(await takeEach(browser, others, { place, storageState }))];
}

type Signed = Pick<BrowserContextOptions, "storageState">;

async function takeEach(
  browser: Browser,
  names: readonly DocPicture[],
  { place, ...signed }: Signed & { place: Place },
): Promise<string[]> {
  const told: string[] = [];
  for (const language of languages)
    for (const colorScheme of themes) {
      const look = {
        viewport: pictureSize,
        colorScheme,
        timezoneId: "Europe/Madrid",
        serviceWorkers: "block",
      } as const;
      const context = await browser.newContext({ ...look, ...signed });
      for (const name of names) {
        const page = await opened(context, inLanguage(addresses[name](place), language));
        if (name === "portfolio") await valued(page);
        told.push(await taken(page, pictureFile(name, language, colorScheme)));
        await page.close();
      }
      await context.close();
    }
  return told;
}

/** An address of the site with the language of its page. */
function inLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url.href;
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function taken(page: Page, file: string): Promise<string> {
  const title = await page.locator("main h1").boundingBox();
  const y = Math.max(0, (title?.y ?? 0) - aboveTitle);
  const picture = await webpOf(page, { quality: 70, clip: { x: 0, y, ...pictureSize, scale: 1 } });
  if (picture.length > largestPictureInBytes)
    throw new Error(`${file} has ${picture.length} bytes, more than ${largestPictureInBytes}`);
  writeFileSync(join(into, file), picture);
  return `${file}  ${Math.round(picture.length / 1_000)} kB`;
}

/** The first administrator of the installation, signed in, with a team that has a book of companies. */
async function makeAdministrator(browser: Browser, { site, setUp }: Place) {
  const context = await browser.newContext();
  const page = await opened(context, setUp);
  const written = { email: "ana@example.org", displayName: "Ana", password: "correct horse battery 9" };
  for (const [name, value] of Object.entries(written)) await page.locator(`main [name=${name}]`).fill(value);
  await page.locator("main [name=operatorName]").fill("Cooperativa Ejemplo");
  await page.locator("main [name=isOldEnough]").check();
  await page.locator("main form:has([name=password]) button[type=submit]").click();
  await page.waitForURL("**/admin/installation*");
  const made = async (path: string, name: string): Promise<string> => {
    const answer = await context.request.post(`${site}/api/v1/${path}`, { data: { name } });
    const { id } = await answer.json();
    return String(id);
  };
  await made(`teams/${await made("teams", "Cooperativa Ejemplo")}/books`, "Europa");
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The form of a portfolio, sent. */
async function valued(page: Page): Promise<void> {
  await page.locator("main textarea[name=table]").fill(positions);
  await page.locator("main form:has(textarea[name=table])").getByRole("button").last().click();
  await page.locator("main table").first().waitFor();
}
