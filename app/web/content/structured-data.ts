import type { Language } from "../../messages/languages.ts";
import { canonicalAddress, localAddress } from "../session/address.ts";

const context = "https://schema.org";
const publisher = { "@type": "Organization", name: "Valora" };

/** Structured data for search engines: React Router writes it into the head, escaped. Data is no script, and a content policy needs no hash of it. */
type StructuredData = { "script:ld+json": Record<string, unknown> };
const written = (data: Record<string, unknown>): StructuredData => ({
  "script:ld+json": { "@context": context, ...data },
});

/** Where a page stands, and in which language. */
type Place = { origin: string; path: string; language: Language };
const addressOf = ({ origin, path, language }: Place): string => origin + canonicalAddress(path, language);
/** A picture is drawn in the language that its address names. */
const pictureOf = ({ origin, picture, language }: { origin: string; picture: string; language: Language }): string =>
  origin + localAddress(picture, language);
const siteOf = (origin: string) => ({
  "@type": "WebSite",
  "@id": `${origin}/#site`,
  name: "Valora",
  url: `${origin}/`,
});

type Words = { title: string; description: string };

/** The site, what it is used for, and how a company is looked up. */
export function siteData({ origin, language, title, description }: Omit<Place, "path"> & Words): StructuredData {
  const url = addressOf({ origin, path: "/", language });
  const organisation = { "@id": `${origin}/#organization` };
  return written({
    "@graph": [
      { ...publisher, ...organisation, url: `${origin}/`, logo: `${origin}/icons/apple-touch-icon.png` },
      {
        ...siteOf(origin),
        alternateName: title,
        description,
        inLanguage: language,
        publisher: organisation,
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: addressOf({ origin, path: "/analysis?ticker={search_term_string}", language }),
          },
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "WebApplication",
        name: "Valora",
        url,
        description,
        inLanguage: language,
        applicationCategory: "FinanceApplication",
        operatingSystem: "Any",
        provider: organisation,
      },
    ],
  });
}

type ResultData = Place &
  Words & {
    company: { ticker: string; name: string; exchange: string; isin: string | null };
    /** ISO day of the newest figure that the page shows; null where none is dated. */
    changedOn: string | null;
    /** First and last day that its accounts cover; null without accounts. */
    covers: { from: string; to: string } | null;
    picture: string;
  };

/** A result: the page, the company, and the figures as a set of data. Nothing is rated. */
export function resultData(result: ResultData): StructuredData {
  const { origin, language, title, description, company, changedOn, covers, picture } = result;
  const url = addressOf(result);
  const dated = changedOn === null ? {} : { dateModified: changedOn };
  return written({
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: language,
    ...dated,
    isPartOf: siteOf(origin),
    primaryImageOfPage: pictureOf({ origin, picture, language }),
    about: {
      "@type": "Corporation",
      name: company.name,
      tickerSymbol: `${company.exchange} ${company.ticker}`,
      ...(company.isin !== null && {
        identifier: { "@type": "PropertyValue", propertyID: "ISIN", value: company.isin },
      }),
    },
    mainEntity: {
      "@type": "Dataset",
      name: title,
      description,
      url,
      inLanguage: language,
      ...dated,
      ...(covers !== null && { temporalCoverage: `${covers.from}/${covers.to}` }),
      isAccessibleForFree: true,
      creator: { ...publisher, url: `${origin}/` },
    },
  });
}

type ArticleData = Place &
  Words & {
    date: string;
    /** Address on this site of the picture that stands for it, and whether it is an uploaded image, the same in every language. */
    picture: string;
    isImage: boolean;
    /** ISO moment; null: as it was first published. */
    changedAt: string | null;
    /** The videos that it plays, by their file names; the address of an image and the ISO moment of the upload of each. */
    videos: readonly { file: string; title: string; poster: string | null; seconds: number | null; addedAt: string }[];
  };

export function articleData(article: ArticleData): StructuredData {
  const { origin, language, title, description, picture, isImage, date, changedAt, videos } = article;
  const image = isImage ? origin + picture : pictureOf({ origin, picture, language });
  return written({
    "@type": "BlogPosting",
    headline: title,
    description,
    image,
    datePublished: date,
    dateModified: changedAt ?? date,
    inLanguage: language,
    mainEntityOfPage: addressOf(article),
    author: { ...publisher, url: `${origin}/` },
    publisher,
    ...(videos.length > 0 && {
      video: videos.map((video) => ({
        "@type": "VideoObject",
        name: video.title,
        description,
        contentUrl: `${origin}/content/videos/${video.file}`,
        thumbnailUrl: video.poster === null ? image : origin + video.poster,
        uploadDate: video.addedAt,
        ...(video.seconds !== null && { duration: `PT${Math.max(1, Math.round(video.seconds))}S` }),
        inLanguage: language,
      })),
    }),
  });
}

type BlogData = Omit<Place, "path"> & Words & { articles: readonly { slug: string; title: string; date: string }[] };

/** The list of articles. */
export function blogData({ origin, language, title, description, articles }: BlogData): StructuredData {
  return written({
    "@type": "Blog",
    url: addressOf({ origin, path: "/blog", language }),
    name: title,
    description,
    inLanguage: language,
    isPartOf: siteOf(origin),
    publisher,
    blogPost: articles.map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      url: addressOf({ origin, path: `/blog/article/${article.slug}`, language }),
      datePublished: article.date,
      inLanguage: language,
      author: publisher,
    })),
  });
}

type BreadcrumbData = Omit<Place, "path"> & { steps: readonly { name: string; path: string }[] };

export function breadcrumbData({ origin, language, steps }: BreadcrumbData): StructuredData {
  return written({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Valora", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf({ origin, path, language }),
    })),
  });
}

export function questionsData(
  questions: readonly { question: string; answer: string }[],
  language: Language,
): StructuredData {
  return written({
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}
