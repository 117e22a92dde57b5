import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staged } from "./render-with-messages.tsx";
import { estimateOf, reportOf } from "./sample-report.ts";
import { SummaryStrip } from "./summary-strip.tsx";

const methods = [
  estimateOf("discountedCashFlow", 110, 130, 150),
  estimateOf("residualIncome", 90, 100, 120),
  estimateOf("earningsPerShare", 80, 100, 120),
];

const figuresOf = async (language: "es" | "en" | "it") =>
  [
    ...renderToStaticMarkup(
      await staged(<SummaryStrip report={reportOf(methods)} currency="USD" safety={undefined} />, language),
    ).matchAll(/<dd[^>]*>(.*?)<\/dd>/g),
  ].map(([, figure = ""]) =>
    figure
      .replace(/<[^>]+>/g, "")
      .replaceAll("\u00a0", " ")
      .trim(),
  );

// One form of currency in a language: the sentence above says US$110.00 in English.
it.each([
  ["es", "110,00 US$", "100 – 130 US$"],
  ["en", "US$110.00", "US$100 – 130"],
  ["it", "110,00 USD", "100 – 130 USD"],
] as const)("writes the currency of each amount on the side of the language: %s", async (language, mean, range) => {
  const figures = await figuresOf(language);
  expect(figures[0]).toBe(mean);
  expect(figures).toContain(range);
});
