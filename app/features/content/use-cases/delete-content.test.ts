import { describe, expect, it } from "vitest";
import { account, blog, editor } from "./blog-in-memory-contract.ts";
import type { contentIn } from "./content.ts";

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
    expect(await content.images(editor)).toEqual({ images: [], next: null });
    await expect(content.removeImage(editor, name)).rejects.toMatchObject({ code: "notFound" });
  });
});
