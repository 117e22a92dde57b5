import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { firstPage } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { videoName } from "../contracts/content-video.ts";
import { contentIn } from "../use-cases/content.ts";
import { contentStore } from "./content-store.ts";
import { imageStore } from "./image-store.ts";
import { videoStore } from "./video-store.ts";
import { viewStore } from "./view-store.ts";

const at = new Date("2026-03-02T10:00:00Z");
let editor: Account;
const fixture = (name: string) =>
  Uint8Array.from(readFileSync(join(import.meta.dirname, "..", "videos", "fixtures", name)));
const talk = fixture("talk.webm");
const silent = fixture("silent.webm");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const captions = new TextEncoder().encode("WEBVTT\n\n00:00.500 --> 00:02.000\n<v Ana>Nueve por ciento.\n");

onEachOwnDatabase("videos of texts", "videos", ({ database }) => {
  beforeEach(async () => {
    for (const table of ["content_videos", "content_images", "content_items", "accounts"] as const)
      await database.kysely.deleteFrom(table).execute();
    editor = await addPerson(database.kysely, { name: "ana", role: "editor", at });
  });
  function blog() {
    const { kysely } = database;
    const context = {
      now: () => at,
      content: contentStore(kysely),
      images: imageStore(kysely),
      videos: videoStore(kysely),
      views: viewStore(kysely),
    };
    const open = async () => context;
    return { context, content: contentIn({ now: context.now, open, openSoon: open, seeds: async () => [] }) };
  }
  const add = async (content: ReturnType<typeof blog>["content"], file = talk, poster: Uint8Array | null = null) => {
    const video = await content.addVideo(editor, { file, title: "La [charla]", poster });
    return { video, name: videoName(video.id, video.format, video) };
  };
  const text = { kind: "video", category: "markets", title: "Nuevo", slug: "", language: "es" } as const;
  const showing = (name: string) => `Resumen.\n\n![La charla](/content/videos/${name})`;

  it("are listed a page at a time, each once, the latest first", async () => {
    const { context, content } = blog();
    const facts = { format: "webm", width: 20, height: 10, seconds: null, hasSound: true } as const;
    for (let count = 0; count < 7; count += 1)
      await context.videos.add({
        ...facts,
        ...{ file: Uint8Array.of(count), title: `Video ${count}`, posterId: null, accountId: editor.id },
        // Two at the same moment: their ids tell which is the later one.
        at: new Date(at.getTime() + Math.floor(count / 2) * 1_000),
      });
    const whole = (await content.videos(editor)).videos.map(({ id }) => id);
    const pages: string[][] = [];
    for (let cursor: string | null = null; pages.length === 0 || cursor !== null; ) {
      expect(pages.length, "the list ends").toBeLessThan(3);
      const { videos, next } = await content.videos(editor, { cursor, limit: 3 });
      pages.push(videos.map(({ id }) => id));
      cursor = next;
    }
    expect(whole).toHaveLength(7);
    expect(pages).toEqual([whole.slice(0, 3), whole.slice(3, 6), whole.slice(6)]);
  });

  it("are kept byte for byte in parts, and the same file once", async () => {
    const { context } = blog();
    const file = Uint8Array.from({ length: 600_000 }, (_, index) => index % 251);
    const facts = { format: "webm", width: 20, height: 10, seconds: null, hasSound: true } as const;
    const video = { ...facts, file, title: "A", posterId: null, accountId: editor.id, at };
    const kept = await context.videos.add(video);
    expect(kept).toEqual({ id: kept.id, ...facts, title: "A", bytes: 600_000, poster: null, addedAt: at });
    expect((await context.videos.add({ ...video, title: "B" })).title).toBe("B");
    expect(await context.videos.list(firstPage)).toHaveLength(1);
    const parts = await Promise.all([0, 1, 2, 3].map((number) => context.videos.part(kept.id, number)));
    expect(parts.map((part) => part?.byteLength ?? null)).toEqual([262_144, 262_144, 75_712, null]);
    expect(Buffer.concat(parts.flatMap((part) => (part === null ? [] : [part])))).toEqual(Buffer.from(file));
    expect([await context.videos.remove(kept.id), await context.videos.remove(kept.id)]).toEqual([true, false]);
    expect(await database.kysely.selectFrom("content_video_parts").selectAll().execute()).toEqual([]);
  });

  it("are not published without captions in the language of the text, also when a version is restored", async () => {
    const { content } = blog();
    const { name } = await add(content);
    const body = showing(name);
    const publish = () => content.add(editor, { ...text, body, state: "published" });
    const missing = {
      code: "videoCaptionsMissing",
      params: { title: "La (charla)", language: "es", needs: "captions" },
    };
    await expect(publish()).rejects.toMatchObject(missing);
    const words = { name, captions: null, transcript: "Lo que se dice." };
    await content.saveVideoWords(editor, { ...words, language: "es" });
    await content.saveVideoWords(editor, { ...words, language: "en", captions });
    await expect(publish(), "a transcript alone, and captions in another language").rejects.toMatchObject(missing);
    const draft = await content.add(editor, { ...text, body, state: "draft" });
    await expect(
      content.save(editor, { ...draft, basedOn: 1, form: { ...draft.text, state: "published" } }),
    ).rejects.toMatchObject(missing);
    await content.saveVideoWords(editor, { ...words, language: "es", captions, transcript: "" });
    await content.save(editor, { ...draft, basedOn: 1, form: { ...draft.text, state: "published" } });
    expect((await content.articles("es")).map(({ slug }) => slug)).toEqual(["nuevo"]);
    await content.save(editor, {
      ...draft,
      basedOn: 2,
      form: { ...draft.text, body: "Sin vídeo.", state: "published" },
    });
    await content.removeVideo(editor, name);
    await expect(
      content.restore(editor, { slug: "nuevo", language: "es", basedOn: 3, number: 2 }),
    ).rejects.toMatchObject({ code: "videoUnknown", params: { file: name } });
  });

  it("without sound ask for captions or a transcript", async () => {
    const { content } = blog();
    const { name } = await add(content, silent);
    const publish = () => content.add(editor, { ...text, body: showing(name), state: "published" });
    await expect(publish()).rejects.toMatchObject({ code: "videoCaptionsMissing", params: { needs: "either" } });
    const words = { name, language: "es", captions: null };
    await expect(content.saveVideoWords(editor, { ...words, transcript: " " })).rejects.toMatchObject({
      code: "videoWordsRequired",
    });
    await content.saveVideoWords(editor, { ...words, transcript: "Una curva **baja**." });
    await publish();
    expect(await content.shownVideos({ names: [name], language: "es" })).toMatchObject([
      { name, captions: [], transcript: { markdown: "Una curva **baja**." } },
    ]);
  });

  it("give their transcript from the captions, and pages made before a change are not sent after it", async () => {
    const { content, context } = blog();
    const { name, video } = await add(content);
    const words = { name, language: "es", transcript: "" };
    const former = await context.content.revision();
    await content.saveVideoWords(editor, { ...words, captions });
    expect(await context.content.revision()).toBe(former + 1);
    expect(await content.shownVideos({ names: [name], language: "es" })).toEqual([
      {
        id: video.id,
        name,
        poster: null,
        seconds: video.seconds,
        addedAt: video.addedAt,
        captions: ["es"],
        transcript: { spoken: [{ speaker: "Ana", words: "Nueve por ciento." }] },
      },
    ]);
    expect(await content.captions(`${video.id}-es.vtt`)).toBe(
      "WEBVTT\n\n00:00:00.500 --> 00:00:02.000\n<v Ana>Nueve por ciento.\n",
    );
    await expect(content.captions(`${video.id}-it.vtt`)).rejects.toMatchObject({ code: "notFound" });
    const wrong = new TextEncoder().encode(
      "WEBVTT\n\n00:01,000 --> 00:02.000\nUno.\n\n00:09.000 --> 00:10.000\nDos.\n",
    );
    await expect(content.saveVideoWords(editor, { ...words, captions: wrong })).rejects.toMatchObject({
      code: "captionsInvalid",
      params: { line: 3, fault: "timing", others: 1 },
    });
    const long = { ...words, captions: new Uint8Array(200_001) };
    await expect(content.saveVideoWords(editor, long)).rejects.toMatchObject({ code: "captionsTooLong" });
    const spoken = { ...words, captions: null, transcript: "x".repeat(60_001) };
    await expect(content.saveVideoWords(editor, spoken)).rejects.toMatchObject({ code: "transcriptTooLong" });
  });

  it("have a poster that lists show, the latest one; pages made with the former are not sent after it", async () => {
    const { content, context } = blog();
    const { name } = await add(content, silent);
    await content.saveVideoWords(editor, { name, language: "es", captions: null, transcript: "Nada se dice." });
    const shown = { ...text, body: showing(name), state: "draft" } as const;
    const { slug } = await content.add(editor, shown);
    const former = await context.content.revision();
    const { video } = await add(content, silent, png);
    expect(await context.content.revision()).toBe(former + 1);
    expect(await content.poster(name), "of a draft").toBeNull();
    await content.save(editor, { slug, language: "es", basedOn: 1, form: { ...shown, state: "published" } });
    expect([await content.poster(name), await content.poster("../x.webm")]).toEqual([video.poster, null]);
  });

  it("keep their poster in lists while the database does not answer", async () => {
    const { content, context } = blog();
    const { name } = await add(content, silent, png);
    await content.saveVideoWords(editor, { name, language: "es", captions: null, transcript: "Nada se dice." });
    await content.add(editor, { ...text, body: showing(name), state: "published" });
    const poster = await content.poster(name);
    expect(poster).not.toBeNull();
    let clock = at.getTime();
    let isAway = false;
    const openSoon = async () => (isAway ? null : context);
    const read = contentIn({ now: () => new Date(clock), open: async () => context, openSoon, seeds: async () => [] });
    expect(await read.poster(name)).toBe(poster);
    isAway = true;
    clock += 60_000;
    expect(await read.poster(name)).toBe(poster);
    expect(await read.articles("es")).toHaveLength(1);
  });

  it("and texts are read together: a list never has the one without the other", async () => {
    const { content, context } = blog();
    const { name } = await add(content, silent, png);
    await content.saveVideoWords(editor, { name, language: "es", captions: null, transcript: "Nada se dice." });
    await content.add(editor, { ...text, body: showing(name), state: "published" });
    const silentVideos = { ...context.videos, find: () => Promise.reject(new Error("away")) };
    const open = async () => ({ ...context, videos: silentVideos });
    const read = contentIn({ now: context.now, open, openSoon: open, seeds: async () => [] });
    expect([await read.articles("es"), read.edition()]).toEqual([[], "-1.0"]);
  });

  it("stay while a text shows them, and their poster while they are there", async () => {
    const { content } = blog();
    const { name, video } = await add(content, talk, png);
    expect(video.poster).toMatch(/^[0-9a-f]{32}-1x1\.png$/);
    const { slug } = await content.add(editor, { ...text, body: showing(name), state: "draft" });
    await expect(content.removeVideo(editor, name)).rejects.toMatchObject({
      code: "videoInUse",
      params: { title: "Nuevo" },
    });
    await expect(content.removeImage(editor, video.poster ?? "")).rejects.toMatchObject({
      code: "imageInUse",
      params: { title: "La (charla)" },
    });
    await content.remove(editor, { slug, language: "es", basedOn: 1 });
    await content.removeVideo(editor, name);
    await content.removeImage(editor, video.poster ?? "");
    await expect(content.removeVideo(editor, name)).rejects.toMatchObject({ code: "notFound" });
    await expect(content.video(name)).rejects.toMatchObject({ code: "notFound" });
  });

  it("are for editors alone", async () => {
    const { content } = blog();
    const { name } = await add(content);
    const user: Account = { ...editor, role: "user" };
    const words = { name, language: "es", captions, transcript: "" };
    for (const refused of [
      () => content.addVideo(user, { file: talk, title: "x", poster: null }),
      () => content.videos(user),
      () => content.keptVideo(user, name),
      () => content.saveVideoWords(user, words),
      () => content.removeVideo(user, name),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "notFound" });
    expect((await content.videos(editor)).videos.map(({ title }) => title)).toEqual(["La (charla)"]);
  });
});
