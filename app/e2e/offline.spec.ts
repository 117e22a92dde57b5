import { expect, test } from "@playwright/test";

// A browser of its own: others must not find the worker that this one leaves behind.
test("the analyses read last are there without connection, marked as copies, and only then", async ({
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "copies are kept by scripts");
  const context = await browser.newContext({ serviceWorkers: "allow", baseURL: baseURL ?? "", locale: "es-ES" });
  const page = await context.newPage();
  const copies = (of: import("@playwright/test").Page) =>
    of.evaluate(async () => {
      const shell = await caches.match("/offline");
      const kept = await (await caches.open("valora-analyses")).keys();
      return { shell: shell !== undefined, kept: kept.map(({ url }) => new URL(url).pathname) };
    });
  await page.goto("/analysis/KO?wacc=0.09");
  const verdict = await page.locator(".answer .t-verdict, .answer h2").first().innerText();
  await page.mouse.move(200, 300);
  await expect.poll(() => copies(page)).toEqual({ shell: true, kept: ["/offline/KO"] });

  await context.setOffline(true);
  await page.goto("/analysis/KO?wacc=0.09");
  await expect(page).toHaveURL("/offline/KO?wacc=0.09");
  await expect(page.getByText("Sin conexión: copia del análisis de Coca-Cola")).toBeVisible();
  await expect(page.locator(".answer .t-verdict, .answer h2").first()).toHaveText(verdict);

  await page.goto("/analysis/JPM");
  await expect(page.getByText("de JPM no hay copia en este navegador")).toBeVisible();
  await page.goto("/blog");
  await expect(page).toHaveURL("/offline");
  await page.getByRole("link", { name: "Coca-Cola" }).click();
  await expect(page.getByText("Sin conexión: copia del análisis de Coca-Cola")).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("link", { name: "Pedir el análisis de hoy" }).click();
  await expect(page).toHaveURL("/analysis/KO");
  await expect(page.getByText("copia del análisis")).toBeHidden();
  await page.goto("/offline/KO");
  await expect(page).toHaveURL("/analysis/KO");
  await context.close();
});

test("the site can be installed in the language of the page", async ({ request }) => {
  const names = { es: "Valora: cuánto vale una acción", en: "Valora: what a share is worth" };
  for (const [language, name] of Object.entries(names)) {
    const page = await (await request.get(`/?lang=${language}`, { headers: { Accept: "text/html" } })).text();
    const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name, lang: language, display: "standalone", scope: "/" });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
    }
  }
});
