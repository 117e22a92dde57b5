import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import { plainLineOf } from "../../../core/shared/contracts/plain-text.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { imageLimits, imageNamed, imagesShownIn } from "../contracts/content-image.ts";
import { withoutMetadata } from "../images/image-metadata.ts";
import { readImage } from "../images/read-image.ts";
import type { ContentContext, KeptImage } from "./content-context.ts";
import { mustEdit } from "./must-edit.ts";

/**
 * Keeps an image for texts, with its alternative text and without the metadata of its file (place, camera, author). Throws what
 * `readImage` throws, `imageAltRequired` or `imageAltTooLong`.
 */
export async function addImage(
  context: ContentContext,
  reader: Account | null,
  { file, alt: typed }: { file: Uint8Array; alt: string },
): Promise<KeptImage> {
  const { id: accountId } = mustEdit(reader);
  const { format, width, height } = readImage(file);
  const alt = altOf(typed);
  const clean = withoutMetadata(file, format);
  const size = clean.isOnItsSide ? { width: height, height: width } : { width, height };
  return context.images.add({ ...size, format, file: clean.file, alt, accountId, at: context.now() });
}

/** On one line, without what would end it in Markdown. */
function altOf(typed: string): string {
  const alt = plainLineOf(typed).replaceAll("[", "(").replaceAll("]", ")");
  if (alt === "") throw new Failure("imageAltRequired");
  if (alt.length > imageLimits.alt) throw new Failure("imageAltTooLong", { maximum: imageLimits.alt });
  return alt;
}

/** Deletes an image for good. Throws `imageInUse` while a text that is not deleted shows it or a video has it as its poster, and `notFound`. */
export async function deleteImage(context: ContentContext, reader: Account | null, name: string): Promise<void> {
  mustEdit(reader);
  const named = imageNamed(name);
  if (named === null) throw new Failure("notFound");
  const texts = await context.content.list();
  const showing = texts.find(
    ({ text }) => text !== null && text.state !== "deleted" && imagesShownIn(text.body).includes(named.id),
  );
  if (showing !== undefined) throw new Failure("imageInUse", { title: showing.text?.title ?? showing.slug });
  const posted = await context.videos.withPoster(named.id);
  if (posted !== null) throw new Failure("imageInUse", { title: posted.title });
  if (!(await context.images.remove(named.id))) throw new Failure("notFound");
}

/** How many images of a text have been deleted: readers would see gaps there. */
export async function countDeletedImages({ images }: ContentContext, body: string): Promise<number> {
  const shown = imagesShownIn(body);
  return shown.length - (await images.kept(shown)).length;
}

/** The images that texts may show, latest first, a page at a time. */
export async function listImages(
  context: ContentContext,
  reader: Account | null,
  page: PageAsked = firstPage,
): Promise<{ images: readonly KeptImage[]; next: string | null }> {
  mustEdit(reader);
  const { entries: images, next } = await pageOf(page, context.images.list);
  return { images, next };
}

/** An image, for every reader who has its address. */
export async function imageFile(context: ContentContext, name: string): Promise<{ type: string; file: Uint8Array }> {
  const named = imageNamed(name);
  const file = named && (await context.images.file(named.id));
  if (named === null || file === null) throw new Failure("notFound");
  // Images that were kept before what they tell was taken out still have it.
  return { type: `image/${named.format}`, file: withoutMetadata(file, named.format).file };
}
