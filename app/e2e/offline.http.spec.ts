import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { appFolder } from "../config/app-folder.server.ts";
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

/** Words that are left standing in a built script whatever its names were shortened to. */
const serversOwn = [
  "PGlite",
  "pg_catalog",
  "createTransport",
  "PdfPrinter",
  "kysely",
  "node:fs",
  "node:crypto",
  "scrypt",
];
const notoriousPasswords = ["trustno1", "iloveyou", "zxcvbn"];

test("what browsers load holds no dictionary of passwords and nothing of the server", () => {
  const folder = join(appFolder, "build", "client", "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const texts = scripts.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
  // A word that is there is found.
  expect(texts.filter(([, text]) => text.includes("wacc")).length).toBeGreaterThan(0);
  for (const word of [...serversOwn, ...notoriousPasswords])
    expect(
      texts.flatMap(([name, text]) => (text.includes(word) ? [name] : [])),
      word,
    ).toEqual([]);
});
