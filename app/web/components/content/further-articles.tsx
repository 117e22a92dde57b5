import type { BlogText } from "../../content/blog/blog-text.ts";
import { LocalLink } from "../site/local-link.tsx";
import { ArticleFactsLine, type ListedArticle } from "./article-list.tsx";

/** What an article ends with: others to read. */
export function FurtherArticles({
  articles,
  text,
}: {
  articles: readonly Omit<ListedArticle, "picture">[];
  text: BlogText;
}) {
  if (articles.length === 0) return null;
  return (
    <nav className="no-print mt-12 border-t border-line pt-6" aria-labelledby="further">
      <h2 className="t-h2" id="further">
        {text.further}
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <p className="t-small text-ink-3">
              <ArticleFactsLine article={article} text={text} />
            </p>
            <p className="mt-1 font-serif text-[1.0625rem] leading-snug font-medium">
              <LocalLink to={`/blog/article/${article.slug}`} className="no-underline hover:underline">
                {article.title}
              </LocalLink>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
