import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { editorServerOfFile } from "./team-server.ts";

const server = editorServerOfFile(27);
// Each goes on with what those before it have uploaded.
test.describe.configure({ mode: "serial" });

const at = (path: string) => `${server.origin}${path}`;
const fixtures = join(import.meta.dirname, "..", "features", "content", "videos", "fixtures");
const talk = readFileSync(join(fixtures, "talk.webm"));
const cookie = () => ({ Cookie: `${server.session.name}=${server.session.value}`, Accept: "application/json" });

type Parts = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
const send = (request: APIRequestContext, path: string, multipart: Parts, headers: Record<string, string> = cookie()) =>
  request.post(at(path), { multipart, headers, maxRedirects: 0 });
const drawnPoster = readFileSync(join(import.meta.dirname, "..", "public", "icons", "apple-touch-icon.png"));
const video = (buffer: Buffer, name = "talk.webm") => ({ name, mimeType: "video/webm", buffer });
const webVtt = (text: string) => ({ name: "captions.vtt", mimeType: "text/vtt", buffer: Buffer.from(text) });

const captions = {
  es: "WEBVTT\n\n00:00.200 --> 00:02.000\nEl precio descuenta un crecimiento del 9 %.\n\n00:02.000 --> 00:03.800\nSolo una de doce empresas lo logró.\n",
  en: "WEBVTT\n\n00:00.200 --> 00:02.000\nThe price implies 9% growth.\n\n00:02.000 --> 00:03.800\nOne company in twelve did it.\n",
  it: "WEBVTT\n\n00:00.200 --> 00:02.000\nIl prezzo sconta una crescita del 9%.\n\n00:02.000 --> 00:03.800\nCi è riuscita una società su dodici.\n",
} as const;
const titles = {
  es: "Qué descuenta el precio",
  en: "What the price implies",
  it: "Che cosa sconta il prezzo",
} as const;
const transcripts = { es: "Transcripción", en: "Transcript", it: "Trascrizione" } as const;
const languages = ["es", "en", "it"] as const;

/** The address of the talk, once it is uploaded. */
async function uploaded(request: APIRequestContext): Promise<string> {
  const answer = await send(request, "/admin/content/videos", { file: video(talk), title: "La charla" });
  expect(answer.status()).toBe(303);
  const page = await (await request.get(at("/admin/content/videos"), { headers: { Cookie: cookie().Cookie } })).text();
  const [address = ""] = /\/content\/videos\/[0-9a-f]{32}-160x90\.webm/.exec(page) ?? [];
  expect(address, "the video is listed").not.toBe("");
  return address;
}

test("a video is taken by what it is, and refused with the reason", async ({ request }) => {
  for (const [name, file, status, code] of [
    ["page.webm", Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "videoTypeUnsupported"],
    ["half.webm", talk.subarray(0, 6_000), 422, "videoInvalid"],
    ["nothing.webm", Buffer.alloc(0), 422, "videoInvalid"],
    ["large.webm", Buffer.concat([talk, Buffer.alloc(16 * 1_048_576)]), 413, "videoTooLarge"],
  ] as const) {
    const answer = await send(request, "/admin/content/videos", { file: video(file, name), title: "x" });
    expect([name, answer.status(), (await answer.json()).code]).toEqual([name, status, code]);
  }
  const unnamed = await send(request, "/admin/content/videos", { file: video(talk), title: " " });
  expect((await unnamed.json()).code).toBe("titleRequired");
  const stranger = await send(
    request,
    "/admin/content/videos",
    { file: video(talk), title: "x" },
    { Accept: "application/json" },
  );
  expect(stranger.status()).toBe(404);
});

test("a video is sent whole or in the parts that are asked for, and nothing of it runs", async ({ request }) => {
  const address = await uploaded(request);
  const whole = await request.get(at(address));
  const body = await whole.body();
  expect(whole.headers()).toMatchObject({
    "content-type": "video/webm",
    "content-length": String(talk.byteLength),
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("media-src 'self'"),
  });
  expect(body.byteLength).toBe(talk.byteLength);
  // What the fixture tells of a place is gone.
  expect([talk.includes("+40.4168"), body.includes("+40.4168")]).toEqual([true, false]);
  const size = talk.byteLength;
  for (const [range, status, from, to] of [
    ["bytes=0-99", 206, 0, 99],
    ["bytes=100-", 206, 100, size - 1],
    ["bytes=-50", 206, size - 50, size - 1],
  ] as const) {
    const part = await request.get(at(address), { headers: { Range: range } });
    expect([range, part.status(), part.headers()["content-range"]]).toEqual([
      range,
      status,
      `bytes ${from}-${to}/${size}`,
    ]);
    expect(await part.body()).toEqual(body.subarray(from, to + 1));
  }
  const beyond = await request.get(at(address), { headers: { Range: `bytes=${size}-` } });
  expect([beyond.status(), beyond.headers()["content-range"]]).toEqual([416, `bytes */${size}`]);
  const changed = await request.get(at(address), { headers: { Range: "bytes=0-9", "If-Range": '"another"' } });
  expect([changed.status(), (await changed.body()).byteLength]).toEqual([200, size]);
  const head = await request.head(at(address));
  expect([head.status(), head.headers()["content-length"]]).toEqual([200, String(size)]);
  for (const other of [
    "x",
    "../../../etc/passwd",
    `${"0".repeat(32)}-160x90.webm`,
    address.slice(16).replace("160x90", "1x1"),
  ])
    expect((await request.get(at(`/content/videos/${encodeURIComponent(other)}`))).status()).toBe(404);
});

