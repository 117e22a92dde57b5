import { languages } from "../../../app/messages/languages.ts";

/** Where the documentation as files stands, and what its links to other pages of the site lead to. */
export type StaticSite = { pages: readonly string[]; site: string };

const languageNames = { es: "Español", en: "English", it: "Italiano" } as const;

/** The file of a page, in the folder of its language. */
export const fileOf = (path: string): string =>
  `${
    path === "/docs"
      ? "index"
      : path
          .replace(/^\/docs\//, "")
          .slice(path.startsWith("/docs/") ? 0 : 1)
          .replaceAll("/", "-")
  }.html`;

/** The one part of a page that a form of it finds. */
function partOf(html: string, form: RegExp): string {
  const found = form.exec(html)?.[1];
  if (found === undefined) throw new Error(`The page has nothing like ${form}.`);
  return found;
}

/** The addresses of the style sheets that a page takes; some end in a mark of the build, "#", which names no file. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, address = ""]) => address);

/** The addresses of the pictures that it shows. */
export const picturesOf = (html: string): string[] =>
  [...html.matchAll(/ src="(\/pictures\/[^"]+)"/g)].map(([, address = ""]) => address);

/** A page as the server sends it, as a file that needs no server: what is read of it, in a frame of its own. */
export function staticPage(
  html: string,
  { path, language, ...place }: StaticSite & { path: string; language: string },
): string {
  const styles = stylesOf(html).map((address) => `<link rel="stylesheet" href="../files/${nameOf(address)}">`);
  const others = languages.map((other) =>
    other === language
      ? `<strong>${languageNames[other]}</strong>`
      : `<a class="link" lang="${other}" hreflang="${other}" href="../${other}/${fileOf(path)}">${languageNames[other]}</a>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${partOf(html, /<title>([^<]*)<\/title>/)}</title>`,
    `<meta name="description" content="${partOf(html, /<meta name="description" content="([^"]*)"/)}">`,
    ...styles,
    `</head><body><header class="wrap no-print" style="display:flex;gap:20px;padding-block:16px;width:100%">`,
    `<a class="link" href="index.html">Valora</a>${others.join("")}</header>`,
    `<main>${withFiles(partOf(html, /<main[^>]*>([\s\S]*)<\/main>/), place)}</main>`,
    path === "/docs" ? `<script src="search.js"></script>` : "",
    "</body></html>\n",
  ].join("\n");
}

/** The name of a file that a page or a style sheet takes from the server. */
export const nameOf = (address: string): string => address.split("/").at(-1) ?? address;

/** Links to pages that are files too lead to these, and so do pictures; others lead to the site. */
const withFiles = (main: string, { pages, site }: StaticSite): string =>
  main.replaceAll(/ (href|action|src)="(\/[^"]*)"/g, (_, name: string, address: string) => {
    const { pathname, hash } = new URL(address, site);
    if (pathname.startsWith("/pictures/")) return ` ${name}="../files/${nameOf(pathname)}"`;
    const path = pathname.replace(/(.)\/$/, "$1");
    return ` ${name}="${pages.includes(path) ? fileOf(path) + hash : site + address}"`;
  });
