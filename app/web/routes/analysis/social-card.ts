import type { ValuationView } from "@valora/valuation";
import { storyCardNames } from "../../../core/analysis/contracts/story/story.ts";
import { Failure } from "../../../failure.ts";
import { translatorFor } from "../../../messages/index.ts";
import type { Language } from "../../../messages/languages.ts";
import { canonicalTicker } from "../../../wiring/composition.server.ts";
import { formatsFor } from "../../analysis/formats.ts";
import { filledText, readBlogText, writtenText } from "../../content/blog/articles.server.ts";
import { pictureOf as articlePictureOf } from "../../content/blog/drawings/drawings.server.ts";
import { appContext, type RequestContext } from "../../context.ts";
import { knownFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/social-card";

/** A picture whose address carries its mark never changes; without it, it is kept for a while. */
const forAYear = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** The picture that other sites show beside a link to a page here; `kind` says of which. */
export async function loader({ url, request, params: { kind, name }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mark = url.searchParams.get("v");
  try {
    const view = url.searchParams.get("view") === "relative" ? "relative" : "absolute";
    const picture = await pictureOf(kind, { name: name.replace(/\.png$/, ""), mark, view, app });
    const etag = `"${app.viewer.language}-${picture.mark}"`;
    const headers = { ETag: etag, "Cache-Control": mark === picture.mark ? forAYear : forAnHour };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return new Response(picture.bytes, { headers: { ...headers, "Content-Type": "image/png" } });
  } catch (error) {
    throw knownFailurePage(error, app);
  }
}

type Wanted = { name: string; mark: string | null; view: ValuationView; app: RequestContext };

async function pictureOf(kind: string, { name, mark, view, app: { product, viewer } }: Wanted) {
  const { language } = viewer;
  if (kind === "analysis") {
    const ticker = canonicalTicker(name);
    if (ticker === null) throw new Failure("notFound");
    return product.drawCompanyCard(ticker, { mark, view, language });
  }
  const card = storyCardNames.find((each) => kind === `story-${each}`);
  if (card !== undefined) {
    const ticker = canonicalTicker(name);
    if (ticker === null) throw new Failure("notFound");
    return product.drawStoryCard(ticker, card, { mark, view, language });
  }
  const words = kind === "article" ? await wordsOfArticle(name, product, language) : await wordsOfSite(kind, language);
  if (words === null) throw new Failure("notFound");
  return product.drawWordsCard(words, language);
}

async function wordsOfArticle(slug: string, product: RequestContext["product"], language: Language) {
  const translations = await product.content.translations(slug);
  const found = translations.find((each) => each.language === language);
  if (!found) return null;
  const written = writtenText(found);
  const [{ title, description }, text, picture] = await Promise.all([
    filledText(written, language, product.illustrateCompany),
    readBlogText(language),
    articlePictureOf(written, { category: found.category, language, content: product.content }),
  ]);
  return {
    ...(picture.kind === "drawing" && { drawing: picture.drawing.figure }),
    above: `${text.title} · ${text.kinds[found.kind]}`,
    title,
    text: description,
    below: `${formatsFor(language).date(found.date)} · ${found.minutes} min`,
  };
}

async function wordsOfSite(kind: string, language: Language) {
  if (kind !== "site") return null;
  const t = await translatorFor(language);
  return { above: "", title: t("home.hero.title"), text: t("home.description"), below: t("socialCard.disclaimer") };
}
