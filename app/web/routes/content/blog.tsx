import { useLocale, useTranslations } from "use-intl";
import { ArticleGrid, FeaturedArticle } from "../../components/content/article-list.tsx";
import { BlogSearch } from "../../components/content/blog-search.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { articleLines, articlesMatching, blogQueryIn, readBlogText } from "../../content/blog/articles.server.ts";
import { blogData } from "../../content/structured-data.ts";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/blog";

export const handle: PageHandle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    product: { content },
    viewer: { language },
  } = context.get(appContext);
  const query = blogQueryIn(url.searchParams);
  const [all, articles, text] = await Promise.all([
    articleLines(content, language),
    articlesMatching(content, query, language),
    readBlogText(language),
  ]);
  const categories = [...new Set(all.map(({ category }) => category))];
  const { title, description } = text;
  const structured = blogData({ origin: url.origin, language, title, description, articles: all });
  return { query, articles, categories, text, structured };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [loaderData.structured] : []);

export default function Blog({ loaderData: { query, articles, categories, text } }: Route.ComponentProps) {
  const site = useTranslations("site");
  const isWhole = query.list === "all" && query.category === null && query.words === "";
  const [featured, ...others] = articles;
  const feed = `/blog/feed.xml?lang=${useLocale()}`;
  return (
    <div className="wrap page-top">
      <PageHead
        title={query.list === "all" ? text.title : `${text.lists[query.list]} · ${text.title}`}
        description={text.description}
        path={query.list === "all" ? undefined : `/blog?show=${query.list}`}
        isUnlisted={query.words !== ""}
      />
      <link rel="alternate" type="application/rss+xml" title={`${text.title} · ${site("name")}`} href={feed} />
      <h1 className="t-h1">{query.list === "all" ? text.title : text.lists[query.list]}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{text.description}</p>
      {isWhole && featured && <FeaturedArticle article={featured} text={text} />}
      <BlogSearch query={query} categories={categories} text={text} />
      <section className="mt-8" aria-labelledby="articles">
        <h2 className="t-h2 mb-4" id="articles">
          {isWhole ? text.latest : text.lists[query.list]}
        </h2>
        {articles.length > 0 && <ArticleGrid articles={isWhole ? others : articles} text={text} />}
        <div role="status">
          {articles.length === 0 && (
            <>
              <p className="t-h3">{text.noResults}</p>
              <p className="mt-1 text-ink-2">{text.noResultsHint}</p>
              <LocalLink className={`${buttonClass()} mt-4`} to="/blog">
                {text.clear}
              </LocalLink>
            </>
          )}
        </div>
      </section>
      <p className="mt-10">
        <a className="link t-small" href={feed}>
          {text.feed}
        </a>
      </p>
    </div>
  );
}
