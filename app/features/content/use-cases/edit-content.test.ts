import { describe, expect, it } from "vitest";
import type { Role } from "../../../core/shared/contracts/role.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { ContentText } from "../contracts/content.ts";
import { contentIn } from "./content.ts";
import type {
  ContentContext,
  ContentStore,
  ImageStore,
  KeptContent,
  KeptImage,
  KeptVersion,
  Seed,
} from "./content-context.ts";
import { publishedContent } from "./published-content.ts";
import type { VideoStore } from "./video-context.ts";

const account = (role: Role): Account => ({
  id: role,
  email: `${role}@test.example`,
  displayName: role,
  role,
  plan: "free",
  isPaying: false,
  givenPlan: "free",
  language: "es",
  theme: null,
  createdAt: new Date(0),
  ageDeclaredAt: new Date(0),
  suspendedAt: null,
});
const editor = account("editor");

const seed: Seed = {
  slug: "guide",
  language: "es",
  kind: "guide",
  category: "tutorial",
  title: "Una guía",
  body: "Resumen.\n\nCuerpo.",
  date: "2025-07-25",
  minutes: 12,
  formerly: ["guia"],
};

/** Versions in memory; the rules of the real store have tests of their own. */
function storeInMemory(): ContentStore {
  const kept = new Map<string, { publishedOn: string | null; versions: KeptVersion[] }>();
  const nameOf = ({ slug, language }: { slug: string; language: string }) => `${language}/${slug}`;
  const toKept = (name: string): KeptContent => {
    const [language = "", slug = ""] = name.split("/");
    const { publishedOn, versions } = kept.get(name) ?? expect.fail(name);
    const { number, savedAt, text } = versions[0] ?? expect.fail(name);
    return { slug, language: language as "es", version: number, savedAt, publishedOn, text };
  };
  return {
    revision: async () => [...kept.values()].reduce((sum, { versions }) => sum + versions.length, 0),
    list: async () => [...kept.keys()].map(toKept),
    find: async (key) => (kept.has(nameOf(key)) ? toKept(nameOf(key)) : null),
    versions: async (key) => kept.get(nameOf(key))?.versions ?? [],
    version: async (key, number) => kept.get(nameOf(key))?.versions.find((each) => each.number === number) ?? null,
    async save({ key, basedOn, text, publishedOn, accountId, at }) {
      const versions = kept.get(nameOf(key))?.versions ?? [];
      if (versions.length !== basedOn) return false;
      const version = { number: basedOn + 1, savedAt: at, author: accountId, text };
      kept.set(nameOf(key), { publishedOn, versions: [version, ...versions] });
      return true;
    },
  };
}

function imagesInMemory(): ImageStore {
  const kept = new Map<string, KeptImage>();
  return {
    add: async ({ format, width, height, alt, file, at }) => {
      const image = { id: "a".repeat(32), format, width, height, alt, addedAt: at, bytes: file.byteLength };
      kept.set(image.id, image);
      return image;
    },
    list: async () => [...kept.values()],
    file: async () => null,
    kept: async (ids) => ids.filter((id) => kept.has(id)),
    remove: async (id) => kept.delete(id),
  };
}

/** What editors do with videos is tested on the real store. */
const noVideos: VideoStore = {
  add: async () => expect.unreachable("no test adds a video"),
  find: async () => null,
  list: async () => [],
  part: async () => null,
  words: async () => [],
  saveWords: async () => {},
  withPoster: async () => null,
  remove: async () => false,
};

function blog() {
  let clock = Date.parse("2026-03-02T10:00:00Z");
  let isSilent = false;
  const context = {
    now: () => new Date(clock),
    content: storeInMemory(),
    views: { count: async () => {}, list: async () => [] },
    images: imagesInMemory(),
    videos: noVideos,
  } satisfies ContentContext;
  const process = () =>
    contentIn({
      now: context.now,
      open: async () => context,
      openSoon: async () => (isSilent ? null : context),
      seeds: async () => [seed],
    });
  return {
    content: process(),
    process,
    later: (milliseconds: number) => {
      clock += milliseconds;
    },
    silence: () => {
      isSilent = true;
    },
  };
}

