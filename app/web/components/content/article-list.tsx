import type { ArticleFacts } from "../../../../content/blog/catalogue.ts";
import type { Block } from "../../../../content/text.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { BlogText } from "../../content/blog/blog-text.ts";
import type { ShownDrawing } from "../../content/blog/drawings/shown-drawing.ts";
import { LocalLink } from "../site/local-link.tsx";
import { DrawingPicture } from "./drawings/drawing-picture.tsx";

/** The picture that stands for an article. */
export type ArticlePicture =
  | { kind: "drawing"; drawing: ShownDrawing }
  | { kind: "image"; image: Extract<Block, { image: unknown }>["image"] };

export type ListedArticle = Omit<ArticleFacts, "formerly"> & {
  title: string;
  description: string;
  picture: ArticlePicture;
};

type ArticleProps = { article: ListedArticle; text: BlogText };

/** The article that the blog opens with. */
export function FeaturedArticle({ article, text }: ArticleProps) {
  return (
    <section className="mt-8 border-t border-ink pt-5" aria-labelledby="featured">
      <p className="t-small text-ink-3">
        {text.featured} · <ArticleFactsLine article={article} text={text} />
      </p>
      <div className="featured-card">
        <div>
          <h2 className="t-h1 mt-2 max-w-[26ch]" id="featured">
            <LocalLink to={addressOf(article)} className="no-underline hover:underline">
              {article.title}
            </LocalLink>
          </h2>
          <p className="t-lead mt-2 max-w-[60ch]">{article.description}</p>
          <ReadMore article={article} text={text} />
        </div>
        <CardPicture picture={article.picture} />
      </div>
    </section>
  );
}

export function ArticleGrid({ articles, text }: { articles: readonly ListedArticle[]; text: BlogText }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="article-card">
          <CardPicture picture={article.picture} />
          <p className="t-small text-ink-3">
            <ArticleFactsLine article={article} text={text} />
          </p>
          <h3 className="mt-1 font-serif text-[1.1875rem] leading-snug font-medium">
            <LocalLink to={addressOf(article)} className="no-underline hover:underline">
              {article.title}
            </LocalLink>
          </h3>
          <p className="mt-1 text-[0.9375rem] text-ink-2">{article.description}</p>
          <ReadMore article={article} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** One link says where a card leads; this one repeats it in words for the eye. */
const ReadMore = ({ article, text }: ArticleProps) => (
  <p className="mt-auto pt-2">
    <LocalLink to={addressOf(article)} className="link" aria-hidden="true" tabIndex={-1}>
      {text.readMore}
    </LocalLink>
  </p>
);

function CardPicture({ picture }: Pick<ListedArticle, "picture">) {
  if (picture.kind === "drawing") {
    const { say, figure } = picture.drawing;
    return (
      <div className="card-drawing">
        <p className="t-tiny text-ink-3" aria-hidden="true">
          {figure.title}
        </p>
        <DrawingPicture figure={figure} label={`${figure.title}. ${say}`} />
      </div>
    );
  }
  const { file, width, height, alt } = picture.image;
  return <img src={`/content/images/${file}`} width={width} height={height} alt={alt} loading="lazy" />;
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
