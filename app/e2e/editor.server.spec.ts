import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { textOf } from "./bad-inputs/case.ts";
import { exchange } from "./bad-inputs/exchange.ts";
import { scriptInjections } from "./bad-inputs/script-injections.ts";
import { casesFile } from "./bad-inputs/shared-cases.ts";
import { placedPictures, secrets } from "./placed-pictures.ts";
import { editorServerOfFile } from "./team-server.ts";

// One server for all of it; a browser without scripts is opened where one is needed.
const server = editorServerOfFile(18);

const at = (path: string) => `${server.origin}${path}`;
const signIn = (context: BrowserContext) => context.addCookies([server.session]);
const body = (page: Page) => page.getByRole("textbox", { name: "Contenido" });
const save = (page: Page) => page.getByRole("button", { name: "Guardar" }).click();

type Sent = Record<string, string>;
const text = { title: "Un título", kind: "article", category: "markets", state: "published", language: "es", slug: "" };

/** The form as a program sends it, with the answer that programs read. */
const post = (request: APIRequestContext, path: string, form: Sent, isEditor = true) =>
  request.post(at(path), {
    form: { do: "save", body: "Un resumen.", ...text, ...form },
    headers: {
      Accept: "application/json",
      ...(isEditor && { Cookie: `${server.session.name}=${server.session.value}` }),
    },
    maxRedirects: 0,
  });

