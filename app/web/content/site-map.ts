import { escapedXml } from "../../charts/escaped-xml.ts";
import { defaultLanguage, type Language } from "../../messages/languages.ts";

/** A page for search engines: its address in the default language, the languages it exists in, and when it last changed, where that is known. */
export type MappedPage = { address: string; written: readonly Language[]; changedOn: string | null };

/** The protocol allows 50,000 addresses and 50 MB in one file; each of ours names its translations. */
const mostAddresses = 40_000;

/** One file of the map, or null where there is no such part: part 0 is the whole map, or the index of its parts where one file would be too long. */
export function siteMap(
  pages: readonly MappedPage[],
  { part, address, most = mostAddresses }: { part: number; address: string; most?: number },
): string | null {
  const parts = partsOf(pages, most);
  if (part > 0) return parts.length > 1 ? listOf(parts[part - 1]) : null;
  return parts.length > 1 ? indexOf(parts, address) : listOf(parts[0] ?? []);
}

/** The translations of a page stay together. */
function partsOf(pages: readonly MappedPage[], most: number): MappedPage[][] {
  const parts: MappedPage[][] = [];
  let addresses = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    addresses += page.written.length;
    if (addresses > most) {
      parts.push([]);
      addresses = page.written.length;
    }
    parts.at(-1)?.push(page);
  }
  return parts;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function listOf(pages: readonly MappedPage[] | undefined): string | null {
  if (pages === undefined) return null;
  return `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.flatMap(entriesOf).join("\n")}\n</urlset>`;
}

function indexOf(parts: readonly MappedPage[][], address: string): string {
  const entries = parts.map((pages, index) => {
    const changed = pages.flatMap(({ changedOn }) => changedOn ?? []).toSorted();
    return `<sitemap><loc>${escapedXml(`${address}?part=${index + 1}`)}</loc>${changedTag(changed.at(-1) ?? null)}</sitemap>`;
  });
  return `<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>`;
}

const changedTag = (day: string | null): string => (day === null ? "" : `<lastmod>${day}</lastmod>`);

/** One entry for each language, which names the others. */
function entriesOf({ address, written, changedOn }: MappedPage): string[] {
  const addressIn = (language: Language) =>
    escapedXml(`${address}${language === defaultLanguage ? "" : `?lang=${language}`}`);
  const alternates = written
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`)
    .join("");
  return written.map((language) => `<url><loc>${addressIn(language)}</loc>${changedTag(changedOn)}${alternates}</url>`);
}
