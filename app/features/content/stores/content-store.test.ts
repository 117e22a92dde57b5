import { beforeEach, expect, it } from "vitest";
import { firstPage } from "../../../core/shared/contracts/pages.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { ContentText } from "../contracts/content.ts";
import { contentStore } from "./content-store.ts";
import { imageStore } from "./image-store.ts";
import { viewStore } from "./view-store.ts";

const at = new Date("2026-03-02T10:00:00Z");
const accountId = uuidAt(at);
const key = { slug: "nuevo", language: "es" } as const;
const text = (title: string): ContentText => ({
  kind: "article",
  category: "markets",
  state: "published",
  title,
  body: "Un resumen.",
});

onEachOwnDatabase("content", "content", ({ database }) => {
  beforeEach(async () => {
    for (const table of ["content_images", "content_items", "article_views", "article_visits", "accounts"] as const)
      await database.kysely.deleteFrom(table).execute();
    await addPerson(database.kysely, { id: accountId, name: "ana", role: "editor", at });
  });
  const save = (basedOn: number, title: string | null) =>
    contentStore(database.kysely).save({
      key,
      basedOn,
      text: title === null ? null : text(title),
      publishedOn: "2026-03-02",
      accountId,
      at,
    });

  it("keeps one of many who save at once, and every version with its author", async () => {
    const store = contentStore(database.kysely);
    expect(await store.revision()).toBe(0);
    const begun = await Promise.all(["a", "b", "c", "d"].map((title) => save(0, title)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    const saved = await Promise.all(["e", "f", "g", "h"].map((title) => save(1, title)));
    expect(saved.filter(Boolean)).toHaveLength(1);
    expect(await save(7, "from nowhere")).toBe(false);
    expect(await store.revision()).toBe(2);
    const versions = await store.versions(key, { before: null, limit: 9 });
    expect(versions.map(({ number, author }) => [number, author])).toEqual([
      [2, "ana"],
      [1, "ana"],
    ]);
    expect(await store.find(key)).toEqual({
      ...key,
      version: 2,
      savedAt: at,
      publishedOn: "2026-03-02",
      text: versions[0]?.text,
    });
    expect(await store.list()).toHaveLength(1);
  });

  it("keeps that a text is again as the repository has it", async () => {
    await save(0, "edited");
    await save(1, null);
    const store = contentStore(database.kysely);
    expect(await store.find(key)).toMatchObject({ version: 2, text: null });
    expect(await store.version(key, 1)).toMatchObject({ text: { title: "edited" } });
    expect(await store.version(key, 3)).toBeNull();
    expect(await store.find({ ...key, language: "it" })).toBeNull();
  });

  it("keeps a text without its author's name when the author has left", async () => {
    await save(0, "edited");
    await database.kysely.deleteFrom("accounts").execute();
    expect(await contentStore(database.kysely).versions(key, { before: null, limit: 9 })).toMatchObject([
      { number: 1, author: null },
    ]);
  });

  it("counts a reader once a day, and forgets who it was", async () => {
    const views = viewStore(database.kysely);
    const count = (day: string, who: string) => views.count([{ ...key, day, who }]);
    await Promise.all(Array.from({ length: 6 }, () => count("2026-03-02", "203.0.113.5")));
    await count("2026-03-02", "203.0.113.6");
    await count("2026-03-03", "203.0.113.5");
    expect(await views.list()).toEqual([{ ...key, views: 3 }]);
    expect(JSON.stringify(await database.kysely.selectFrom("article_visits").selectAll().execute())).not.toContain(
      "203.0.113",
    );
    await views.purge("2026-03-04");
    expect(await database.kysely.selectFrom("article_visits").selectAll().execute()).toEqual([]);
    expect(await views.list()).toEqual([{ ...key, views: 3 }]);
  });

  it("keeps a file byte for byte, and the same one once", async () => {
    const images = imageStore(database.kysely);
    const file = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    const image = { format: "png", width: 20, height: 10, file, alt: "A point", accountId, at } as const;
    const [one, other] = await Promise.all([images.add(image), images.add(image)]);
    expect(one).toEqual({ id: one.id, format: "png", width: 20, height: 10, bytes: 512, alt: "A point", addedAt: at });
    expect(other.id).toBe(one.id);
    expect(one.id).toMatch(/^[0-9a-f]{32}$/);
    expect(Uint8Array.from((await images.file(one.id)) ?? [])).toEqual(file);
    expect(await images.file("0".repeat(32))).toBeNull();
    expect(await images.list(firstPage)).toEqual([one]);
    expect((await images.add({ ...image, alt: "A black point" })).alt).toBe("A black point");
    expect(await images.list(firstPage)).toHaveLength(1);
    expect([await images.kept([one.id, "0".repeat(32)]), await images.kept([])]).toEqual([[one.id], []]);
    expect([await images.remove(one.id), await images.remove(one.id)]).toEqual([true, false]);
    expect(await images.file(one.id)).toBeNull();
  });

  it("lists images a page at a time, each once, the latest first", async () => {
    const images = imageStore(database.kysely);
    const add = (count: number, added: Date) =>
      images.add({
        ...{ format: "png", width: 20, height: 10, alt: `Image ${count}`, accountId, at: added },
        file: Uint8Array.of(count),
      });
    // Two at the same moment: their ids tell which is the later one.
    for (let count = 0; count < 7; count += 1) await add(count, new Date(at.getTime() + Math.floor(count / 2) * 1_000));
    const whole = (await images.list(firstPage)).map(({ id }) => id);
    expect(whole).toHaveLength(7);
    const read: string[] = [];
    for (let cursor: string | null = null; read.length < 7; ) {
      const page: string[] = (await images.list({ cursor, limit: 3 })).map(({ id }) => id);
      expect(page).not.toEqual([]);
      read.push(...page);
      cursor = page.at(-1) ?? null;
      if (read.length === 3) await add(9, new Date(at.getTime() + 9_000));
    }
    expect(read).toEqual(whole);
  });
});
