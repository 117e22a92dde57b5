import type { Problem } from "../core/shared/contracts/problem.ts";
import type { Language } from "../messages/languages.ts";

const home: Readonly<Record<Language, string>> = {
  es: "Volver al inicio",
  en: "Back to the home page",
  it: "Torna alla pagina iniziale",
};

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** For the content policy of the page, which allows it by its hash. */
export const failurePageStyle = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
small { opacity: .7; }
`;

/** A page for what is refused before the site can render one: an address or a request that cannot be read. */
export function failurePageHtml(problem: Problem, language: Language): string {
  const title = escapeHtml(problem.title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Valora</title>
<style>${failurePageStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${problem.detail === undefined ? "" : `<p>${escapeHtml(problem.detail)}</p>`}
<p><a href="/">${home[language]}</a></p>
<p><small>${problem.status} · ${escapeHtml(problem.requestId)}</small></p>
</main>
</body>
</html>
`;
}