const form = (changes: Partial<ContentText & { slug: string; language: string }> = {}) => ({
  slug: "nuevo",
  language: "es",
  kind: "article",
  category: "markets",
  state: "published",
  title: "Un título",
  body: "Un resumen.\n\nUn cuerpo.",
  ...changes,
});
const titles = async (content: ReturnType<typeof contentIn>) =>
  (await content.articles("es")).map(({ title }) => title);
const refusal = (code: string) => expect.objectContaining({ code });

describe("editing content", () => {
  it("is for editors and admins: others are told that there is nothing, and never to sign in", async () => {
    const { content } = blog();
    await expect(content.list(null)).rejects.toEqual(refusal("unauthenticated"));
    await expect(content.add(null, form())).rejects.toEqual(refusal("unauthenticated"));
    await expect(content.add(account("user"), form())).rejects.toEqual(refusal("notFound"));
    expect(await content.add(account("admin"), form())).toMatchObject({ slug: "nuevo", version: 1 });
  });

  it("shows readers what is published at once, over the text of the repository, and not what is a draft", async () => {
    const { content } = blog();
    expect(await titles(content)).toEqual(["Una guía"]);
    await content.add(editor, form({ title: "Borrador", slug: "borrador", state: "draft" }));
    await content.add(editor, form());
    expect(await titles(content)).toEqual(["Una guía", "Un título"]);
    const edit = form({ title: "Otra guía" });
    await content.save(editor, { slug: "guide", language: "es", basedOn: 0, form: edit });
    expect((await content.articles("es"))[0]).toMatchObject({
      slug: "guide",
      title: "Otra guía",
      date: "2025-07-25",
      changedAt: "2026-03-02T10:00:00.000Z",
      minutes: 1,
    });
    expect(await content.articles("en")).toEqual([]);
  });

  it("keeps the day of the first publication", async () => {
    const { content, later } = blog();
    await content.add(editor, form({ state: "draft" }));
    later(86_400_000);
    await content.save(editor, { slug: "nuevo", language: "es", basedOn: 1, form: form() });
    later(86_400_000);
    await content.save(editor, { slug: "nuevo", language: "es", basedOn: 2, form: form({ title: "Corregido" }) });
    expect((await content.articles("es"))[1]).toMatchObject({ title: "Corregido", date: "2026-03-03" });
  });

  it("refuses the second of two who save, and keeps nothing of it", async () => {
    const { content } = blog();
    await content.add(editor, form());
    const change = (title: string) =>
      content.save(editor, { slug: "nuevo", language: "es", basedOn: 1, form: form({ title }) });
    await change("El primero");
    await expect(change("El segundo")).rejects.toEqual(refusal("editConflict"));
    expect(await content.read(editor, { slug: "nuevo", language: "es" })).toMatchObject({
      version: 2,
      text: { title: "El primero" },
    });
  });

  it("makes no version of what has not changed", async () => {
    const { content } = blog();
    await content.add(editor, form());
    await content.save(editor, { slug: "nuevo", language: "es", basedOn: 1, form: form() });
    expect(await content.read(editor, { slug: "nuevo", language: "es" })).toMatchObject({ version: 1 });
  });

  it("restores an earlier version, and the text of the repository", async () => {
    const { content } = blog();
    const key = { slug: "guide", language: "es" };
    await content.save(editor, { ...key, basedOn: 0, form: form({ title: "Primera" }) });
    await content.save(editor, { ...key, basedOn: 1, form: form({ title: "Segunda" }) });
    const { versions, newer, older } = await content.versions(editor, { ...key, shown: null });
    expect(versions.map(({ number, text }) => [number, text.title])).toEqual([
      [2, "Segunda"],
      [1, "Primera"],
      [0, "Una guía"],
    ]);
    expect([newer.number, older?.number]).toEqual([2, 1]);
    expect(await content.restore(editor, { ...key, basedOn: 2, number: 1 })).toMatchObject({
      version: 3,
      text: { title: "Primera" },
    });
    expect(await content.restore(editor, { ...key, basedOn: 3, number: 0 })).toMatchObject({ version: 4 });
    expect((await content.articles("es"))[0]).toMatchObject({ title: "Una guía", minutes: 12, changedAt: null });
    await expect(content.restore(editor, { ...key, basedOn: 4, number: 9 })).rejects.toEqual(refusal("notFound"));
    await content.add(editor, form());
    await expect(content.restore(editor, { slug: "nuevo", language: "es", basedOn: 1, number: 0 })).rejects.toEqual(
      refusal("notFound"),
    );
  });

  it("is seen by another process within two seconds, which shows what it knows while the database is silent", async () => {
    const { content, process, later, silence } = blog();
    const other = process();
    expect(await titles(other)).toEqual(["Una guía"]);
    await content.add(editor, form());
    later(1_500);
    expect(await titles(other)).toEqual(["Una guía", "Un título"]);
    silence();
    later(60_000);
    expect(await titles(other)).toEqual(["Una guía", "Un título"]);
    expect(await titles(process())).toEqual(["Una guía"]);
  });
});

