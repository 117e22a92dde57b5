import { Failure } from "../../../failure.ts";
import { type Language, languages } from "../../../messages/languages.ts";
import { type MappedPage, siteMap } from "../../content/site-map.ts";
import { xmlAnswer } from "../../content/xml.ts";
import { appContext, type RequestContext } from "../../context.ts";
import { docAddress, docNames } from "../../docs/doc-pages.ts";
import { failurePage } from "../../fail.ts";
import { listedPages } from "../../page-lists.ts";
import type { Route } from "./+types/sitemap";

/** Every page for search engines, each in the languages that it exists in and with the day of its last change, where that is known. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { product } = request;
  const articles = await mappedArticles(url.origin, product.content);
  const blogChangedOn =
    articles
      .flatMap(({ changedOn }) => changedOn ?? [])
      .toSorted()
      .at(-1) ?? null;
  const pages = [
    ...listedPages().map((path) => ({
      address: url.origin + path,
      written: languages,
      changedOn: path === "/blog" ? blogChangedOn : ofFigures.has(path) ? product.dataAsOf : null,
    })),
    ...product.bundledTickers().map((ticker) => ({
      address: `${url.origin}/analysis/${encodeURIComponent(ticker)}`,
      written: languages,
      changedOn: product.figuresAtHand(ticker)?.quote?.asOf.slice(0, 10) ?? product.dataAsOf,
    })),
    ...articles,
    ...docNames.map((name) => ({ address: url.origin + docAddress(name), written: languages, changedOn: null })),
  ];
  const asked = url.searchParams.get("part");
  const map = siteMap(pages, { part: asked === null ? 0 : partIn(asked), address: `${url.origin}/sitemap.xml` });
  if (map === null) throw failurePage(new Failure("notFound"), request);
  return xmlAnswer(map, "application/xml");
}

/** Pages that change with the prices of the included data. */
const ofFigures: ReadonlySet<string> = new Set(["/", "/screener", "/compare"]);

/** A number that no part has stands for what is none. */
const partIn = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER);

async function mappedArticles(origin: string, content: RequestContext["product"]["content"]): Promise<MappedPage[]> {
  const lists = await Promise.all(languages.map(content.articles));
  const bySlug = new Map<string, { written: Language[]; changedOn: string }>();
  for (const { slug, language, date, changedAt } of lists.flat()) {
    const day = changedAt?.slice(0, 10) ?? date;
    const known = bySlug.get(slug);
    bySlug.set(slug, {
      written: [...(known?.written ?? []), language],
      changedOn: known === undefined || known.changedOn < day ? day : known.changedOn,
    });
  }
  return [...bySlug].map(([slug, article]) => ({ address: `${origin}/blog/article/${slug}`, ...article }));
}
