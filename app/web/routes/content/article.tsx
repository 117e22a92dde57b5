import { ArrowLeft } from "lucide-react";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { isCountedReader } from "../../../http/counted-reader.ts";
import { ArticleBody } from "../../components/content/article-body.tsx";
import { ArticleFactsLine, type ArticlePicture } from "../../components/content/article-list.tsx";
import { FurtherArticles } from "../../components/content/further-articles.tsx";
import { ShareArticle } from "../../components/content/share-article.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { furtherArticles, readBlogText, writtenText } from "../../content/blog/articles.server.ts";
import { pictureOf } from "../../content/blog/drawings/drawings.server.ts";
import { readableArticle } from "../../content/blog/readable-article.server.ts";
import { articleData, breadcrumbData } from "../../content/structured-data.ts";
import { appContext, askingOf } from "../../context.ts";
import { useRootData } from "../../root-data.ts";
import { localAddress } from "../../session/address.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/article";

/** Only a calculator needs scripts. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  isStatic: ({ calculatorText }) => calculatorText === null,
  defersHydration: true,
};

/** An article without a text in this language redirects to the list of articles. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const { language } = viewer;
  const translations = await product.content.translations(params.slug);
  const found = translations.find((each) => each.language === language);
  if (!found) throw redirect(localAddress("/blog", url.searchParams.get("lang")));
  const [text, further, readable, picture] = await Promise.all([
    readBlogText(language),
    furtherArticles(product.content, language, params.slug),
    readableArticle(writtenText(found), language, product),
    pictureOf(writtenText(found), { category: found.category, language, content: product.content }),
  ]);
  asked.meter?.record({ kind: "article", slug: found.slug, language });
  if (isCountedReader(request)) product.countView({ slug: found.slug, language, reader: askingOf(asked).caller });
  const { slug, kind, category, date, minutes, changedAt } = found;
  const facts = { slug, kind, category, date, minutes };
  const written = translations.map((each) => each.language);
  const image = picture.kind === "image" ? sharedImage(picture.image) : null;
  return { facts, changedAt, written, ...readable, image, further, text, language, origin: url.origin };
}

const socialPictureOf = (slug: string) => `/social/article/${slug}.png`;

const sharedImage = ({ file, ...size }: Extract<ArticlePicture, { kind: "image" }>["image"]) => ({
  path: `/content/images/${file}`,
  type: `image/${file.split(".").at(-1)}`,
  ...size,
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { facts, changedAt, article, videos, image, text, language, origin } = loaderData;
  const path = `/blog/article/${facts.slug}`;
  return [
    articleData({
      origin,
      path,
      language,
      title: article.title,
      description: article.description,
      picture: image?.path ?? socialPictureOf(facts.slug),
      isImage: image !== null,
      date: facts.date,
      changedAt,
      videos: article.blocks.flatMap((block) => {
        const played = "video" in block ? videos[block.video.file] : undefined;
        return "video" in block && played !== undefined ? [{ ...block.video, ...played }] : [];
      }),
    }),
    breadcrumbData({
      origin,
      language,
      steps: [
        { name: text.title, path: "/blog" },
        { name: article.title, path },
      ],
    }),
  ];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { facts, written, article, further, text, calculatorText, fill, drawings, videos, image } = loaderData;
  const t = useTranslations("content");
  const origin = useRootData()?.origin ?? "";
  return (
    <article className="wrap page-top">
      <PageHead
        title={article.title}
        description={article.description}
        picture={socialPictureOf(facts.slug)}
        image={image}
        kind="article"
        written={written}
      />
      <LocalLink to="/blog" className="link no-print t-small inline-flex items-center gap-1.5">
        <ArrowLeft size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("backToBlog")}
      </LocalLink>
      <h1 className="t-h1 mt-4 max-w-[26ch]">{article.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{article.description}</p>
      <p className="t-small mt-3 mb-8 text-ink-3">
        <ArticleFactsLine article={facts} text={text} />
      </p>
      {facts.kind === "video" && Object.keys(videos).length === 0 && (
        <p className="mb-6 max-w-[66ch] border-l-2 border-ink py-1 pl-4 text-ink-2">{text.script}</p>
      )}
      <ArticleBody article={article} calculatorText={calculatorText} fill={fill} drawings={drawings} videos={videos} />
      <ShareArticle title={article.title} address={`${origin}/blog/article/${facts.slug}`} text={text} />
      <FurtherArticles articles={further} text={text} />
      <LocalLink to="/blog" className="link no-print mt-8 inline-flex items-center gap-1.5">
        <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("backToBlog")}
      </LocalLink>
    </article>
  );
}
