import { ArrowLeft } from "lucide-react";
import { replace } from "react-router";
import { useTranslations } from "use-intl";
import { LocalLink } from "../components/local-link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { readArticle, readingMinutes } from "../content.server.ts";
import { appContext } from "../context.ts";
import { useFormats } from "../formats.ts";
import type { Route } from "./+types/article";

/** An article nobody wrote leads to the list of those that exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await readArticle(params.slug, context.get(appContext).viewer.language);
  if (!article) throw replace("/blog");
  return { article, minutes: readingMinutes(article) };
}

export default function ArticlePage({ loaderData: { article, minutes } }: Route.ComponentProps) {
  const t = useTranslations("content");
  const formats = useFormats();
  return (
    <article className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={article.title} description={article.description} />
      <LocalLink to="/blog" className="link t-small inline-flex items-center gap-1.5">
        <ArrowLeft size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("backToBlog")}
      </LocalLink>
      <h1 className="t-h1 mt-4 max-w-[26ch]">{article.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{article.description}</p>
      <p className="t-small num mt-3 mb-8 text-ink-3">
        {t("dateAndTime", { date: formats.date(article.date), minutes: String(minutes) })}
      </p>
      <TextBlocks blocks={article.blocks} contactEmail={null} />
    </article>
  );
}
