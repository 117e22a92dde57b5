import { ArrowLeft } from "lucide-react";
import { redirect, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { CalculatorName, Text } from "../../../content/text.ts";
import { spokenName } from "../../messages/company-name.ts";
import { articleText, factsOf, readBlogText, readCalculatorText } from "../blog/articles.server.ts";
import { fillOf } from "../blog/calculator-fill.ts";
import { calculators } from "../blog/calculators.ts";
import { ArticleFactsLine } from "../components/article-list.tsx";
import { Calculator, type CalculatorFill } from "../components/calculator.tsx";
import { LocalLink } from "../components/local-link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ShareArticle } from "../components/share-article.tsx";
import { TextBlocks } from "../components/text-blocks.tsx";
import { appContext, type RequestContext } from "../context.ts";
import type { loader as rootLoader } from "../root.tsx";
import { localAddress } from "../session/address.ts";
import { articleData, breadcrumbData } from "../structured-data.ts";
import type { Route } from "./+types/article";

/** An article nobody wrote leads to the list of those that exist. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { product, viewer } = context.get(appContext);
  const { language } = viewer;
  const facts = factsOf(params.slug);
  if (!facts) throw redirect(localAddress("/blog", url.searchParams.get("lang")));
  const article = await articleText(facts.slug, language, product.illustrateCompany);
  const calculator = calculatorIn(article);
  const [text, calculatorText, fill] = await Promise.all([
    readBlogText(language),
    calculator === null ? null : readCalculatorText(language),
    calculator === null ? null : calculatorFill(product, calculator),
  ]);
  return { facts, article, text, calculatorText, fill, language, origin: url.origin };
}

function calculatorIn({ blocks }: Text): CalculatorName | null {
  return blocks.flatMap((block) => ("calculator" in block ? [block.calculator] : []))[0] ?? null;
}

async function calculatorFill(
  product: RequestContext["product"],
  name: CalculatorName,
): Promise<CalculatorFill | null> {
  const illustration = await product.illustrateCompany(calculators[name].company);
  if (illustration === null) return null;
  return {
    company: spokenName(illustration.name),
    date: illustration.fiscalYearEnd,
    parameters: fillOf(name, illustration),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { facts, article, text, language, origin } = loaderData;
  const path = `/blog/article/${facts.slug}`;
  return [
    articleData({ origin, path, language, title: article.title, description: article.description, date: facts.date }),
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
  const { facts, article, text, calculatorText, fill } = loaderData;
  const t = useTranslations("content");
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin ?? "";
  return (
    <article className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={article.title} description={article.description} />
      <LocalLink to="/blog" className="link no-print t-small inline-flex items-center gap-1.5">
        <ArrowLeft size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("backToBlog")}
      </LocalLink>
      <h1 className="t-h1 mt-4 max-w-[26ch]">{article.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{article.description}</p>
      <p className="t-small mt-3 mb-8 text-ink-3">
        <ArticleFactsLine article={facts} text={text} />
      </p>
      {facts.kind === "video" && (
        <p className="mb-6 max-w-[66ch] border-l-2 border-ink py-1 pl-4 text-ink-2">{text.script}</p>
      )}
      <TextBlocks
        blocks={article.blocks}
        contactEmail={null}
        calculator={(name) => calculatorText && <Calculator name={name} text={calculatorText} fill={fill} />}
      />
      <ShareArticle title={article.title} address={`${origin}/blog/article/${facts.slug}`} text={text} />
      <LocalLink to="/blog" className="link no-print mt-8 inline-flex items-center gap-1.5">
        <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("backToBlog")}
      </LocalLink>
    </article>
  );
}
