import { expect, test } from "@playwright/test";
import { assetsIn } from "../web/offline/offline-addresses.ts";

const html = { headers: { Accept: "text/html" } };

test("every file that a copy for hours without connection asks for is there", async ({ request }) => {
  const named = new Set<string>();
  for (const page of ["/offline?lang=es", "/offline?lang=en", "/offline?lang=it", "/analysis/KO", "/"]) {
    const files = assetsIn(await (await request.get(page, html)).text());
    expect(files.length, page).toBeGreaterThan(5);
    for (const file of files) named.add(file);
  }
  const later: Record<string, string[]> = await (await request.get("/later-files.json")).json();
  for (const file of Object.values(later).flat()) named.add(file);
  for (const file of named) expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
});

test("every address that the installed application names is there", async ({ request }) => {
  for (const language of ["es", "en", "it"]) {
    const manifest = await (await request.get(`/manifest.webmanifest?lang=${language}`)).json();
    const [icons, shortcuts]: [{ src: string }[], { url: string }[]] = [manifest.icons, manifest.shortcuts];
    const addresses = [manifest.start_url, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
    for (const address of ["/service-worker.js", ...addresses])
      expect([address, (await request.get(address, html)).status()]).toEqual([address, 200]);
  }
});
