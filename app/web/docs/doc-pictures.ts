import type { Language } from "../../messages/languages.ts";

/**
 * What the pictures of the documentation show: parts of the product, each in three languages and two themes. `npm run screenshots` takes
 * them; a page shows the one of its language in the theme of its reader.
 */
export const docPictures = [
  "set-up",
  "installation",
  "status",
  "providers",
  "result",
  "held-data",
  "portfolio",
  "flex-query",
  "alpaca-key",
  "jobs",
] as const;
export type DocPicture = (typeof docPictures)[number];

export const pictureThemes = ["light", "dark"] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** Of each picture, in pixels. */
export const pictureSize = { width: 1000, height: 640 } as const;
export const largestPictureInBytes = 60_000;

/** The folder of the pictures, from the root of the repository; what it holds the site serves at `/pictures`. */
export const pictureFolder = "app/public/pictures";

export const pictureFile = (name: DocPicture, language: Language, theme: PictureTheme): string =>
  `${name}-${language}-${theme}.webp`;

/** The picture that a file shows in light colours, as the pages name it; null for any other file. */
export function pictureNamed(path: string, language: Language): DocPicture | null {
  return docPictures.find((name) => path === `/${pictureFolder}/${pictureFile(name, language, "light")}`) ?? null;
}
