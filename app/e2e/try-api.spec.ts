import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expectReflow } from "./reflow.ts";

const page404 = "/api/docs/try/none?lang=en";
const said = (page: Page) => page.locator("#said");
const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();
const content = (page: Page) => page.getByRole("region", { name: "Content" });
/** What the answer says of itself, by name. */
const facts = (page: Page) =>
  page
    .locator("#facts dt")
    .evaluateAll((terms) =>
      Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""])),
    );

test("the description leads to the page of an operation, which keeps it in another language", async ({ page }) => {
  await page.goto("/api/docs?lang=en");
  await page.getByRole("link", { name: "Try GET /api/v1/companies", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Try GET /api/v1/companies");
  await page.getByRole("link", { name: "Italiano" }).click();
  await expect(page).toHaveURL(/\/api\/docs\/try\/companies\?lang=it$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prova GET /api/v1/companies");
  await page.getByRole("link", { name: "Descrizione dell’API" }).click();
  await expect(page).toHaveURL(/\/api\/docs\?lang=it#companies$/);
  expect((await page.goto(page404))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This operation does not exist");
});

for (const width of [320, 1280])
  test(`its pages are no wider than a screen of ${width} pixels, and axe finds nothing in them`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const operations = [
      "analysis",
      "imports",
      "watchCompany",
      "deleteComment",
      "dataSetFile",
      "takePaymentEvent",
      "none",
    ];
    for (const [at, operation] of operations.entries()) {
      const colorScheme = (at + width / 320) % 2 === 0 ? "light" : "dark";
      await page.emulateMedia({ colorScheme });
      await page.goto(`/api/docs/try/${operation}?lang=${["es", "en", "it"][at % 3]}`);
      await expectReflow(page, `${operation} at ${width} pixels`);
      if (javaScriptEnabled !== false) expect(await axeViolations(page), operation).toEqual([]);
    }
  });

test.describe("without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "with them, the page sends the request itself");

  test("a form leads to the answer, and one that changes something says what it needs", async ({ page }) => {
    await page.goto("/api/docs/try/companies?lang=en");
    await expect(page.getByText("Without JavaScript, the response opens in this window.")).toBeVisible();
    await page.getByLabel("query").fill("coca cola");
    await send(page);
    await expect(page).toHaveURL(/\/api\/v1\/companies\?query=coca\+cola&lang=en$/);
    await expect(page.locator("body")).toContainText('"KO"');
    await page.goto("/api/docs/try/watchCompany?lang=en");
    await expect(page.getByText("Trying this operation needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  });
});

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without them, the form leads to the answer");

  test("a value is asked for, shown as a command, and answered in place", async ({ page }) => {
    await page.goto("/api/docs/try/analysis?lang=en");
    const curl = page.getByRole("region", { name: "The same request with curl" });
    await expect(curl).toContainText(/^curl 'http:\/\/127.0.0.1:\d+\/api\/v1\/analysis\?ticker=AAPL&lang=en'$/);
    await page.getByLabel("ticker").fill("KO");
    await page.getByLabel("wacc", { exact: true }).fill("0.09");
    await page.locator("summary", { hasText: "More parameters" }).click();
    await page.getByLabel("fields", { exact: true }).fill("company.name,summary.mean");
    await expect(curl).toContainText("ticker=KO&wacc=0.09&lang=en&fields=company.name%2Csummary.mean'");
    await send(page);
    await expect(said(page)).toHaveText("200 OK");
    const shown = (await content(page).textContent()) ?? "";
    const answer: unknown = JSON.parse(shown);
    expect(shown).toBe(JSON.stringify(answer, null, 2));
    expect(answer).toMatchObject({ company: { name: "Coca-Cola Company" }, summary: { mean: expect.any(Number) } });
    expect(await facts(page)).toMatchObject({
      Status: "200 OK",
      Time: expect.stringMatching(/^[\d,]+ ms$/),
      Size: expect.stringMatching(/byte|kB/),
      "Content-Type": "application/json",
      ETag: expect.stringMatching(/^W\//),
      "X-Request-Id": expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(page.url()).toMatch(/\/api\/docs\/try\/analysis\?lang=en$/);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("a refusal shows its code, in the language of the page", async ({ page }) => {
    await page.goto("/api/docs/try/analysis?lang=it");
    await page.getByLabel("ticker").fill("KO");
    await page.getByLabel("wacc", { exact: true }).fill("0.05");
    await page.getByLabel("g", { exact: true }).fill("0.08");
    await page.getByRole("button", { name: "Invia" }).click();
    await expect(said(page)).toHaveText(/^422.* · gNotBelowWacc$/);
    await expect(page.getByRole("region", { name: "Contenuto" })).toContainText('"code": "gNotBelowWacc"');
    expect((await facts(page))["Content-Type"]).toBe("application/problem+json; charset=utf-8");
  });

  test("a bound that is not kept in a folded part is shown there", async ({ page }) => {
    await page.goto("/api/docs/try/analysis?lang=en");
    const more = page.locator("summary", { hasText: "More parameters" });
    await more.click();
    await page.getByLabel("beta", { exact: true }).fill("1000");
    await more.click();
    await send(page);
    await expect(page.getByLabel("beta", { exact: true })).toBeFocused();
    await expect(said(page)).toBeEmpty();
  });

  test("a key asks instead of the session, and is written nowhere", async ({ page }) => {
    await page.goto("/api/docs/try/companies?lang=en");
    const key = `valora_${"k".repeat(43)}`;
    await page.getByLabel("query").fill("<img src=x onerror=alert(1)>");
    await page.getByLabel("API key").fill(key);
    await expect(page.getByText("The request is sent with the key")).toBeVisible();
    await expect(page.locator("#curl")).toContainText('-H "Authorization: Bearer $VALORA_KEY"');
    const request = page.waitForRequest(/\/api\/v1\/companies/);
    await send(page);
    expect((await request).headers().authorization).toBe(`Bearer ${key}`);
    await expect(said(page)).toHaveText(/^401.* · apiKeyInvalid$/);
    expect(await page.locator("body").innerText()).not.toContain(key);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
    ).not.toContain(key);
    await page.getByLabel("API key").fill("");
    await send(page);
    await expect(said(page)).toHaveText("200 OK");
    await expect(page.locator("img")).toHaveCount(0);
  });

  test("a body is sent as JSON or as a form with a file, and the file of an answer is downloaded", async ({ page }) => {
    await page.goto("/api/docs/try/portfolioWorkbook?lang=en");
    await expect(page.locator("#curl")).toContainText("curl -X POST");
    await send(page);
    await expect(page.getByText("The response is a file.")).toBeVisible();
    const downloaded = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the response" }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");

    await page.goto("/api/docs/try/imports?lang=en");
    await page.getByLabel("How it is sent").selectOption("multipart/form-data");
    await page.getByLabel("file", { exact: true }).setInputFiles({
      name: "it's.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("year;2025-12-31\nrevenue;1210\nnet income;121\ndiluted shares;100\n"),
    });
    await expect(page.locator("#curl")).toContainText(`-F 'file=@"it'\\''s.csv"'`);
    await expect(page.getByLabel("Content application/json")).toBeHidden();
    await send(page);
    await expect(said(page)).toHaveText(/^\d{3} /);
    expect((await facts(page))["Content-Type"]).toMatch(/^application\/(?:problem\+)?json/);
    await expect(said(page)).not.toContainText(/jsonInvalid|unsupportedMediaType/);
  });

  test("lines are shown as they arrive, and are stopped", async ({ page }) => {
    await page.goto("/api/docs/try/analyses?lang=en");
    const body = page.getByLabel("Content application/json");
    await body.fill(JSON.stringify({ tickers: ["KO", "XYZQ"], fields: ["summary.signal"] }));
    await send(page);
    await expect(said(page)).toHaveText("200 OK");
    expect((await content(page).textContent())?.trim().split("\n")).toHaveLength(2);
    // An answer that never ends: what has arrived stays.
    await page.evaluate(() => {
      window.fetch = async (_, { signal } = {}) => {
        const stream = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"index":1}\n'));
            signal?.addEventListener("abort", () => controller.error(signal.reason));
          },
        });
        return new Response(stream, { headers: { "Content-Type": "application/x-ndjson" } });
      };
    });
    await send(page);
    await expect(content(page)).toHaveText('{"index":1}');
    await expect(said(page)).toHaveText("Sending…");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(said(page)).toHaveText(/^Stopped\./);
    await expect(content(page)).toHaveText('{"index":1}');
    await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
  });

  test("a long answer is cut where it is shown and whole where it is downloaded", async ({ page }) => {
    await page.goto("/api/docs/try/analysis?lang=en");
    await send(page);
    await expect(said(page)).toHaveText("200 OK");
    await expect(page.getByText("Only the beginning is shown here, up to 200,000 characters.")).toBeVisible();
    expect((await content(page).textContent())?.length).toBe(200_000);
    const downloaded = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the response" }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe("analysis.json");
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toHaveProperty("company");
  });

  test("no connection is said in the language of the page", async ({ page }) => {
    await page.goto("/api/docs/try/companies?lang=es");
    await page.getByLabel("query").fill("a");
    await page.route("**/api/v1/**", (route) => route.abort());
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(said(page)).toHaveText("No hay respuesta: no hay conexión o el servidor no contesta.");
    await expect(page.locator("#answer")).toBeHidden();
  });

  test("the keyboard alone is enough", async ({ page }) => {
    await page.goto("/api/docs/try/companies?lang=en");
    const focus = () => page.evaluate(() => document.activeElement?.id ?? "");
    const tabTo = async (id: string) => {
      for (let pressed = 0; pressed < 30 && (await focus()) !== id; pressed += 1) await page.keyboard.press("Tab");
      expect(await focus()).toBe(id);
    };
    await tabTo("query-query");
    await page.keyboard.type("coca cola");
    await tabTo("send");
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText("200 OK");
    expect(await focus()).toBe("send");
    await tabTo("answer-content");
    await expect(content(page)).toContainText('"KO"');
  });
});
