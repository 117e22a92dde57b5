import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { staged } from "../../analysis/page/render-with-messages.tsx";
import { ToFirst } from "./to-first.tsx";

/** A company of which only what is compared here is read. */
const scored = (ticker: string, score: number) =>
  ({ kind: "compared", ticker, company: { ticker, name: ticker, quality: { score, known: 9 } } }) as ComparedCompany;

async function told(score: number, language: "es" | "en" | "it") {
  const [first, other] = [scored("KO", 6), scored("PEP", score)];
  const element = <ToFirst column="quality" companies={[first, other]} compared={other} />;
  return renderToStaticMarkup(await staged(element, language)).replace(/<[^>]+>/g, "");
}

it.each([
  ["es", "−1 señal ", "+2 señales "],
  ["en", "−1 criterion ", "+2 criteria "],
  ["it", "−1 criterio ", "+2 criteri "],
] as const)("says one alone in the singular, in %s", async (language, one, two) => {
  expect(await told(5, language)).toContain(one);
  expect(await told(8, language)).toContain(two);
});
