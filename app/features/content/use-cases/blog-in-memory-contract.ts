import { expect } from "vitest";
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
import type { VideoStore } from "./video-context.ts";

export const account = (role: Role): Account => ({
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
export const editor = account("editor");

export const seed: Seed = {
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
export function storeInMemory(): ContentStore {
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
    versions: async (key, { before, limit }) =>
      (kept.get(nameOf(key))?.versions ?? [])
        .filter(({ number }) => before === null || number < before)
        .slice(0, limit),
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
export const noVideos: VideoStore = {
  add: async () => expect.unreachable("no test adds a video"),
  find: async () => null,
  list: async () => [],
  part: async () => null,
  words: async () => [],
  saveWords: async () => {},
  withPoster: async () => null,
  remove: async () => false,
};

export function blog() {
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

export const form = (changes: Partial<ContentText & { slug: string; language: string }> = {}) => ({
  slug: "nuevo",
  language: "es",
  kind: "article",
  category: "markets",
  state: "published",
  title: "Un título",
  body: "Un resumen.\n\nUn cuerpo.",
  ...changes,
});
export const titles = async (content: ReturnType<typeof contentIn>) =>
  (await content.articles("es")).map(({ title }) => title);
export const refusal = (code: string) => expect.objectContaining({ code });