it("waits for the database when nothing is known or something was published here, and not otherwise", async () => {
  const waits: boolean[] = [];
  let clock = 0;
  const published = publishedContent({
    now: () => new Date(clock),
    open: async (isWorthWaiting) => {
      waits.push(isWorthWaiting);
      return { content: storeInMemory() };
    },
    seeds: async () => [seed],
  });
  await published.articles("es");
  await published.articles("es");
  clock += 2_000;
  await published.articles("es");
  published.changed();
  await published.articles("es");
  expect(waits).toEqual([true, false, true]);
});

it("reads again when a text is published during the read", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads: number[] = [];
  const published = publishedContent({
    now: () => new Date(0),
    open: async () => {
      reads.push(reads.length);
      if (reads.length === 1) await promise;
      return { content: storeInMemory() };
    },
    seeds: async () => [seed],
  });
  const reading = published.articles("es");
  published.changed();
  resolve();
  expect(await reading).toHaveLength(1);
  expect(reads).toEqual([0, 1]);
});

describe("a text", () => {
  it.each([
    [{ title: " \u202e\u200b" }, "titleRequired"],
    [{ title: "x".repeat(151) }, "titleTooLong"],
    [{ slug: "../../admin" }, "slugInvalid"],
    [{ slug: "Con-Mayúsculas" }, "slugInvalid"],
    [{ slug: "a\0b" }, "slugInvalid"],
    [{ slug: "-a" }, "slugInvalid"],
    [{ slug: "x".repeat(81) }, "slugInvalid"],
    [{ slug: "", title: "株式" }, "slugInvalid"],
    [{ slug: "guide" }, "slugTaken"],
    [{ language: "" }, "fieldRequired"],
    [{ language: "de" }, "enumInvalid"],
    [{ kind: "film" }, "enumInvalid"],
    [{ category: "gossip" }, "enumInvalid"],
    [{ state: "scheduled" }, "enumInvalid"],
    [{ body: "" }, "contentRequired"],
    [{ body: "\u200b\u202e" }, "contentRequired"],
    [{ body: "x".repeat(60_001) }, "contentTooLong"],
    [{ body: "[".repeat(100_000) }, "contentTooLong"],
  ])("is refused with %j as %s", async (changes, code) => {
    const { content } = blog();
    await expect(content.add(editor, form(changes as object))).rejects.toEqual(refusal(code));
    expect(await content.list(editor)).toHaveLength(1);
  });

  it("is kept without what cannot be seen, in one form of its letters and line ends", async () => {
    const { content } = blog();
    const { slug, text } = await content.add(
      editor,
      form({
        slug: "",
        title: "  ¿Qué\u0000 es\u202e un bono?\n",
        body: "Cafe\u0301\r\nuno  \r\n \r\ndos\u0000\ud800",
      }),
    );
    expect(slug).toBe("que-es-un-bono");
    expect(text).toMatchObject({ title: "¿Qué es un bono?", body: "Café\nuno\n\ndos\ufffd" });
  });

  it("has one address in each language", async () => {
    const { content } = blog();
    await content.add(editor, form());
    await expect(content.add(editor, form())).rejects.toEqual(refusal("slugTaken"));
    await content.add(editor, form({ language: "en" }));
    expect((await content.translations("nuevo")).map(({ language }) => language)).toEqual(["es", "en"]);
  });
});

