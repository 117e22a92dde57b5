import { catalogue } from "../../../content/blog/catalogue.ts";
import { defaultLanguage, languages } from "../../messages/languages.ts";
import { appContext } from "../context.ts";
import { escapedXml, xmlAnswer } from "../xml.ts";
import type { Route } from "./+types/sitemap";

const pages = [
  "/",
  "/popular",
  "/screener",
  "/compare",
  "/methods",
  "/methodology/proof",
  "/methodology/prediction",
  "/features",
  "/about",
  "/faq",
  "/support",
  "/contact",
  "/contacto",
  "/import",
  "/blog",
  "/privacy",
  "/terms",
  "/cookies",
];

/** Every page for search engines, each with its three languages. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { product } = context.get(appContext);
  const paths = [
    ...pages,
    ...catalogue.map(({ slug }) => `/blog/article/${slug}`),
    ...product.bundledTickers().map((ticker) => `/analysis/${encodeURIComponent(ticker)}`),
  ];
  const entries = paths.flatMap((path) => {
    const addressIn = (language: string) =>
      escapedXml(`${url.origin}${path}${language === defaultLanguage ? "" : `?lang=${language}`}`);
    const alternates = languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`)
      .join("");
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${alternates}</url>`);
  });
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>`,
    "application/xml",
  );
}
