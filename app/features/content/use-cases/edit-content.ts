import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { Failure } from "../../../failure.ts";
import type { ContentText } from "../contracts/content.ts";
import type { ContentContext, ContentKey, KeptVersion, Seed } from "./content-context.ts";
import { type ContentForm, contentTextOf, languageOf, slugOf } from "./content-rules.ts";
import { mustEdit } from "./must-edit.ts";
import { refuseVideosWithoutWords } from "./shown-videos.ts";

export type EditContext = ContentContext & { seeds: () => Promise<readonly Seed[]> };

/** One text as an editor has it in hand. */
export type EditableContent = ContentKey & {
  /** 0: as the repository has it, never edited. */
  version: number;
  savedAt: Date | null;
  publishedOn: string | null;
  text: ContentText;
  /** The repository has a text of this address and language, to which it can be restored. */
  isSeeded: boolean;
};

export type ContentLine = EditableContent & { views: number };

const VERSIONS_SHOWN = 50;

const textOfSeed = ({ kind, category, title, body }: Seed): ContentText => ({
  kind,
  category,
  title,
  body,
  state: "published",
});

const isSame = (one: ContentKey, other: ContentKey) => one.slug === other.slug && one.language === other.language;

/** Everything that can be edited: what was added latest first, then the texts of the repository. */
export async function listContent(context: EditContext, reader: Account | null): Promise<ContentLine[]> {
  mustEdit(reader);
  const [seeds, kept, views] = await Promise.all([context.seeds(), context.content.list(), context.views.list()]);
  const viewsOf = (key: ContentKey) => views.find((each) => isSame(each, key))?.views ?? 0;
  const added = kept.filter((each) => !seeds.some((seed) => isSame(seed, each)));
  const keys: ContentKey[] = [...added.sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime()), ...seeds];
  return keys.flatMap((key) => {
    const one = inHand(
      key,
      seeds.find((seed) => isSame(seed, key)),
      kept.find((each) => isSame(each, key)),
    );
    return one === null ? [] : [{ ...one, views: viewsOf(key) }];
  });
}

function inHand(
  { slug, language }: ContentKey,
  seed: Seed | undefined,
  kept: Awaited<ReturnType<ContentContext["content"]["find"]>> | undefined,
): EditableContent | null {
  const text = kept?.text ?? (seed && textOfSeed(seed));
  if (text === undefined) return null;
  return {
    slug,
    language,
    text,
    version: kept?.version ?? 0,
    savedAt: kept?.savedAt ?? null,
    publishedOn: seed?.date ?? kept?.publishedOn ?? null,
    isSeeded: seed !== undefined,
  };
}

async function find(context: EditContext, key: ContentKey): Promise<EditableContent> {
  const [seeds, kept] = await Promise.all([context.seeds(), context.content.find(key)]);
  const found = inHand(
    key,
    seeds.find((seed) => isSame(seed, key)),
    kept ?? undefined,
  );
  if (found === null) throw new Failure("notFound");
  return found;
}

/** The text at this address in this language. */
export async function readContent(
  context: EditContext,
  reader: Account | null,
  { slug, language }: { slug: string; language: string },
): Promise<EditableContent> {
  mustEdit(reader);
  return find(context, keyOf(slug, language));
}

function keyOf(slug: string, language: string): ContentKey {
  try {
    return { slug: slugOf(slug, ""), language: languageOf(language) };
  } catch (cause) {
    throw new Failure("notFound", {}, { cause });
  }
}

/** Begins a text. Throws `slugTaken` when the repository or an editor has one of this address and language. */
export async function addContent(
  context: EditContext,
  reader: Account | null,
  form: ContentForm & { slug: string; language: string },
): Promise<EditableContent> {
  const { id: accountId } = mustEdit(reader);
  const text = contentTextOf(form);
  const key = { slug: slugOf(form.slug, text.title), language: languageOf(form.language) };
  if ((await context.seeds()).some((seed) => isSame(seed, key))) throw new Failure("slugTaken");
  if (text.state === "published") await refuseVideosWithoutWords(context, { ...key, body: text.body });
  const at = context.now();
  const publishedOn = text.state === "published" ? madridDay(at) : null;
  if (!(await context.content.save({ key, basedOn: 0, text, publishedOn, accountId, at })))
    throw new Failure("slugTaken");
  return find(context, key);
}

type Save = { slug: string; language: string; basedOn: number; form: ContentForm };

