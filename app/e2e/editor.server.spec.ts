import { createHash } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { textOf } from "./bad-inputs/case.ts";
import { type ContentCase, contentCases } from "./bad-inputs/content-cases.ts";
import { exchange } from "./bad-inputs/exchange.ts";
import { scriptInjections } from "./bad-inputs/script-injections.ts";
import { browsersToday } from "./browsers-today.ts";
import { editorRequests } from "./editor-requests.ts";
import { editorServerOfFile } from "./team-server.ts";

// One server for all of it; a browser without scripts is opened where one is needed.
const server = editorServerOfFile(18);

const { at, signIn, post } = editorRequests(server);
const body = (page: Page) => page.getByRole("textbox", { name: "Contenido" });
const save = (page: Page) => page.getByRole("button", { name: "Guardar" }).click();

for (const scripts of browsersToday(1)) {
  test(`a text is written, seen, published, changed and restored ${scripts} scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts === "with", locale: "es-ES" });
    await signIn(context);
    const page = await context.newPage();
    await page.goto(at("/admin/content"));
    await page.getByRole("link", { name: "Escribir un texto" }).click();
    await expect(page.getByPlaceholder("Introduce el título")).toBeVisible();
    if (scripts === "with") await page.waitForLoadState("networkidle");
    await page.getByRole("tab", { name: "Vista previa" }).click();
    await expect(page.getByText("No hay contenido para previsualizar")).toBeVisible();
    await page.getByRole("tab", { name: "Editar" }).click();
    await page.getByLabel("Título").fill(`Escrito ${scripts} scripts`);
    await body(page).fill("Un resumen.\n\n## Un apartado\n\nCoca-Cola cuesta {KO.wacc} al año.");
    await page.getByRole("tab", { name: "Vista previa" }).click();
    const preview = page.getByRole("tabpanel", { name: "Vista previa" });
    await expect(preview.getByRole("heading", { name: "Un apartado" })).toBeVisible();
    await expect(preview).toContainText(/cuesta \d,\d\s% al año/);
    await page.getByRole("tab", { name: "Editar" }).click();
    await page.getByLabel("Publicación").selectOption("published");
    await save(page);
    await expect(page.getByText("Contenido guardado")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/content/es/escrito-${scripts}-scripts`));
    const address = new URL(page.url()).pathname;
    await page.getByRole("link", { name: "Ver en el blog" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Escrito ${scripts} scripts`);
    await page.goto(at(address));
    await body(page).fill("Otro resumen.");
    await save(page);
    await expect(page.getByText("Contenido guardado")).toBeVisible();
    await page.getByRole("link", { name: "Versiones" }).click();
    await expect(page.getByRole("list", { name: "Lo que cambió" })).toContainText("Añadido: Otro resumen.");
    await page.getByRole("link", { name: "Versión 1" }).click();
    await page.getByRole("button", { name: "Restaurar esta versión" }).click();
    await expect(page.getByRole("link", { name: "Versión 3" })).toBeVisible();
    await page.goto(at(`/blog/article/escrito-${scripts}-scripts`));
    await expect(page.getByRole("heading", { name: "Un apartado" })).toBeVisible();
    await context.close();
  });
}

test("what is refused stays in the form: an older version, a session that has ended", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-ES" });
  await signIn(context);
  const page = await context.newPage();
  const guide = "/admin/content/es/margin-of-safety";
  await page.goto(at(guide));
  await page.waitForLoadState("networkidle");
  expect((await post(context.request, guide, { version: "0", title: "Suyo", body: "Lo suyo." })).status()).toBe(303);
  await body(page).fill("Lo mío.");
  await save(page);
  await expect(page.getByRole("list", { name: "Lo que cambia entre su versión y la tuya" })).toContainText("Lo suyo.");
  await expect(body(page)).toHaveValue("Lo mío.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Guardar la mía encima" }).click();
  await expect(page.getByText("Tu sesión ha terminado y no se ha guardado.")).toBeVisible();
  await expect(body(page)).toHaveValue("Lo mío.");
  await signIn(context);
  await save(page);
  await expect(page.getByText("Contenido guardado")).toBeVisible();
  await page.goto(at("/blog?q=mío"));
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(1);
  await context.close();
});

test("twenty-three script injections in every field do nothing, wherever the text is shown", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-ES" });
  await signIn(context);
  const page = await context.newPage();
  const violations: string[] = [];
  page.on("console", (message) => /Content Security Policy/i.test(message.text()) && violations.push(message.text()));
  page.on("dialog", (dialog) => dialog.dismiss().then(() => violations.push("dialog")));
  const injected = createHash("sha256").update("window.__xss=1").digest("base64");
  const isInert = async (path: string) => {
    const response = await page.goto(at(path));
    expect([path, response?.status()]).toEqual([path, 200]);
    expect(await page.evaluate(() => "__xss" in window), path).toBe(false);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')*;/);
    expect(policy).not.toContain(injected);
  };
  for (const [index, injection] of scriptInjections.entries()) {
    const slug = `injection-${index}`;
    const sent = await post(context.request, "/admin/content/new", {
      slug,
      title: injection,
      body: `${injection}\n\n## ${injection}\n\n- ${injection}\n\n| ${injection} |\n| --- |\n| ${injection} |\n\n    ${injection}`,
    });
    expect([injection, sent.status()]).toEqual([injection, 303]);
    for (const field of ["slug", "language", "kind", "category", "state"]) {
      const refused = await post(context.request, "/admin/content/new", { [field]: injection });
      expect([field, refused.status()]).toEqual([field, 400]);
    }
    await isInert(`/blog/article/${slug}`);
  }
  for (const path of [
    "/blog",
    "/admin/content",
    "/admin/content/es/injection-0",
    "/admin/content/es/injection-18/versions",
  ])
    await isInert(path);
  for (const path of ["/blog/feed.xml?lang=es", "/sitemap.xml"]) {
    const xml = await (await context.request.get(at(path))).text();
    expect(xml, path).not.toMatch(/<(?:script|img|svg|iframe|style|a |form|math|details)/);
  }
  expect(violations).toEqual([]);
  await context.close();
});

