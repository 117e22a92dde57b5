import { expect, test } from "@playwright/test";
import { languages } from "../messages/languages.ts";
import { bannedFigures, bannedWordings } from "../messages/wording/banned-wordings-contract.ts";

// What readers see once figures, names and currencies stand in the texts: companies in dollars, euros and without a value.
const pages = [
  ...[
    "/",
    "/analysis/KO",
    "/analysis/SAN.MC",
    "/analysis/JPM?scenario=optimistic",
    "/analysis/PLTR",
    "/analysis/BKT.MC",
  ],
  ...[
    "/analysis/KO?open=understanding&wacc=0.09&g=0.04",
    "/analysis/KO/statements",
    "/analysis/ENEL.MI/ratios",
    "/analysis/KO/multiples",
  ],
  ...[
    "/analysis/AAPL/technical",
    "/analysis/KO/data",
    "/analysis/KO/cards/value",
    "/screener",
    "/compare?tickers=KO,SAN.MC",
  ],
  ...["/popular", "/methods", "/calibration", "/evidence", "/proof", "/faq", "/features", "/blog", "/plans", "/import"],
];

/** The currency of a language's other form: the code where a symbol is written, the symbol where the code is. */
const otherCurrency = {
  es: /\d\s?USD\b|\bUSD por acción|(?:de|en) USD\b/,
  en: /\bUSD (?:per share|million|\d)|\d\s?USD\b/,
  it: /US\$/,
};

const seenIn = (html: string) =>
  html
    .replace(/<(script|style|template|noscript|code|pre)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<option\b[\s\S]*?<\/option>/g, " ")
    .replace(/<[^>]*>/g, "\u2063")
    .replace(/&nbsp;|&#160;/g, "\u00a0")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\u2063+/g, "\u2063");

for (const language of languages)
  test(`pages in ${language} say it in the words of the trade, with one form of currency`, async ({ request }) => {
    const wrong: string[] = [];
    let read = 0;
    for (const page of pages) {
      const response = await request.get(`${page}${page.includes("?") ? "&" : "?"}lang=${language}`);
      expect(response.status(), page).toBeLessThan(500);
      if (response.status() !== 200) continue;
      const text = seenIn(await response.text());
      read += 1;
      const refusedHere = [
        ...bannedWordings[language],
        ...bannedFigures[language],
        { stem: otherCurrency[language], say: "one form of currency" },
      ];
      for (const { stem, say } of refusedHere) {
        const found = stem.exec(text);
        if (found !== null)
          wrong.push(`${page}: “${text.slice(Math.max(0, found.index - 40), found.index + 40)}” → ${say}`);
      }
    }
    expect(read, "pages that exist").toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
