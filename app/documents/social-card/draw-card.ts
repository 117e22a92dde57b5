import type { SocialCard } from "../../core/analysis/contracts/social-card.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { drawCompany } from "./company-card.ts";
import { openRaster, type Raster } from "./raster.ts";
import { drawStory } from "./story-card.ts";
import { svgCanvasFor } from "./svg-canvas.ts";
import { drawWords } from "./words-card.ts";

let opened: Promise<Raster> | undefined;

/** The picture of a shared link: 1200 by 630, PNG. The same card gives the same bytes. */
export async function drawCard(card: SocialCard, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  opened ??= openRaster();
  const canvas = svgCanvasFor(await opened);
  if (card.kind === "words") drawWords(canvas, card);
  else if (card.kind === "story") drawStory(canvas, card, { t: await translatorFor(language), language });
  else drawCompany(canvas, card, { t: await translatorFor(language), language });
  return canvas.finished();
}