describe("deleting", () => {
  const draft = { kind: "article", category: "markets", state: "published", title: "Nuevo", body: "Resumen." } as const;
  const slugs = async (content: ReturnType<typeof contentIn>) => (await content.articles("es")).map(({ slug }) => slug);

  it("takes a text away from readers, keeps its versions, and lets one of them be restored", async () => {
    const { content } = blog();
    const { slug, language, version } = await content.add(editor, { ...draft, slug: "", language: "es" });
    await content.remove(editor, { slug, language, basedOn: version });
    expect(await slugs(content)).toEqual(["guide"]);
    const { versions } = await content.versions(editor, { slug, language, shown: null });
    expect(versions.map(({ text }) => text.state)).toEqual(["deleted", "published"]);
    await content.restore(editor, { slug, language, basedOn: 2, number: 1 });
    expect(await slugs(content)).toContain("nuevo");
  });

  it("takes a text of the repository away too, from its language alone", async () => {
    const { content } = blog();
    await content.remove(editor, { slug: "guide", language: "es", basedOn: 0 });
    expect(await slugs(content)).toEqual([]);
    await content.restore(editor, { slug: "guide", language: "es", basedOn: 1, number: 0 });
    expect(await slugs(content)).toEqual(["guide"]);
  });

  it("is refused by a version that came first, and to a reader", async () => {
    const { content } = blog();
    await content.add(editor, { ...draft, slug: "", language: "es" });
    const key = { slug: "nuevo", language: "es" };
    await expect(content.remove(editor, { ...key, basedOn: 0 })).rejects.toMatchObject({ code: "editConflict" });
    await expect(content.remove(account("user"), { ...key, basedOn: 1 })).rejects.toMatchObject({ code: "notFound" });
    expect(await slugs(content)).toContain("nuevo");
  });

  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  );

  it("asks for the words of an image, and keeps them on one line that Markdown can hold", async () => {
    const { content } = blog();
    const add = (alt: string) => content.addImage(editor, { file: png, alt });
    await expect(add("  ")).rejects.toMatchObject({ code: "imageAltRequired" });
    await expect(add("x".repeat(251))).rejects.toMatchObject({ code: "imageAltTooLong", params: { maximum: 250 } });
    expect((await add(" A [black]\n point ")).alt).toBe("A (black) point");
  });

  it("leaves an image that a text shows, and deletes it once none does", async () => {
    const { content } = blog();
    const { id } = await content.addImage(editor, { file: png, alt: "A point" });
    const name = `${id}-1x1.png`;
    const body = `Resumen.\n\n![A point](/content/images/${name})`;
    const { slug, language } = await content.add(editor, { ...draft, body, slug: "", language: "es" });
    const refused = { code: "imageInUse", params: { title: "Nuevo" } };
    await expect(content.removeImage(editor, name)).rejects.toMatchObject(refused);
    await content.remove(editor, { slug, language, basedOn: 1 });
    const versions = () => content.versions(editor, { slug, language, shown: 1 });
    expect((await versions()).deletedImages).toBe(0);
    await content.removeImage(editor, name);
    expect((await versions()).deletedImages).toBe(1);
    expect(await content.images(editor)).toEqual([]);
    await expect(content.removeImage(editor, name)).rejects.toMatchObject({ code: "notFound" });
  });
});
