import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { languages } from "../messages/languages.ts";

test("the documentation is searched, and leads from a section to the next page", async ({ page }) => {
  await page.goto("/docs?lang=en");
  await page.getByRole("searchbox").fill("trusted proxies");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Behind a proxy: Two settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Behind a proxy");
  expect(new URL(page.url()).hash).toBe("#two-settings");
  const current = page.getByRole("navigation", { name: "Contents" }).locator("[aria-current=page]");
  await expect(current).toHaveText("Behind a proxy");
  await page.getByRole("link", { name: "Next: PostgreSQL" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PostgreSQL");
});

for (const theme of ["light", "dark"] as const)
  test(`a picture of a page is in the language and the ${theme} theme of its reader`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => request.url().includes("/pictures/") && fetched.push(request.url()));
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/docs/status?lang=it");
    const picture = page.getByRole("main").getByRole("img", { name: /^Lo stato: funziona tutto/ });
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", `/pictures/status-it-${theme}.webp`);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
    // Without scripts browsers fetch what is hidden too.
    if (javaScriptEnabled !== false)
      expect(fetched.map((url) => new URL(url).pathname)).toEqual([`/pictures/status-it-${theme}.webp`]);
  });

test("npm run docs writes the same pages as files, which lead to each other and are searched without a server", async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the files are the same with and without scripts");
  const folder = mkdtempSync(join(tmpdir(), "valora-docs-"));
  try {
    const words = [join(import.meta.dirname, "../../scripts/docs.mjs"), "--from", baseURL ?? "", "--into", folder];
    execFileSync(process.execPath, [...words, "--site", "https://valora.example/"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const leads: string[] = [];
    for (const language of languages)
      for (const name of readdirSync(join(folder, language)).filter((each) => each.endsWith(".html"))) {
        const html = readFileSync(join(folder, language, name), "utf8");
        for (const [, address = ""] of html.matchAll(/ (?:href|src|action)="([^"#?]+)[^"]*"/g))
          if (!/^(?:https:|mailto:)/.test(address) && !existsSync(join(folder, language, address)))
            leads.push(`${language}/${name}: ${address}`);
      }
    expect(leads).toEqual([]);
    await page.goto(`${pathToFileURL(join(folder, "it", "index.html")).href}?q=ripristinare`);
    await page.getByRole("link", { name: "Copie di sicurezza e ripristino: Ripristinare" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Copie di sicurezza e ripristino");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back up and restore");
    const isDrawn = await page.evaluate(async () => {
      const { fonts } = document;
      await fonts.ready;
      return [...fonts].some(({ status }) => status === "loaded");
    });
    expect(isDrawn, "a font of the files is drawn").toBe(true);
    await page.goto(`${page.url().replace("backup.html", "index.html")}?q=xyzzyplugh`);
    await expect(page.getByText("Try fewer words, or look at the contents.")).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