/** Keeps a new version. Throws `editConflict` when another one has been kept since the editor took theirs in hand. */
export async function saveContent(
  context: EditContext,
  reader: Account | null,
  { slug, language, basedOn, form }: Save,
): Promise<EditableContent> {
  const account = mustEdit(reader);
  const current = await find(context, keyOf(slug, language));
  const text = contentTextOf(form);
  if (current.version !== basedOn) throw new Failure("editConflict");
  if (isUnchanged(current.text, text)) return current;
  return keep(context, account, { current, text });
}

const isUnchanged = (one: ContentText, other: ContentText) =>
  (["kind", "category", "state", "title", "body"] as const).every((name) => one[name] === other[name]);

/**
 * Takes a text away from readers; its versions stay, and any of them can be restored. Throws `editConflict` when a version has been kept
 * since the editor saw it.
 */
export async function deleteContent(
  context: EditContext,
  reader: Account | null,
  { slug, language, basedOn }: Omit<Save, "form">,
): Promise<void> {
  const account = mustEdit(reader);
  const current = await find(context, keyOf(slug, language));
  if (current.version !== basedOn) throw new Failure("editConflict");
  if (current.text.state === "deleted") return;
  await keep(context, account, { current, text: { ...current.text, state: "deleted" } });
}

async function keep(
  context: EditContext,
  { id: accountId }: Account,
  { current, text }: { current: EditableContent; text: ContentText | null },
): Promise<EditableContent> {
  const at = context.now();
  const { slug, language, version: basedOn } = current;
  const key = { slug, language };
  const isPublished = text !== null && text.state === "published";
  if (isPublished) await refuseVideosWithoutWords(context, { ...key, body: text.body });
  const publishedOn = current.publishedOn ?? (isPublished ? madridDay(at) : null);
  if (!(await context.content.save({ key, basedOn, text, publishedOn, accountId, at })))
    throw new Failure("editConflict");
  return find(context, key);
}

/** A version with its text; 0 is the text of the repository. */
export type ShownVersion = Omit<KeptVersion, "savedAt"> & { savedAt: Date | null; text: ContentText };

type AskedVersions = { slug: string; language: string; shown: number | null; before?: number | null };

/**
 * The versions before one, or the last ones, latest first; `next` is the one before which more follow. With them the two to be compared:
 * `shown`, or the first of the list, with the one before it.
 */
export async function readVersions(
  context: EditContext,
  reader: Account | null,
  { slug, language, shown, before = null }: AskedVersions,
): Promise<{
  current: EditableContent;
  versions: readonly ShownVersion[];
  next: number | null;
  newer: ShownVersion;
  older: ShownVersion | null;
}> {
  mustEdit(reader);
  const key = keyOf(slug, language);
  const [current, versionsBefore] = [await find(context, key), await versionsOf(context, key)];
  const found = await versionsBefore(before, VERSIONS_SHOWN + 1);
  const versions = found.slice(0, VERSIONS_SHOWN);
  const [newer] = shown === null ? versions : await versionsBefore(shown + 1, 1);
  if (newer === undefined || (shown !== null && newer.number !== shown)) throw new Failure("notFound");
  const [older = null] = await versionsBefore(newer.number, 1);
  const next = found.length > versions.length ? (versions.at(-1)?.number ?? null) : null;
  return { current, versions, next, newer, older };
}

/** Reads the versions of a text before a number, latest first: the text of the repository came before all others. */
async function versionsOf(context: EditContext, key: ContentKey) {
  const seed = (await context.seeds()).find((each) => isSame(each, key));
  const seedText = seed && textOfSeed(seed);
  return async (before: number | null, limit: number): Promise<ShownVersion[]> => {
    const kept = before === 0 ? [] : await context.content.versions(key, { before, limit });
    const versions = kept.flatMap((version): ShownVersion[] => {
      const text = version.text ?? seedText;
      return text === undefined ? [] : [{ ...version, text }];
    });
    if (seedText !== undefined && before !== 0 && kept.length < limit)
      versions.push({ number: 0, savedAt: null, author: null, text: seedText });
    return versions;
  };
}

/** Makes an earlier version the latest one; 0 is the text of the repository, which is then followed again. */
export async function restoreContent(
  context: EditContext,
  reader: Account | null,
  { slug, language, basedOn, number }: { slug: string; language: string; basedOn: number; number: number },
): Promise<EditableContent> {
  const account = mustEdit(reader);
  const current = await find(context, keyOf(slug, language));
  if (current.version !== basedOn) throw new Failure("editConflict");
  const version = number === 0 ? null : await context.content.version(current, number);
  if (number === 0 ? !current.isSeeded : version === null) throw new Failure("notFound");
  return keep(context, account, { current, text: version?.text ?? null });
}
