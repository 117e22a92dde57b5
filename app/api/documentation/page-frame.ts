import { type Language, languages } from "../../messages/languages.ts";
import type { Reader } from "./described-texts.ts";
import { safe } from "./html-text.ts";

const nativeNames: Readonly<Record<Language, string>> = { es: "Español", en: "English", it: "Italiano" };

type Frame = {
  title: string;
  /** The address of the page without its language. */
  address: string;
  /** The version of the product: with a new one, its files have new addresses. */
  version: string;
  main: string;
  /** More of the head: a script, a word to search engines. */
  head?: string;
};

/** What all pages about the API have around their content. */
export function pageFrame({ title, address, version, main, head = "" }: Frame, { language, translate: t }: Reader) {
  const others = languages.map((other) =>
    other === language
      ? `<li><span aria-current="true">${nativeNames[other]}</span></li>`
      : `<li><a href="${safe(address)}?lang=${other}" hreflang="${other}" lang="${other}">${nativeNames[other]}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs.css?v=${encodeURIComponent(version)}">
${head}</head>
<body>
<a class="skip" href="#content">${safe(t("api.jump"))}</a>
<header>
<a href="/?lang=${language}">Valora</a>
<nav aria-label="${safe(t("api.language"))}"><ul>${others.join("")}</ul></nav>
</header>
<main id="content">
${main}
</main>
</body>
</html>
`;
}