test("captions are checked line by line, and a text with a video waits for them", async ({ browser, request }) => {
  const address = await uploaded(request);
  const file = address.replace("/content/videos/", "");
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-ES" });
  await context.addCookies([server.session]);
  const page = await context.newPage();
  const lines = {
    es: ["Español", "Subtítulos, línea 3: se esperaba un intervalo"],
    en: ["English", "Captions, line 3: expected times"],
    it: ["Italiano", "Sottotitoli, riga 3: qui serve un intervallo"],
  } as const;
  for (const language of languages) {
    await page.goto(at(`/admin/content/videos/${file}?lang=${language}`));
    const [name, said] = lines[language];
    const form = page.getByRole("form", { name });
    await form.locator("input[type=file]").setInputFiles({
      ...webVtt("WEBVTT\n\n00:01,000 --> 00:02.000\nUno.\n"),
    });
    await form.locator("button[type=submit]").click();
    await expect(page.getByText(said)).toBeVisible();
  }
  const article = { kind: "video", category: "markets", state: "published", do: "save", slug: "con-video" };
  const post = (language: (typeof languages)[number]) =>
    request.post(at("/admin/content/new"), {
      form: {
        ...article,
        language,
        title: titles[language],
        body: `Un resumen.\n\n![${titles[language]}](${address})`,
      },
      headers: cookie(),
      maxRedirects: 0,
    });
  for (const language of languages) {
    const refused = await post(language);
    expect([refused.status(), (await refused.json()).code]).toEqual([422, "videoCaptionsMissing"]);
    const kept = await send(request, `/admin/content/videos/${file}`, {
      language,
      transcript: "",
      captions: webVtt(captions[language]),
    });
    expect(kept.status()).toBe(303);
    expect((await post(language)).status()).toBe(303);
  }
  await page.goto(at(`/admin/content/videos?lang=es`));
  await expect(page.getByText("Subtítulos en Español, English, Italiano")).toBeVisible();
  // It stays while a text shows it.
  const inUse = await send(request, "/admin/content/videos", { do: "delete", video: file });
  expect([inUse.status(), (await inUse.json()).code]).toEqual([409, "videoInUse"]);
  await context.close();
});

for (const language of languages)
  test(`an article's video is played by keys, with captions and a text to read, in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: true });
    const page = await context.newPage();
    const violations: string[] = [];
    page.on("console", (message) => message.type() === "error" && violations.push(message.text()));
    await page.goto(at(`/blog/article/con-video?lang=${language}`));
    const player = page.locator("video");
    await expect(player).toHaveAttribute("aria-label", titles[language]);
    const shown = page.locator("details", { hasText: transcripts[language] });
    await expect(shown).toHaveAttribute("open", "");
    await expect(shown).toContainText(/9/);
    const track = page.locator("track").first();
    expect([await track.getAttribute("kind"), await track.getAttribute("srclang")]).toEqual(["captions", language]);
    await player.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
    const cue = () =>
      player.evaluate(({ textTracks }: HTMLVideoElement) => {
        const [first] = textTracks;
        return first?.mode === "showing" ? (first.cues?.length ?? 0) : -1;
      });
    await expect.poll(cue).toBe(2);
    await page.keyboard.press("Space");
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(violations).toEqual([]);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await context.close();
  });

test("the poster of a video stands for its article in the list, and search engines are told of the video", async ({
  request,
}) => {
  const poster = { name: "poster.png", mimeType: "image/png", buffer: drawnPoster };
  const again = await send(request, "/admin/content/videos", { file: video(talk), title: "La charla", poster });
  expect(again.status()).toBe(303);
  for (const language of languages) {
    const list = await (await request.get(at(`/blog?lang=${language}&show=videos`))).text();
    const [, image = ""] = /src="(\/content\/images\/[0-9a-f]{32}-180x180\.png)"[^>]*alt="([^"]*)"/.exec(list) ?? [];
    expect(image, "the poster, in the list").not.toBe("");
    expect((await request.get(at(image))).headers()["content-type"]).toBe("image/png");
    const page = await (await request.get(at(`/blog/article/con-video?lang=${language}`))).text();
    const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = ""]) =>
      JSON.parse(json),
    );
    const article = data.find((each) => each["@type"] === "BlogPosting");
    expect(article.image).toBe(server.origin + image);
    expect(article.video).toEqual([
      {
        "@type": "VideoObject",
        name: titles[language],
        description: "Un resumen.",
        contentUrl: expect.stringMatching(/\/content\/videos\/[0-9a-f]{32}-160x90\.webm$/),
        thumbnailUrl: server.origin + image,
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        duration: "PT4S",
        inLanguage: language,
      },
    ]);
  }
});

test("without scripts the player and the text are there; once no text shows it, a video is deleted", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at("/blog/article/con-video?lang=es"));
  await expect(page.locator("video[controls]")).toBeVisible();
  await expect(page.getByText("Solo una de doce empresas lo logró.")).toBeVisible();
  const source = (await page.locator("video source").getAttribute("src")) ?? "";
  for (const language of languages) {
    const gone = await send(request, `/admin/content/${language}/con-video`, { do: "delete", version: "1" });
    expect(gone.status()).toBe(303);
  }
  const removed = await send(request, "/admin/content/videos", {
    do: "delete",
    video: source.replace("/content/videos/", ""),
  });
  expect(removed.status()).toBe(303);
  expect((await request.get(at(source))).status()).toBe(404);
  await context.close();
});
