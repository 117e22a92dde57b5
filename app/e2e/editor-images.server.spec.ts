import { expect, test } from "@playwright/test";
import { editorRequests, type Sent } from "./editor-requests.ts";
import { placedPictures, secrets } from "./placed-pictures.ts";
import { editorServerOfFile } from "./team-server.ts";

// Images of an editor: what is taken, how it is served, and what is left out of it. One server for all of it.
const server = editorServerOfFile(34);
const { at, signIn, post } = editorRequests(server);

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
