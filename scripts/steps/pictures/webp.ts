import type { Page } from "@playwright/test";

type Clip = { x: number; y: number; width: number; height: number; scale: number };

/** What a page shows, or a part of it that may reach beyond the window, as WebP. */
export async function webpOf(page: Page, { quality, clip }: { quality: number; clip?: Clip }): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality,
    ...(clip && { clip, captureBeyondViewport: true }),
  });
  return Buffer.from(data, "base64");
}
