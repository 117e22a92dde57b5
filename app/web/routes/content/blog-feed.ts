import { escapedXml } from "../../../charts/escaped-xml.ts";
import { articleLines, readBlogText } from "../../content/blog/articles.server.ts";
import { xmlAnswer } from "../../content/xml.ts";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/blog-feed";

/** The articles as RSS, in the language of the address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    product,
    viewer: { language },
  } = context.get(appContext);
  const [lines, text] = await Promise.all([articleLines(product.content, language), readBlogText(language)]);
  const addressOf = (path: string) => escapedXml(`${url.origin}${localAddress(path, language)}`);
  const items = lines
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ slug, title, description, date, category }) => {
      const address = addressOf(`/blog/article/${slug}`);
      return [
        "<item>",
        `<title>${escapedXml(title)}</title>`,
        `<link>${address}</link>`,
        `<guid>${address}</guid>`,
        `<description>${escapedXml(description)}</description>`,
        `<category>${escapedXml(text.categories[category])}</category>`,
        `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
        "</item>",
      ].join("");
    });
  const self = `<atom:link href="${addressOf("/blog/feed.xml")}" rel="self" type="application/rss+xml"/>`;
  const channel = [
    `<title>Valora · ${escapedXml(text.title)}</title>`,
    `<link>${addressOf("/blog")}</link>`,
    `<description>${escapedXml(text.description)}</description>`,
    `<language>${language}</language>`,
    self,
    ...items,
  ].join("\n");
  return xmlAnswer(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel}\n</channel></rss>`,
    "application/rss+xml",
  );
}
