import { escapedXml } from "../../../charts/escaped-xml.ts";
import { defaultLanguage, type Language, languages } from "../../../messages/languages.ts";
import { xmlAnswer } from "../../content/xml.ts";
import { appContext, type RequestContext } from "../../context.ts";
import { listedPages } from "../../page-lists.ts";
import type { Route } from "./+types/sitemap";

/** Every page for search engines, each in the languages that it exists in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { product } = context.get(appContext);
  const tickers = product.bundledTickers();
  const translated = [...listedPages(), ...tickers.map((ticker) => `/analysis/${encodeURIComponent(ticker)}`)];
  const entries = [
    ...translated.flatMap((path) => entriesOf(url.origin + path, languages)),
    ...[...(await articleLanguages(product.content))].flatMap(([slug, written]) =>
      entriesOf(`${url.origin}/blog/article/${slug}`, written),
    ),
  ];
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>`,
    "application/xml",
  );
}

async function articleLanguages(content: RequestContext["product"]["content"]) {
  const lists = await Promise.all(languages.map(content.articles));
  const bySlug = new Map<string, Language[]>();
  for (const { slug, language } of lists.flat()) bySlug.set(slug, [...(bySlug.get(slug) ?? []), language]);
  return bySlug;
}

/** One entry for each language, which names the others. */
function entriesOf(address: string, written: readonly Language[]): string[] {
  const addressIn = (language: Language) =>
    escapedXml(`${address}${language === defaultLanguage ? "" : `?lang=${language}`}`);
  const alternates = written
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`)
    .join("");
  return written.map((language) => `<url><loc>${addressIn(language)}</loc>${alternates}</url>`);
}
