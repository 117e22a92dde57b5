import type { ArticleFacts } from "../../../../content/blog/catalogue.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { BlogText } from "../../content/blog/blog-text.ts";
import { LocalLink } from "../site/local-link.tsx";

export type ListedArticle = Omit<ArticleFacts, "formerly"> & { title: string; description: string };

type ArticleProps = { article: ListedArticle; text: BlogText };

/** The article that the blog opens with. */
export function FeaturedArticle({ article, text }: ArticleProps) {
  return (
    <section className="mt-8 border-t border-ink pt-5" aria-labelledby="featured">
      <p className="t-small text-ink-3">
        {text.featured} · <ArticleFactsLine article={article} text={text} />
      </p>
      <h2 className="t-h1 mt-2 max-w-[26ch]" id="featured">
        <LocalLink to={addressOf(article)} className="no-underline hover:underline">
          {article.title}
        </LocalLink>
      </h2>
      <p className="t-lead mt-2 max-w-[60ch]">{article.description}</p>
      <p className="mt-3">
        <LocalLink to={addressOf(article)} className="link" aria-describedby="featured">
          {text.readMore}
        </LocalLink>
      </p>
    </section>
  );
}

export function ArticleGrid({ articles, text }: { articles: readonly ListedArticle[]; text: BlogText }) {
  return (
    <ul className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug} className="border-t border-line pt-4">
          <p className="t-small text-ink-3">
            <ArticleFactsLine article={article} text={text} />
          </p>
          <h3 className="mt-1 font-serif text-[1.1875rem] leading-snug font-medium">
            <LocalLink to={addressOf(article)} className="no-underline hover:underline">
              {article.title}
            </LocalLink>
          </h3>
          <p className="mt-1 text-[0.9375rem] text-ink-2">{article.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Kind, category, date and time to read, in this order. */
export function ArticleFactsLine({ article, text }: { article: Omit<ArticleFacts, "formerly">; text: BlogText }) {
  const formats = useFormats();
  const { kind, category, date, minutes } = article;
  return (
    <span className="num">
      {text.kinds[kind]} · {text.categories[category]} · <time dateTime={date}>{formats.date(date)}</time> ·{" "}
      {`${minutes}\u00a0min`}
    </span>
  );
}

const addressOf = ({ slug }: ListedArticle) => `/blog/article/${slug}`;
