import type { Block, DrawingName, Text } from "../../../../../content/text.ts";
import type { ArticleCategory } from "../../../../features/content/contracts/content.ts";
import { Drawings } from "../../../../features/content/contracts/drawings.ts";
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

/** The picture that stands for a text: the first one in it, else the drawing of its category. */
export async function pictureOf(
  { blocks }: Pick<Text, "blocks">,
  category: ArticleCategory,
  language: Language,
): Promise<ArticlePicture> {
  for (const block of allBlocks(blocks)) {
    if ("image" in block) return { kind: "image", image: block.image };
    if ("drawing" in block) return { kind: "drawing", drawing: await drawingIn(block.drawing, language) };
  }
  return { kind: "drawing", drawing: await drawingIn(drawingOfCategory[category], language) };
}
