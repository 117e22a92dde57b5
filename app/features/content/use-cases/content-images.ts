import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { imageNamed } from "../contracts/content-image.ts";
import { withoutMetadata } from "../images/image-metadata.ts";
import { readImage } from "../images/read-image.ts";
import type { ContentContext, KeptImage } from "./content-context.ts";
import { mustEdit } from "./edit-content.ts";

const IMAGES_SHOWN = 200;

/** Keeps an image for texts, without what its file tells about where and by whom it was taken. */
export async function addImage(context: ContentContext, reader: Account | null, file: Uint8Array): Promise<KeptImage> {
  const { id: accountId } = mustEdit(reader);
  const { format, width, height } = readImage(file);
  const clean = withoutMetadata(file, format);
  const size = clean.isOnItsSide ? { width: height, height: width } : { width, height };
  return context.images.add({ ...size, format, file: clean.file, accountId, at: context.now() });
}

/** The images that texts may show, latest first. */
export async function listImages(context: ContentContext, reader: Account | null): Promise<KeptImage[]> {
  mustEdit(reader);
  return context.images.list(IMAGES_SHOWN);
}

/** An image for anybody who has its address. */
export async function imageFile(context: ContentContext, name: string): Promise<{ type: string; file: Uint8Array }> {
  const named = imageNamed(name);
  const file = named && (await context.images.file(named.id));
  if (named === null || file === null) throw new Failure("notFound");
  // Images that were kept before what they tell was taken out still have it.
  return { type: `image/${named.format}`, file: withoutMetadata(file, named.format).file };
}
