import { describe, expect, it } from "vitest";
import { account, blog, editor, form, refusal, titles } from "./blog-in-memory-contract.ts";

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

  it("shows its versions a page at a time, down to the text of the repository, and compares any two neighbours", async () => {
    const { content } = blog();
    const key = { slug: "guide", language: "es" };
    for (let basedOn = 0; basedOn < 100; basedOn += 1)
      await content.save(editor, { ...key, basedOn, form: form({ title: `Versión ${basedOn + 1}` }) });
    const first = await content.versions(editor, { ...key, shown: null });
    expect([first.versions.length, first.versions[0]?.number, first.next]).toEqual([50, 100, 51]);
    const second = await content.versions(editor, { ...key, shown: null, before: 51 });
    expect([second.versions[0]?.number, second.versions.at(-1)?.number, second.next]).toEqual([50, 1, 1]);
    expect([second.newer.number, second.older?.number]).toEqual([50, 49]);
    const last = await content.versions(editor, { ...key, shown: null, before: 1 });
    expect([last.versions.map(({ number }) => number), last.next, last.older]).toEqual([[0], null, null]);
    for (const [shown, older] of [
      [51, 50],
      [3, 2],
      [1, 0],
      [0, undefined],
    ] as const) {
      const read = await content.versions(editor, { ...key, shown });
      expect([read.newer.number, read.older?.number]).toEqual([shown, older]);
    }
    await expect(content.versions(editor, { ...key, shown: 101 })).rejects.toEqual(refusal("notFound"));
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