for (const scripts of ["with", "without"] as const) {
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
  test.setTimeout(180_000);
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

type ContentCase = {
  id: string;
  input: { role: string; body?: unknown; title?: string; slug?: string; ifMatch?: string };
  expected: { status: number[]; code: string | null; stored: boolean };
};

const own: ContentCase[] = [
  {
    id: "two-megabytes",
    input: { role: "editor", body: "x".repeat(2_097_152) },
    expected: refused(413, "bodyTooLarge"),
  },
  {
    id: "one-sign-too-many",
    input: { role: "editor", body: "x".repeat(60_001) },
    expected: refused(400, "contentTooLong"),
  },
  {
    id: "invisible-title",
    input: { role: "editor", title: "\u202e\u200b", body: "x" },
    expected: refused(400, "titleRequired"),
  },
  { id: "null-in-slug", input: { role: "editor", slug: "a\0b", body: "x" }, expected: refused(400, "slugInvalid") },
  {
    id: "encoded-traversal",
    input: { role: "editor", slug: "%2e%2e%2fadmin", body: "x" },
    expected: refused(400, "slugInvalid"),
  },
  {
    id: "nulls-and-bidi",
    input: { role: "editor", body: "a\0b\u202ec" },
    expected: { status: [200], code: null, stored: true },
  },
  { id: "reader", input: { role: "anonymous", title: "x", body: "x" }, expected: refused(401, "unauthenticated") },
];
function refused(status: number, code: string) {
  return { status: [status], code, stored: false };
}

const shared: ContentCase[] = existsSync(casesFile)
  ? readFileSync(casesFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"surface": "content"'))
      .map((line) => JSON.parse(line))
  : [];

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
  test.setTimeout(120_000);
  const asEditor = { Cookie: `${server.session.name}=${server.session.value}` };
  const listed = async () => {
    const page = await request.get(at("/admin/content"), { headers: asEditor });
    return Number(/(\d+) textos/.exec(await page.text())?.[1]);
  };
  let kept = await listed();
  for (const each of [...own, ...shared]) {
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

test("an image is taken by what it is, and served as nothing else", async ({ request }) => {
  const cookie = { Cookie: `${server.session.name}=${server.session.value}`, Accept: "application/json" };
  const upload = (name: string, buffer: Buffer, mimeType = "image/png", alt = "Un punto") =>
    request.post(at("/admin/content/images"), {
      multipart: { file: { name, mimeType, buffer }, alt },
      headers: cookie,
      maxRedirects: 0,
    });
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  );
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  for (const [name, file, status, code] of [
    ["page.png", Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "imageTypeUnsupported"],
    [
      "drawing.svg",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
      415,
      "imageTypeUnsupported",
    ],
    ["bomb.png", bomb, 422, "imageTooManyPixels"],
    ["half.png", png.subarray(0, 40), 422, "imageInvalid"],
    ["nothing.png", Buffer.alloc(0), 422, "imageInvalid"],
    ["large.png", Buffer.concat([png, Buffer.alloc(2_200_000)]), 413, "imageTooLarge"],
  ] as const) {
    const answer = await upload(name, file);
    expect([name, answer.status(), (await answer.json()).code]).toEqual([name, status, code]);
  }
  const silent = await upload("silent.png", png, "image/png", "");
  expect([silent.status(), (await silent.json()).code]).toEqual([422, "imageAltRequired"]);
  expect((await upload("../../x.html", png, "text/html")).status()).toBe(303);
  const page = await (await request.get(at("/admin/content/images"), { headers: { Cookie: cookie.Cookie } })).text();
  const [address = ""] = /\/content\/images\/[0-9a-f]{32}-1x1\.png/.exec(page) ?? [];
  const image = await request.get(at(address));
  expect(await image.body()).toEqual(png);
  // Where a text shows an image first, the image stands for it.
  const pictured = { title: "Con imagen", slug: "con-imagen", body: `Un resumen.\n\n![Un punto](${address})` };
  expect((await post(request, "/admin/content/new", pictured)).status()).toBe(303);
  const article = await (await request.get(at("/blog/article/con-imagen"))).text();
  expect(article).toContain(`property="og:image" content="${server.origin}${address}"`);
  expect(article).toContain('property="og:image:alt" content="Un punto"');
  expect(article).toContain(`"image":"${server.origin}${address}"`);
  expect(await (await request.get(at("/blog"))).text()).toMatch(new RegExp(`<img src="${address}"[^>]*alt="Un punto"`));
  expect(image.headers()).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  // It cannot be deleted while a text shows it, and is gone once none does.
  const remove = (path: string, form: Sent) =>
    request.post(at(path), { multipart: { do: "delete", ...form }, headers: cookie, maxRedirects: 0 });
  const name = address.replace("/content/images/", "");
  expect((await (await remove("/admin/content/images", { image: name })).json()).code).toBe("imageInUse");
  expect((await remove("/admin/content/es/con-imagen", { version: "7" })).status()).toBe(412);
  expect((await remove("/admin/content/es/con-imagen", { version: "1" })).status()).toBe(303);
  const gone = await request.get(at("/blog/article/con-imagen"), { maxRedirects: 0 });
  expect(gone.headers().location).toBe("/blog");
  expect((await remove("/admin/content/images", { image: name })).status()).toBe(303);
  expect((await request.get(at(address))).status()).toBe(404);
  for (const other of ["x", "../../../etc/passwd", `${"0".repeat(32)}-1x1.png`])
    expect((await request.get(at(`/content/images/${encodeURIComponent(other)}`))).status()).toBe(404);
});

test("an image tells nothing beside its picture, which looks the same", async ({ page, context, request }) => {
  await signIn(context);
  const cookie = `${server.session.name}=${server.session.value}`;
  await page.goto(at("/admin/content/images"));
  for (const [format, written] of Object.entries(placedPictures)) {
    const file = written(6);
    const answer = await request.post(at("/admin/content/images"), {
      multipart: { file: { name: `of-a-phone.${format}`, mimeType: `image/${format}`, buffer: file }, alt: "Una foto" },
      headers: { Cookie: cookie, Accept: "application/json" },
      maxRedirects: 0,
    });
    expect([format, answer.status()]).toEqual([format, 303]);
    const list = await (await request.get(at("/admin/content/images"), { headers: { Cookie: cookie } })).text();
    const address = new RegExp(`/content/images/[0-9a-f]{32}-2x4\\.${format}`).exec(list)?.[0] ?? "";
    const kept = await (await request.get(at(address))).body();
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    // A server-side picture is drawn by the browser as the one that came: as tall, and red at the same end.
    const drawn = await page.evaluate(
      async (sources) => {
        const looks = async (source: string) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement("canvas");
          const [width, height] = [image.naturalWidth, image.naturalHeight];
          Object.assign(canvas, { width, height });
          const brush = canvas.getContext("2d");
          brush?.drawImage(image, 0, 0);
          return [width, height, ...(brush?.getImageData(0, 0, width, height).data ?? [])];
        };
        return Promise.all(sources.map(looks));
      },
      [`data:image/${format};base64,${file.toString("base64")}`, address],
    );
    expect([format, drawn[1]]).toEqual([format, drawn[0]]);
    expect(drawn[1]?.length).toBe(2 + 4 * 8);
  }
});
