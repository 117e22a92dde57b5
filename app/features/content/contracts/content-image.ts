/** Image formats that browsers draw and that cannot carry scripts. */
export const imageFormats = ["png", "jpeg", "webp", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const imageLimits = { bytes: 2 * 1_048_576, side: 8_000, pixels: 25_000_000, alt: 250 } as const;

export type ImageSize = { width: number; height: number };

/** Whether a text has the form of the id of an image or a video, which is made from the content of its file. */
export const isContentFileId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

const nameForm = /^([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.(png|jpeg|webp|avif)$/;

/** `3f…-1200x800.webp`: the address says how much room an image takes before it has come. */
export const imageName = (id: string, format: ImageFormat, { width, height }: ImageSize): string =>
  `${id}-${width}x${height}.${format}`;

/** The images that a text in Markdown shows, by their ids. */
export const imagesShownIn = (body: string): string[] => [
  ...new Set(Array.from(body.matchAll(/\/content\/images\/([0-9a-f]{32})-/g), ([, id = ""]) => id)),
];

/** The image that a file name stands for; null for a name that is none of ours. */
export function imageNamed(name: string): ({ id: string; format: ImageFormat } & ImageSize) | null {
  const [, id = "", width = "", height = "", ending] = nameForm.exec(name) ?? [];
  const format = imageFormats.find((each) => each === ending);
  return format === undefined ? null : { id, format, width: Number(width), height: Number(height) };
}