/** The server refuses by the request head alone and closes the connection to a client that goes on sending. */
async function answerToLongBody(length: number) {
  const { host, hostname, port } = new URL(server.origin);
  const head = [
    "POST /admin/content/new HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${length}`,
    "Connection: close",
    "\r\n",
  ];
  const bytes = Buffer.from(head.join("\r\n"));
  const { status, body: said } = await exchange({ bytes, isSlow: false }, { host: hostname, port: Number(port) });
  return { status, code: JSON.parse(said).code };
}

/** The outcome of a case; a form that was kept leads on to its page. */
async function answerTo(request: APIRequestContext, { id, input }: ContentCase) {
  const written = textOf((input.body ?? "x") as string);
  if (written.length > 1_048_576) return answerToLongBody(written.length);
  const sent = { title: input.title ?? `Caso ${id}`, slug: input.slug ?? "", body: written };
  // Another editor's version came first: the form names one that is not the latest.
  const isStale = input.ifMatch !== undefined;
  const path = isStale ? "/admin/content/es/fcf-calculation-guide" : "/admin/content/new";
  const answer = await post(request, path, { ...sent, version: isStale ? "7" : "0" }, input.role !== "anonymous");
  if (answer.status() === 303) return { status: 200, code: null };
  return { status: answer.status(), code: (await answer.json()).code };
}

test("bad inputs of content get the answer they deserve", async ({ request }) => {
  const asEditor = { Cookie: `${server.session.name}=${server.session.value}` };
  const listed = async () => {
    const page = await request.get(at("/admin/content"), { headers: asEditor });
    return Number(/(\d+) textos/.exec(await page.text())?.[1]);
  };
  let kept = await listed();
  for (const each of contentCases) {
    const { id, expected } = each;
    const { status, code } = await answerTo(request, each);
    expect([id, expected.status]).toEqual([id, expect.arrayContaining([status])]);
    if (expected.code !== null) expect([id, code]).toEqual([id, expected.code]);
    kept += expected.stored ? 1 : 0;
    expect([id, await listed()]).toEqual([id, kept]);
  }
  for (const path of ["", "/new", "/images", "/es/margin-of-safety", "/es/margin-of-safety/versions"])
    expect([path, (await request.get(at(`/admin/content${path}`))).status()]).toEqual([path, 404]);
});
