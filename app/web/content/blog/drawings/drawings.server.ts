import type { Block, DrawingName, Text } from "../../../../../content/text.ts";
import type { ArticleCategory } from "../../../../features/content/contracts/content.ts";
import { imageNamed } from "../../../../features/content/contracts/content-image.ts";
import { Drawings } from "../../../../features/content/contracts/drawings.ts";
import type { Content } from "../../../../features/content/use-cases/content.ts";
import { formatsFor } from "../../../../messages/formats.ts";
import { translatorFor } from "../../../../messages/index.ts";
import type { Language } from "../../../../messages/languages.ts";
import type { ArticlePicture } from "../../../components/content/article-list.tsx";
import { type ShownDrawing, shownDrawing } from "./shown-drawing.ts";

/** A drawing in a language, from the figures that the command wrote. */
export async function drawingIn(name: DrawingName, language: Language): Promise<ShownDrawing> {
  const [study, t] = await Promise.all([
    import("../../../../features/content/studies/drawings.json"),
    translatorFor(language),
  ]);
  return shownDrawing(name, Drawings.parse(study.default), { t, formats: formatsFor(language) });
}

export type ShownDrawings = Readonly<Partial<Record<DrawingName, ShownDrawing>>>;

/** The drawings that a text names. */
export async function drawingsOf({ blocks }: Pick<Text, "blocks">, language: Language): Promise<ShownDrawings> {
  const names = new Set(allBlocks(blocks).flatMap((block) => ("drawing" in block ? [block.drawing] : [])));
  const shown = await Promise.all([...names].map(async (name) => [name, await drawingIn(name, language)] as const));
  return Object.fromEntries(shown);
}

const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => ("quote" in block ? [block, ...allBlocks(block.quote)] : [block]));

/** For a text without a picture of its own. */
const drawingOfCategory: Readonly<Record<ArticleCategory, DrawingName>> = {
  tutorial: "freeCashFlowMargin",
  analysis: "multiplesBySector",
  markets: "valueToPrice",
  investment: "costOfEquity",
  technology: "predictionToPrice",
  reviews: "yearsOfAccounts",
  beginner: "methodsToPrice",
  intermediate: "returnOnCapital",
};

type Of = { category: ArticleCategory; language: Language; content: Pick<Content, "poster"> };

/** The picture that stands for a text: the first one in it, that of a video too, else the drawing of its category. */
export async function pictureOf(
  { blocks }: Pick<Text, "blocks">,
  { category, language, content }: Of,
): Promise<ArticlePicture> {
  for (const block of allBlocks(blocks)) {
    if ("image" in block) return { kind: "image", image: block.image };
    if ("drawing" in block) return { kind: "drawing", drawing: await drawingIn(block.drawing, language) };
    const image = "video" in block ? await posterOf(block.video, content) : null;
    if (image !== null) return { kind: "image", image };
  }
  return { kind: "drawing", drawing: await drawingIn(drawingOfCategory[category], language) };
}

/** The image that stands for a video until it plays; null where it has none. */
async function posterOf(
  { file: video, title }: Extract<Block, { video: unknown }>["video"],
  content: Of["content"],
): Promise<Extract<Block, { image: unknown }>["image"] | null> {
  const file = await content.poster(video);
  const named = file === null ? null : imageNamed(file);
  return file === null || named === null ? null : { file, width: named.width, height: named.height, alt: title };
}
