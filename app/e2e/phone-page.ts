import { type Browser, expect } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import type { startServerWith } from "./team-server.ts";

type Opened = {
  scripts: "with" | "without";
  server: Pick<Awaited<ReturnType<typeof startServerWith>>, "origin" | "session">;
  timezoneId?: string;
};

const width = 390;

/** A page on a phone of a person who has signed in, in Spanish; `usable` refuses what axe finds and what is wider than the phone. */
export async function openPhonePage(browser: Browser, { scripts, server: { origin, session }, ...where }: Opened) {
  const context = await browser.newContext({
    javaScriptEnabled: scripts === "with",
    locale: "es-ES",
    baseURL: origin,
    viewport: { width, height: 844 },
    ...where,
  });
  await context.addCookies([session]);
  const page = await context.newPage();
  return {
    context,
    page,
    main: page.locator("main"),
    async usable() {
      // A form without scripts has just sent the browser on: the next page may have no element yet.
      await page.waitForLoadState("domcontentloaded");
      if (scripts === "with") expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    },
  };
}
